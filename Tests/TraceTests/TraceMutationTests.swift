import Foundation
import Hands
import ScrollTrace
import Testing

/// Traces that were damaged are read, salvaged and replayed without a trap, without end and without memory beyond their size.
///
/// ```
/// TRACE_MUTATIONS=1000000 SCROLL_TESTS=TraceTests swift test -c release --disable-xctest --filter TraceMutationTests
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
    var random = SeededGenerator(seed: 20)
    var (read, salvaged, replayed, parted, slowest) = (0, 0, 0, 0, 0.0)
    let clock = ContinuousClock()
    for number in 0..<Self.count {
      let mutant = MutatedTrace(of: traces, &random)
      let chain = TraceChain.allCases[number % TraceChain.allCases.count]
      let start = clock.now
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
      #expect(trace.eventCount <= mutant.bytes.count && trace.bytes.count <= mutant.bytes.count + 9)
      let replay = ScrollReplay(of: trace, into: chain.make())
      replay.run()
      replayed += 1
      if replay.divergence != nil { parted += 1 }
      let offset = replay.scroll.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite)
      let time = start.duration(to: clock.now)
      slowest = max(slowest, Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
    }
    #expect(slowest < 5, "\(slowest) s for one of them")
    #expect(read > Self.count / 20 && salvaged > Self.count / 10 && parted > 0)
    print(
      "\(Self.count) traces: \(read) read, \(salvaged) salvaged, \(replayed) replayed, \(parted) parted, at most \(slowest) s"
    )
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? "?"
      print("memory at most: \(peak)")
    #endif
  }
}
