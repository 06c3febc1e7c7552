import Hands
import ScrollAccessories
import ScrollTesting
import Testing

/// What a chain reports of links that need another link, an edge, items or an axis. It reports what is missing, and
/// nothing else.
struct RelationReportTests {
  private static func rows() -> ItemRow { ItemRow(count: 100, length: 60, axis: .vertical) }

  private static func tiles(_ row: ItemRow) -> Tiling<Int> {
    Tiling<Int>(row, make: { 0 }, show: { _, _, _ in })
  }

  /// Scrolls a little, and returns the links that the report names, without their places.
  private static func told(
    _ links: [any ScrollBehavior], content: Size = .zero, viewport: Size = Size(width: 390, height: 600)
  ) -> [String] {
    let scroll = ScrollController(viewport: viewport, content: content, behaviors: [])
    scroll.checksChain = false
    scroll.behaviors = links
    scroll.advance(to: .zero)
    for step in 0..<10 {
      let place = Point(x: 100, y: 300 - Double(step) * 20)
      let time = Timestamp.seconds(0.01 * Double(step + 1))
      if step == 0 {
        scroll.touchBegan(at: place, time: time)
      } else {
        scroll.touchMoved(to: place, time: time)
      }
    }
    scroll.touchEnded(at: Point(x: 100, y: 120), time: .seconds(0.11))
    for frame in 0..<300 { scroll.advance(to: .seconds(0.12 + Double(frame) / 60)) }
    return scroll.chainReport.mistakes.map { String($0.link?.prefix { $0 != "," } ?? "scroller") }
  }

  @Test func itemsAndPagesAreThoseOfTheChain() {
    let (row, pages, wide) = (Self.rows(), Paging(), Size(width: 3_900, height: 600))
    #expect(Self.told([Paging(), AutoPlay(Paging(), every: 3)], content: wide) == ["AutoPlay"])
    #expect(Self.told([pages, AutoPlay(pages, every: 3)], content: wide) == [])
    let wrapped = Paging()
    #expect(Self.told([BehaviorWrapper(wrapped), AutoPlay(wrapped, every: 3)], content: wide) == [])
    let edges = Bouncing(.vertical)
    #expect(Self.told([Self.tiles(Self.rows()), LoadNearEnd(row) { _ in }, edges]) == ["LoadNearEnd"])
    #expect(Self.told([Self.tiles(Self.rows()), ItemTransitions(row), edges]) == ["ItemTransitions"])
    #expect(Self.told([Self.tiles(Self.rows()), KeepAnchor(row), edges]) == ["KeepAnchor"])
    #expect(
      Self.told([Self.tiles(row), KeepAnchor(row), ItemTransitions(row), LoadNearEnd(row) { _ in }, edges])
        == [])
  }

  @Test(arguments: Axis.both, [Side.lower, .upper]) func aPullNeedsAnElasticEdgeAtItsSide(
    _ axis: Axis, _ side: Side
  ) {
    let content = Size(width: 4_000, height: 4_000)
    let pull = { PullToRefresh(axis: axis, at: side) { _ in } }
    let (its, other) = (Edges(axis, side), Edges(axis, side == .lower ? .upper : .lower))
    for (links, isTold) in [
      ([pull()], true), ([pull(), Bouncing(other)], true), ([pull(), Bouncing(), Clamping(its)], true),
      ([pull(), Bouncing(its)], false), ([pull(), Bouncing()], false),
      ([Clamping(), pull(), Bouncing(its)], false),
    ] as [([any ScrollBehavior], Bool)] {
      #expect(Self.told(links, content: content) == (isTold ? ["PullToRefresh"] : []), "\(links)")
    }
    // Content that has not come yet is no mistake.
    #expect(!Self.told([pull(), Bouncing()], content: Size(width: 10, height: 10)).contains("PullToRefresh"))
  }

  @Test(arguments: Axis.both) func edgesAlongAnAxisThatCannotScrollAreReported(_ axis: Axis) {
    let its: Edges = axis == .vertical ? .vertical : .horizontal
    let across = ItemRow(count: 1_000, length: 44, axis: axis.cross)
    #expect(Self.told([Self.tiles(across), Bouncing(its)]) == ["Bouncing"])
    #expect(Self.told([Self.tiles(across), Bouncing(always: its)]) == [])
    #expect(Self.told([Self.tiles(across), Bouncing()]) == [])
    #expect(Self.told([Self.tiles(ItemRow(count: 1_000, length: 44, axis: axis)), Bouncing(its)]) == [])
  }

  private final class Restless: ScrollBehavior {
    let early: Double
    init(_ early: Double) { self.early = early }
    func wake(in context: ScrollContext) -> Timestamp? { context.phase == .idle ? context.time - early : nil }
  }

  @Test func aLinkThatWantsToBeWokenBeforeNowIsReported() {
    let content = Size(width: 390, height: 4_000)
    #expect(Self.told([Restless(1), Bouncing()], content: content) == ["Restless"])
    #expect(Self.told([Restless(0.001), Bouncing()], content: content) == ["Restless"])
    #expect(Self.told([Restless(-1), Bouncing()], content: content) == [])
    // Each frame is asked for at its own time.
    #expect(Self.told([Restless(0), Bouncing()], content: content) == [])
  }

  private final class Mistyped: ScrollBehavior {
    func targets(_ proposal: inout TargetProposal, in context: ScrollContext) {}
  }

  /// No scroll shows that a link has no callback, because many are rare. The check calls all of them.
  @Test func aLinkWithoutAMethodOfTheProtocolIsFound() {
    #expect(
      checkBehavior(seeds: 0..<1, rules: [.answers]) { Mistyped() }.violations.map(\.rule) == [.answers])
    #expect(checkBehavior(seeds: 0..<1) { Mistyped() }.violations.map(\.rule) == [.answers])
    for make in OneMethod.callbacksAndAnswers {
      let report = checkChain(seeds: 0..<1, rules: [.answers]) { [make()] }
      #expect(report.violations.isEmpty, "\(make())")
    }
  }
}
