import Hands
import Testing

/// The length across changes while somebody reads.
@Suite("I rotate the page while reading") struct ArrangingRotationTests {
  enum Action: CaseIterable {
    case idle, drag, fling, animation
  }

  static let cases = Axis.both.flatMap { axis in Action.allCases.map { (axis, $0) } }

  private func page(
    _ axis: Axis, _ viewport: Size? = nil, estimate: Double? = nil, count: Int = 30
  ) -> (ArrangedPage, ScrollController) {
    let areas = (0..<count).map { 20_000 + 9_000 * Double($0 % 7) }
    let page = ArrangedPage(axis, areas: areas, estimate: estimate)
    return (page, ScrollController(viewport ?? axis.size(480, across: 320), [page.content, Bouncing()]))
  }

  private func begin(_ action: Action, _ hand: Hand) {
    switch action {
    case .idle: break
    case .drag:
      hand.pull(by: 33)
    case .fling:
      hand.fling(at: 1_200, frames: 4)
    case .animation:
      hand.travel(to: 1_800, frames: 4)
    }
  }

  @Test(arguments: cases) func theItemAtTheTopStaysWithTheSamePartRead(axis: Axis, action: Action) throws {
    let (page, scroll) = page(axis)
    let hand = Hand(scroll, axis)
    hand.scroll.contentOffset[axis] = page.start(9, across: 320) + 0.25 * page.length(9, 290)
    begin(action, hand)
    let phase = hand.scroll.phase
    let before = try page.reading(hand.scroll)
    hand.scroll.viewport = axis.size(320, across: 480)
    #expect(hand.scroll.contentSize == axis.size(page.total(across: 480), across: 480))
    let after = try page.reading(hand.scroll)
    #expect(after.item == before.item && (after.part - before.part).magnitude < 1e-9)
    #expect(hand.scroll.phase == phase)
    hand.scroll.viewport = axis.size(480, across: 320)
    let back = try page.reading(hand.scroll)
    #expect(back.item == before.item && (back.part - before.part).magnitude < 1e-9)
    if action == .drag { hand.lift(after: 0.1) }
    let destination = hand.destination
    #expect(hand.resting() == destination || action == .drag)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func aRotationAtTheStartStaysThereAndAtTheEndWithinTheContent(axis: Axis) {
    let (page, scroll) = page(axis)
    scroll.contentInset = axis.inset(.lower, 44)
    scroll.contentOffset[axis] = -44
    scroll.resize(viewport: axis.size(320, across: 480), inset: axis.inset(.lower, 32))
    #expect(scroll.contentOffset[axis] == -32)
    scroll.contentOffset[axis] = scroll.geometry.extent[axis].upper ?? 0
    scroll.resize(viewport: axis.size(480, across: 320), inset: axis.inset(.lower, 44))
    #expect(scroll.contentOffset[axis] <= scroll.geometry.extent[axis].upper ?? 0)
  }

  @Test(arguments: Axis.both, [0.0, 8])
  func aViewThatGetsItsSizeLateBeginsAtTheStart(axis: Axis, spacing: Double) {
    let texts = Stack(count: 20, spacing: spacing) { _, across in across > 0 ? 20_000 / across : 0 }
    for bar in [0.0, 44] {
      let scroll = ScrollController(
        viewport: .zero, inset: axis.inset(.lower, bar),
        behaviors: [Arranging(texts, axis: axis), Bouncing()])
      #expect(scroll.contentOffset[axis] == -bar)
      scroll.viewport = axis.size(480, across: 320)
      #expect(scroll.contentOffset[axis] == -bar)
      #expect(scroll.contentSize == axis.size(20 * 62.5 + 19 * spacing, across: 320))
    }
  }

  @Test(arguments: Axis.both) func aPageThatThenFitsShowsAllOfItselfFromItsStart(axis: Axis) {
    let (page, scroll) = page(axis, axis.size(300, across: 200), count: 3)
    scroll.contentOffset[axis] = 150
    scroll.viewport = axis.size(900, across: 800)
    #expect(scroll.contentOffset[axis] == 0 && scroll.geometry.extent[axis].room == 0)
    #expect(scroll.contentSize[axis] == page.total(across: 800))
  }

  @Test(arguments: Axis.both) func onlyTheVisiblePartOfALongPageIsMeasuredAgain(axis: Axis) throws {
    let (page, scroll) = page(axis, estimate: 100, count: 5_000)
    scroll.contentOffset[axis] = 200_000
    let before = try page.reading(scroll)
    page.forget()
    scroll.viewport = axis.size(320, across: 480)
    let after = try page.reading(scroll)
    #expect(after.item == before.item && (after.part - before.part).magnitude < 1e-9)
    #expect(page.asked.count == Set(page.asked).count && page.asked.count < 20)
    #expect(page.asked.contains(before.0))
  }

  @Test(arguments: Axis.both) func aGapOrTheMarginAtTheTopStaysAsWideAsItWas(axis: Axis) throws {
    let (page, scroll) = page(axis)
    for index: Int64 in [0, 4] {
      scroll.contentOffset[axis] = page.start(index, across: 320) - 5
      scroll.viewport = axis.size(320, across: 480)
      #expect(scroll.contentOffset[axis] == page.start(index, across: 480) - 5)
      scroll.viewport = axis.size(480, across: 320)
    }
  }

  /// What comes round again is measured only once the ring is laid out.
  @Test(arguments: Axis.both, [true, false])
  func anyAnchorKeepsTheItemOnARing(axis: Axis, hasKeeper: Bool) throws {
    let stack = Stack(count: 3, spacing: 8, estimate: 44) { index, across in
      (60_000 + 10_000 * Double(index)) / across
    }
    let content = Arranging(stack, axis: axis, overscan: .none)
    let keepers: [any ScrollBehavior] = hasKeeper ? [KeepAnchor(content)] : []
    let scroll = ScrollController(axis.size(480, across: 320), [content, Circular(axis: axis)] + keepers)
    let hand = Hand(scroll, axis, frames: 1)
    let item = try #require(content.place(of: 2, origin: scroll.contentOrigin))
    scroll.contentOffset[axis] = item.start + 0.75 * item.length
    for across in [400.0, 500, 320] {
      scroll.viewport[axis.cross] = across
      let item = try #require(content.place(of: 2, origin: scroll.contentOrigin))
      #expect(item.length == (80_000 / across * 64).rounded() / 64)
      #expect((hand.offset - item.start - 0.75 * item.length).magnitude < 1e-6)
    }
  }
}
