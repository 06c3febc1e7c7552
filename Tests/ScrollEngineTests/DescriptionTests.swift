import Hands
import ScrollBehaviors
import Testing

/// What a scroller says of itself.
struct DescriptionTests {
  @Test func printsPhaseOffsetAndChain() {
    let log = Log()
    let scroll = scroller([Paging(), Bouncing(), Probe("mine")])
    #expect(scroll.description == "ScrollController idle at (0.0, 0.0): Paging ▸ Bouncing ▸ mine")
    scroll.delegate = log
    scroll.contentOffset.y = 12
    scroll.touchBegan(at: .zero, time: .zero)
    #expect(
      scroll.description == "ScrollController tracking at (0.0, 12.0): Paging ▸ Bouncing ▸ mine ▸ delegate")
    scroll.behaviors = []
    #expect(scroll.description == "ScrollController tracking at (0.0, 12.0): delegate")
  }

  @Test func aBehaviourWithoutANameHasThatOfItsType() {
    final class Nameless: ScrollBehavior {}
    final class Größe: ScrollBehavior {}
    final class Kept<Value>: ScrollBehavior {}
    #expect(
      scroller([Nameless(), Größe(), Kept<Int>()]).description.hasSuffix(": Nameless ▸ Größe ▸ Kept<Int>"))
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

  @Test func diagnosticsAddUp() {
    let scroll = scroller([])
    #expect(scroll.diagnostics == Diagnostics() && scroll.diagnostics.total == 0)
    scroll.touchMoved(to: .zero, time: .zero)
    scroll.contentOffset.y = .nan
    scroll.settings.slop = -1
    scroll.settings.pixel = 0
    #expect(scroll.diagnostics.unbalancedTouches == 1 && scroll.diagnostics.unusableNumbers == 3)
    #expect(scroll.diagnostics.total == 4)
    #expect(scroll.settings == ScrollSettings())
  }

  @Test func theDefaultChainClamps() {
    let scroll = ScrollController(viewport: Size(width: 100, height: 100))
    #expect(scroll.description == "ScrollController idle at (0.0, 0.0): Clamping")
    #expect(scroll.contentSize == .zero)
  }
}
