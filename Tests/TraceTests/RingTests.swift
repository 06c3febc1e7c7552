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

  @Test(arguments: [0.0, 1_000]) func ringTurnsBetweenUpdatesOnly(_ height: Double) throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll, ring: 1_024)
    var events = 0
    for number in 0..<30 {
      events += 3 + (number % 4) * 20
      scroll.update {
        for part in 0..<(number % 4) * 20 {
          scroll.contentInset.top = Double(number * 5 + part) + 0.1
          if part == 10 { scroll.contentOffset.y += height }
        }
      }
      scroll.advance(to: .seconds(Double(number) / 60))
      let trace = recorder.trace
      #expect(try Trace(bytes: trace.bytes) == trace)
      let replay = ScrollReplay(of: trace, into: [Bouncing()])
      replay.run()
      let omitted = trace.events.first { if case .omitted = $0.action { true } else { false } }
      let isReplayed = replay.divergence.map { $0.event.number >= omitted?.number ?? .max } ?? true
      #expect(isReplayed || !replay.isRestored, "\(replay.divergence!)")
      let start = try #require(trace.events.first { _ in true }).position
      #expect(trace.bytes.count - start <= 1_024 * 5 / 4 + 512)
    }
    #expect(recorder.trace.eventCount < events, "the ring has turned")
    #expect(recorder.omittedEvents > 0)
  }

  @Test func eventThatIsTooLargeIsRecordedByItsKindOnly() throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll, ring: 4_096)
    let numbers = (0..<10_000).map(Double.init)
    for number in 0..<50 {
      recorder.mark("load", numbers)
      recorder.mark("small", [1])
      scroll.advance(to: .seconds(Double(number)))
    }
    let trace = recorder.trace
    #expect(try Trace(bytes: trace.bytes) == trace && trace.bytes.count < 4_096 * 5 / 4 + 1_024)
    var (large, small) = (0, 0)
    for event in trace.events {
      switch event.action {
      case .omitted(let kind): large += kind == 36 ? 1 : 0
      case .mark(let mark): small += mark.name == "small" ? 1 : 0
      default: break
      }
    }
    #expect(large > 10 && small > 10 && recorder.omittedEvents == 50)
    ScrollReplay(of: trace, into: [Bouncing()]).run()
  }

  @Test(arguments: [100, 10_000]) func ringDoesNotGrowInALargeUpdate(_ count: Int) throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll, ring: 2_048)
    scroll.update {
      for number in 0..<count { scroll.contentInset.top = Double(number) + 0.1 }
    }
    let trace = recorder.trace
    #expect(trace.bytes.count < 2_048 * 5 / 4 + 1_024 && recorder.omittedEvents > count - 80)
    let omitted = trace.events.filter { if case .omitted = $0.action { true } else { false } }
    #expect(omitted.count == 1, "one event is in place of all that did not fit")
    let replay = ScrollReplay(of: trace, into: [Bouncing()])
    replay.run()
    let place = try #require(replay.divergence?.event.number)
    #expect(try place >= #require(omitted.first).number)
    // The ring works as before afterwards.
    for frame in 0..<2_000 { scroll.advance(to: .seconds(Double(frame) / 60)) }
    let later = ScrollReplay(of: recorder.trace, into: [Bouncing()])
    later.run()
    #expect(later.isRestored && later.divergence == nil)
  }

  @Test func ringStaysSmallUnderCommandsFromCallbacks() throws {
    final class Restless: ScrollDelegate {
      var count = 0
      func scrollDidScroll(_ scroll: ScrollController) {
        guard count < 400 else { return }
        count += 1
        scroll.contentInset.bottom = Double(count) + 0.123
        scroll.contentOffset.y += 1.377
      }
    }
    let delegate = Restless()
    let scroll = scroller([Bouncing()], delegate: delegate)
    let recorder = ScrollRecorder(scroll, ring: 4_096)
    for number in 0..<20 {
      delegate.count = 0
      scroll.contentOffset.y += 1 + Double(number) / 100
      let trace = recorder.trace
      let start = try #require(trace.events.first { _ in true }).position
      #expect(trace.bytes.count - start <= 4_096 + 256)
      #expect(try Trace(bytes: trace.bytes) == trace)
    }
  }

  @Test func ringOfFramesAloneBeginsWhereTheScrollerRests() throws {
    func chain() -> [any ScrollBehavior] {
      let pages = Paging(ItemRow(count: 10, length: 390, axis: .horizontal))
      return [pages, Circular(axis: .horizontal), AutoPlay(pages, every: 3)]
    }
    let scroll = ScrollController(viewport: Size(width: 390, height: 300), behaviors: chain())
    let recorder = ScrollRecorder(scroll, ring: 16_384)
    for frame in 0..<perBuild(debug: 12_000, release: 36_000) {
      scroll.advance(to: .seconds(Double(frame) / 60))
    }
    let replay = ScrollReplay(of: recorder.trace, into: chain())
    replay.run()
    #expect(replay.isRestored && replay.divergence == nil && recorder.trace.eventCount > 300)
  }
}
