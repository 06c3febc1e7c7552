import Hands
import Testing

/// Links that want to be woken.
struct WakeTests {
  let probe = Probe()

  @Test func aLinkIsWokenOnceWhenItIsDue() {
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

  @Test(arguments: [-1e100, 0, 3]) func aLinkIsWokenInEveryFrameAtATimeThatIsPast(_ due: Double) {
    probe.onWake = { _ in .seconds(due) }
    let hand = Hand(scroller([probe]), now: 3)
    hand.frames(3)
    #expect(probe.events.filter { $0 == "didWake" }.count == 3)
    #expect(hand.frame() == .needsFrame)
  }

  @Test func theEarliestOfAllLinksCounts() {
    let links = [9.0, 1e100, 7, 1e17].map { due in Probe(\.onWake) { _ in .seconds(due) } }
    let hand = Hand(scroller(links), frames: 1)
    #expect(hand.frame() == .sleep(until: .seconds(7)))
    hand.scroll.behaviors = [links[1], links[3]]
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(1e17)))
    hand.scroll.behaviors = [links[1]]
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(1e100)))
  }

  @Test func aLinkIsWokenWhileTheContentMoves() {
    var due = 0.5
    var woken: [Phase] = []
    probe.onWake = { _ in .seconds(due) }
    func receive() {
      probe.once("didWake") { scroll in
        woken.append(scroll.phase)
        due += 0.5
        receive()
      }
    }
    receive()
    let hand = Hand(scroller([probe], content: 20_000)).flung(at: 2_000, frames: 64)
    #expect(woken == [.decelerating, .decelerating])
    hand.scroll.stop()
    hand.down()
    hand.frames(64)
    #expect(woken == [.decelerating, .decelerating, .tracking, .tracking])
    hand.drag(by: 50)
    hand.frames(32)
    #expect(woken.last == .dragging)
    hand.lift(after: 1)
    hand.scroll.wheel(by: Vector(x: 0, y: 5), time: hand.time)
    due = hand.now + 0.05
    hand.frames(4)
    #expect(woken.last == .wheeling)
  }

  @Test func aHeldScrollerSleepsUntilALinkIsToBeWoken() {
    probe.onWake = { _ in .seconds(9) }
    let hand = Hand(scroller([probe])).held()
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(9)))
    hand.drag(by: 50)
    hand.frame()
    #expect(hand.frame() == .sleep(until: .seconds(9)))
    hand.lift(after: 1)
    let end = hand.time + 0.1
    hand.scroll.wheel(by: Vector(x: 0, y: 5), time: hand.time)
    hand.frame()
    #expect(hand.frame() == .sleep(until: end), "the run of wheel deltas ends before")
  }

  /// While the content moves, an answer counts until it is due, the phase changes, or a command comes.
  @Test func aLinkIsNotAskedInEveryFrameOfAMotion() {
    var asked = 0
    var due: Timestamp?
    probe.onWake = { _ in
      asked += 1
      return due
    }
    let hand = Hand(scroller([probe], content: 20_000)).flung(at: 2_000, frames: 1)
    #expect(asked == 1)
    hand.frames(20)
    #expect(asked == 1)
    due = .seconds(hand.now + 1)
    hand.scroll.setNeedsFrame()
    hand.frames(20)
    #expect(asked == 2 && !probe.events.contains("didWake"))
    probe.once("didWake") { _ in due = nil }
    hand.frames(60)
    #expect(asked == 4 && probe.events.filter { $0 == "didWake" }.count == 1)
    hand.scroll.stop()
    asked = 0
    hand.frames(10)
    #expect(asked == 10, "at rest in every frame")
  }

  @Test func nonsenseIsCountedAndDoesNotWake() {
    probe.onWake = { _ in .seconds(.nan) }
    let hand = Hand(scroller([probe]))
    hand.frames(2)
    #expect(hand.frame() == .idle)
    #expect(!probe.events.contains("didWake") && hand.scroll.diagnostics.count(of: .answer) > 0)
  }
}
