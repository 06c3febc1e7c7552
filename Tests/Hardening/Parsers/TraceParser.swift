import RandomStory
import ScrollBehaviors
import ScrollTrace

/// Reads bytes as a trace, or salvages them, and replays the trace.
///
/// The first byte chooses the chain, and whether the right sum is added. The rest are the bytes of the trace.
enum TraceParser: FuzzedParser {
  private static let isRaw: UInt8 = 128

  static func seeds() -> [[UInt8]] {
    (0..<UInt64(120)).compactMap { seed in
      let teller = Teller(seed: seed)
      guard let chain = teller.cast.chain else { return nil }
      let recorder = ScrollRecorder(teller.cast.scrollers[0], label: "story")
      for _ in 0..<6 { teller.next() }
      recorder.mark("insert", [1, 2], at: .seconds(teller.now))
      return [UInt8(chain)] + recorder.trace.bytes.dropLast(8)
    }
  }

  static func parse(_ input: [UInt8]) -> Bool {
    guard let first = input.first else { return false }
    let bytes = Array(input.dropFirst())
    let given = first & isRaw != 0 ? bytes : bytes.sealed
    var read: Trace?
    do throws(TraceError) { read = try Trace(bytes: given) } catch {
      precondition(error.position >= 0 && error.position <= given.count, "A mistake is within the bytes.")
      read = try? Trace(salvaging: given)
    }
    guard let trace = read else { return false }
    precondition(trace.bytes.count <= given.count + 9, "A trace is not longer than its bytes.")
    let replay = ScrollReplay(of: trace, into: Cast.chain(Int(first & ~isRaw) % Cast.chainCount).0)
    var played = 0
    replay.run { _, _ in played += 1 }
    precondition(
      played == trace.eventCount && played <= given.count, "Each event is played once, and takes a byte.")
    precondition(
      replay.scroll.contentOffset.isFinite && replay.scroll.destination.isFinite, "An offset is finite.")
    return true
  }
}
