import LabTerminal
import Seeds
import Testing

@Suite struct ScreenWriterTests {
  private static func paint(_ screen: inout Screen, _ generator: inout SeededGenerator) {
    func colour() -> Color { Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &generator)) }
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      let (x, y) = (
        Double.random(in: -9...30, using: &generator), Double.random(in: -9...20, using: &generator)
      )
      let (width, height) = (
        Double.random(in: 0...9, using: &generator), Double.random(in: 0...9, using: &generator)
      )
      if Bool.random(using: &generator) {
        screen.fill(x: x...x + width, y: y...y + height, colour())
      } else {
        screen.write(
          "hello", column: Int(x), row: Int(y), Bool.random(using: &generator) ? .usual : colour(),
          on: Bool.random(using: &generator) ? nil : colour(),
          style: Cell.Style(rawValue: UInt8.random(in: 0..<8, using: &generator)))
      }
    }
  }

  /// A terminal that received only differences shows the same screen as a terminal that received the whole screen.
  @Test(arguments: 0..<perBuild(debug: 40, release: 400), ColorDepth.allCases)
  func differencesLeadToTheSamePicture(seed: Int, depth: ColorDepth) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (writer, screen) = (ScreenWriter(depth: depth), Screen(columns: 24, rows: 7))
    var shown = ShownCells(columns: 24, rows: 7)
    for _ in 0..<12 {
      Self.paint(&screen, &generator)
      shown.take(writer.bytes(for: screen))
      #expect(writer.bytes(for: screen) == [])
      var (first, anew) = (ScreenWriter(depth: depth), ShownCells(columns: 24, rows: 7))
      anew.take(first.bytes(for: screen))
      #expect(shown.isSound && anew.isSound)
      let differ = zip(shown.cells.joined(), anew.cells.joined()).contains { one, other in
        // The colour of a space is invisible, unless it is reversed.
        one.glyph != other.glyph || one.background != other.background || one.style != other.style
          || (one.foreground != other.foreground && (one.glyph != " " || one.style.contains("7")))
      }
      #expect(!differ)
    }
  }

  @Test func onlyChangedCellsAreWritten() {
    var (writer, screen) = (ScreenWriter(depth: .full), Screen(columns: 80, rows: 24))
    screen.write("one", column: 3, row: 2)
    _ = writer.bytes(for: screen)
    screen.write("ONe", column: 3, row: 2)
    let bytes = writer.bytes(for: screen)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[3;4HON\u{1B}[?2026l")
    writer.forget()
    #expect(writer.bytes(for: screen).starts(with: "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J".utf8))
  }

  @Test func aPictureOfAnotherSizeIsWrittenWhole() {
    var writer = ScreenWriter(depth: .indexed)
    for columns in [20, 30, 10] {
      var screen = Screen(columns: columns, rows: 3)
      screen.fill(x: 0...Double(columns), y: 0...6, Color(hex: 0xFF0000))
      var shown = ShownCells(columns: columns, rows: 3)
      shown.take(writer.bytes(for: screen))
      #expect(shown.isSound && shown.cells.allSatisfy { $0.allSatisfy { $0.background == "5;196" } })
    }
  }

  @Test func withoutColourPixelsAreDarkBrightOrBetween() {
    var (writer, screen) = (ScreenWriter(depth: .none), Screen(columns: 6, rows: 1))
    screen.fill(x: 0...6, y: 0...2, Color(hex: 0x101216))
    screen.fill(x: 0...2, y: 0...1, Color(hex: 0xFFFFFF))
    screen.fill(x: 1...3, y: 1...2, Color(hex: 0xFFFFFF))
    screen.fill(x: 4...5, y: 0...2, Color(hex: 0x1F4E7A))
    let text = String(decoding: writer.bytes(for: screen), as: UTF8.self)
    #expect(text.contains("▀█▄") && text.contains("▒"))
    #expect(!text.contains("38;") && !text.contains("48;"))
  }

  @Test(arguments: [
    ([:], ColorDepth.indexed), (["COLORTERM": "truecolor"], .full), (["COLORTERM": "24bit"], .full),
    (["COLORTERM": "yes"], .indexed), (["COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["NO_COLOR": ""], .indexed), (["TERM": "dumb"], .none),
  ])
  func theEnvironmentDecidesTheNumberOfColours(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }
}
