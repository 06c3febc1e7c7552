import Hands
import ScrollTrace

/// A trace whose bytes were changed at random, most of them with a sum that fits again.
struct MutatedTrace {
  let bytes: [UInt8]

  init(of traces: [Trace], _ random: inout SeededGenerator) {
    func below(_ count: Int, _ random: inout SeededGenerator) -> Int {
      Int.random(in: 0..<max(1, count), using: &random)
    }
    let trace = traces[below(traces.count, &random)]
    var bytes = trace.bytes
    // Most changes are in the events: those of a snapshot are seen by its sum.
    let events = below(4, &random) == 0 ? 0 : trace.events.first { _ in true }?.position ?? 0
    let isSealed = below(8, &random) != 0
    if isSealed { bytes.removeLast(8) }
    for _ in 0...below(4, &random) {
      guard !bytes.isEmpty else { break }
      let start = min(events, bytes.count - 1)
      let place = start + below(bytes.count - start, &random)
      let length = min(below(24, &random), bytes.count - place)
      switch below(9, &random) {
      case 0, 1, 2: bytes[place] ^= 1 << UInt8(below(8, &random))
      case 3: bytes[place] = UInt8(below(256, &random))
      case 4: bytes[place] = [0, 1, 127, 128, 255][below(5, &random)]
      case 5: bytes.removeSubrange(place..<place + length)
      case 6: bytes.insert(contentsOf: bytes[place..<place + length], at: below(bytes.count, &random))
      case 7: bytes.removeSubrange(place...)
      default:
        let other = traces[below(traces.count, &random)].bytes
        let from = below(other.count, &random)
        bytes.replaceSubrange(place..<place + length, with: other[from..<min(other.count, from + length)])
      }
    }
    if isSealed {
      if below(2, &random) == 0, bytes.last != 0 { bytes.append(0) }
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
    }
    self.bytes = bytes
  }
}
