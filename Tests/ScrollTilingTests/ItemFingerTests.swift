import ScrollSpace
import ScrollTiling
import Seeds
import Testing

@Suite struct ItemFingerTests {
  @Test(arguments: 0..<UInt64(4), [0.0, 6])
  func aFingerAnswersAsItsRow(seed: UInt64, spacing: Double) throws {
    var random = SeededGenerator(seed: seed)
    let lengths = try ItemLengths(
      (0..<200).map { _ in random.length() }, spacing: spacing, leading: 20, trailing: 20)
    var finger = ItemFinger(lengths)
    let lane = Lane(.vertical, origin: -5, cross: 3, crossLength: 100)
    var found = [Rect](repeating: .zero, count: 400)
    var offset = 0.0
    for step in 0..<400 {
      offset += Double(random.below(64 * 40)) / 64 - 15
      if step % 50 == 49 { offset = Double(random.below(Int64(lengths.total) + 100)) - 50 }
      if step % 20 == 19 { try lengths.setLength(of: random.below(200), to: random.length()) }
      let end = offset + Double(random.below(300))
      let span = try lengths.visible(from: offset, to: end)
      try #require(try finger.visible(from: offset, to: end) == span, "\(offset) to \(end)")
      let (from, to) = (offset + 0.01, end + 2)
      try #require(try finger.visible(from: from, to: to) == lengths.visible(from: from, to: to))
      try found.withUnsafeMutableBufferPointer { try lengths.frames(of: span, in: lane, into: $0) }
      for (place, index) in span.enumerated() {
        #expect(try found[place] == lane.frame(of: lengths.place(of: index)))
      }
      let index = random.below(200)
      #expect(try finger.place(of: index) == lengths.place(of: index))
    }
  }

  @Test func framesOfARowWithoutEndsAreThoseOfItsPlaces() throws {
    let lengths = try ItemLengths(endlessOfLength: 20, spacing: 4)
    for index in [-3, 0, 2] as [Int64] { try lengths.setLength(of: index, to: Double(50 + index)) }
    let lane = Lane(.horizontal, origin: 7, crossLength: 100)
    var found = [Rect](repeating: .zero, count: 10)
    try found.withUnsafeMutableBufferPointer { try lengths.frames(of: -5..<5, in: lane, into: $0) }
    for (place, index) in (-5..<5).enumerated() {
      #expect(try found[place] == lane.frame(of: lengths.place(of: Int64(index))))
    }
  }

  @Test func unusableOffsetsAreRefused() throws {
    var finger = ItemFinger(try ItemLengths(count: 10, length: 10))
    #expect(throws: TilingError.offset(1)) { try finger.visible(from: 2, to: 1) }
    #expect(try finger.visible(from: -.infinity, to: .infinity) == 0..<10)
    #expect(throws: TilingError.index(10, count: 10)) { try finger.place(of: 10) }
    #expect(throws: TilingError.self) { try finger.visible(from: .nan, to: 1) }
  }
}
