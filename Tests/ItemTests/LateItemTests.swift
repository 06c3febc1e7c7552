import Hands
import Testing

/// An item is brought into view whose place is an estimate when the command is given.
struct LateItemTests {
  /// Who holds the item, along which axis, and where it is to come.
  typealias Sought = (LateItems.Holder, Axis, Alignment?)

  static let trials = perBuild(debug: 4, release: 40)
  static let kept = aligns.flatMap { [($0, true), ($0, false)] }
  static let tiled = all.filter { $0.0 != .stack }

  static let aligns = [Optional<Alignment>.nearest, .start, .center, .end]
  static let ways = [LateItems.Way.atOnce, .animated, .timed(0.5)]
  static let all = LateItems.Holder.allCases.flatMap { holder in
    Axis.both.flatMap { axis in aligns.map { (holder, axis, $0) } }
  }

  /// Chains behind the items.
  static func links(_ kind: Int, _ items: any EditableItems) -> [any ScrollBehavior] {
    switch kind {
    case 0: [Clamping()]
    case 1: [KeepAnchor(items), Bouncing()]
    case 2: [KeepAnchor(items, .center, holdsAtStart: true), Clamping()]
    default: [Paging(axis: items.axis), Bouncing()]
    }
  }

  @Test(arguments: all, ways)
  func anItemComesToItsPlaceWhereverThatTurnsOutToBe(_ what: Sought, _ way: LateItems.Way) throws {
    let (holder, axis, align) = what
    for trial in 0..<Self.trials {
      var random = SeededGenerator(seed: UInt64(trial) &* 31 &+ 7)
      let kind = trial % 4
      let late = try LateItems(
        holder, axis, count: 3_000, seed: UInt64(trial),
        viewport: Double(Int.random(in: 150...500, using: &random)),
        spacing: trial % 2 == 0 ? 0 : 4.5
      ) { Self.links(kind, $0) }
      late.hand.frame()
      var seen: Int64 = 0
      for _ in 0..<4 {
        let index = Int64.random(in: 0..<3_000, using: &random)
        let padding = Double(Int.random(in: 0...12, using: &random))
        let before = late.hand.offset
        late.go(to: index, align, padding: Insets(all: padding), way)
        if way != .atOnce {
          while late.hand.frame(after: .random(in: 0.005...0.2, using: &random)) == .needsFrame {}
        }
        if late.hand.offset == before, align == .nearest { continue }
        // A page is gone to by the layout that follows an arrival.
        if kind == 3, way == .atOnce || late.hand.scroll.phase != .idle { break }
        let side: Side = index > seen ? .upper : .lower
        #expect(late.flaw(index, align, padding: padding, from: side) == nil, "\(trial), \(index)")
        seen = index
      }
    }
  }

  // MARK: Items that are measured late, on content of every kind

  @Test(arguments: all, ways)
  func onARingAnItemComesTheShortestWayRound(_ what: Sought, _ way: LateItems.Way) throws {
    let (holder, axis, align) = what
    for trial in 0..<(2 * LateItemTests.trials) {
      var random = SeededGenerator(seed: UInt64(trial) &* 13 &+ 1)
      let late = try LateItems(holder, axis, count: 200, seed: UInt64(trial), spacing: 4.5) {
        trial % 2 == 0 ? [Circular(axis: axis)] : [Circular(axis: axis), KeepAnchor($0)]
      }
      late.hand.frame()
      for _ in 0..<3 {
        let present = late.hand.offset
        let index = Int64.random(in: -200..<400, using: &random)
        let requested = try #require(late.offset(showing: index, align))
        let side: Side = requested < present ? .lower : .upper
        late.go(to: index, align, way)
        late.hand.rest(every: .random(in: 0.01...0.1, using: &random))
        if requested == present, align == .nearest { continue }
        #expect(late.flaw((index % 200 + 200) % 200, align, from: side) == nil, "\(trial), \(index)")
      }
    }
  }

  @Test(arguments: all, ways)
  func anItemComesToItsPlaceWhereTheOriginMoves(_ what: Sought, _ way: LateItems.Way) throws {
    let (holder, axis, align) = what
    let late = try LateItems(holder, axis, count: 3_000, seed: 8) { [Infinite(axis: axis), KeepAnchor($0)] }
    late.hand.frame()
    var before: Int64 = 0
    for index: Int64 in [2_100, 900, 1_700] {
      late.go(to: index, align, way)
      late.hand.rest(every: 0.02)
      #expect(late.flaw(index, align, from: index > before ? .upper : .lower) == nil)
      before = index
    }
    #expect(late.scroll.contentOrigin[axis] != 0)
  }

  @Test(arguments: tiled, [LateItems.Way.animated, .timed(0.4)])
  func aLaterLinkMayAdjustTheItemsPlace(_ what: Sought, _ way: LateItems.Way) throws {
    let (holder, axis, align) = what
    let points = (0..<1_200).map { Double($0) * 251 }
    for trial in 0..<LateItemTests.trials {
      let late = try LateItems(holder, axis, count: 3_000, seed: UInt64(trial)) { items in
        [KeepAnchor(items), Snapping(points: points, axis: axis), Bouncing()]
      }
      late.hand.frame()
      let index = Int64(1_000 + 300 * trial % 1_900)
      late.go(to: index, align, way)
      late.hand.rest(every: trial % 2 == 0 ? 0.015 : 0.3)
      let goal = try #require(late.goal(index, align, from: .upper))
      #expect(late.hand.offset == (goal / 251).rounded() * 251)
    }
  }

  @Test(arguments: Axis.both, kept)
  func inLanesAnItemComesToItsPlaceOnBothAxes(_ axis: Axis, _ way: (Alignment?, Bool)) throws {
    let (align, animated) = way
    let bricks = Masonry(lanes: 3, spacing: 6, holding: Array(repeating: 60, count: 2_000))
    let told = PlaneWall<Int64>()
    let wall = TilingPlane(.lanes(bricks, axis: axis, width: 300, spacing: 10), source: told)
    func length(_ index: Int64) -> Double { index == 1_204 ? 66 : 20 + Double(index &* 37 % 90) }
    told.onShow = { [unowned wall] index in
      if (try? bricks.place(of: index).place.length) == length(index) { return }
      try? wall.change(.resize(from: index, to: [length(index)]))
    }
    let hand = Hand(scroller([wall, Clamping()]), axis, frames: 1)
    #expect(wall.scroll(to: 1_200, align: PerAxis(align), animated: animated))
    for step in 0..<400 where hand.frame() == .needsFrame {
      if step == 9, animated { try wall.change(.insert([50, 50], at: 100), .remove(40..<41)) }
    }
    let index: Int64 = animated ? 1_201 : 1_200
    let frame = try #require(wall.frame(of: index))
    for axis in Axis.both { expectShown(frame, align, axis, hand.scroll) }
    #expect(frame.length(axis) == length(index) && hand.scroll.diagnostics.total == 0)
  }

  /// A frame is where it is to come in a view of 400, or as near as the walls let it.
  private func expectShown(_ frame: Rect, _ align: Alignment?, _ axis: Axis, _ scroll: ScrollController) {
    let start = frame.lower(axis) + scroll.contentOrigin[axis]
    let shown = align ?? .end
    let requested = start + shown.item * frame.length(axis) - shown.viewport * 400
    let offset = scroll.geometry.extent[axis].clamp(requested)
    #expect((offset - scroll.contentOffset[axis]).magnitude < 1.0 / 64)
  }

  @Test(arguments: kept)
  func inAGridAnItemComesToItsPlaceOnBothAxes(_ align: Alignment?, _ animated: Bool) throws {
    let lines = PerAxis(
      x: try ItemLengths(count: 900, length: 40), y: try ItemLengths(count: 900, length: 70))
    let told = PlaneWall<ItemGrid.Cell>()
    let sheet = TilingPlane(.grid(columns: .lengths(lines.x), rows: .lengths(lines.y)), source: told)
    told.onShow = { [unowned sheet] cell in
      for axis in Axis.both {
        let length = 30 + Double(cell[axis] &* 53 % 64)
        if (try? lines[axis].length(of: cell[axis])) != length {
          try? sheet.change(.resize(from: cell[axis], to: [length]), on: axis)
        }
      }
    }
    let hand = Hand(scroller([sheet, Clamping()]), frames: 1)
    let cell = ItemGrid.Cell(x: 500, y: 320)
    #expect(sheet.scroll(to: cell, align: PerAxis(align), animated: animated))
    hand.rest()
    let frame = try #require(sheet.frame(of: cell))
    for axis in Axis.both {
      #expect(frame.length(axis) == 30 + Double(cell[axis] &* 53 % 64))
      expectShown(frame, align, axis, hand.scroll)
    }
  }
}
