import ScrollMotion
import ScrollSpace

// The pieces of a movement in which neither axis turns.
//
//   ├──────┼──────┼──●───┼──────┤    256 cells of a planned motion, cut where an axis turns
//             ├─────┤                the part of a frame
//
// A piece belongs to the whole motion, and not to the frame. So each search begins between the same two moments, and
// finds the same moment to the last bit, whatever frames were drawn.

/// A piece of a movement in which neither axis turns.
struct MovementPiece {
  /// The steps between which the piece lies. Of a planned motion they may lie outside of the movement.
  let first, last: Double
  /// The steps of the part that belongs to the movement, the first one excluded.
  let after, through: Double

  /// Returns true if a step belongs to the movement.
  func contains(_ step: Double) -> Bool { step > after && step <= through }
}

extension Movement {
  /// The number of equal cells of a planned motion in which turns are searched for. A swing out and back within a
  /// cell is missed.
  private static var cells: Double { 256 }

  /// Calls `body` with the pieces of the movement, in order.
  func forEachPiece(_ body: (MovementPiece) -> Void) {
    let (after, through) = steps
    guard case .planned(let motion) = course else {
      if from != to { body(MovementPiece(first: after, last: through, after: after, through: through)) }
      return
    }
    let (begin, seconds) = (motion.start.seconds, motion.settlingTime)
    let finish = Self.finish(begin, seconds)
    guard seconds > 0, seconds.isUsable, through > begin, after < finish else { return }
    // A cell more on both sides, because a quotient may be rounded.
    let cell = Self.cell(of: after, begin, seconds) - 1
    let last = min(Self.cells - 1, Self.cell(of: through, begin, seconds) + 1)
    var number = max(0, cell)
    while number <= last {
      let lower = Self.bound(number, begin, seconds, finish)
      let upper = Self.bound(number + 1, begin, seconds, finish)
      number += 1
      guard lower < upper, upper > after, lower < through else { continue }
      forEachPiece(of: motion, lower, upper) { first, last in
        guard first < last, last > after, first < through else { return }
        body(MovementPiece(first: first, last: last, after: after, through: through))
      }
    }
  }

  /// Returns the first moment at which a motion rests. The sum of its start and its duration may be rounded down.
  private static func finish(_ begin: Double, _ seconds: Double) -> Double {
    var finish = begin + seconds
    while finish - begin < seconds { finish = finish.nextUp }
    return finish
  }

  private static func cell(of step: Double, _ begin: Double, _ seconds: Double) -> Double {
    let cell = (step - begin) / seconds * cells
    return cell > 0 ? cell < cells ? Double(Int(cell)) : cells - 1 : 0
  }

  private static func bound(_ number: Double, _ begin: Double, _ seconds: Double, _ finish: Double) -> Double
  {
    number == 0 ? begin : number == cells ? finish : begin + seconds * (number / cells)
  }

  /// Cuts a cell where an axis turns.
  private func forEachPiece(
    of motion: Motion, _ lower: Double, _ upper: Double, _ body: (Double, Double) -> Void
  ) {
    let (early, late) = (Timestamp(seconds: lower), Timestamp(seconds: upper))
    let (before, behind) = (motion.velocity(at: early), motion.velocity(at: late))
    var cuts = PerAxis(upper)
    for axis in Axis.both {
      cuts[axis] = turn(of: motion, axis, lower, upper, before[axis], behind[axis]) ?? upper
    }
    let (one, other) = (min(cuts.x, cuts.y), max(cuts.x, cuts.y))
    body(lower, one)
    body(one, other)
    body(other, upper)
  }

  /// Returns the step within a cell at which an axis turns; nil if the axis does not turn.
  private func turn(
    of motion: Motion, _ axis: Axis, _ lower: Double, _ upper: Double, _ before: Double, _ behind: Double
  ) -> Double? {
    func velocity(_ step: Double) -> Double { motion.velocity(at: Timestamp(seconds: step))[axis] }
    var (lower, upper, before, behind) = (lower, upper, before, behind)
    if before == 0, behind != 0 {
      // The axis begins within the cell, or with this cell from rest.
      lower = firstNumber(after: lower, through: upper) { velocity($0) != 0 }
      before = velocity(lower)
    } else if before != 0, behind == 0 {
      // The axis comes to rest within the cell.
      upper = firstNumber(after: lower, through: upper) { velocity($0) == 0 }.nextDown
      behind = velocity(upper)
    }
    guard before != 0, behind != 0, (before > 0) != (behind > 0), lower < upper else { return nil }
    return firstNumber(after: lower, through: upper) { (velocity($0) > 0) == (behind > 0) }
  }
}
