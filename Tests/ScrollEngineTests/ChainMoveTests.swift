import Hands
import Testing

/// Links that move from one scroller to another, from within callbacks too.
struct ChainMoveTests {
  /// A link that records when it joins, leaves and is asked, and which scroller calls it.
  final class Traveller: ScrollBehavior {
    var events: [String] = []
    var homes: [ObjectIdentifier] = []
    var onAttach: (ScrollController) -> Void = { _ in }
    var onDetach: () -> Void = {}

    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { events.append("extent") }
    func didAttach(to scroll: ScrollController) {
      events.append("attach")
      homes.append(ObjectIdentifier(scroll))
      onAttach(scroll)
    }
    func didDetach() {
      events.append("detach")
      homes.removeLast()
      onDetach()
    }
    func scrollDidScroll(_ scroll: ScrollController) { receive("scroll", scroll) }
    func scrollDidLayout(_ scroll: ScrollController) { receive("layout", scroll) }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { receive("settle", scroll) }

    private func receive(_ event: String, _ scroll: ScrollController) {
      #expect(homes == [ObjectIdentifier(scroll)], "\(event) came from a scroller whose chain it is not in")
      events.append(event)
    }
  }

  /// A link that stays is not attached again; one whose scroller goes away is free.
  @Test func aLinkIsAttachedBeforeItIsAskedAndDetachedWhenItGoes() {
    let (first, second) = (Traveller(), Traveller())
    do {
      let scroll = scroller([first])
      #expect(first.events == ["attach", "extent", "layout"])
      scroll.behaviors = [second, first]
      #expect(second.events == ["attach", "extent", "layout"] && scroll.behaviors[0] === second)
      #expect(first.events.dropFirst(3) == ["extent", "layout"])
      scroll.behaviors = [second]
      scroll.contentOffset.y = 1
      #expect(first.events.dropFirst(5) == ["detach"])
      #expect(second.events.dropFirst(3) == ["extent", "layout", "scroll", "settle"])
    }
    #expect(second.events.suffix(2) == ["settle", "detach"] && first.events.count == 6)
  }

  @Test(arguments: [false, true])
  func aRemovedLinkIsDetachedBeforeTheSetterReturns(_ isItself: Bool) {
    let (guest, probe) = (Traveller(), Probe())
    let (first, second) = (scroller([guest, probe]), scroller([]))
    guest.events = []
    probe.once("didScroll") { first in
      first.contentOffset.y = 7
      first.behaviors = isItself ? [] : [probe]
      #expect(guest.events == ["scroll", "detach"] && guest.homes == [])
      second.behaviors = [guest]
      #expect(guest.events == ["scroll", "detach", "attach", "extent", "layout"])
      second.contentOffset.y = 9
    }
    first.contentOffset.y = 5
    #expect(guest.events.suffix(2) == ["scroll", "settle"] && guest.homes == [ObjectIdentifier(second)])
    #expect(first.contentOffset.y == 7 && second.contentOffset.y == 9)
  }

  @Test func aLinkThatComesBackWithinOneCallbackGoesOn() {
    let (guest, probe) = (Traveller(), Probe())
    let scroll = scroller([probe, guest])
    guest.events = []
    probe.once("didScroll") { scroll in
      scroll.behaviors = [probe]
      scroll.behaviors = [guest, probe]
      #expect(guest.events == ["detach", "attach", "extent"])
    }
    scroll.contentOffset.y = 5
    #expect(guest.events == ["detach", "attach", "extent", "scroll", "settle", "layout", "layout"])
  }

  @Test func aLinkMayMoveOnWhenItIsAttachedOrDetached() {
    let (guest, other) = (Traveller(), Traveller())
    let (first, second) = (scroller([]), scroller([]))
    guest.onAttach = { scroll in
      guest.onAttach = { _ in }
      scroll.behaviors = [other]
      #expect(guest.homes == [] && other.homes == [ObjectIdentifier(first)])
      second.behaviors = [guest]
    }
    other.onDetach = {
      other.onDetach = {}
      second.behaviors += [other]
    }
    first.behaviors = [guest]
    #expect(first.behaviors.count == 1 && first.behaviors[0] === other)
    #expect(guest.homes == [ObjectIdentifier(second)])
    first.behaviors = []
    #expect(other.homes == [ObjectIdentifier(second)] && second.behaviors.count == 2)
  }

  @Test func aLinkMayPlaceTheContentWhenItIsAttached() {
    func begun(_ command: @escaping (ScrollController) -> Void) -> ScrollController {
      let guest = Traveller()
      guest.onAttach = command
      return scroller([guest, Clamping()])
    }
    #expect(begun { $0.contentOffset.y = 123 }.contentOffset == Point(x: 0, y: 123))
    #expect(begun { $0.resize(inset: Insets(top: 20)) }.contentOffset.y == -20)
    let hand = Hand(begun { $0.setContentOffset(Point(x: 0, y: 456), animated: true) })
    #expect(hand.offset == 0 && hand.destination == 456)
    #expect(hand.resting() == 456)
  }

  @Test func chainsThatChangeWithoutEndAreCutOff() {
    final class Restless: ScrollBehavior {
      func didAttach(to scroll: ScrollController) { scroll.behaviors = [Restless()] }
    }
    let scroll = scroller([Restless()])
    #expect(scroll.behaviors.count == 1 && scroll.diagnostics.count(of: .command) == 1)
  }

  /// One that moves itself is cut off, too.
  @Test(arguments: 1...6) func scrollersThatMoveEachOtherAreCutOff(_ count: Int) {
    var calls = 0
    let probes = (0..<count).map { _ in Mover() }
    let scrollers = probes.map { scroller([$0]) }
    for (place, probe) in probes.enumerated() {
      probe.onScroll = {
        calls += 1
        for other in scrollers.indices where other != place || count == 1 {
          scrollers[other].contentOffset.y += 1
        }
      }
    }
    scrollers[0].contentOffset.y = 5
    // A thousand for each from callbacks, and the one from outside.
    #expect(calls == 1_000 * count + 1)
    #expect(scrollers.contains { $0.diagnostics.count(of: .command) > 0 })
    scrollers[count / 2].contentOffset.y = 5
    #expect(calls == 2 * (1_000 * count + 1), "the next call has its own thousand")
    for probe in probes { probe.onScroll = {} }
  }

  /// The refusal names the link that moved the scroller, although the scroller is in another one's chain.
  @Test func aRefusalNamesWhoMovedAnotherScroller() {
    let (mover, echo) = (Mover(), Mover())
    let (first, second) = (scroller([Clamping(), mover]), scroller([echo]))
    mover.onScroll = { second.contentOffset.y = .nan }
    first.contentOffset.y = 5
    #expect(
      second.diagnostics.description.hasPrefix(
        "Mover, link 2 of another scroller, scrollDidScroll, contentOffset: 1 call with unusable numbers"))
    #expect(first.diagnostics.total == 0)
    mover.onScroll = { second.contentOffset.y += 1 }
    echo.onScroll = { first.contentOffset.y += 1 }
    first.contentOffset.y = 6
    let refusals = [first, second].flatMap(\.diagnostics.refusals).filter { $0.kind == .command }
    #expect(!refusals.isEmpty)
    for refusal in refusals {
      #expect(refusal.link?.hasSuffix("of another scroller") == true && refusal.question == "scrollDidScroll")
      #expect(refusal.values.hasPrefix("after 1000"))
    }
    // Outside of callbacks nobody is known.
    second.contentSize.width = .nan
    #expect(second.diagnostics.refusals.last?.link == nil)
    for one in [mover, echo] { one.onScroll = {} }
  }

  private final class Mover: ScrollBehavior {
    var onScroll: () -> Void = {}
    func scrollDidScroll(_ scroll: ScrollController) { onScroll() }
  }
}
