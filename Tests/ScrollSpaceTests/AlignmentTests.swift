import ScrollSpace
import Testing

@Suite struct AlignmentTests {
  /// What lies from 100 to 120, in a view of 50 that begins somewhere.
  @Test(
    arguments: [
      (.start, 0.0, 100.0), (.center, 0, 85), (.end, 0, 70), (nil, 0, 70), (nil, 70, 70), (nil, 85.5, 85.5),
      (nil, 100, 100), (nil, 300, 100), (Alignment(item: 0, viewport: 0.1), 0, 95),
      (Alignment(item: 1, viewport: 0), 3, 120),
    ] as [(Alignment?, Double, Double)])
  func beginsWhereTheThingIsAligned(align: Alignment?, current: Double, expected: Double) {
    #expect(align.start(ofView: 50, at: current, showing: 100, 120) == expected)
  }

  /// What lies from 100 to 220, in a view of 50: the shortest way fills the view.
  @Test(arguments: [(0.0, 100.0), (100, 100), (130, 130), (170, 170), (171, 170), (400, 170)])
  func longerThanTheView(current: Double, expected: Double) {
    #expect(Alignment?.none.start(ofView: 50, at: current, showing: 100, 220) == expected)
  }

  @Test func anAlignedEndIsExact() {
    let (start, end) = (0.1 + 0.2, 1e15 + 0.125)
    #expect(Alignment.end.distance(from: 0.7, 1.3, to: start, end) == end - 1.3)
    #expect(Alignment.start.distance(from: 0.7, 1.3, to: start, end) == start - 0.7)
  }

  @Test func anArchiveHoldsBothParts() throws {
    for align in [Alignment.start, .center, .end, Alignment(item: 0.25, viewport: 0.75)] {
      var writer = ArchiveWriter()
      writer.write(align)
      var reader = ArchiveReader(writer.bytes)
      #expect(try Alignment(from: &reader) == align)
    }
    var writer = ArchiveWriter()
    writer.write(0.5)
    writer.write(1.5)
    var reader = ArchiveReader(writer.bytes)
    #expect(throws: ArchiveError.self) { try Alignment(from: &reader) }
  }
}
