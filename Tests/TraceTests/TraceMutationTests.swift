import Foundation
import Hands
import ScrollTrace
import Testing

/// Traces that were damaged are read, salvaged and replayed without a trap. The work and the memory follow from the
/// number of bytes: each event is played once, takes at least one byte, and has no more values than bytes.
///
/// `swift test` plays 1,500 such traces, or 30,000 in release. This plays 1,000,000:
/// ```
/// TRACE_MUTATIONS=1000000 SCROLL_TESTS=TraceTests swift test -c release --filter TraceMutationTests
/// ```
struct TraceMutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["TRACE_MUTATIONS"].flatMap { Int($0) }
    ?? perBuild(debug: 1_500, release: 30_000)

  @Test func damagedTraceIsRefusedOrReplayed() throws {
    var traces: [Trace] = []
    for chain in TraceChain.allCases {
      for seed in UInt64(0)..<4 { traces.append(chain.trace(seed: seed, events: 30)) }
    }
    traces.append(marks)
    var random = SeededGenerator(seed: 20)
    var (read, salvaged, differing) = (0, 0, 0)
    for number in 0..<Self.count {
      let mutant = MutatedTrace(of: traces, &random)
      let chain = TraceChain.allCases[number % TraceChain.allCases.count]
      var trace: Trace?
      do throws(TraceError) {
        trace = try Trace(bytes: mutant.bytes)
        read += 1
      } catch {
        #expect(error.position >= 0 && error.position <= mutant.bytes.count)
        #expect(error.description.utf8.count < 300)
        trace = try? Trace(salvaging: mutant.bytes)
        if trace != nil { salvaged += 1 }
      }
      guard let trace else { continue }
      let replay = ScrollReplay(of: trace, into: chain.make())
      check(trace, from: mutant.bytes.count, played: replay)
      if replay.divergence != nil { differing += 1 }
    }
    #expect(read > Self.count / 20 && salvaged > Self.count / 10 && differing > 0)
    print("\(Self.count) traces: \(read) read, \(salvaged) salvaged, \(differing) with a divergence")
  }

  @Test func answerOfAnotherKindIsPlayedOnce() throws {
    final class Answering: ScrollDelegate {
      func scrollWillEndDragging(
        _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
      ) {
        targetContentOffset.y += 40
      }
    }
    let delegate = Answering()
    let scroll = scroller([Bouncing()], delegate: delegate)
    let recorder = ScrollRecorder(scroll)
    Hand(scroll).pullToRest(by: 200, for: 0.02)
    let trace = recorder.trace
    let answer = try #require(trace.events.first { if case .endTarget = $0.action { true } else { false } })
    // The target is left out, and the kind is that of an answer to a tap on the status bar.
    var bytes = trace.bytes
    bytes[answer.position] = bytes[answer.position] & 0xC0 | 38
    for _ in 0..<2 {
      let start = answer.position + 3
      bytes.removeSubrange(start...start + Int(bytes[start] & 15))
    }
    let changed = try Trace(salvaging: bytes)
    #expect(changed.eventCount == trace.eventCount)
    check(changed, from: bytes.count, played: ScrollReplay(of: changed, into: [Bouncing()]))
  }

  /// A trace of marks with many values, as no story has.
  private var marks: Trace {
    let recorder = ScrollRecorder(scroller([Bouncing()]))
    for number in 0..<20 {
      recorder.mark("insert", (0..<number).map(Double.init), at: .seconds(Double(number)))
    }
    return recorder.trace
  }

  /// Plays a trace, and counts what was read and done.
  private func check(_ trace: Trace, from size: Int, played replay: ScrollReplay) {
    #expect(trace.bytes.count <= size + 9)
    #expect(trace.configuration.label.utf8.count + trace.configuration.links.count <= size)
    var (events, end, values) = (0, 0, 0)
    for event in trace.events {
      #expect(event.number == events && event.position >= end && event.position < size)
      (events, end) = (events + 1, event.position + 1)
      if case .mark(let mark) = event.action { values += mark.name.utf8.count + mark.values.count }
    }
    #expect(events == trace.eventCount && events + values <= size, "at least a byte for each event and value")
    var played = 0
    replay.run { _, _ in played += 1 }
    #expect(played == events)
    let offset = replay.scroll.contentOffset
    #expect(offset.x.isFinite && offset.y.isFinite)
  }
}
