/// The pixels of a screen: each is as wide as a cell and half as high, and thus about square.
extension Screen {
  /// Returns the colour of a pixel, counted from the upper left; the terminal's own colour outside of the screen.
  public func pixel(x: Int, y: Int) -> Color {
    guard y >= 0, area.contains(column: x, row: y / 2) else { return .usual }
    let halves = self[x, y / 2].halves
    return y % 2 == 0 ? halves.top : halves.bottom
  }

  /// Paints a pixel, or a part of it, from 0 to 1. Removes a character in its cell. Does nothing outside of the screen.
  public mutating func paint(x: Int, y: Int, _ color: Color, part: Double = 1) {
    guard part > 0, y >= 0, area.contains(column: x, row: y / 2) else { return }
    let halves = self[x, y / 2].halves
    self[x, y / 2] =
      y % 2 == 0
      ? Cell(top: halves.top.covered(by: color, part), bottom: halves.bottom)
      : Cell(top: halves.top, bottom: halves.bottom.covered(by: color, part))
  }

  /// Fills a rectangle, in pixels. A pixel that is covered in part gets a mixture, so that movements by less than a
  /// pixel are visible.
  /// - Parameter area: the cells that may be painted; nil for the whole screen.
  public mutating func fill(
    x: ClosedRange<Double>, y: ClosedRange<Double>, _ color: Color, in area: CellArea? = nil
  ) {
    let area = (area ?? self.area).clamped(to: self.area)
    guard !area.isEmpty else { return }
    let columns = Self.pixels(x, in: area.columns)
    let lines = Self.pixels(y, in: area.rows.lowerBound * 2..<area.rows.upperBound * 2)
    // Cells that are covered completely need no mixture.
    let (whole, wholeLines) = (Self.inside(x, of: columns), Self.inside(y, of: lines))
    let first = (wholeLines.lowerBound + 1) / 2
    let inner = CellArea(columns: whole, rows: first..<max(first, wholeLines.upperBound / 2))
    erase(inner, Cell(top: color, bottom: color))
    for line in lines {
      let height = Self.part(of: line, in: y)
      let isWhole = !inner.columns.isEmpty && inner.rows.contains(line / 2)
      let edges =
        isWhole
        ? [columns.lowerBound..<whole.lowerBound, whole.upperBound..<columns.upperBound] : [columns]
      for column in edges.joined() {
        paint(x: column, y: line, color, part: height * Self.part(of: column, in: x))
      }
    }
  }

  /// Returns the pixels of a range that a length touches.
  private static func pixels(_ length: ClosedRange<Double>, in range: Range<Int>) -> Range<Int> {
    let lower = length.lowerBound.rounded(.down).clamped(Double(range.lowerBound), Double(range.upperBound))
    let upper = length.upperBound.rounded(.up).clamped(lower, Double(range.upperBound))
    return Int(lower)..<Int(upper)
  }

  /// Returns the pixels that the length covers completely.
  private static func inside(_ length: ClosedRange<Double>, of pixels: Range<Int>) -> Range<Int> {
    guard !pixels.isEmpty else { return pixels }
    let lower = pixels.lowerBound + (Double(pixels.lowerBound) < length.lowerBound ? 1 : 0)
    let upper = pixels.upperBound - (Double(pixels.upperBound) > length.upperBound ? 1 : 0)
    return lower..<max(lower, upper)
  }

  /// Returns the part of a pixel that a length covers.
  private static func part(of pixel: Int, in length: ClosedRange<Double>) -> Double {
    min(Double(pixel + 1), length.upperBound) - max(Double(pixel), length.lowerBound)
  }
}

extension Double {
  fileprivate func clamped(_ lower: Double, _ upper: Double) -> Double {
    self < lower || isNaN ? lower : self > upper ? upper : self
  }
}
