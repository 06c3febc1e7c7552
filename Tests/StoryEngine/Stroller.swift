import ScrollBehaviors
import ScrollMotion

/// A behaviour like one of a program. It scrolls on a while after each rest, every second fling glides by its own
/// law, and its wall moves with the rests.
final class Stroller: ScrollBehavior {
  private let axis: Axis
  /// The number of rests.
  private(set) var rests: Int64 = 0
  /// The time at which it scrolls on; nil if it does not.
  private(set) var next: Timestamp?

  init(_ axis: Axis) { self.axis = axis }

  var name: StaticString { "Stroller" }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard let upper = proposal.extent[axis].upper else { return }
    proposal.extent[axis].upper = upper + 16 * Double(rests / 3 % 4)
  }

  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    if rests % 2 == 1 { proposal.glide[axis] = .custom(Stroll(distance: 0, duration: 0.5)) }
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    rests += 1
    next = scroll.context.time + 1.5
    if rests % 3 == 0 { scroll.invalidateLayout() }
  }

  func wake(in context: ScrollContext) -> Timestamp? { next }

  func didWake(_ scroll: ScrollController) {
    next = nil
    var offset = scroll.contentOffset
    offset[axis] += rests % 2 == 0 ? 70 : -50
    scroll.setContentOffset(offset, animated: true)
  }

  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    memory.law { Stroll($0) }
    try memory.field(rests, where: { $0 >= 0 && $0 < 1 << 40 }) { self.rests = $0 }
    try memory.field(next) { self.next = $0 }
  }
}

/// A law of constant speed, for a time.
private final class Stroll: MotionLaw, MotionCurve {
  let distance: Double
  let duration: Double

  init(distance: Double, duration: Double) { (self.distance, self.duration) = (distance, duration) }

  convenience init?(_ archived: [Double]) {
    guard archived.count == 3, archived[0] == 55, archived[2] > 0.01, archived[2] < 1e9 else { return nil }
    self.init(distance: archived[1], duration: archived[2])
  }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    Stroll(distance: distance ?? velocity * duration, duration: duration)
  }
  func displacement(at seconds: Double) -> Double { distance * (seconds / duration) }
  func velocity(at seconds: Double) -> Double { distance / duration }
  var archived: [Double]? { [55, distance, duration] }
}
