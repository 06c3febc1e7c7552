import Hands
import ScrollBehaviors
import Testing

/// Links that want to be woken.
struct WakeTests {
  @Test func onceWhenItIsDue() {
    let probe = Probe()
    var due: Timestamp? = .seconds(5)
    probe.onWake = { _ in due }
    probe.once("didWake") { _ in due = nil }
    let hand = Hand(scroller([probe]))
    hand.frame(after: 1)
    #expect(hand.frame(after: 1) == .sleep(until: .seconds(5)))
    #expect(hand.frame(after: 2.5) == .sleep(until: .seconds(5)))
    #expect(!probe.events.contains("didWake"))
    #expect(hand.frame(after: 1) == .idle)
    hand.frame(after: 1)
    #expect(probe.events.filter { $0 == "didWake" }.count == 1)
  }

  @Test(arguments: [-1e100, 0, 3]) func atATimeThatIsPastItIsWokenInEveryFrame(_ due: Double) {
    let probe = Probe()
    probe.onWake = { _ in .seconds(due) }
    let hand = Hand(scroller([probe]), now: 3)
    hand.frames(3)
    #expect(probe.events.filter { $0 == "didWake" }.count == 3)
    #expect(hand.frame() == .sleep(until: .seconds(due)))
  }

  @Test func theEarliestOfAllLinksCounts() {
    let links = [9.0, 1e100, 7, 1e17].map { due in
      let probe = Probe()
      probe.onWake = { _ in .seconds(due) }
      return probe
    }
    let hand = Hand(scroller(links))
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(7)))
    hand.scroll.behaviors = [links[1], links[3]]
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(1e17)))
    hand.scroll.behaviors = [links[1]]
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(1e100)))
  }

  @Test func onlyAtRest() {
    let probe = Probe()
    var asked = 0
    probe.onWake = { context in
      #expect(context.phase == .idle)
      asked += 1
      return .seconds(0.01)
    }
    let hand = Hand(scroller([probe]))
    hand.fling(at: 800)
    hand.frames(10)
    #expect(asked == 0)
    hand.scroll.stop()
    hand.frame()
    #expect(asked > 0 && probe.events.last == "didWake")
  }

  @Test func autoplay() {
    let probe = Probe()
    var due = 1.0
    probe.onWake = { _ in .seconds(due) }
    let hand = Hand(scroller([Paging(), probe]), .horizontal)
    for page in 1...3 {
      probe.once("didWake") { scroll in
        due += 2
        scroll.setContentOffset(Point(x: Double(page) * 400, y: 0), animated: true)
      }
    }
    hand.frames(64 * 7)
    #expect(hand.offset == 1_200)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test func nonsenseIsCountedAndDoesNotWake() {
    let probe = Probe()
    probe.onWake = { _ in .seconds(.nan) }
    let hand = Hand(scroller([probe]))
    hand.frames(2)
    #expect(hand.frame() == .idle)
    #expect(!probe.events.contains("didWake") && hand.scroll.diagnostics.unusableAnswers > 0)
  }
}
