public import ScrollSpace

/// The actions of an area for taps, long presses and drags. Each gesture goes to the innermost area under the touch
/// that has an action for the gesture.
///
/// ```swift
/// button.gestures.tap = { _ in save() }
/// slider.gestures.dragStart = .horizontally
/// slider.gestures.drag = { drag in if drag.phase != .cancelled { move(to: drag.position.x) } }
/// ```
/// **With a scroller.** A touch that scrolls is no other gesture, and neither is a touch that catches moving content,
/// be it that of a scroller farther out. A drag of an area in a scroller takes the touch from the scroller when the
/// touch leaves its slop. A drag of an area around a scroller takes only movements that the scroller cannot follow. A
/// long press takes the touch, too.
public struct AreaGestures {
  /// Called for a tap or a click. If there is a ``doubleTap``, too, the first tap of two is reported at once, unless
  /// ``waitsForDoubleTap`` is true. Of more taps in a row each tap is reported, with its number.
  public var tap: ((TapGesture) -> Void)?
  /// Called for the second of two taps.
  public var doubleTap: ((TapGesture) -> Void)?
  /// True if a tap is reported only when no double tap can follow: ``GestureSettings/doubleTapInterval`` later. False
  /// at first.
  public var waitsForDoubleTap = false
  /// Called when a touch has stayed within its slop for the time of a long press. The touch moves nothing from then on,
  /// and is not a tap.
  public var longPress: ((TapGesture) -> Void)?
  /// Called for each step of a touch that drags a thing of the area.
  public var drag: ((DragGesture) -> Void)?
  /// The way in which a drag begins. At first a drag begins with any movement past the slop.
  public var dragStart = DragStart.anywhere

  /// Creates gestures without actions.
  public init() {}
}

/// The way in which a drag of an area begins.
public enum DragStart: UInt8, Hashable, Sendable {
  /// With a movement past the slop, in any direction.
  case anywhere
  /// With a movement past the slop that is longer horizontally. Other movements scroll.
  case horizontally
  /// With a movement past the slop that is longer vertically. Other movements scroll.
  case vertically
  /// With a long press. Movements before the long press scroll.
  case afterLongPress
}

/// A tap, a double tap or a long press.
public struct TapGesture: Hashable, Sendable {
  /// The position of the touch, from the upper left corner of the area, in its points. This is a point of the viewport
  /// of a scroller, as `item(at:)`, `hit(_:)` and the zooms of the scroller want it.
  public let position: Point
  /// The position of the touch, in the coordinates of the frames of areas in the area: the content coordinates of a
  /// scroller. For a plain area it equals ``position``.
  public let contentPosition: Point
  /// The position of the touch, in the window.
  public let windowPosition: Point
  /// When the touch was lifted; of a long press, when the touch had stayed for long enough.
  public let time: Timestamp
  /// The number of the touch.
  public let id: Int
  /// The number of the tap in a row of taps, from 1 on. 1 for a long press.
  public let count: Int
}

/// A step of a drag.
public struct DragGesture: Hashable, Sendable {
  /// The place of a step in its drag.
  public enum Phase: UInt8, Hashable, Sendable {
    /// The drag has the touch from now on.
    case began
    /// The touch moved.
    case changed
    /// The touch was lifted.
    case ended
    /// The touch was cancelled, or the area has left the host.
    case cancelled
  }

  /// The place of this step in the drag.
  public let phase: Phase
  /// The position of the touch, from the upper left corner of the area, in its points: see ``TapGesture/position``.
  public let position: Point
  /// The position of the touch, in the coordinates of the frames of areas in the area: see
  /// ``TapGesture/contentPosition``.
  public let contentPosition: Point
  /// The position of the touch, in the window.
  public let windowPosition: Point
  /// The distance of the touch from where it came down, in points of the window.
  public let translation: Vector
  /// The velocity of the touch, in points of the window per second.
  public let velocity: Vector
  /// The time of this step.
  public let time: Timestamp
  /// The number of the touch.
  public let id: Int
}

/// The device of a touch.
public enum PointerDevice: UInt8, Hashable, Sendable {
  /// A finger on a touch screen.
  case finger
  /// A mouse with its button down.
  case mouse
  /// A pen.
  case pen
}

/// The distances and times by which touches become taps, long presses and drags.
public struct GestureSettings: Hashable, Sendable {
  /// The distance after which a finger drags outside of all scrollers, in points. Over a scroller `settings.slop` is
  /// used. About 10 on iOS.
  public var slop = 10.0
  /// The distance after which a mouse drags, in points: 4, the value of SM_CXDRAG in Windows.
  public var mouseSlop = 4.0
  /// The time of a long press outside of all scrollers, in seconds. Over a scroller `settings.longPress` is used. 0.5
  /// as on iOS.
  public var longPress = 0.5
  /// The longest time between the taps of a double tap, in seconds from lift to lift: 0.3 as on Android.
  public var doubleTapInterval = 0.3
  /// The longest distance between the taps of a double tap, in points: 100 as on Android. A mouse has a limit of
  /// ``mouseSlop``.
  public var doubleTapDistance = 100.0

  /// Creates settings with the values above.
  public init() {}
}
