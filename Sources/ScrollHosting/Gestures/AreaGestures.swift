public import ScrollSpace

/// What an area does with taps, long presses and drags. Each gesture goes to the innermost area under the touch that has
/// something for it.
///
/// ```swift
/// button.gestures.tap = { _ in save() }
/// slider.gestures.dragStart = .horizontally
/// slider.gestures.drag = { drag in if drag.phase != .cancelled { move(to: drag.position.x) } }
/// ```
/// **With a scroller.** A touch that scrolls, and one that catches moving content, is no tap and no long press. A drag of an
/// area in a scroller takes the touch from the scroller, when the touch leaves its slop. A drag of an area around a scroller
/// takes only what the scroller cannot move. A long press takes the touch, too.
public struct AreaGestures {
  /// A tap or a click. With ``doubleTap`` too, the first tap of two comes here at once, unless ``waitsForDoubleTap``; of more
  /// taps in a row each one comes here, with its number.
  public var tap: ((TapGesture) -> Void)?
  /// The second of two taps.
  public var doubleTap: ((TapGesture) -> Void)?
  /// Whether a tap comes only once it is known to be no double tap: ``GestureSettings/doubleTapInterval`` later. False at first.
  public var waitsForDoubleTap = false
  /// A touch that has stayed within its slop for as long as a long press takes. The touch moves nothing from then on, and is
  /// no tap.
  public var longPress: ((TapGesture) -> Void)?
  /// A touch that drags something of the area.
  public var drag: ((DragGesture) -> Void)?
  /// How a drag begins. Any movement past the slop at first.
  public var dragStart = DragStart.anywhere

  /// Makes gestures of nothing.
  public init() {}
}

/// How a drag of an area begins.
public enum DragStart: UInt8, Hashable, Sendable {
  /// By a movement past the slop, in any direction.
  case anywhere
  /// By a movement past the slop that is longer horizontally: other movements scroll.
  case horizontally
  /// By a movement past the slop that is longer vertically: other movements scroll.
  case vertically
  /// By a long press: movements before that scroll.
  case afterLongPress
}

/// A tap, a double tap or a long press.
public struct TapGesture: Hashable, Sendable {
  /// Where the touch was, in the coordinates in the area: the content coordinates of a scroller, points from the corner of a
  /// plain area.
  public let position: Point
  /// Where the touch was, in the window.
  public let windowPosition: Point
  /// When the touch was lifted, or when a long press was recognised.
  public let time: Timestamp
  /// The number of the touch.
  public let id: Int
  /// Which of the taps in a row it is, from 1 on. 1 for a long press.
  public let count: Int
}

/// A step of a drag.
public struct DragGesture: Hashable, Sendable {
  /// Where in a drag a step comes.
  public enum Phase: UInt8, Hashable, Sendable {
    /// The drag has the touch from now on.
    case began
    /// The touch moved.
    case changed
    /// The touch was lifted.
    case ended
    /// The touch was taken away, or the area has left the host.
    case cancelled
  }

  /// Where in the drag this comes.
  public let phase: Phase
  /// Where the touch is, in the coordinates in the area.
  public let position: Point
  /// Where the touch is, in the window.
  public let windowPosition: Point
  /// How far the touch has gone since it came down, in points of the window.
  public let translation: Vector
  /// How fast the touch moves, in points of the window per second.
  public let velocity: Vector
  /// When that was.
  public let time: Timestamp
  /// The number of the touch.
  public let id: Int
}

/// What touches with.
public enum PointerDevice: UInt8, Hashable, Sendable {
  /// A finger on glass.
  case finger
  /// A mouse with its button down.
  case mouse
  /// A pen.
  case pen
}

/// How touches become taps, long presses and drags.
public struct GestureSettings: Hashable, Sendable {
  /// How far a finger must go to drag where there is no scroller, in points; over a scroller its `settings.slop` counts.
  /// About 10 on iOS.
  public var slop = 10.0
  /// How far a mouse must go to drag, in points: 4, Windows' SM_CXDRAG.
  public var mouseSlop = 4.0
  /// How long a long press takes where there is no scroller, in seconds; over a scroller its `settings.longPress` counts. 0.5
  /// as on iOS.
  public var longPress = 0.5
  /// How long after a tap another one makes a double tap, in seconds, from lift to lift: 0.3 as on Android.
  public var doubleTapInterval = 0.3
  /// How far apart two taps of a double tap may be, in points: 100 as on Android; 4 for a mouse, whose ``mouseSlop`` counts.
  public var doubleTapDistance = 100.0

  /// Makes settings with the values above.
  public init() {}
}
