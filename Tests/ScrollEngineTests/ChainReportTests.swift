import Hands
import Testing

/// What a scroller sees by itself of mistakes of order and place.
struct ChainReportTests {
  /// Gives the length of an axis.
  static func rows(_ length: Double = 1_000, _ axis: Axis = .vertical) -> Probe {
    Probe("Rows", \.onExtent) { proposal, _ in proposal.fit(length, on: axis) }
  }

  /// Puts a wall inside the others.
  static var fence: Probe {
    Probe("Fence", \.onExtent) { proposal, _ in
      proposal.extent.y.upper = min(proposal.extent.y.upper ?? 150, 150)
    }
  }

  /// Closes the vertical axis to a ring.
  static var loop: Probe {
    Probe("Loop", \.onExtent) { proposal, _ in
      if proposal.content.height > 0 { proposal.extent.y = Extent(period: proposal.content.height) }
    }
  }

  func scroller(_ links: [any ScrollBehavior], content: Size = .zero) -> ScrollController {
    ScrollController(viewport: Size(width: 300, height: 400), content: content, behaviors: links)
  }

  /// A chain in another order has no mistake if the order makes no difference. The length is that of the other axis,
  /// or the wall of the content is nearer.
  @Test func aChainInOrderHasNoMistakes() {
    for links in [
      [Self.rows(), Self.loop], [Self.rows(), Self.fence], [Self.rows()],
      [Self.fence, Self.rows(900, .horizontal)], [Self.fence, Self.rows(500)],
    ] {
      let report = scroller(links).chainReport
      #expect(report.isEmpty && report.description.isEmpty)
    }
    let content = Size(width: 300, height: 2_000)
    for links in [[Self.fence], []] { #expect(scroller(links, content: content).chainReport.isEmpty) }
  }

  /// A length that follows from the one before it, or from the program's, takes nothing away.
  @Test func aLinkThatAddsToTheLengthIsNoMistake() {
    func footer() -> Probe {
      Probe(\.onExtent) { proposal, _ in proposal.fit(proposal.content.height + 80, on: .vertical) }
    }
    #expect(scroller([Self.rows(), footer()]).chainReport.description == "")
    #expect(scroller([footer()], content: Size(width: 300, height: 4_000)).chainReport.description == "")
    let unused = scroller([Self.rows(), footer()], content: Size(width: 300, height: 4_000))
    #expect(unused.chainReport.mistakes.count == 1)
  }

  @Test func aRingBeforeTheLengthIsReported() throws {
    let report = scroller([Self.loop, Self.rows()]).chainReport
    let mistake = try #require(report.mistakes.first)
    #expect(report.mistakes.count == 1 && mistake.certainty == .certain)
    #expect(mistake.link == "Loop, link 1" && mistake.question == "extent")
    #expect(
      report.description == """
        Loop, link 1, extent: Rows, link 2, gives the content's length along the vertical axis only afterwards: the \
        extent is 0.0...600.0, and would be open...open, period 1000.0. Write Loop after Rows.
        """)
  }

  @Test func innerWallsBeforeTheLengthAreReported() {
    let report = scroller([Probe(), Self.fence, Self.rows()]).chainReport
    #expect(report.mistakes.map(\.link) == ["Fence, link 2"])
    #expect(report.description.contains("is 0.0...600.0, and would be 0.0...150.0. Write Fence after Rows."))
  }

  @Test func contentThatALinkOverridesIsReported() {
    let scroll = scroller([Self.rows()])
    scroll.contentSize.height = 1_000
    #expect(scroll.chainReport.isEmpty)
    scroll.contentSize.height = 333
    #expect(scroll.chainReport.mistakes.map(\.certainty) == [.likely])
    #expect(
      scroll.chainReport.description == """
        Rows, link 1, extent: It makes the content 1000.0 pt long along the vertical axis, so the 333.0 pt of \
        contentSize do nothing. Leave contentSize at 0 there, or leave this link out.
        """)
  }

  @Test func aDeallocatedDelegateIsReported() {
    let scroll = scroller([Self.rows()])
    scroll.delegate = Log()
    #expect(
      scroll.chainReport.description == """
        The scroller: The delegate that was set is gone, for a scroller does not keep its delegate alive. Keep the \
        delegate in a property of the owner of the scroller.
        """)
    scroll.delegate = nil
    #expect(scroll.chainReport.isEmpty)
    let log = Log()
    scroll.delegate = log
    withExtendedLifetime(log) { #expect(scroll.chainReport.isEmpty) }
  }

  @Test func millisecondsGivenAsSecondsAreReported() {
    let hand = Hand(scroller([], content: Size(width: 300, height: 9_000))).held()
    for _ in 0..<4 { hand.move(by: 20, after: 8) }
    #expect(hand.scroll.chainReport.isEmpty)
    hand.move(by: 20, after: 8)
    #expect(hand.scroll.chainReport.description.contains("came 8.0 s after each other"))
    hand.lift()
    hand.down()
    hand.move(by: 20, after: 8)
    #expect(!hand.scroll.chainReport.isEmpty)
    hand.move(by: 20)
    #expect(hand.scroll.chainReport.isEmpty)
  }

  @Test func aFingerThatOftenWaitsIsNoMistake() {
    let hand = Hand(scroller([Self.rows()])).held()
    for _ in 0..<20 {
      hand.move(by: 2, after: 3)
      hand.move(by: 2)
    }
    #expect(hand.scroll.chainReport.isEmpty)
  }

  /// Has a mistake to tell, and takes the chance to command.
  final class Critic: ScrollBehavior {
    let name: StaticString = "Critic"
    var asked = 0
    func review(_ report: inout ChainReport, of scroll: ScrollController) {
      asked += 1
      scroll.contentOffset.y = 9
      report.add(.likely, in: "wake", "It has nothing to say.", fix: "Leave it out.")
    }
  }

  @Test func everyLinkIsAskedWhenTheReportIsRead() {
    let critic = Critic()
    let scroll = scroller([Self.rows(), critic])
    #expect(critic.asked == 0)
    #expect(
      scroll.chainReport.description == "Critic, link 2, wake: It has nothing to say. Leave it out.")
    #expect(critic.asked == 1 && scroll.contentOffset == .zero && scroll.diagnostics.count(of: .command) == 1)
  }

  @Test func aLinkWithMemoryAndNoNameIsReported() {
    final class Forgetful: ScrollBehavior {}
    final class Unnamed: ScrollBehavior {
      func remember(_ memory: inout LinkMemory) throws(ArchiveError) { _ = try memory.value(7.0) }
    }
    final class Named: ScrollBehavior {
      // The same text as the type's, but said.
      let name: StaticString = "Named"
      var number = 7.0
      func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
        try memory.field(number) { self.number = $0 }
      }
    }
    let scroll = scroller([Named(), Forgetful()], content: Size(width: 300, height: 900))
    #expect(scroll.chainReport.isEmpty && scroll.description.hasSuffix(": Named[remember] ▸ Forgetful[]"))
    let report = self.scroller([Named(), Unnamed(), Self.rows()]).chainReport
    #expect(report.mistakes.map(\.certainty) == [.certain])
    let told = "Unnamed, link 2, remember: The link keeps values in snapshots and declares no name"
    #expect(report.description.hasPrefix(told))
  }

  @Test func aReportFromWithinAQuestionIsEmpty() {
    let probe = Probe()
    let scroll = scroller([Self.loop, Self.rows(), probe])
    var report: ChainReport?
    probe.onLayout = { _, _ in report = scroll.chainReport }
    scroll.invalidateLayout()
    #expect(report?.isEmpty == true && !scroll.chainReport.isEmpty)
  }

  @Test func readingTheReportChangesNothing() {
    let scroll = scroller([Self.loop, Self.rows()])
    let before = scroll.geometry
    #expect(scroll.chainReport.description == scroll.chainReport.description)
    #expect(scroll.geometry == before && scroll.diagnostics.total == 0)
  }

  @Test func aChainThatIsMeantAsItIsCanBeUsed() {
    let scroll = scroller([Self.loop, Self.rows()])
    scroll.checksChain = false
    let hand = Hand(scroll).pulled(by: 50)
    #expect(hand.offset == 50)
  }

  #if DEBUG
    @Test func oneLinkInTwoScrollersIsReportedByBoth() {
      let (link, content) = (Probe("mine"), Size(width: 300, height: 900))
      let first = scroller([link], content: content)
      var second: ScrollController? = scroller([Self.fence, link], content: content)
      for scroll in [first, second] {
        #expect(
          scroll?.chainReport.description.contains(
            """
            mine, link \(scroll === first ? 1 : 2): It is in the chains of 2 scrollers, and receives the callbacks of \
            all of them. Make one for each scroller.
            """
          ) == true)
      }
      second = nil
      #expect(first.chainReport.isEmpty)
      second = scroller([], content: content)
      first.behaviors = []
      second?.behaviors = [link]
      #expect(second?.chainReport.isEmpty == true)
    }

    @Test func theFirstInputTrapsOnACertainMistake() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let scroll = ScrollController(
          viewport: Size(width: 300, height: 400),
          behaviors: [ChainReportTests.loop, ChainReportTests.rows()])
        scroll.wheel(by: .zero, time: .zero)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for part in ["Loop, link 1, extent", "open...open, period 1000.0", "Loop after Rows", "checksChain"] {
        #expect(message.contains(part))
      }
    }
  #endif
}
