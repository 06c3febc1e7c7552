import ScrollEngine
public import ScrollMotion
import ScrollSpace

/// A key that scrolls.
public enum ScrollKey: UInt8, Hashable, Sendable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// To the start.
  case home
  /// To the end.
  case end
  /// The space bar: a page on.
  case space
  /// The space bar while shift is held: a page back.
  case shiftSpace

  /// Makes the key of a name, as the web calls it (`KeyboardEvent.key`: "ArrowDown", "PageDown", " ") or as SDL and others do
  /// ("Down", "Space"), in large or small letters. Nil for a key that does not scroll.
  public init?(named name: String, isShifted: Bool = false) {
    // As bytes: to compare strings takes tables of Unicode, which Embedded Swift has not at hand.
    func isAlike(_ one: UInt8, _ other: UInt8) -> Bool {
      let isLetter = (0x41...0x5A).contains(other & 0xDF)
      return one == other || isLetter && one & 0xDF == other & 0xDF
    }
    for (known, key) in Self.names where name.utf8.elementsEqual(known.utf8, by: isAlike) {
      self = key == .space && isShifted ? .shiftSpace : key
      return
    }
    return nil
  }

  private static var names: [(String, ScrollKey)] {
    [
      ("ArrowLeft", .left), ("ArrowRight", .right), ("ArrowUp", .up), ("ArrowDown", .down), ("Left", .left),
      ("Right", .right), ("Up", .up), ("Down", .down), ("PageUp", .pageUp), ("PageDown", .pageDown),
      ("Home", .home), ("End", .end), ("Space", .space), (" ", .space),
    ]
  }

  /// The arrow that it is; nil for other keys.
  public var arrow: ArrowKeys? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .pageUp, .pageDown, .home, .end, .space, .shiftSpace: nil
    }
  }

  /// Where it leads on an axis: -1 or 1.
  private var sign: Double {
    switch self {
    case .left, .up, .pageUp, .home, .shiftSpace: -1
    case .right, .down, .pageDown, .end, .space: 1
    }
  }

  /// The step that it is for a scroller whose keys go along an axis.
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

/// The arrow keys that are held, and whom they move.
struct HeldKeys {
  var keys: ArrowKeys = []
  /// Whom a speed moves; nil if none does.
  var area: ScrollArea?
  /// The member of a nest that had the focus then.
  var nested: NestedFocus?
}
