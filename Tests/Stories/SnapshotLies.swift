import Hands
import StoryEngine
import Testing

/// Snapshots of random stories that are truncated, or have changed bits. Restoring reports an error, or the scroller
/// continues with finite numbers. It never traps.
///
/// `SCROLL_LIES` is the number of changed snapshots.
@Suite struct SnapshotLies {
  private static let (usual, step, bits): (UInt64, Int, Int) = perBuild(
    debug: (120, 7, 1), release: (6_000, 1, 8))
  private static let lies = variable("SCROLL_LIES") ?? usual

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 300, -300, 1e-300, .leastNonzeroMagnitude, 1e9, -1e12, 1e100, 1e150, -1e150,
    1.01e150, 1e151, -1e160, 1e200, -1e300, 1e308, -1e308, .greatestFiniteMagnitude, .infinity, .nan,
  ]
  private static let counts: [Int64] = [
    1, -1, 2, 7, 1 << 31, -1 << 31, 1 << 46, 1 << 60, -1 << 60, 1 << 61, 1 << 62, -1 << 62, .max, .min,
    .max - 1,
  ]

  /// The changed part: some bytes, a bit, or eight bytes in a row that are a number or a count.
  enum Lie: CaseIterable {
    case bytes, bit, numbers

    /// Changes some of these parts, each of a byte or more. Returns a description of the change.
    func tell(in parts: inout [[UInt8]], _ fate: Fate) -> String {
      let places = parts.indices.flatMap { part in parts[part].indices.map { (part, $0) } }
      var told: [String] = []
      for _ in 0...(self == .bit ? 0 : fate.index(below: 3)) {
        let (part, place) = fate.pick(places)
        switch self {
        case .bytes: parts[part][place] = fate.pick([0, 1, 2, 63, 127, 128, 195, 255])
        case .bit: parts[part][place] ^= 1 << UInt8(fate.index(below: 8))
        case .numbers:
          let isCount = fate.happens(0.3)
          let count = fate.pick(SnapshotLies.counts)
          let bits = isCount ? UInt64(bitPattern: count) : fate.pick(SnapshotLies.numbers).bitPattern
          for byte in 0..<8 where place + byte < parts[part].count {
            parts[part][place + byte] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte))
          }
        }
        told.append("\(self) \(place) of part \(part)")
      }
      return told.joined(separator: ", ")
    }
  }

  /// Tries a number of changed snapshots, of the data of links or of the scroller itself.
  @Test(arguments: Lie.allCases, [true, false])
  func aChangedSnapshotIsRefusedOrContinues(_ lie: Lie, _ ofLinks: Bool) throws {
    var (taken, refused, seed): (UInt64, UInt64, UInt64) = (0, 0, 0)
    while taken + refused < Self.lies {
      seed += 1
      guard let story = Rehearsal(seed: seed) else { continue }
      let fate = Fate(seed: seed)
      // A restored rehearsal is used up. Others may try another change.
      for _ in 0..<20 {
        var parts = try SnapshotParts(story.snapshot)
        var changed = ofLinks ? parts.links : [parts.state]
        if changed.allSatisfy(\.isEmpty) { break }
        let told = lie.tell(in: &changed, fate)
        if ofLinks { parts.links = changed } else { parts.state = changed[0] }
        switch story.take(try parts.snapshot, isGrammatical: ofLinks && lie != .numbers) {
        case .refused:
          refused += 1
          continue
        case .taken: taken += 1
        case .wrong(let problem): Issue.record("seed \(seed), \(told): \(problem)")
        }
        break
      }
    }
    #expect(taken > Self.lies / (lie == .numbers ? 20 : 10) && refused > Self.lies / 20)
  }

  @Test func aTruncatedSnapshotWithARightSumIsRefused() throws {
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

  /// A ring of pages whose origin is more laps away than a number can count.
  @Test(arguments: [Int64.min, .max]) func lapsOfRestoredPagesAreCountedUpToALimit(_ steps: Int64) throws {
    let paging = Paging(.items(count: 10, length: 130))
    let scroll = ScrollController(Size(width: 390, height: 844), [paging, Circular(), Clamping()])
    var parts = try SnapshotParts(try #require(scroll.snapshot()))
    func write(_ bits: UInt64, at place: Int) {
      for byte in 0..<8 { parts.state[place + byte] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte)) }
    }
    // The state begins with the offset, and the steps of the origin.
    write(UInt64(bitPattern: steps), at: 16)
    let period = (0..<8).map { UInt8(truncatingIfNeeded: 1_300.0.bitPattern >> UInt64(8 * $0)) }
    for place in parts.state.indices.dropLast(8) where parts.state[place..<place + 8].elementsEqual(period) {
      write(0x1p-20.bitPattern, at: place)
    }
    try scroll.restore(parts.snapshot)
    #expect(scroll.contentOrigin[.horizontal] == Double(steps) / 64)
    #expect(scroll.geometry.extent.x.period == 0x1p-20)
    #expect(paging.lap.magnitude > 1 << 61 && (paging.lap < 0) == (steps > 0))
    #expect((0..<10).contains(paging.page))
  }

  @Test func everyTruncationAndEveryFlippedBitIsRecognised() throws {
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
