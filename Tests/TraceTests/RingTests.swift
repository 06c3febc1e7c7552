import Hands
import ScrollTrace
import Testing

struct RingTests {
  /// Swipes and rests, long enough to fill the ring several times.
  private func play(_ hand: Hand, swipes count: Int) {
    for number in 0..<count {
      hand.down()
      hand.swipe(at: number.isMultiple(of: 2) ? 2_000 : -1_700)
      hand.lift()
      _ = hand.resting()
      hand.frames(5)
    }
  }

  @Test(arguments: [2_048, 16_384, 65_536])
  func ringKeepsTheLatestEventsInItsSize(_ size: Int) throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll, ring: size)
    let hand = Hand(scroll)
    var last = -1
    for _ in 0..<12 {
      play(hand, swipes: 5)
      let trace = recorder.trace
      #expect(try Trace(bytes: trace.bytes) == trace)
      let first = try #require(trace.events.first { _ in true })
      #expect(trace.bytes.count - first.position <= size + 128)
      let times = trace.events.compactMap { event -> Double? in
        if case .call(let call) = event.action { call.time?.seconds } else { nil }
      }
      #expect(times == times.sorted() && times.last! <= hand.now && times.last! > hand.now - 0.1)
      last = max(last, trace.eventCount)
    }
    #expect(last > size / 40)
  }

  @Test func ringThatWasFilledManyTimesIsReplayedTheSame() throws {
    let scroll = scroller([Paging(axis: .vertical), Bouncing()])
    let recorder = ScrollRecorder(scroll, ring: 16_384)
    let hand = Hand(scroll)
    for _ in 0..<20 {
      play(hand, swipes: 4)
      let replay = ScrollReplay(of: recorder.trace, into: [Paging(axis: .vertical), Bouncing()])
      replay.run()
      #expect(replay.isRestored && replay.divergence == nil, "\(replay.divergence!)")
    }
    let first = try #require(recorder.trace.events.first { _ in true })
    guard case .call(let call) = first.action, let time = call.time else { throw TraceStory.Unexpected() }
    #expect(time.seconds > 10)
  }

  @Test func ringThatTurnsAmidAMotionSaysThatNothingCanBeginThere() throws {
    let scroll = scroller([Bouncing()], content: 1e9)
    scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999)
    let recorder = ScrollRecorder(scroll, ring: 1_024)
    let hand = Hand(scroll)
    hand.down()
    hand.swipe(at: 3_000)
    hand.lift()
    hand.frames(600)
    let trace = recorder.trace
    #expect(trace.configuration.snapshot == nil && !trace.configuration.isAtRest)
    #expect(trace.eventCount > 30)
    let replay = ScrollReplay(of: trace, into: [Bouncing()])
    replay.run()
    #expect(!replay.isRestored && replay.offsetDivergence != nil)
  }
}
