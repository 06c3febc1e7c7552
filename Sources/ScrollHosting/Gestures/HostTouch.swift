import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

/// A touch that is down.
final class HostTouch {
  enum Role {
    /// The touch may still become a tap, a press, a drag or a scroll. A scroller under the touch follows it meanwhile.
    case open
    /// The thumb of an indicator, whose scroller belongs to the area.
    case thumb(Indicators, ScrollArea)
    /// One of two fingers that pinch.
    case pinch
    /// A drag of an area.
    case drag(ScrollArea)
    /// The touch moves nothing any more.
    case over
  }

  let id: Int
  let device: PointerDevice

  // Changed in steps that call no other code.

  @exclusivity(unchecked) var start: Point
  /// The distance after which the touch drags, in points.
  @exclusivity(unchecked) var slop = 0.0
  /// The areas whose targets have the touch, from the inside out: first all under it, then the one that keeps it.
  @exclusivity(unchecked) var areas: [ScrollArea] = []
  @exclusivity(unchecked) var tapArea: ScrollArea?
  @exclusivity(unchecked) var pressArea: ScrollArea?
  @exclusivity(unchecked) var dragArea: ScrollArea?
  @exclusivity(unchecked) var role = Role.open
  @exclusivity(unchecked) var position: Point
  @exclusivity(unchecked) var time: Timestamp
  /// How long the touch must stay to become a long press, in seconds; nil if it cannot become a long press.
  @exclusivity(unchecked) var pressDelay: Double?
  /// The time from which a long press counts.
  @exclusivity(unchecked) var pressStart: Timestamp
  /// True if the touch has moved farther than the slop.
  @exclusivity(unchecked) var hasLeft = false
  /// The outcome of a touch that is over before its lift.
  @exclusivity(unchecked) var outcome = TouchOutcome.none
  /// Moves since the last frame.
  @exclusivity(unchecked) var moves = MoveQueue()
  @exclusivity(unchecked) var tracker: VelocityTracker?

  init(_ id: Int, _ device: PointerDevice, at start: Point, _ time: Timestamp) {
    (self.id, self.device) = (id, device)
    (self.start, position, self.time, pressStart) = (start, start, time, time)
  }

  /// The time when the touch becomes a long press; nil if it cannot become a long press.
  var pressDue: Timestamp? { pressDelay.map { pressStart + $0 } }

  /// Ends the touch, which moves nothing any more.
  func end(as outcome: TouchOutcome) {
    (role, self.outcome) = (.over, outcome)
    forgetGestures()
  }

  /// The touch becomes no gesture of an area any more.
  func forgetGestures() { (tapArea, pressArea, dragArea, pressDelay) = (nil, nil, nil, nil) }
}
