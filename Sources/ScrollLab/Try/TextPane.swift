package import LabTerminal

/// Lines of text below a title.
package struct TextPane {
  private let title: String
  private let lines: [String]
  private let keepsEnd: Bool

  /// Creates a pane. If there are more lines than rows, the last lines are shown, or the first.
  package init(_ title: String, _ lines: [String], keepsEnd: Bool) {
    (self.title, self.lines, self.keepsEnd) = (title, lines, keepsEnd)
  }

  /// Draws the title of a pane with a line after it.
  static func drawTitle(_ title: String, in area: CellArea, on screen: inout Screen) {
    let line = String(repeating: "─", count: max(0, area.width - title.count - 3))
    screen.write(
      "─ \(title) \(line)", column: area.columns.lowerBound, row: area.rows.lowerBound, Palette.faint,
      in: area)
  }

  /// Draws the pane.
  package func draw(in area: CellArea, on screen: inout Screen) {
    guard area.height > 0 else { return }
    Self.drawTitle(title, in: area, on: &screen)
    let room = area.height - 1
    for (place, line) in (keepsEnd ? lines.suffix(room) : lines.prefix(room)).enumerated() {
      screen.write(line, column: area.columns.lowerBound, row: area.rows.lowerBound + 1 + place, in: area)
    }
  }
}
