import Hands

/// Some items, a rest target of a scroller, and edits.
///
/// All lengths are multiples of 1/64 point, so places and offsets at rest are compared to the last bit.
struct EditStory {
  enum Kind: CaseIterable {
    case uniform, part, unbounded, given, measured, endless, lanes
    var isUniform: Bool { self == .uniform || self == .part || self == .unbounded }
    var isEndless: Bool { self == .unbounded || self == .endless }
  }
  enum Footing: CaseIterable {
    case nothing, page, area, anchor, command, delegate
    var isItem: Bool { self == .page || self == .area || self == .command }
  }
  /// Links behind the tiles, in the order of the chain: the link of the rest target, and other links that agree with
  /// it.
  enum Link: CaseIterable { case tiling, page, area, anchor, end }
  enum Moment: CaseIterable { case rest, animation, fling, bounce, tracking, dragging, wheel }

  /// Sends a drag to an offset of the delegate's choice.
  final class Sender: ScrollDelegate {
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
  /// True if the rest target still exists at the end.
  private(set) var isTold = false

  var random: SeededGenerator
  let axis: Axis
  let (kind, footing, moment): (Kind, Footing, Moment)
  let isRing: Bool
  private(set) var links: [Link] = []
  let row: ItemRow
  let tiles: Tiling<Int>
  /// A grid of the row and another row across, in place of these items.
  let grid: TilingPlane<ItemGrid.Cell, Int>?
  let cross: ItemRow
  /// Items in lanes, in place of these items.
  let lanes: TilingPlane<Int64, Int>?
  let masonry: Masonry
  /// The items, in any layout.
  let line: any EditableItems
  let scroll: ScrollController
  let hand: Hand
  let pages: Paging
  let snapping: Snapping
  var delegate: Sender?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    axis = Bool.random(using: &random) ? .horizontal : .vertical
    let kind = Kind.allCases.randomElement(using: &random)!
    // Items whose length depends on the viewport are not edited, and have no anchor.
    let footings = Footing.allCases.filter {
      (kind != .part || $0 != .anchor) && (kind != .lanes || $0 != .page && $0 != .area)
    }
    let footing = footings.randomElement(using: &random)!
    (self.kind, self.footing) = (kind, footing)
    moment = Moment.allCases.randomElement(using: &random)!
    isRing =
      footing != .delegate && !kind.isEndless && kind != .lanes && Int.random(in: 0...3, using: &random) == 0
    let count = Int64.random(in: 6...40, using: &random)
    var lengths: [Double] = []
    for _ in 0..<count { lengths.append(Self.length(&random)) }
    var chain: [any ScrollBehavior] = []
    switch kind {
    case .uniform: row = ItemRow(count: count, length: lengths[0], spacing: 6.25, axis: axis)
    case .part:
      let part = [0.25, 0.5, 1].randomElement(using: &random)!
      row = ItemRow(count: count, part: part, spacing: 6.25, axis: axis)
    case .lanes: row = ItemRow(count: 0, length: 1, axis: axis)
    case .unbounded: row = .uniform(length: lengths[0], spacing: 6.25, axis: axis)
    case .given: row = try! ItemRow(lengths: lengths, spacing: 4.5, axis: axis)
    case .measured, .endless:
      let measure = { (index: Int64, _: Double) in 30 + 13.25 * Double(index.magnitude % 11) }
      let stack =
        kind == .endless
        ? Stack(endlessWithEstimate: 90, spacing: 8, measure: measure)
        : Stack(count: count, spacing: 8, estimate: 90, measure: measure)
      let content = Arranging(stack, axis: axis)
      (row, chain) = (stack.row, [content])
    }
    (tiles, pages, snapping) = (Tiling<Int>(row), Paging(row), Snapping(row))
    let isGrid =
      !isRing && kind != .measured && kind != .endless && Int.random(in: 0...3, using: &random) == 0
    cross = ItemRow(count: count, length: lengths[1], spacing: 3, axis: axis.cross)
    grid =
      isGrid
      ? TilingPlane(.grid(columns: axis == .horizontal ? row : cross, rows: axis == .vertical ? row : cross))
      : nil
    let masonry = try! Masonry(lanes: 3, spacing: 5)
    try! masonry.append(contentsOf: lengths)
    lanes = kind == .lanes ? TilingPlane(.lanes(masonry, axis: axis)) : nil
    line = lanes?.line ?? row
    self.masonry = masonry
    chain.append(lanes ?? grid ?? tiles)
    if isRing { chain.append(Circular(axis: axis)) }
    let own: Link? = footing == .page ? .page : footing == .area ? .area : footing == .anchor ? .anchor : nil
    for link in Link.allCases {
      let fits =
        link == .end
        || kind != .lanes
          && (link == .tiling || footing.isItem && (link != .anchor || kind != .part))
      guard link == own || fits && Int.random(in: 0...3, using: &random) == 0 else { continue }
      links.append(link)
      switch link {
      case .tiling: chain.append(Tiling<Int>(row))
      case .page: chain.append(pages)
      case .area: chain.append(snapping)
      case .anchor: chain.append(KeepAnchor(line, holdsAtStart: true))
      case .end: chain.append(StayAtEnd(axis: axis))
      }
    }
    scroll = scroller(chain + [Bouncing()], viewport: 400)
    hand = Hand(scroll, axis)
    let shape = isRing ? " on a ring" : grid == nil ? "" : " in a grid"
    text = """
      \(kind) \(footing) \(moment) with \(links.map { "\($0)" })\(shape) along \(axis), \
      \(kind.isEndless ? "all" : "\(count)") items
      """
    if Bool.random(using: &random) { reframe(&random) }
    tell()
  }

  static func length(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: 1_280...19_200, using: &random)) / 64
  }

  private mutating func tell() {
    stand()
    guard let stood else { return _ = edit(following: nil) }
    let before = screen(of: stood)
    let place = scroll.contentPosition[axis]
    let rest = destination
    let wasAtWall = isWall(scroll.destination[axis])
    let past = past(scroll.contentOffset)
    let wasAtEnd = links.contains(.end) && past != nil && self.past(scroll.destination) != nil
    let holdsItem = isHeld && (links.contains(.page) || links.contains(.anchor))
    let (length, geometry) = (partLength, scroll.geometry)
    let item = edit(following: stood)
    func moved(_ place: Double) -> Double { self.moved(place, from: length, in: geometry) }
    switch (footing, moment) {
    case (_, .dragging) where wasAtEnd, (_, .wheel) where wasAtEnd:
      isTold = true
      if !isMeasured, let past, let now = self.past(scroll.contentOffset), (now - past).magnitude > 1e-9 {
        problems.append("was \(past) past the end, and is \(now)")
      }
    case (.nothing, _) where wasAtEnd, (.anchor, _) where wasAtEnd, (.command, _) where wasAtEnd:
      isTold = true
      letGo()
      if self.past(scroll.contentOffset) == nil {
        problems.append("rests \(scroll.contentOffset), not at the end")
      }
    case (.page, _) where wasAtEnd, (.area, _) where wasAtEnd:
      // The end outranks what is there: pages and areas are chosen anew from the new end.
      isTold = true
      letGo()
      let isChosen = ([snapping, pages] as [any ScrollBehavior]).contains {
        scroll.restTarget(of: $0, on: axis) != nil
      }
      if !isChosen, self.past(scroll.contentOffset) == nil {
        problems.append("rests \(scroll.contentOffset), neither at the end nor on a page or an area")
      }
    case (_, .dragging) where !holdsItem, (_, .wheel) where !holdsItem:
      // There is no rest target: held content stays under the finger.
      guard !isMeasured, !isRing else { break }
      isTold = true
      if (scroll.contentPosition[axis] - moved(place)).magnitude
        > (moved(place) == place && partLength == length ? 0 : 1e-9)
      {
        problems.append("was held at \(place), and is at \(scroll.contentPosition[axis])")
      }
    case (_, .dragging), (_, .wheel), (.anchor, _):
      // While items are being measured, the link itself decides which item it keeps.
      guard !isMeasured, let item, let now = screen(of: item), let before,
        !isWall(scroll.contentOffset[axis])
      else {
        break
      }
      isTold = true
      // A motion that is half a pixel from its end counts as arrived.
      let hasLanded = isFlung && scroll.contentOffset[axis] == scroll.destination[axis]
      if beside(now, before).magnitude > (hasLanded ? scroll.settings.pixel / 2 : 1e-9) {
        problems.append("\(item) was seen at \(before), and is at \(now)")
      }
    case (.page, _), (.area, _), (.command, _):
      guard let item else { break }
      isTold = true
      // The visible items are measured by now, and the items on the way will be measured.
      if !isMeasured || moment == .rest { check(destination, isAt: item, "is to rest") }
      letGo()
      check(scroll.contentPosition[axis], isAt: item, "rests")
    case (.nothing, _), (.delegate, _):
      // A motion to the end follows the end.
      guard !isMeasured, !isRing, !wasAtWall, !wasAtEnd else { break }
      isTold = true
      let wanted = scroll.geometry.extent[axis].clamp(
        footing == .delegate || !isFlung ? moved(rest) : destination)
      if moment == .tracking { letGo() }
      if (destination - wanted).magnitude > (moved(rest) == rest && partLength == length ? 0 : 1e-9) {
        problems.append("is to rest at \(destination), not at \(wanted)")
      }
      if moment == .rest, scroll.contentPosition[axis] != destination {
        problems.append("rests at \(scroll.contentPosition[axis]), not at \(destination)")
      }
    }
    letGo()
    checkRest()
  }

  /// The release of a held scroller: it rests on a rest target of its link, if there is one, within the walls.
  private mutating func checkRest() {
    let extent = scroll.geometry.extent[axis]
    if extent.clamp(scroll.contentOffset[axis]) != scroll.contentOffset[axis] {
      problems.append("rests at \(scroll.contentOffset[axis]), outside \(extent)")
    }
    if links.contains(.page) || links.contains(.area), moment != .rest {
      if let stood { check(scroll.contentPosition[axis], isAt: stood, "rests at last") }
    }
  }

  private var isFlung: Bool { moment == .fling || moment == .bounce }

  private mutating func check(_ place: Double, isAt item: Int64, _ verb: String) {
    guard let start = line.place(of: item, origin: ContentOrigin())?.start else {
      return problems.append("\(item) is nowhere")
    }
    let wanted = scroll.geometry.extent[axis].shifted(by: 0 - scroll.contentOrigin[axis]).clamp(
      start - scroll.geometry.inset.lower(axis))
    // A page or an area less than a point from a wall is at the wall. Walls less than a point apart are one page.
    let room = scroll.geometry.extent[axis].room ?? .infinity
    var reach = room <= 2 && footing == .page ? room : 0
    let isNearWall = [scroll.geometry.extent[axis].lower, scroll.geometry.extent[axis].upper].contains {
      $0.map { ($0 - scroll.contentOrigin[axis] - place).magnitude <= 1 } ?? false
    }
    if isNearWall { reach = max(1, reach) }
    if beside(place, wanted).magnitude > reach {
      problems.append("\(verb) at \(place), and \(item) is at \(wanted)")
    }
  }
}
