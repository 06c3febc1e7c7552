import ScrollTiling
import Seeds
import Testing

/// Changes in the middle, lanes one by one, and memory that is limited.
struct MasonryChangeTests {
  private func places(_ masonry: Masonry) throws -> [Masonry.Placed] {
    try (0..<masonry.count).map { try masonry.place(of: $0) }
  }

  /// Items after a change are dealt as if they had been appended; items before it stay.
  @Test(arguments: 0..<UInt64(6)) func replacedItemsAreAsIfAppended(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let masonry = try Masonry(lanes: 3, spacing: 2)
    var lengths: [Double] = []
    for _ in 0..<40 {
      let first = Int(random.below(Int64(lengths.count + 1)))
      let range = first..<first + Int(random.below(Int64(min(5, lengths.count - first) + 1)))
      let new = (0..<random.below(7)).map { _ in Double(random.below(90)) / 4 }
      let version = masonry.version
      try masonry.replace(Int64(range.lowerBound)..<Int64(range.upperBound), with: new)
      #expect(masonry.version != version || (new.isEmpty && range.upperBound == lengths.count))
      lengths.replaceSubrange(range, with: new)
      let plain = try Masonry(lanes: 3, spacing: 2)
      try plain.append(contentsOf: lengths)
      #expect(try places(masonry) == places(plain))
      #expect(try masonry.lengths(of: 0..<masonry.count) == lengths)
    }
  }

  /// Items of the same lengths that have been dealt otherwise come to the lanes that the others have kept.
  @Test(arguments: 0..<UInt64(6)) func keptLanesAreBroughtAboutAgain(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let masonry = try Masonry(lanes: 3, spacing: 2)
    try masonry.append(contentsOf: (0..<20).map { _ in Double(random.below(90)) / 4 })
    #expect(masonry.firstKept == 20)
    for _ in 0..<30 {
      let index = random.below(masonry.count)
      switch random.below(4) {
      case 0: try masonry.append(contentsOf: [Double(random.below(90)) / 4])
      case 1: masonry.truncate(to: max(4, masonry.count - 2))
      case 2: try masonry.replace(index..<index, with: [7])
      default: try masonry.setLength(of: index, to: Double(random.below(900)) / 4)
      }
      let other = try Masonry(lanes: 3, spacing: 2)
      try other.append(contentsOf: try masonry.lengths(of: 0..<masonry.count))
      let first = masonry.firstKept
      #expect(try places(other).prefix(Int(first)) == places(masonry).prefix(Int(first)))
      if random.below(2) == 0 { try other.setLength(of: 0, to: try masonry.place(of: 0).place.length) }
      try other.assignItems(
        from: first, to: try (first..<masonry.count).map { try masonry.position(of: $0).lane })
      #expect(try places(other) == places(masonry) && other.firstKept == first)
    }
    let (version, before) = (masonry.version, try places(masonry))
    #expect(throws: TilingError.self) { try masonry.assignItems(from: 1, to: [0]) }
    let last = masonry.count - 1
    #expect(throws: TilingError.index(3, count: 3)) { try masonry.assignItems(from: last, to: [3]) }
    #expect(throws: TilingError.index(0, count: 3)) {
      try masonry.assignItems(from: 0, to: Array(repeating: 0, count: Int(masonry.count)))
    }
    #expect(try places(masonry) == before && masonry.version == version)
    try masonry.replace(0..<0, with: [])
    #expect(masonry.firstKept == masonry.count)
  }

  @Test func eachLaneIsAskedByItself() throws {
    let masonry = try Masonry(lanes: 2)
    try masonry.append(contentsOf: [10, 30, 10, 10, 10])
    #expect(try masonry.count(ofLane: 0) == 3 && masonry.count(ofLane: 1) == 2)
    #expect(try masonry.visible(inLane: 0, from: 10, to: 30) == 1..<3)
    #expect(try (0..<3).map { try masonry.item($0, ofLane: 0) } == [0, 2, 3])
    for index in 0..<masonry.count {
      let (lane, position) = try masonry.position(of: index)
      #expect(try masonry.item(position, ofLane: lane) == index)
      #expect(try masonry.place(of: index).lane == lane)
    }
    for lane in [-1, 2] {
      #expect(throws: TilingError.index(Int64(lane), count: 2)) { try masonry.count(ofLane: lane) }
      #expect(throws: TilingError.self) { try masonry.visible(inLane: lane, from: 0, to: 1) }
    }
    #expect(throws: TilingError.index(3, count: 3)) { try masonry.item(3, ofLane: 0) }
    #expect(throws: TilingError.index(-1, count: 3)) { try masonry.item(-1, ofLane: 0) }
    #expect(throws: TilingError.index(5, count: 5)) { try masonry.position(of: 5) }
    #expect(throws: TilingError.self) { try masonry.visible(inLane: 0, from: .nan, to: 1) }
  }

  @Test func aRefusedReplacementChangesNothing() throws {
    let masonry = try Masonry(lanes: 2)
    try masonry.append(contentsOf: [10, 30, 10, 10, 10])
    let before = try places(masonry)
    #expect(throws: TilingError.range(3..<6, of: 0..<5)) { try masonry.replace(3..<6, with: []) }
    #expect(throws: TilingError.range(-1..<2, of: 0..<5)) { try masonry.replace(-1..<2, with: [5]) }
    #expect(throws: TilingError.length(-7)) { try masonry.replace(1..<3, with: [5, -7]) }
    #expect(throws: TilingError.range(4..<9, of: 0..<5)) { try masonry.lengths(of: 4..<9) }
    #expect(try places(masonry) == before)
  }

  /// Beyond its limit of memory a wall takes no more, and keeps what it has.
  @Test(arguments: [20_000, 60_000]) func memoryIsLimited(_ limit: Int) throws {
    let masonry = try Masonry(lanes: 3, memoryLimit: limit)
    var random = SeededGenerator(seed: 7)
    var failures = 0
    for _ in 0..<400 {
      let before = try places(masonry)
      let new = (0..<random.below(200)).map { _ in Double(random.below(4_000)) / 4 }
      let first = random.below(masonry.count + 1)
      do throws(TilingError) { try masonry.replace(first..<first, with: new) } catch {
        #expect(error == .outOfMemory)
        failures += 1
        #expect(try places(masonry) == before)
        masonry.truncate(to: masonry.count / 2)
      }
      if failures > 4 { break }
    }
    #expect(failures > 4)
    masonry.truncate(to: 0)
    try masonry.append(contentsOf: [1, 2, 3])
    #expect(masonry.total == 3)
    #expect(throws: TilingError.outOfMemory) { try Masonry(lanes: 100_000, memoryLimit: limit) }
  }
}
