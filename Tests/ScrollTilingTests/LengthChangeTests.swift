import ScrollTiling
import Testing

@Suite struct LengthChangeTests {
  @Test(arguments: [(0.0, 0.0), (99, 0), (100, 0), (120, 0), (139, 0), (140, 20), (500, 20)])
  func growingMovesWhatIsBehind(offset: Double, shift: Double) {
    #expect(LengthChange(start: 100, removed: 40, inserted: 60).shift(at: offset) == shift)
  }

  @Test(arguments: [(100.0, 0.0), (110, 0), (115, -5), (139, -29), (140, -30), (500, -30)])
  func shrinkingBringsWhatIsPastTheEndBackToIt(offset: Double, shift: Double) {
    #expect(LengthChange(start: 100, removed: 40, inserted: 10).shift(at: offset) == shift)
  }

  @Test func insertingMovesTheItemThatStartsThere() {
    let change = LengthChange(start: 100, removed: 0, inserted: 60)
    #expect(change.shift(at: 99.9) == 0)
    #expect(change.shift(at: 100) == 60)
    #expect(change.shift(at: .nan) == 0)
  }

  @Test func keepsWhatIsUnderTheEye() throws {
    let lengths = try ItemLengths(count: 1_000, length: 30)
    var offset = 3_007.0
    for index in (0..<Int64(90)).reversed() {
      offset += try lengths.setLength(of: index, to: Double(index % 7) * 10.3).shift(at: offset)
    }
    #expect(try lengths.item(at: offset)?.index == 100)
    #expect(offset - (try lengths.offset(of: 100)) == 7)
    offset += try lengths.insert(contentsOf: [5, 6.5], at: 0).shift(at: offset)
    #expect(offset - (try lengths.offset(of: 102)) == 7)
  }
}
