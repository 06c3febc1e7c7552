import Hands
import StoryEngine
import Testing

/// Snapshots of random stories that are cut short, or in which bits are others: an error, or a scroller all of whose
/// numbers are finite, and that goes on; never a trap.
///
/// `SCROLL_LIES` says how many are tried.
@Suite struct SnapshotLies {
  private static let (usual, step, bits): (UInt64, Int, Int) = perBuild(
    debug: (600, 7, 1), release: (20_000, 1, 8))
  private static let lies = variable("SCROLL_LIES") ?? usual

  /// Tells as many lies as are wanted. `lie` makes one from the parts of a snapshot.
  private func tell(
    isGrammatical: Bool, _ lie: (inout SnapshotParts, Fate) -> String?
  ) throws -> (taken: UInt64, refused: UInt64) {
    var (taken, refused, seed): (UInt64, UInt64, UInt64) = (0, 0, 0)
    while taken + refused < Self.lies {
      seed += 1
      guard let story = Rehearsal(seed: seed) else { continue }
      let fate = Fate(seed: seed)
      // One that was taken is gone; others may be told another lie.
      for _ in 0..<20 {
        var parts = try SnapshotParts(story.snapshot)
        guard let what = lie(&parts, fate) else { break }
        switch story.take(try parts.snapshot, isGrammatical: isGrammatical) {
        case .refused:
          refused += 1
          continue
        case .taken: taken += 1
        case .wrong(let problem): Issue.record("seed \(seed), \(what): \(problem)")
        }
        break
      }
    }
    return (taken, refused)
  }

  @Test func bytesOfLinksMayBeOthers() throws {
    let (taken, refused) = try tell(isGrammatical: true) { parts, fate in
      let places = parts.links.indices.flatMap { link in parts.links[link].indices.map { (link, $0) } }
      if places.isEmpty { return nil }
      for _ in 0...fate.index(below: 3) {
        let (link, place) = fate.pick(places)
        parts.links[link][place] = fate.pick([0, 1, 2, 63, 127, 128, 195, 255])
      }
      return "bytes of links"
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
  }

  @Test(arguments: [true, false]) func anyBitMayBeAnother(_ ofLinks: Bool) throws {
    let (taken, refused) = try tell(isGrammatical: ofLinks) { parts, fate in
      let places = parts.links.indices.flatMap { link in parts.links[link].indices.map { (link, $0) } }
      if ofLinks, places.isEmpty { return nil }
      let (link, place) = ofLinks ? fate.pick(places) : (0, fate.index(below: parts.state.count))
      let bit = fate.index(below: 8)
      if ofLinks {
        parts.links[link][place] ^= 1 << UInt8(bit)
      } else {
        parts.state[place] ^= 1 << UInt8(bit)
      }
      return "bit \(bit) of byte \(place) of \(ofLinks ? "link \(link)" : "the scroller")"
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 300, -300, 1e-300, .leastNonzeroMagnitude, 1e9, -1e12, 1e100, 1e150, -1e150,
    1.01e150, 1e151, -1e160, 1e200, -1e300, 1e308, -1e308, .greatestFiniteMagnitude, .infinity, .nan,
  ]
  private static let counts: [Int64] = [
    1, -1, 2, 7, 1 << 31, -1 << 31, 1 << 46, 1 << 60, -1 << 60, 1 << 61, 1 << 62, -1 << 62, .max, .min,
    .max - 1,
  ]

  /// Eight bytes in a row that say another number, or another count, of a link or of the scroller.
  @Test(arguments: [true, false]) func numbersAndCountsMayBeOthers(_ ofLinks: Bool) throws {
    func write(_ bits: UInt64, to bytes: inout [UInt8], at place: Int) {
      for byte in 0..<8 where place + byte < bytes.count {
        bytes[place + byte] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte))
      }
    }
    let (taken, refused) = try tell(isGrammatical: false) { parts, fate in
      let full = parts.links.indices.filter { !parts.links[$0].isEmpty }
      if ofLinks, full.isEmpty { return nil }
      for _ in 0...fate.index(below: 3) {
        let isCount = fate.happens(0.3)
        let bits = isCount ? UInt64(bitPattern: fate.pick(Self.counts)) : fate.pick(Self.numbers).bitPattern
        if ofLinks {
          let link = fate.pick(full)
          write(bits, to: &parts.links[link], at: fate.index(below: parts.links[link].count))
        } else {
          write(bits, to: &parts.state, at: fate.index(below: parts.state.count))
        }
      }
      return "numbers of \(ofLinks ? "links" : "the scroller")"
    }
    #expect(taken > Self.lies / 20 && refused > Self.lies / 20)
  }

  @Test func whatIsCutShortIsRefusedThoughItsSumIsRight() throws {
    for seed in UInt64(1)...12 {
      guard let story = Rehearsal(seed: seed) else { continue }
      let parts = try SnapshotParts(story.snapshot)
      for link in parts.links.indices {
        for length in stride(from: 0, to: parts.links[link].count, by: Self.step) {
          var lie = parts
          lie.links[link] = Array(parts.links[link][..<length])
          #expect(story.take(try lie.snapshot, isGrammatical: true) == .refused)
        }
        var lie = parts
        lie.links[link].append(0)
        #expect(story.take(try lie.snapshot, isGrammatical: true) == .refused, "a byte too many")
      }
      for length in stride(from: 0, to: parts.state.count, by: Self.step) {
        var lie = parts
        lie.state = Array(parts.state[..<length])
        #expect(story.take(try lie.snapshot, isGrammatical: true) == .refused)
      }
    }
  }

  @Test func everyCutAndEveryFlippedBitIsRecognised() throws {
    for seed in UInt64(1)...8 {
      guard let bytes = Rehearsal(seed: seed)?.snapshot.bytes else { continue }
      for place in bytes.indices {
        #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: Array(bytes[..<place])) }
        for bit in 0..<Self.bits {
          var flipped = bytes
          flipped[place] ^= 1 << UInt8((place + bit) % 8)
          #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: flipped) }
        }
      }
    }
  }
}
