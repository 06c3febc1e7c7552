import LabTerminal
import Testing

@Suite struct ScreenTests {
  private let white = Color(hex: 0xFFFFFF)

  @Test func aRectangleFillsTheCoveredPartOfEachPixel() {
    var screen = Screen(columns: 6, rows: 3)
    screen.fill(x: 0...6, y: 0...6, Color(hex: 0))
    screen.fill(x: 1...3.5, y: 0.25...2, white)
    let columns = (0..<6).map { screen.pixel(x: $0, y: 1).brightness }
    #expect(columns[0] == 0 && columns[1] == 255 && columns[2] == 255 && columns[4] == 0)
    #expect((125...130).contains(columns[3]))
    #expect(
      (188...192).contains(screen.pixel(x: 1, y: 0).brightness) && screen.pixel(x: 1, y: 2).brightness == 0)
  }

  /// A rectangle that moves by a tenth of a pixel covers the same area as before.
  @Test(arguments: 0..<30) func movingByPartsOfAPixelKeepsTheSum(step: Int) {
    var screen = Screen(columns: 12, rows: 1)
    screen.fill(x: 0...12, y: 0...2, Color(hex: 0))
    let start = 1 + Double(step) / 10
    screen.fill(x: start...start + 4, y: 0...2, white)
    let sum = (0..<12).map { screen.pixel(x: $0, y: 0).brightness }.reduce(0, +)
    #expect((1_014...1_022).contains(sum))
  }

  @Test(arguments: [
    (-1e300, 1e300), (-.infinity, .infinity), (-5, -1), (100, 200), (3, 3),
  ])
  func nothingIsPaintedOutsideOfTheScreen(lower: Double, upper: Double) {
    var screen = Screen(columns: 5, rows: 2)
    screen.fill(
      x: lower...upper, y: lower...upper, white, in: CellArea(column: 1, row: 0, width: 2, height: 1))
    for row in 0..<2 {
      for column in 0..<5 where !(row == 0 && (1...2).contains(column)) {
        #expect(screen[column, row] == Cell())
      }
    }
    screen.write("outside", column: -3, row: 1, in: CellArea(column: 0, row: 1, width: 2, height: 1))
    #expect(screen.text(row: 1) == "si   ")
    screen.write("outside", column: 0, row: 9)
    screen.paint(x: 2, y: -1, white)
    #expect(screen.pixel(x: 2, y: -1) == .usual)
  }

  @Test func aTextKeepsTheBackground() {
    var screen = Screen(columns: 3, rows: 1)
    screen.fill(x: 0...3, y: 0...2, Color(hex: 0x204060))
    screen.write("ab", column: 1, row: 0, white, on: nil)
    #expect(screen[1, 0] == Cell("a", white, on: Color(hex: 0x204060)))
    #expect(screen[0, 0].isPixels && !screen[1, 0].isPixels)
  }
}
