import ScrollSpace
import ScrollTiling
import Seeds
import Testing

/// Bad input is reported by its kind, and changes nothing.
@Suite struct ItemLengthsErrorTests {
  private let row: ItemLengths

  init() throws { row = try ItemLengths([10, 20, 30], spacing: 4) }

  private func unchanged(_ error: TilingError, by change: (ItemLengths) throws -> Void) throws {
    let version = row.version
    #expect(throws: error) { try change(row) }
    #expect(row.version == version)
    #expect(try row.lengths(of: 0..<3) == [10, 20, 30])
    #expect(row.total == 68)
  }

  @Test(arguments: [-1, -0.001, .infinity, -.infinity, 1e300, ItemLengths.longest.nextUp])
  func lengthsThatCannotBeAreRefused(_ bad: Double) throws {
    try unchanged(.length(bad)) { try $0.append(bad) }
    try unchanged(.length(bad)) { try $0.insert(contentsOf: [1, bad, 2], at: 1) }
    try unchanged(.length(bad)) { try $0.insert(count: 2, length: bad, at: 1) }
    try unchanged(.length(bad)) { try $0.setLength(of: 1, to: bad) }
    try unchanged(.length(bad)) { try $0.setLengths(of: 0..<2, to: bad) }
    try unchanged(.length(bad)) { try $0.setLengths(from: 0, to: [1, bad]) }
    try unchanged(.length(bad)) { try $0.setPadding(leading: bad, trailing: 0) }
    try unchanged(.length(bad)) { try $0.setPadding(leading: 0, trailing: bad) }
    try unchanged(.length(bad)) { _ in _ = try ItemLengths(spacing: bad) }
    try unchanged(.length(bad)) { _ in _ = try ItemLengths([bad]) }
    #expect(ItemLengths.stored(bad) == nil)
  }

  @Test func unusableNumbersAreRefused() throws {
    let version = row.version
    #expect { try row.setLength(of: 0, to: .nan) } throws: { isNaN($0) }
    #expect { try row.append(contentsOf: [1, .nan]) } throws: { isNaN($0) }
    #expect { try row.item(at: .nan) } throws: { isNaN($0) }
    #expect { try row.item(atOrBefore: .nan) } throws: { isNaN($0) }
    #expect { try row.visible(from: .nan, to: 0) } throws: { isNaN($0) }
    #expect { try row.visible(from: 0, to: .nan) } throws: { isNaN($0) }
    #expect(row.version == version)
  }

  private func isNaN(_ error: any Error) -> Bool {
    switch error as? TilingError {
    case .length(let value), .offset(let value): value.isNaN
    default: false
    }
  }

  @Test(arguments: [-1, 4, .min, .max] as [Int64])
  func indicesThatAreNotThereAreRefused(_ bad: Int64) throws {
    try unchanged(.place(bad, in: 0...3)) { try $0.insert(1, at: bad) }
    try unchanged(.place(bad, in: 0...3)) { try $0.insert(contentsOf: [1], at: bad) }
    try unchanged(.index(bad, count: 3)) { try $0.setLength(of: bad, to: 1) }
    try unchanged(.index(bad, count: 3)) { try $0.remove(at: bad) }
    try unchanged(.index(bad, count: 3)) { _ = try $0.place(of: bad) }
    try unchanged(.index(bad, count: 3)) { _ = try $0.length(of: bad) }
    try unchanged(.place(bad, in: 0...3)) { _ = try $0.offset(of: bad) }
    try unchanged(.place(bad, in: 0...2)) { try $0.move(0..<1, to: bad) }
  }

  @Test(arguments: [-1..<1, 2..<4, .min..<(.max), 4..<4] as [Range<Int64>])
  func rangesThatAreNotThereAreRefused(_ bad: Range<Int64>) throws {
    try unchanged(.range(bad, of: 0..<3)) { try $0.remove(bad) }
    try unchanged(.range(bad, of: 0..<3)) { try $0.setLengths(of: bad, to: 1) }
    try unchanged(.range(bad, of: 0..<3)) { try $0.move(bad, to: 0) }
    try unchanged(.range(bad, of: 0..<3)) { _ = try $0.lengths(of: bad) }
  }

  @Test func countsThatCannotBeAreRefused() throws {
    try unchanged(.count(-1)) { try $0.insert(count: -1, length: 1, at: 0) }
    try unchanged(.count(.max)) { try $0.insert(count: .max, length: 0, at: 0) }
    try unchanged(.tooLong) { try $0.insert(count: 1 << 40, length: 100, at: 0) }
    try unchanged(.tooLong) { try $0.setPadding(leading: ItemLengths.longest, trailing: 1) }
    try unchanged(.offset(5)) { _ = try $0.visible(from: 6, to: 5) }
    try unchanged(.index(.max, count: 3)) { try $0.setLengths(from: .max, to: [1]) }
    try unchanged(.range(2..<4, of: 0..<3)) { try $0.setLengths(from: 2, to: [1, 2]) }
  }

  @Test func moreItemsThanThereCanBeAreRefused() throws {
    let full = try ItemLengths(count: 1 << 62, length: 0)
    #expect(throws: TilingError.count(2)) { try full.insert(contentsOf: [1, 2], at: 5) }
    #expect(throws: TilingError.count(1)) { try full.append(0) }
    #expect(throws: TilingError.outOfMemory) { try full.lengths(of: 0..<1 << 62) }
    #expect(full.count == 1 << 62)
  }

  @Test func theLongestItemLeavesNoRoomForSpacing() throws {
    try unchanged(.tooLong) { try $0.append(ItemLengths.longest) }
    try unchanged(.tooLong) { try $0.append(contentsOf: [ItemLengths.longest]) }
    try unchanged(.tooLong) { try $0.setLength(of: 1, to: ItemLengths.longest) }
    try unchanged(.tooLong) { try $0.setLengths(of: 1..<2, to: ItemLengths.longest) }
    try unchanged(.tooLong) { try $0.setLengths(from: 1, to: [ItemLengths.longest]) }
  }

  @Test(arguments: [-1..<1, 2..<4, .min..<(.max)] as [Range<Int64>])
  func framesOfMissingItemsAreRefused(_ bad: Range<Int64>) throws {
    var frames = [Rect.zero]
    try unchanged(.range(bad, of: 0..<3)) { row in
      try frames.withUnsafeMutableBufferPointer {
        try row.frames(of: bad, in: Lane(.vertical, crossLength: 1), into: $0)
      }
    }
    #expect(frames == [.zero])
  }

  @Test func memoryHasALimit() throws {
    #expect(throws: TilingError.outOfMemory) { try ItemLengths(memoryLimit: 8) }
    let small = try ItemLengths(memoryLimit: 20_000)
    var random = SeededGenerator(seed: 1)
    var kept: [Double] = []
    #expect(throws: TilingError.outOfMemory) {
      while kept.count < 100_000 {
        let index = random.below(Int64(kept.count) + 1)
        let length = random.length()
        try small.insert(length, at: index)
        kept.insert(length, at: Int(index))
      }
    }
    #expect(small.bytes <= 20_000)
    #expect(try small.lengths(of: 0..<Int64(kept.count)) == kept)
    try small.remove(0..<Int64(kept.count))
    try small.append(1)
    #expect(small.total == 1)
  }

  @Test(arguments: [
    (
      TilingError.length(-2),
      "the length -2.0 cannot be used: lengths and spacing are 0 to 2^46 points; give one that is, or an estimate."
    ),
    (
      .lengthGiven(4),
      """
      the length 4.0 cannot be given: all items of a uniform row have one length; \
      leave it out, or use a row of lengths.
      """
    ),
    (
      .lengthMissing(count: 3),
      "no length was given for 3 of the items: only a uniform row has one for them; give their length, or an estimate."
    ),
    (
      .offset(.nan),
      "the offset nan cannot be used: it must be a number, finite, and not before the one it follows."
    ),
    (.index(9, count: 4), "there is no item 9 among 4: ask for one from 0 up to, but not at, the count."),
    (.place(6, in: 0...5), "items cannot be put at 6: give a place from 0 to 5."),
    (
      .range(3..<8, of: -2..<4),
      "items 3..<8 do not all exist: use some of -2..<4, and all of them to replace all."
    ),
    (
      .count(-5),
      "-5 items are too many, or fewer than none: give a count from 0 to 2^62, in lanes to 2^31 - 1."
    ),
    (
      .tooLong,
      "all items together would be longer than 2^46 points: use fewer or shorter ones, or several rows."
    ),
    (
      .rect(Rect(x: 0, y: 0, width: -1, height: 0)),
      "the rect (0.0, 0.0) -1.0 × 0.0 cannot be used: give one within 2^46 points, with lengths of 0 or more."
    ),
    (.outOfMemory, "there is no memory for this change: nothing was changed; free some, or allow more."),
  ]) func descriptionsTellWhatTheValuesAndTheFix(_ error: TilingError, _ description: String) {
    #expect(error.description == description)
  }
}
