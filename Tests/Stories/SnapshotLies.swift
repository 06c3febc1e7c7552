import Foundation
import ScrollBehaviors
import StoryEngine
import Testing

/// Snapshots of random stories that are cut short, or in which bits are others: an error, or a scroller all of whose
/// numbers are finite, and that goes on; never a trap.
///
/// `SCROLL_LIES` says how many are tried.
@Suite struct SnapshotLies {
  #if DEBUG
    private static let (usual, step, bits) = (UInt64(600), 7, 1)
  #else
    private static let (usual, step, bits) = (UInt64(20_000), 1, 8)
  #endif
  private static let lies =
    ProcessInfo.processInfo.environment["SCROLL_LIES"].flatMap { UInt64($0) } ?? usual

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

  @Test func anyBitOfWhatLinksKeepMayBeAnother() throws {
    let (taken, refused) = try tell(isGrammatical: true) { parts, fate in
      let places = parts.links.indices.flatMap { link in parts.links[link].indices.map { (link, $0) } }
      if places.isEmpty { return nil }
      let ((link, place), bit) = (fate.pick(places), fate.index(below: 8))
      parts.links[link][place] ^= 1 << UInt8(bit)
      return "bit \(bit) of byte \(place) of link \(link)"
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
  }

  @Test func anyBitOfTheScrollerMayBeAnother() throws {
    let (taken, refused) = try tell(isGrammatical: false) { parts, fate in
      let (place, bit) = (fate.index(below: parts.state.count), fate.index(below: 8))
      parts.state[place] ^= 1 << UInt8(bit)
      return "bit \(bit) of byte \(place) of the scroller"
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
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
