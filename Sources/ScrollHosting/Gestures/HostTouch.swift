import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

/// A touch that is down.
final class HostTouch {
  enum Role {
    /// Whether it is a tap, a press, a drag or scrolls is open; a scroller under it has the touch meanwhile.
    case open
    /// The thumb of an indicator.
    case thumb(Indicators)
    /// One of two fingers that pinch.
    case pinch
    /// A drag of an area.
    case drag(ScrollArea)
    /// It moves nothing any more.
    case over
  }

  let id: Int
  let device: PointerDevice
  let start: Point
  /// How far it must go to drag, in points.
  var slop = 0.0
  /// The area whose target has the touch; nil outside of all scrollers.
  var area: ScrollArea?
  var tapArea: ScrollArea?
  var pressArea: ScrollArea?
  var dragArea: ScrollArea?
  /// Whether the drag's area stands around the scroller.
  var isDragOutside = false
  var role = Role.open
  var position: Point
  var time: Timestamp
  /// When the touch is a long press; nil if it cannot become one.
  var pressDue: Timestamp?
  /// Whether it has gone further than the slop.
  var hasLeft = false
  /// What became of a touch that is over before its lift.
  var outcome = TouchOutcome.none
  /// Moves that no frame has seen.
  var moves = MoveQueue()
  var tracker: VelocityTracker?

  init(_ id: Int, _ device: PointerDevice, at start: Point, _ time: Timestamp) {
    (self.id, self.device) = (id, device)
    (self.start, position, self.time) = (start, start, time)
  }

  var target: ScrollTarget? { area?.target }

  /// It moves nothing any more.
  func end(as outcome: TouchOutcome) {
    (role, self.outcome, pressDue) = (.over, outcome, nil)
    (tapArea, pressArea, dragArea) = (nil, nil, nil)
  }
}
