import ScrollMotion
import ScrollSpace

/// The moves of a touch between two frames, as few as its velocity needs.
///
/// A mouse may report thousands of moves a second. Of moves nearer than 5 ms to each other only the last is kept, just
/// as a `VelocityTracker` keeps 20 samples in 0.1 s. Of moves with the same time two are kept: they show the tracker
/// that the times are those of frames.
struct MoveQueue {
  struct Move {
    var position: Point
    var time: Timestamp
  }

  /// The shortest time between two moves that are kept, in seconds.
  static let spacing = VelocityTracker.horizon / Double(VelocityTracker.capacity)

  private var moves: [Move] = []

  var firstTime: Timestamp? { moves.first?.time }
  var lastTime: Timestamp? { moves.last?.time }

  /// Adds a move. Moves that are known with later times get its time, because none of them has come later.
  mutating func add(_ position: Point, at time: Timestamp) {
    for index in moves.indices where moves[index].time > time { moves[index].time = time }
    let count = moves.count
    if count >= 2 {
      let (last, former) = (moves[count - 1].time, moves[count - 2].time)
      let isShared = last == time
      if isShared ? former == time : former != last && time - former < Self.spacing {
        moves[count - 1] = Move(position: position, time: time)
        return
      }
    }
    moves.append(Move(position: position, time: time))
  }

  /// Removes and returns the oldest move. There must be one.
  mutating func takeFirst() -> Move { moves.removeFirst() }
}
