import Hands
import Testing

/// Mistakes after which nothing happens, and what the chain report and the list of answers say about them.
struct WithoutEffectTests {
  private let content = Size(width: 300, height: 9_000)

  private func scroller(_ links: [any ScrollBehavior], content: Size) -> ScrollController {
    ScrollController(viewport: Size(width: 300, height: 400), content: content, behaviors: links)
  }

  private func flung(_ links: [any ScrollBehavior], delegate: (any ScrollDelegate)? = nil) -> ScrollController
  {
    let scroll = scroller(links, content: content)
    scroll.delegate = delegate
    Hand(scroll).flingToRest(at: 1_500)
    return scroll
  }

  // MARK: Content without a length

  @Test func contentWithoutALengthIsReported() {
    let scroll = scroller([Bouncing()], content: .zero)
    Hand(scroll).pull(by: 300)
    #expect(scroll.chainReport.mistakes.map(\.certainty) == [.likely])
    #expect(
      scroll.chainReport.description == """
        The scroller, extent: contentSize is 0.0 × 0.0 and no link gives the content a length, so nothing scrolls. Set \
        contentSize, or add a link that calls fit(_:on:) in extent.
        """)
    scroll.contentSize.height = 500
    #expect(scroll.chainReport.isEmpty)
  }

  @Test func aLinkThatGivesAnExtentEvenOfNothingIsNoMistake() {
    let rows = ItemRow(count: 0, length: 44, axis: .vertical)
    for link: any ScrollBehavior in [
      Tiling<Int>(rows), Infinite(axis: .vertical), Paging(.items(count: 3, length: 90)),
    ] {
      #expect(scroller([link, Bouncing()], content: .zero).chainReport.description == "")
    }
  }

  // MARK: Methods that are never called

  private final class Typo: ScrollBehavior {
    let name: StaticString = "Typo"
    func target(_ proposal: inout TargetProposal, context: ScrollContext) { proposal.offset.y = 0 }
    func scrollViewDidScroll(_ scroll: ScrollController) {}
  }

  /// What a link implements is known only from calls, and many calls are rare: no fling shows that a link has no effect.
  @Test func linkWhoseMethodsAreNeverCalledIsSeenInTheDescription() {
    let scroll = flung([Bouncing(), Typo()])
    #expect(scroll.description.hasSuffix("Bouncing[edge] ▸ Typo[]"))
    #expect(scroll.chainReport.description == "")
  }

  /// A link for each callback and question, which implements that alone.
  @Test func aLinkWithOneMethodIsNoMistake() {
    for make in OneMethod.all { #expect(flung([Bouncing(), make()]).chainReport.description == "") }
  }

  @Test func everyBehaviorOfTheHouseHasAnEffect() {
    let rows = ItemRow(count: 100, length: 44, axis: .vertical)
    let links: [any ScrollBehavior] = [
      Tiling<Int>(rows), KeepAnchor(rows), StayAtEnd(), Indicators(), LoadNearEnd(rows, at: .upper) { _ in },
      AxisLock(.sticky),
      ItemTransitions(rows), Bouncing(),
    ]
    let scroll = scroller(links, content: .zero)
    Hand(scroll).flingToRest(at: 1_500)
    #expect(scroll.chainReport.description == "")
  }

  /// A delegate is often set for one callback, perhaps a rare one.
  @Test func aDelegateIsNotJudged() {
    final class Tops: ScrollDelegate { func scrollDidScrollToTop(_ scroll: ScrollController) {} }
    let tops = Tops()
    let scroll = flung([Bouncing()], delegate: tops)
    withExtendedLifetime(tops) { #expect(scroll.chainReport.isEmpty) }
  }

  @Test func theAnswersOfALinkAreListed() {
    let (pages, typo) = (Paging(), Typo())
    let scroll = scroller([pages, typo, Bouncing()], content: content)
    #expect(scroll.answers(of: pages) == ["extent", "layout", "target", "offset", "review", "remember"])
    #expect(scroll.answers(of: typo) == [] && scroll.answers(of: Bouncing()) == [])
    let probe = Probe("mine")
    scroll.behaviors = [probe]
    var within: [String]?
    probe.onTarget = { _, _ in within = within ?? scroll.answers(of: probe) }
    #expect(scroll.answers(of: probe).contains("target") && within == [])
  }
}
