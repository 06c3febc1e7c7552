import Hands
import Testing

/// What a scroller says of itself.
struct DescriptionTests {
  @Test func aScrollerPrintsItsPhaseItsOffsetAndWhatItsLinksAnswer() {
    let log = Log()
    let scroll = scroller([Paging(), Bouncing(), Indicators()])
    let chain =
      "Paging[extent, layout, target, offset, review, remember] ▸ Bouncing[edge] ▸ Indicators[remember]"
    #expect(scroll.description == "ScrollController idle at (0.0, 0.0): \(chain)")
    scroll.delegate = log
    scroll.contentOffset.y = 12
    scroll.touchBegan(at: .zero, time: .zero)
    #expect(scroll.description == "ScrollController tracking at (0.0, 12.0): \(chain) ▸ delegate")
    scroll.behaviors = []
    #expect(scroll.description == "ScrollController tracking at (0.0, 12.0): delegate")
  }

  @Test func aMistypedMethodIsMissingFromWhatALinkAnswers() {
    final class Typo: ScrollBehavior {
      let name: StaticString = "Typo"
      func target(_ proposal: inout TargetProposal, context: ScrollContext) { proposal.offset.y = 123 }
    }
    #expect(scroller([Typo()]).description.hasSuffix(": Typo[]"))
  }

  @Test func everyQuestionIsListed() {
    let probe = Probe("all", \.onWake) { _ in .seconds(3) }
    probe.onNote = { _, axis, _ in axis == .vertical ? "here" : nil }
    probe.onTarget = { proposal, _ in proposal.restTarget.y = RestTarget(id: 3) }
    probe.onOffset = { target, _, _ in Double(target.id) }
    #expect(
      scroller([probe]).description.hasSuffix(
        ": all[extent, layout, drag, motion, target, offset, edge, zoom, rebase, wake, review]"))
  }

  @Test func printingWithinAQuestionAsksNobody() {
    let probe = Probe("mine")
    let scroll = scroller([probe])
    var text = ""
    probe.onTarget = { _, _ in text = scroll.description }
    _ = scroll.description
    #expect(text == "ScrollController idle at (0.0, 0.0): mine")
  }

  @Test func aCommandOnTrialIsRefused() {
    let probe = Probe("mine")
    let scroll = scroller([probe])
    probe.onEdge = { proposal, _ in
      scroll.contentOffset.y = 9
      proposal.response = .elastic(resistance: .nan, response: 1)
    }
    _ = scroll.description
    #expect(scroll.contentOffset == .zero && scroll.diagnostics.total == 1)
    #expect(
      scroll.diagnostics.description == """
        mine, link 1, edge, contentOffset: 1 refused command. Command it and edit items from \
        callbacks, and only if something is to change.
        """)
  }

  @Test func aBehaviourWithoutANameHasThatOfItsType() {
    final class Nameless: ScrollBehavior {}
    final class Größe: ScrollBehavior {}
    final class Kept<Value>: ScrollBehavior {}
    #expect(
      scroller([Nameless(), Größe(), Kept<Int>()]).description.hasSuffix(
        ": Nameless[] ▸ Größe[] ▸ Kept<Int>[]"))
    #expect("\(Größe().name)" == "Größe" && !Größe().name.isASCII && Nameless().name.isASCII)
  }

  /// Two links that say no name do not change places in a snapshot.
  @Test func linksWithoutANameAreTakenForNoOthers() throws {
    final class First: ScrollBehavior {}
    final class Second: ScrollBehavior {}
    let kept = try #require(scroller([First(), Second()]).snapshot())
    try scroller([First(), Second()]).restore(kept)
    #expect(throws: ArchiveError.chain(at: 0)) { try scroller([Second(), First()]).restore(kept) }
  }
}
