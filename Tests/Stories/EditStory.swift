import Hands
import ScrollBehaviors
import Seeds

/// Some items, something on which a scroller stands, and edits.
///
/// All lengths are multiples of 1/64 point, so places and offsets at rest are compared to the last bit.
struct EditStory {
  private enum Kind: CaseIterable { case uniform, given, measured }
  private enum Footing: CaseIterable { case nothing, page, area, anchor, command, delegate }
  private enum Moment: CaseIterable { case rest, animation, fling }

  /// Sends a drag to a place of its own.
  private final class Sender: ScrollDelegate {
    let (axis, place): (Axis, Double)
    init(_ axis: Axis, _ place: Double) { (self.axis, self.place) = (axis, place) }
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset target: inout Point
    ) {
      target[axis] = place
    }
  }

  private(set) var text = ""
  private(set) var problems: [String] = []
  /// Whether what was stood on is still there at the end.
  private(set) var isTold = false

  private var random: SeededGenerator
  private let axis: Axis
  private let (kind, footing, moment): (Kind, Footing, Moment)
  private let isRing: Bool
  private let row: ItemRow
  private let tiles: Tiling<Int>
  private let scroll: ScrollController
  private let hand: Hand
  private let pages: Paging
  private let snapping: Snapping
  private var delegate: Sender?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    axis = Bool.random(using: &random) ? .horizontal : .vertical
    kind = Kind.allCases.randomElement(using: &random)!
    footing = Footing.allCases.randomElement(using: &random)!
    moment = Moment.allCases.randomElement(using: &random)!
    isRing = footing != .delegate && Int.random(in: 0...3, using: &random) == 0
    let count = Int64.random(in: 6...40, using: &random)
    var lengths: [Double] = []
    for _ in 0..<count { lengths.append(Self.length(&random)) }
    var chain: [any ScrollBehavior] = []
    switch kind {
    case .uniform: row = ItemRow(count: count, length: lengths[0], spacing: 6.25, axis: axis)
    case .given: row = try! ItemRow(lengths: lengths, spacing: 4.5, axis: axis)
    case .measured:
      let stack = Stack(count: count, spacing: 8, estimate: 90) { index, _ in 30 + 13.25 * Double(index % 11)
      }
      let content = Arranging(stack, axis: axis)
      (row, chain) = (content.row!, [content])
    }
    (tiles, pages, snapping) = (Tiling<Int>(row), Paging(row), Snapping(row))
    chain.append(tiles)
    if isRing { chain.append(Circular(axis)) }
    switch footing {
    case .page: chain.append(pages)
    case .area: chain.append(snapping)
    case .anchor: chain.append(KeepAnchor(row, holdsAtStart: true))
    case .nothing, .command, .delegate: break
    }
    scroll = scroller(chain + [Bouncing()], viewport: 400)
    hand = Hand(scroll, axis)
    text = "\(kind) \(footing) \(moment)\(isRing ? " on a ring" : "") along \(axis), \(count) items"
    tell()
  }

  private static func length(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: 1_280...19_200, using: &random)) / 64
  }

  private mutating func tell() {
    stand()
    guard let stood else { return _ = edit(following: nil) }
    let before = screen(of: stood)
    let place = scroll.contentPosition[axis]
    let rest = destination
    let wasAtWall = isWall(scroll.destination[axis])
    let item = edit(following: stood)
    switch footing {
    case .page, .area, .command:
      guard let item else { break }
      isTold = true
      // What is in view is measured by now; what is on the way there will be.
      if kind != .measured || moment == .rest { check(destination, isAt: item, "is to rest") }
      hand.rest()
      check(scroll.contentPosition[axis], isAt: item, "rests")
    case .anchor:
      // Of items that are only now being measured the link itself says which one it keeps.
      guard kind != .measured, let item, let now = screen(of: item), let before,
        !isWall(scroll.contentOffset[axis])
      else {
        break
      }
      isTold = true
      if (now - before).magnitude > 1e-9 {
        problems.append("\(item) was seen at \(before), and is at \(now)")
      }
    case .nothing, .delegate:
      // What goes to the end follows the end.
      guard kind != .measured, !isRing, !wasAtWall else { break }
      isTold = true
      let wanted = scroll.geometry.extent[axis].clamp(
        footing == .delegate || moment != .fling ? rest : destination)
      if destination != wanted { problems.append("is to rest at \(destination), not at \(wanted)") }
      if moment == .rest, scroll.contentPosition[axis] != scroll.geometry.extent[axis].clamp(place) {
        problems.append("rests at \(scroll.contentPosition[axis]), not at \(place)")
      }
    }
    hand.rest()
    let extent = scroll.geometry.extent[axis]
    if extent.clamp(scroll.contentOffset[axis]) != scroll.contentOffset[axis] {
      problems.append("rests at \(scroll.contentOffset[axis]), outside \(extent)")
    }
  }

  /// Where it comes to rest, as a place of the content.
  private var destination: Double { scroll.destination[axis] - scroll.contentOrigin[axis] }

  /// The item that it stands on, or that is kept; for nothing the first one in view.
  private var stood: Int64? {
    let seen = row.items(from: scroll.contentOffset[axis], length: 400, origin: scroll.contentOrigin)
    let first = seen.isEmpty ? nil : row.appearance(at: seen.lowerBound).index
    let item: Int64? =
      switch footing {
      case .page: scroll.restTarget(of: pages, on: axis)?.id
      case .area: snapping.heading[axis]
      case .command: scroll.restTarget(of: tiles, on: axis)?.id
      case .nothing, .anchor, .delegate: first
      }
    return item
  }

  /// How far the start of an item is from the start of the view, on a ring in the lap that is nearest.
  private func screen(of item: Int64) -> Double? {
    row.place(of: item, origin: scroll.contentOrigin).map { beside($0.start, scroll.contentOffset[axis]) }
  }

  /// The way between two places, on a ring the shorter one.
  private func beside(_ place: Double, _ other: Double) -> Double {
    let way = place - other
    guard let period = scroll.geometry.extent[axis].period else { return way }
    return way - (way / period).rounded() * period
  }

  private func isWall(_ offset: Double) -> Bool {
    let extent = scroll.geometry.extent[axis]
    return offset == extent.lower || offset == extent.upper
  }

  private mutating func check(_ place: Double, isAt item: Int64, _ verb: String) {
    guard let start = row.place(of: item, origin: ContentOrigin())?.start else {
      return problems.append("\(item) is nowhere")
    }
    let wanted = scroll.geometry.extent[axis].shifted(by: 0 - scroll.contentOrigin[axis]).clamp(start)
    // A page or an area nearer to a wall than a point is at the wall.
    let isNearWall = [scroll.geometry.extent[axis].lower, scroll.geometry.extent[axis].upper].contains {
      $0.map { ($0 - scroll.contentOrigin[axis] - place).magnitude <= 1 } ?? false
    }
    let away = beside(place, wanted).magnitude
    if away > (isNearWall ? 1 : 0) { problems.append("\(verb) at \(place), and \(item) stands at \(wanted)") }
  }

  /// Rests on something, or goes there.
  private mutating func stand() {
    let index = Int64.random(in: row.items, using: &random)
    let place = Double(Int.random(in: 0...64 * 3_000, using: &random)) / 64
    let animated = moment != .rest
    switch (footing, moment) {
    case (.delegate, _):
      let sender = Sender(axis, scroll.geometry.extent[axis].clamp(place))
      (delegate, scroll.delegate) = (sender, sender)
      hand.fling(at: 400)
    case (.page, .rest), (.page, .animation): pages.scroll(toPage: Int(index), animated: animated)
    case (.area, .rest), (.area, .animation): snapping.scroll(toArea: index, animated: animated)
    case (.command, _): tiles.scroll(to: index, align: .start, animated: animated)
    case (_, .fling):
      scroll.contentOffset[axis] = scroll.geometry.extent[axis].clamp(place)
      hand.fling(at: Double(Int.random(in: -1_500...1_500, using: &random)))
    case (.nothing, _), (.anchor, _):
      scroll.setContentOffset(axis.point(scroll.geometry.extent[axis].clamp(place)), animated: animated)
    }
    if moment == .rest { hand.rest() } else { hand.frames(Int.random(in: 0...20, using: &random)) }
  }

  /// Does an edit, or some together. Returns where an item is by then.
  private mutating func edit(following item: Int64?) -> Int64? {
    var item = item
    let seeds = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.next() }
    func doAll() {
      for seed in seeds {
        var random = SeededGenerator(seed: seed)
        let edit = self.edit(&random)
        try! row.change(edit)
        item = item.flatMap(edit.index)
      }
    }
    if seeds.count > 1 { scroll.update { doAll() } } else { doAll() }
    return item
  }

  private func edit(_ random: inout SeededGenerator) -> TileEdit {
    let count = row.items.upperBound
    let first = Int64.random(in: 0...max(0, count - 1), using: &random)
    let end = min(count, first + Int64.random(in: 0...4, using: &random))
    let isUniform = kind == .uniform
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      let length = isUniform || kind == .measured && Bool.random(using: &random) ? nil : Self.length(&random)
      return .insertRun(count: Int64.random(in: 0...5, using: &random), length: length, at: first)
    case 1 where count > 4: return .remove(first..<max(first, end))
    case 2 where end > first:
      return .move(first..<end, to: Int64.random(in: 0...count - (end - first), using: &random))
    case 3 where !isUniform && end > first:
      return .resize(from: first, to: (first..<end).map { _ in Self.length(&random) })
    default:
      // By id: some go, some come, all are shuffled.
      var ids =
        Array(0..<count).filter { _ in Int.random(in: 0...7, using: &random) > 0 } + [count, count + 1]
      ids.shuffle(using: &random)
      let item = (0..<count).map { old in ids.firstIndex(of: old).map { Int64($0) } }
      let lengths = isUniform ? [] : ids.map { _ in Self.length(&random) }
      return .replace(count: Int64(ids.count), lengths, item: item)
    }
  }
}
