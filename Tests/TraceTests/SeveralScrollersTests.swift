import Hands
import ScrollTrace
import Testing

/// A nest under recorders: its inputs are marks of each scroller.
struct SeveralScrollersTests {
  private final class Screen {
    let nest: ScrollNest
    let scrollers: [ScrollController]
    let recorders: [ScrollRecorder]

    init(_ link: () -> any ScrollBehavior = { Bouncing() }) {
      let list = ScrollController(
        viewport: Size(width: 300, height: 300), content: Size(width: 300, height: 900), behaviors: [link()])
      let page = ScrollController(
        viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 1_600), behaviors: [link()]
      )
      let root = NestedScroller(page)
      root.add(list, at: Point(x: 0, y: 50))
      nest = ScrollNest(root, policy: NegotiatingPolicy())
      scrollers = [page, list]
      recorders = scrollers.map { ScrollRecorder($0) }
    }

    func perform(_ mark: TraceMark) {
      let time = mark.time ?? .zero
      recorders.mark(mark.name, mark.values, at: time) {
        let place = mark.values.count > 1 ? Point(x: mark.values[0], y: mark.values[1]) : .zero
        switch mark.name {
        case "began": nest.touchBegan(at: place, time: time)
        case "moved": nest.touchMoved(to: place, time: time)
        case "ended": nest.touchEnded(at: place, time: time)
        default: nest.advance(to: time)
        }
      }
    }

    var traces: [Trace] { recorders.map { $0.trace } }
  }

  private func play(_ screen: Screen, seed: UInt64) {
    var (random, now) = (SeededGenerator(seed: seed), 0.0)
    func act(_ name: String, _ place: Point? = nil) {
      screen.perform(
        TraceMark(name: name, values: place.map { [$0.x, $0.y] } ?? [], time: .seconds(now)))
    }
    for _ in 0..<6 {
      var place = Point(x: 150, y: 200)
      let speed = Double.random(in: -40...40, using: &random)
      act("began", place)
      for _ in 0..<6 {
        now += 0.008
        place.y += speed
        act("moved", place)
      }
      act("ended", place)
      for _ in 0..<Int.random(in: 5...90, using: &random) {
        now += 1 / 60
        act("frame")
      }
    }
  }

  @Test func marksOfSeveralScrollersAreRepeatedTheSame() throws {
    var moved = [0, 0]
    for seed in UInt64(0)..<20 {
      let screen = Screen()
      play(screen, seed: seed)
      let traces = screen.traces
      #expect(traces[0].eventCount == traces[1].eventCount)
      let again = Screen()
      for event in traces[0].events {
        guard case .mark(let mark) = event.action else { throw TraceStory.Unexpected() }
        again.perform(mark)
      }
      for (number, (recorded, replayed)) in zip(traces, again.traces).enumerated() {
        let divergence = recorded.divergence(from: replayed)
        #expect(divergence == nil, "seed \(seed), scroller \(number): \(divergence!)")
        #expect(recorded == replayed)
        moved[number] += Set(recorded.events.map { $0.state.offset }).count
      }
      #expect(zip(screen.scrollers, again.scrollers).allSatisfy { $0.contentOffset == $1.contentOffset })
    }
    #expect(moved.allSatisfy { $0 > 100 }, "both have moved")
  }

  @Test func otherChainsDifferInTheTraceOfTheScrollerThatMoved() throws {
    let screen = Screen()
    play(screen, seed: 1)
    let other = Screen { Clamping() }
    for event in screen.traces[0].events { if case .mark(let mark) = event.action { other.perform(mark) } }
    let found = zip(screen.traces, other.traces).compactMap { $0.divergence(from: $1) }
    #expect(!found.isEmpty && found.allSatisfy { $0.otherEvent == nil && "\($0)".contains("and is") })
  }

  @Test func tracesThatAreShorterOrHaveOtherEventsDiffer() throws {
    let (screen, short, long) = (Screen(), Screen(), Screen())
    for one in [screen, short, long] { one.perform(TraceMark(name: "frame", time: .seconds(1))) }
    for one in [screen, long] { one.perform(TraceMark(name: "frame", time: .seconds(2))) }
    long.perform(TraceMark(name: "frame", time: .seconds(3)))
    let trace = screen.traces[0]
    #expect(trace.divergence(from: long.traces[0]) == nil)
    #expect(
      "\(trace.divergence(from: short.traces[0])!)" == "Event 1, mark frame at 2.0 s: the replay has ended.")
    short.perform(TraceMark(name: "frame", time: .seconds(2.5)))
    let words = "\(trace.divergence(from: short.traces[0])!)"
    #expect(words == "Event 1, mark frame at 2.0 s: the replay has mark frame at 2.5 s instead.")
  }

  @Test func recorderThatIsInTheListTwiceRecordsAfterTheMarkAsBefore() throws {
    let one = scroller([Bouncing()])
    let recorder = ScrollRecorder(one)
    [recorder, recorder].mark("twice") { one.contentOffset.y = 30 }
    one.contentOffset.y = 40
    #expect(recorder.trace.events.map { "\($0)" } == ["mark twice", "contentOffset"])
    #expect(!recorder.trace.isOpen)
  }

  @Test func callsOfTheHostOutsideOfMarksAreRecordedByEachScroller() throws {
    let screen = Screen()
    screen.perform(TraceMark(name: "frame", time: .seconds(1)))
    screen.scrollers[1].contentOffset.y = 40
    let kinds = screen.traces.map { $0.events.map { "\($0)" } }
    #expect(kinds == [["mark frame at 1.0 s"], ["mark frame at 1.0 s", "contentOffset"]])
  }
}
