import Hands
import ScrollPlot
import ScrollTrace
import Testing

/// The results of replays, and the plot of two chains.
struct ReplayResultTests {
  private func trace(of chain: [any ScrollBehavior]) -> Trace {
    let scroll = scroller(chain)
    let recorder = ScrollRecorder(scroll)
    let hand = Hand(scroll)
    hand.pullToRest(by: 120, for: 0.02)
    recorder.mark("pause", at: .seconds(hand.now))
    hand.now += 1
    hand.pullToRest(by: 2_000, for: 0.02)
    scroll.scrollToTop()
    _ = hand.resting()
    return recorder.trace
  }

  @Test(arguments: TraceChain.allCases)
  func resultOfTheRecordedChainIsTheRecordedCurve(_ chain: TraceChain) {
    for seed in UInt64(0)..<8 {
      let trace = chain.trace(seed: seed)
      let result = ScrollReplay(of: trace, into: chain.make()).result()
      for axis in Axis.both {
        let (recorded, replayed) = (trace.offsets(on: axis), result.offsets(on: axis))
        #expect(recorded.count == replayed.count && recorded.count > 20)
        #expect(
          zip(recorded, replayed).allSatisfy {
            $0.time == $1.time && $0.value.bitPattern == $1.value.bitPattern
          })
      }
    }
  }

  @Test func resultHasEachCallbackWithTheTimeOfItsEvent() {
    let log = Log()
    let scroll = scroller([Bouncing()], delegate: log)
    let recorder = ScrollRecorder(scroll)
    Hand(scroll, now: 3).pullToRest(by: 120, for: 0.02)
    let trace = recorder.trace
    let result = ScrollReplay(of: trace, into: [Bouncing()]).result()
    let told = log.events.filter { !["didScroll", "didPull", "didZoom"].contains($0) }
      .map { "\($0.prefix { $0 != "(" })" }
    #expect(result.callbacks.map { "\($0.name)" } == told && told.contains("willBeginDecelerating"))
    let times = result.callbacks.map { $0.time }
    #expect(times == times.sorted())
    for (name, phase) in [("willBeginDragging", Phase.dragging), ("willBeginDecelerating", .decelerating)] {
      let time = result.callbacks.first { "\($0.name)" == name }?.time
      #expect(time == trace.events.first { $0.state.phase == phase }?.time?.seconds && time != nil)
    }
  }

  @Test func marksWithATimeAreInTheCurve() {
    let trace = trace(of: [Bouncing()])
    let marks = trace.events.filter { "\($0)".hasPrefix("mark pause at ") }
    #expect(marks.count == 1)
    #expect(trace.offsets(on: .vertical).count { $0.time == marks[0].time?.seconds } >= 2)
  }

  @Test func plotOfTwoChainsHasBothCurvesTheWallAndTheCallbacks() throws {
    let trace = trace(of: [Bouncing()])
    let other = ScrollReplay(of: trace, into: [Clamping()]).result()
    let (recorded, replayed) = (trace.offsets(on: .vertical), other.offsets(on: .vertical))
    let wall = try #require(replayed.map { $0.value }.max())
    #expect(try #require(recorded.map { $0.value }.max()) > wall, "only one of the chains passes the wall")
    let plot = Plot(
      "two chains",
      [Plot.Curve("Bouncing()", recorded), Plot.Curve("Clamping()", replayed, isDashed: true)],
      levels: [Plot.Level("wall", at: wall)],
      markers: other.callbacks.map { Plot.Marker("\($0.name)", at: $0.time) })
    let text = plot.svg()
    for part in [">Bouncing()<", ">Clamping()<", ">wall<", ">two chains<", "stroke-dasharray"] {
      #expect(text.contains(part), "\(part)")
    }
    for name in Set(other.callbacks.map { "\($0.name)" }) { #expect(text.contains(name), "\(name)") }
    #expect(text.count { $0 == "<" } == text.count { $0 == ">" } && !text.contains("nan"))
  }

  @Test func timesThatAreNotFiniteAreNotInACurve() {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll)
    scroll.advance(to: .seconds(1))
    scroll.advance(to: .seconds(.nan))
    recorder.mark("late", at: .seconds(.infinity))
    let trace = recorder.trace
    let result = ScrollReplay(of: trace, into: [Bouncing()]).result()
    #expect(trace.eventCount == 3 && trace.offsets(on: .vertical).map { $0.time } == [1])
    #expect(result.offsets.map { $0.time } == [1])
  }
}
