import ScrollEngine
public import ScrollMotion
import ScrollSpace

/// A key that scrolls.
public enum ScrollKey: UInt8, Hashable, Sendable {
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Home: to the start.
  case home
  /// End: to the end.
  case end
  /// The space bar: a page forward.
  case space
  /// The space bar while shift is held: a page backward.
  case shiftSpace

  /// The arrow of the key; nil for other keys.
  public var arrow: ArrowKeys? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .pageUp, .pageDown, .home, .end, .space, .shiftSpace: nil
    }
  }

  /// The direction of the key on its axis: -1 or 1.
  private var sign: Double {
    switch self {
    case .left, .up, .pageUp, .home, .shiftSpace: -1
    case .right, .down, .pageDown, .end, .space: 1
    }
  }

  /// Returns the step of the key for a scroller whose keys scroll an axis.
  func step(along axis: Axis) -> ScrollStep {
    var way = Vector.zero
    way[axis] = sign
    switch self {
    case .left, .right, .up, .down: return .arrows(arrow?.direction ?? .zero)
    case .home, .end: return .ends(way)
    case .pageUp, .pageDown, .space, .shiftSpace: return .pages(way)
    }
  }
}

/// The arrow keys that are held, and the scroller that they move.
struct HeldKeys {
  var keys: ArrowKeys = []
  /// The area that moves at a steady speed; nil if no area does.
  var area: ScrollArea?
  /// The member of a nest that had the focus when the speed was set.
  var nested: NestedFocus?
  /// Whether the content was at its end in the latest frame.
  var isAtEnd = false
  /// Whether the speed is taken away, because the content is at its end: the host may sleep.
  var rests = false
}
