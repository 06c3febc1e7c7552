/// The cells of a terminal, as they should look.
public struct Screen: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  var cells: [Cell]

  /// Creates an empty screen.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The area of the whole screen.
  public var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  /// The cell at a place, which must be on the screen.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Returns the characters of a row. A cell of pixels is the half block.
  public func text(row: Int) -> String {
    var text = String.UnicodeScalarView()
    for column in 0..<columns { text.append(self[column, row].glyph) }
    return String(text)
  }

  /// Writes a text in a row. The part outside of the screen, or of an area, is not written.
  /// - Parameters:
  ///   - background: the colour behind the text; nil keeps the present colour.
  ///   - area: the cells that may be written; nil for the whole screen.
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, _ foreground: Color = .usual,
    on background: Color? = .usual, style: Cell.Style = [], in area: CellArea? = nil
  ) {
    let area = (area ?? self.area).clamped(to: self.area)
    guard area.rows.contains(row) else { return }
    var column = column
    for glyph in text.unicodeScalars {
      if area.columns.contains(column) {
        let halves = self[column, row].halves
        let behind =
          background ?? halves.top.covered(by: halves.bottom, halves.top == halves.bottom ? 0 : 0.5)
        self[column, row] = Cell(glyph.value < 0x20 ? " " : glyph, foreground, on: behind, style)
      }
      column += 1
    }
  }

  /// Copies another screen onto this screen, at a place. Cells outside are left out.
  public mutating func paste(_ other: Screen, column: Int, row: Int) {
    let area = CellArea(column: column, row: row, width: other.columns, height: other.rows).clamped(
      to: self.area)
    for y in area.rows where !area.columns.isEmpty {
      let start = (y - row) * other.columns + area.columns.lowerBound - column
      cells.replaceSubrange(
        y * columns + area.columns.lowerBound..<y * columns + area.columns.upperBound,
        with: other.cells[start..<start + area.width])
    }
  }

  /// Erases an area.
  public mutating func erase(_ area: CellArea, _ cell: Cell = Cell()) {
    let area = area.clamped(to: self.area)
    for row in area.rows { for column in area.columns { self[column, row] = cell } }
  }
}
