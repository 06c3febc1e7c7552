import Hands
import ScrollTrace
import Testing

struct ProposalTests {
  @Test func proposalsAreGivenBeforeAndAfterEachLink() throws {
    let scroll = scroller([Clamping(), Paging(axis: .vertical)])
    let recorder = ScrollRecorder(scroll)
    let hand = Hand(scroll)
    hand.pull(by: 150)
    hand.lift()
    hand.frames(3)
    let trace = recorder.trace
    let lift = try #require(trace.events.first { "\($0)".hasPrefix("touchEnded") })
    let replay = ScrollReplay(of: trace, into: [Clamping(), Paging(axis: .vertical)])
    let steps = replay.proposals(ofEvent: lift.number)
    let targets = steps.filter { "\($0.question)" == "target" }
    #expect(targets.map { $0.name } == ["scroller", "Clamping", "Paging"])
    #expect(targets.map { $0.link } == [nil, 0, 1])
    guard case .target(let before) = targets[1].proposal, case .target(let after) = targets[2].proposal else {
      Issue.record("no targets")
      return
    }
    #expect(before.offset.y != after.offset.y && after.offset.y == 400)
    #expect("\(targets[2])" == "target, Paging: offset \(after.offset)")
    #expect(Set(steps.map { "\($0.question)" }).isSuperset(of: ["drag", "motion", "target"]))
    #expect(replay.scroll.behaviors.count == 2)
    #expect(replay.scroll.destination.y == 400)
  }

  @Test func replayGoesOnAsRecordedAfterProposalsWereNoted() throws {
    for seed in UInt64(0)..<20 {
      let trace = TraceChain.bouncing.trace(seed: seed)
      let replay = ScrollReplay(of: trace, into: TraceChain.bouncing.make())
      replay.run(until: 40)
      #expect(replay.divergence == nil)
      _ = replay.proposals(ofEvent: 41)
      #expect(replay.offsetDivergence == nil, "seed \(seed): \(replay.offsetDivergence!)")
    }
  }
}
