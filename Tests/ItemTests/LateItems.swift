import Hands

/// Unmeasured items in a row, and a scroller that is sent to them. Contains their lengths, their tiling or stack, and
/// the expected place of the target item.
final class LateItems {
  /// Who holds the items.
  enum Holder: CaseIterable { case tiling, stack, tiledStack }

  let holder: Holder
  let axis: Axis
  let hand: Hand
  var scroll: ScrollController { hand.scroll }
  private let row: ItemLengths?
  private let tiling: Tiling<Int>?
  let content: Arranging?
  /// The holder of the items that receives the command.
  private let held: any EditableItems & ItemShowing
  /// The true lengths, by what each item is: a number that edits do not change.
  private let lengths: (Int64) -> Double
  /// Which item has which index.
  private(set) var items: [Int64]
  private var fresh: Int64 = 1_000_000
  private let told: Told

  private final class Told { weak var items: LateItems? }

  static let estimate = 44.0

  init(
    _ holder: Holder, _ axis: Axis, count: Int64, seed: UInt64, viewport: Double = 400, spacing: Double = 0,
    links: (any EditableItems) -> [any ScrollBehavior]
  ) throws {
    (self.holder, self.axis) = (holder, axis)
    items = Array(0..<count)
    lengths = { identity in
      var random = SeededGenerator(seed: seed &* 7_919 &+ UInt64(identity))
      // Some are longer than the view.
      return identity % 97 == 5 ? 700 : Double(Int.random(in: 8...120, using: &random)) * 0.75
    }
    let told = Told()
    self.told = told
    hand = Hand(ScrollController(viewport: axis.size(viewport, across: 300), behaviors: []), axis)
    if holder == .tiling {
      let row = try ItemLengths(count: count, length: Self.estimate, spacing: spacing)
      let tiling = Tiling<Int>(
        .lengths(row), axis: axis, make: { 0 }, show: { _, index, _ in told.items?.measure(index) },
        move: { _, _, _ in })
      (self.row, self.tiling, content, held) = (row, tiling, nil, tiling)
    } else {
      let stack = Stack(count: count, spacing: spacing, estimate: Self.estimate) { index, _ in
        told.items.map { $0.length(index) } ?? Self.estimate
      }
      let content = Arranging(stack, axis: axis, overscan: .none)
      let tiling = holder == .stack ? nil : Tiling<Int>(.arranged(content), axis: axis)
      (row, self.tiling, self.content, held) = (nil, tiling, content, tiling ?? content)
    }
    told.items = self
    let holders: [(any ScrollBehavior)?] = [content, tiling]
    scroll.behaviors = holders.compactMap { $0 } + links(content ?? held)
  }

  func length(_ index: Int64) -> Double { lengths(items[Int(index)]) }

  private func measure(_ index: Int64) {
    if (try? row?.length(of: index)) == length(index) { return }
    try? tiling?.change(.resize(from: index, to: [length(index)]))
  }

  /// Knows as much of an item's length as another row does.
  func copyLength(_ index: Int64, from other: LateItems) throws {
    if let length = try other.row?.length(of: index), length != Self.estimate {
      try tiling?.change(.resize(from: index, to: [length]))
    }
  }

  /// Inserts items before an index, nobody knows how long.
  func insert(_ count: Int, at index: Int64) throws {
    let new = (0..<Int64(count)).map { fresh + $0 }
    fresh += Int64(count)
    items.insert(contentsOf: new, at: Int(index))
    let edit = TileEdit.insertRun(
      count: Int64(count), length: holder == .tiling ? Self.estimate : nil, at: index)
    if let tiling { try tiling.change(edit) } else { try content?.change(edit) }
  }

  func remove(_ range: Range<Int64>) throws {
    items.removeSubrange(Int(range.lowerBound)..<Int(range.upperBound))
    if let tiling { try tiling.change(.remove(range)) } else { try content?.change(.remove(range)) }
  }

  func index(of identity: Int64) -> Int64? { items.firstIndex(of: identity).map(Int64.init) }

  @discardableResult
  func go(to index: Int64, _ align: Alignment?, padding: Insets = .zero, _ way: Way) -> Bool {
    switch way {
    case .atOnce: held.scroll(to: index, align: align, padding: padding, animated: false)
    case .animated: held.scroll(to: index, align: align, padding: padding, animated: true)
    case .timed(let seconds):
      held.scroll(to: index, align: align, padding: padding, arrival: .timed(seconds))
    }
  }

  /// The offset of that command by the present lengths.
  func offset(showing index: Int64, _ align: Alignment?) -> Double? {
    held.contentOffset(showing: index, align: align)?[axis]
  }

  enum Way: Hashable {
    case atOnce
    case animated
    case timed(Double)
  }

  /// The offset that brings an item to its place, by all that is known now. `side` is where it comes in. On a ring it
  /// is the appearance nearest to the view.
  func goal(_ identity: Int64, _ align: Alignment?, padding: Double = 0, from side: Side) -> Double? {
    guard let index = index(of: identity), var place = held.place(of: index, origin: scroll.contentOrigin)
    else { return nil }
    let view = scroll.viewport[axis] - 2 * padding
    if let period = scroll.geometry.extent[axis].period {
      let middle = hand.offset + padding + view / 2 - place.length / 2
      place.start += ((middle - place.start) / period).rounded() * period
    }
    let isEnd = (side == .upper) != (place.length > view)
    let shown = align ?? (isEnd ? .end : .start)
    let start = place.start + shown.item * place.length - shown.viewport * view
    return scroll.geometry.extent[axis].clamp(start - padding)
  }

  /// What is wrong with the view, once an item has been brought there; nil if nothing is.
  func flaw(_ identity: Int64, _ align: Alignment?, padding: Double = 0, from side: Side) -> String? {
    guard let goal = goal(identity, align, padding: padding, from: side) else { return "the item is nowhere" }
    if (goal - hand.offset).magnitude >= 1.0 / 64 { return "\(hand.offset) instead of \(goal)" }
    let origin = scroll.contentOrigin
    for seen in held.items(from: hand.offset, length: scroll.viewport[axis], origin: origin) {
      let item = held.appearance(at: seen).index
      if held.place(of: seen, origin: origin)?.length != length(item) {
        return "\(item) in view is not measured"
      }
    }
    return scroll.diagnostics.total == 0 ? nil : "\(scroll.diagnostics)"
  }
}
