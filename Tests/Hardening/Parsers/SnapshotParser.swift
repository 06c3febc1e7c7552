import RandomStory
import ScrollBehaviors

/// Restores bytes as the snapshot of a scroller in a story, and continues the story.
///
/// The first byte chooses the story, and whether the right sum is added. The second byte is the time, in eighths of a
/// second. The rest are the bytes of the snapshot.
enum SnapshotParser: FuzzedParser {
  private static let stories: UInt8 = 64
  private static let isRaw: UInt8 = 128
  /// Stories at their beginning. A scroller that refuses a snapshot is unchanged, and is used again.
  nonisolated(unsafe) private static var tellers = (0..<UInt64(stories)).map { Teller(seed: $0) }

  static func seeds() -> [[UInt8]] {
    (0..<stories).compactMap { story in
      let teller = Teller(seed: UInt64(story))
      for _ in 0..<25 { teller.next() }
      guard let snapshot = teller.cast.scrollers[0].snapshot() else { return nil }
      let time = UInt8(clamping: Int(teller.now * 8) + 1)
      return [story, time] + snapshot.bytes.dropLast(8)
    }
  }

  static func parse(_ input: [UInt8]) -> Bool {
    guard input.count > 2 else { return false }
    let bytes = Array(input[2...])
    guard let snapshot = try? ScrollSnapshot(bytes: input[0] & isRaw != 0 ? bytes : bytes.sealed) else {
      return false
    }
    let story = Int(input[0] % stories)
    let teller = tellers[story]
    guard (try? teller.cast.scrollers[0].restore(snapshot)) != nil else {
      teller.check()
      return false
    }
    tellers[story] = Teller(seed: UInt64(story))
    teller.check()
    teller.now = Double(input[1]) / 8
    teller.checksDestinations = false  // The bytes may describe a motion that no chain plans.
    for _ in 0..<6 { teller.next() }
    return true
  }
}
