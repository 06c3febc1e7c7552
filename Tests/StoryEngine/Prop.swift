import ScrollBehaviors
import ScrollTiling

/// The items of a link, and their changes in stories: a value, from which the same items can be made again.
struct Prop: Sendable {
  /// Rows of tiles, pages or lanes along an axis; a grid has two.
  var rows = PerAxis(Row(lengths: []))
  /// The frames of scattered items.
  var frames: [Rect] = []
  /// Content that measures itself.
  var page: TextPage?
  /// True if items have another length when they are shown.
  var isMeasured = false
  /// True if a length in lanes has changed. An item keeps its lane, so the lengths no longer determine the lanes.
  var isDealt = false
  /// True if the same items can be made again. A scroller of another size measures late items in another order.
  var canBeMadeAgain: Bool { !isMeasured && !isDealt }
  var overscan = TileOverscan()

  /// The estimate for an unmeasured item, in points.
  static let estimate = 40.0

  /// Returns the measured length of an item.
  static func measured(_ identity: Row.Identity) -> Double {
    8 + Double((identity.edit * 31 + Int(truncatingIfNeeded: identity.index & 0xFFFF)) * 7_919 % 6_400) / 64
  }
}

/// Content that measures itself: the number of items, and their texts.
struct TextPage: Sendable {
  var count: Int64
  var edition: Int64 = 0
  let margins: Insets
  let spacing: Double
  let estimate: Double?
  let breadth: Breadth
  let overscan: Overscan

  init(_ fate: Fate) {
    count = Int64(fate.pick([0, 3, 40, 100]))
    margins = fate.pick([.zero, Insets(all: 15), Insets(top: 50, left: 5, bottom: 20, right: 10)])
    spacing = fate.pick([0, 8])
    estimate = fate.pick([nil, nil, 0, 44, 120])
    breadth = fate.pick([.viewport, .fixed(500)])
    overscan = fate.pick([.none, Overscan(.items(3)), Overscan(.points(150)), Overscan(.viewports(0.5))])
  }

  /// Returns the length of an item, or sometimes an unusable answer.
  static func length(_ index: Int64, _ across: Double, edition: Int64) -> Double {
    let letters = (index * 37 + edition * 11) % 97
    if letters == 13 { return -1 }
    return letters % 9 == 0 ? 0 : 20 + Double(letters) + (8_000 / (across + 20)).rounded()
  }

  mutating func apply(_ edit: TileEdit) {
    switch edit {
    case .insert(let lengths, _): count += Int64(lengths.count)
    case .insertRun(let more, _, _): count += more
    case .remove(let range): count -= range.upperBound - range.lowerBound
    case .reload: edition += 1
    case .replace(let number, _, _): count = number
    case .move, .resize: break
    }
  }
}
