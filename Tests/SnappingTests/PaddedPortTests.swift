import Hands
import Testing

/// What covers a part of the view is said in one place, so page keys, commands and areas see the same port: far from
/// the walls, a padding is what an inset is.
struct PaddedPortTests {
  /// Covers a part of the view.
  private final class Cover: ScrollBehavior {
    let insets: Insets
    init(_ insets: Insets) { self.insets = insets }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.padding = proposal.padding + insets
    }
  }

  private enum Cause: CaseIterable { case pages, rect, item, areas, row }

  /// A list in the middle of its content, and its tiles.
  private struct List {
    let scroll: ScrollController
    let tiles: Tiling<Int>

    init(_ inset: Insets, _ cause: Cause, _ last: [any ScrollBehavior], at offset: Double, isReversed: Bool) {
      let row = ItemRow(count: 3_000, length: 73, axis: .vertical)
      tiles = Tiling(row, make: { 0 }, show: { _, _, _ in })
      var links: [any ScrollBehavior] = [tiles]
      if cause == .areas {
        links.append(
          Snapping(
            (0..<800).map { SnapArea(id: $0, frame: Rect(x: 0, y: Double($0) * 251, width: 300, height: 90)) }
          ))
      }
      if cause == .row { links.append(Snapping(row, align: .center)) }
      scroll = ScrollController(
        viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 0), inset: inset,
        behaviors: links + last + [Clamping()])
      scroll.isReversed.y = isReversed
      scroll.setContentOffset(Point(x: 0, y: offset), animated: false)
      scroll.advance(to: .zero)
    }

    func rest() {
      for frame in 1..<600 where scroll.phase != .idle {
        scroll.advance(to: .seconds(1 + Double(frame) / 60))
      }
    }
  }

  @Test(arguments: [false, true]) func farFromTheWallsAPaddingIsAnInset(_ isReversed: Bool) {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 2_000)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let bars = Insets(top: number(0...60).rounded(), bottom: number(0...60).rounded())
      let cover = Insets(top: number(0...60).rounded(), bottom: number(0...60).rounded())
      let cause = Cause.allCases.randomElement(using: &random)!
      let offset = number(80_000...90_000).rounded()
      let lists = [
        List(bars + cover, cause, [], at: offset, isReversed: isReversed),
        List(bars, cause, [Cover(cover)], at: offset, isReversed: isReversed),
      ]
      let (pages, item) = (number(-3...3).rounded(), Int64(number(1_000...1_300)))
      let rect = Rect(x: 0, y: number(79_000...91_000), width: 10, height: number(0...500))
      let align = [Alignment?.none, .start, .center, .end].randomElement(using: &random)!
      let speed = number(-3_000...3_000)
      for list in lists {
        switch cause {
        case .pages: list.scroll.step(by: .pages(Vector(x: 0, y: pages)), time: .seconds(1))
        case .rect:
          list.scroll.scrollRectToVisible(rect, align: PerAxis(x: nil, y: align), animated: false)
        case .item: list.tiles.scroll(to: item, align: align, animated: true)
        case .areas, .row: list.scroll.fling(velocity: Vector(x: 0, y: speed), at: .seconds(1))
        }
        list.rest()
      }
      #expect(
        lists[0].scroll.contentOffset == lists[1].scroll.contentOffset,
        "seed \(seed), \(cause), align \(String(describing: align))")
      #expect(lists[0].scroll.contentOffset.y != 0)
    }
  }

  /// `Snapping.padding` is part of the port that a page key sees: seven eighths of 240 points.
  @Test func aPageKeySeesThePaddingOfAreas() {
    let areas = Snapping(
      (0..<60).map { SnapArea(id: $0, frame: Rect(x: 0, y: Double($0) * 1_000, width: 9, height: 9)) },
      .proximity,
      padding: Insets(top: 40, bottom: 20))
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 300), content: Size(width: 400, height: 60_000), behaviors: [areas])
    scroll.setContentOffset(Point(x: 0, y: 300), animated: false)
    scroll.step(by: .pages(Vector(x: 0, y: 1)), time: .seconds(1))
    #expect(scroll.destination.y == 510 && scroll.geometry.padding == Insets(top: 40, bottom: 20))
  }

  /// Several links of a chain have one port, and a padding that leaves nothing stops no page key.
  @Test func paddingsAreOnePort() {
    let padding = Insets(all: 16)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 300), content: Size(width: 4_000, height: 6_000),
      behaviors: [Snapping([], padding: padding), Snapping([], padding: padding)])
    #expect(scroll.geometry.padding == padding)
    scroll.behaviors = [Snapping([], padding: Insets(top: 200, bottom: 200))]
    scroll.step(by: .pages(Vector(x: 0, y: 1)), time: .seconds(1))
    #expect(scroll.destination.y == 262)
  }
}
