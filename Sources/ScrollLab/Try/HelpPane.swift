package import LabTerminal

/// The help on keys and mouse, over everything else.
package enum HelpPane {
  package static let lines = [
    "drag with the left button       as a finger",
    "click                           select, zoom, focus",
    "wheel                           scroll; with shift across",
    "wheel with Ctrl or Alt, + −     zoom the map and the picture",
    "arrows, page keys, home, end    scroll",
    "space, b                        a page on, a page back",
    "1 … 7, Tab, Shift-Tab           another scene",
    "",
    "p, P                            another profile: how it feels",
    "w                               walls: profile, bouncing, clamping",
    "l                               landing: free, paging, snapping",
    "                                all of them while it moves, too",
    "",
    "r                               record from the beginning, and stop",
    "t                               replay, compared bit for bit",
    "T                               replay through the present chain",
    "s                               save a plot as an SVG file",
    "",
    "?, Esc                          show, hide this",
    "q, Ctrl-C                       quit",
  ]

  /// Draws the pane in the middle, as far as there is room.
  package static func draw(on screen: inout Screen) {
    let longest = lines.map(\.count).max() ?? 0
    let (width, height) = (min(screen.columns, longest + 4), min(screen.rows, lines.count + 2))
    let area = CellArea(
      column: (screen.columns - width) / 2, row: (screen.rows - height) / 2, width: width, height: height)
    let paper = Color(hex: 0x2C2C2E)
    screen.erase(area, Cell(" ", .usual, on: paper))
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    let line = String(repeating: "─", count: max(0, width - 2))
    screen.write("┌\(line)┐", column: left, row: top, Palette.faint, on: paper)
    screen.write("└\(line)┘", column: left, row: area.rows.upperBound - 1, Palette.faint, on: paper)
    screen.write(" help ", column: left + 2, row: top, Palette.strong, on: paper)
    for row in area.rows.dropFirst().dropLast() {
      screen.write("│", column: left, row: row, Palette.faint, on: paper)
      screen.write("│", column: area.columns.upperBound - 1, row: row, Palette.faint, on: paper)
      let inside = CellArea(columns: left + 1..<max(left + 1, area.columns.upperBound - 1), rows: area.rows)
      let text = lines[row - top - 1]
      screen.write(text, column: left + 2, row: row, Palette.text, on: paper, in: inside)
    }
  }
}
