import Foundation
import ScrollBehaviors
import Seeds
import Testing

/// Random chains of all built-in behaviours, with everything that hands and programs do: the callbacks keep their
/// grammar, completions come once, numbers stay finite, and a snapshot taken at any moment goes on to the last bit
/// the same.
///
/// `SCROLL_KEPT_STORIES` says how many are played; `SCROLL_KEPT_SEED` plays just the one with that seed, on both axes,
/// and prints it.
@Suite struct KeptStories {
  #if DEBUG
    private static let (usual, lies): (UInt64, UInt64) = (100, 100)
  #else
    private static let (usual, lies): (UInt64, UInt64) = (8_000, 8_000)
  #endif

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(arguments: Axis.both) func aSnapshotOfAnyChainGoesOn(_ axis: Axis) throws {
    if let seed = Self.variable("SCROLL_KEPT_SEED") {
      let story = KeptStory(seed: seed, axis: axis, isTold: true)
      try story.play()
      #expect(story.problems == [])
      return
    }
    var (compared, completions, failures) = (0, 0, 0)
    let stories = Self.variable("SCROLL_KEPT_STORIES") ?? Self.usual
    for seed in 0..<stories where failures < 3 {
      let story = KeptStory(seed: seed, axis: axis)
      try story.play()
      compared += story.compared
      completions += story.completions
      guard !story.problems.isEmpty else { continue }
      failures += 1
      Issue.record("SCROLL_KEPT_SEED=\(seed) replays this: \(story.problems.joined(separator: "\n"))")
    }
    #expect(failures > 0 || compared > 4 * Int(stories) && completions > Int(stories))
  }

  /// Bytes with a right sum and lies in what the links keep: an error, or numbers that are finite; never a trap.
  @Test(arguments: Axis.both) func liesInWhatLinksKeepDoNotTrap(_ axis: Axis) throws {
    var (taken, refused) = (0, 0)
    for seed in 0..<Self.lies {
      let fate = Fate(seed: seed, strangeness: 0)
      let author = KeptAuthor(fate)
      let chain = KeptChain(fate, axis)
      let scroller = try KeptScroller(chain, "liar", size: Size(width: 400, height: 400))
      for _ in 0..<12 { _ = try scroller.perform(author.next(chain, scroller.cast, edits: false)) { _ in } }
      let before = try #require(scroller.scroll.snapshot())
      let lie = try ScrollSnapshot(bytes: Self.lied(before.bytes, fate))
      do throws(ArchiveError) {
        try scroller.scroll.restore(lie)
        taken += 1
      } catch {
        refused += 1
        #expect(scroller.scroll.snapshot() == before, "a lie that is refused changes nothing")
      }
      scroller.joinLate()
      for _ in 0..<12 {
        let deed = author.next(chain, scroller.cast, edits: false)
        _ = try scroller.perform(deed) { _ in }
        #expect(scroller.problem == nil, "seed \(seed), after \(deed)")
      }
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
  }

  /// Bytes some of which, among those of the links, are others; with a sum that is right for them.
  private static func lied(_ bytes: [UInt8], _ fate: Fate) throws -> [UInt8] {
    var reader = ArchiveReader(Array(bytes[8...]))
    var parts: [Range<Int>] = []
    for _ in 0..<(try reader.readCount()) {
      _ = try reader.readArray(UInt8.self)
      let start = reader.position + 8
      let part = try reader.readArray(UInt8.self)
      if !part.isEmpty { parts.append(start + 8..<start + 8 + part.count) }
    }
    var bytes = bytes
    for _ in 0...fate.index(below: 3) {
      let part = fate.pick(parts)
      bytes[part.lowerBound + fate.index(below: part.count)] = fate.pick([0, 1, 2, 63, 127, 128, 195, 255])
    }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes.dropLast(8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for place in 0..<8 {
      bytes[bytes.count - 8 + place] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * place))
    }
    return bytes
  }

  @Test func everyCutAndEveryFlippedBitOfAChainWithStateIsRecognised() throws {
    let fate = Fate(seed: 11, strangeness: 0)
    let chain = KeptChain(fate, .vertical)
    let scroller = try KeptScroller(chain, "first", size: Size(width: 400, height: 400))
    let bytes = try #require(scroller.scroll.snapshot()).bytes
    for place in bytes.indices {
      #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: Array(bytes[..<place])) }
      for bit in 0..<8 {
        var flipped = bytes
        flipped[place] ^= 1 << UInt8(bit)
        #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: flipped) }
      }
    }
  }
}
