import ScrollMotion
import ScrollSpace

/// The items that are still on their way to the places that a gap gives them.
///
/// A critically damped spring is linear. So each change of the gap adds a spring of its own over the items that it
/// concerns, and the sum is what a spring would do that each item retargets with its speed.
struct ReorderSprings {
  private struct Shift {
    /// The items, counted without the dragged one.
    let items: Range<Int64>
    let spring: CriticalSpring
    let start: Timestamp
    let end: Timestamp
  }

  private var shifts: [Shift] = []
  /// The spring of the dragged item, after a step of a key or a drop.
  private var item: Shift?

  /// The time at which all are over; nil if nothing moves.
  private(set) var end: Timestamp?

  /// Makes room for the springs of a drag, so that its moves need no memory.
  mutating func reserve() { shifts.reserveCapacity(64) }

  /// Lets items move from a distance to their places. Springs that are over by then are removed, and with 64 of them
  /// the oldest one, which is almost over.
  mutating func add(
    _ items: Range<Int64>, from distance: Double, response: Double, at time: Timestamp, _ tolerance: Double
  ) {
    shifts.removeAll { $0.end <= time }
    if shifts.count == 64 { shifts.removeFirst() }
    shifts.append(shift(items, from: distance, response: response, at: time, tolerance))
  }

  /// Lets the dragged item move from a distance to its place.
  mutating func setItem(from distance: Double, response: Double, at time: Timestamp, _ tolerance: Double) {
    item = shift(0..<1, from: distance, response: response, at: time, tolerance)
  }

  private mutating func shift(
    _ items: Range<Int64>, from distance: Double, response: Double, at time: Timestamp, _ tolerance: Double
  ) -> Shift {
    let spring = CriticalSpring(displacement: distance, velocity: 0, response: response)
    let end = time + spring.duration(within: tolerance)
    self.end = max(self.end ?? end, end)
    return Shift(items: items, spring: spring, start: time, end: end)
  }

  mutating func removeAll() {
    shifts.removeAll(keepingCapacity: true)
    (item, end) = (nil, nil)
  }

  /// Returns the distance of an item from the place that the gap gives it.
  func distance(ofClosed index: Int64, at time: Timestamp) -> Double {
    guard let end, time < end else { return 0 }
    var distance = 0.0
    for shift in shifts where shift.items.contains(index) && time < shift.end {
      distance += shift.spring.displacement(at: max(0, time - shift.start))
    }
    return distance
  }

  /// Returns the distance of the dragged item from its place.
  func distanceOfItem(at time: Timestamp) -> Double {
    guard let item, time < item.end else { return 0 }
    return item.spring.displacement(at: max(0, time - item.start))
  }

  /// Moves all to a clock that was set back by some seconds.
  mutating func setBack(by seconds: Double) {
    func back(_ shift: Shift) -> Shift {
      Shift(items: shift.items, spring: shift.spring, start: shift.start - seconds, end: shift.end - seconds)
    }
    shifts = shifts.map(back)
    item = item.map(back)
    end = end.map { $0 - seconds }
  }
}
