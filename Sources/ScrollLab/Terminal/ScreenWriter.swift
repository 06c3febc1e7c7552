/// A writer that creates the bytes with which a terminal shows a screen: only the changes since the screen before.
public struct ScreenWriter: Sendable {
  /// A cell as the terminal shows it.
  private struct Look: Hashable {
    var glyph: Unicode.Scalar = " "
    var foreground = Color.usual.code
    var background = Color.usual.code
    var style: Cell.Style = []
  }

  private let depth: ColorDepth
  private var shown: Screen?
  private var pen = Look()

  /// Creates a writer for a terminal in an unknown state.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Forgets the state of the terminal: the next screen is written completely.
  public mutating func forget() { shown = nil }

  /// Returns the bytes to write; none if the terminal shows that screen already.
  public mutating func bytes(for screen: Screen) -> [UInt8] {
    var bytes: [UInt8] = []
    if shown?.area != screen.area {
      // Colours first, because terminals erase with the present colour.
      bytes += "\u{1B}[0m\u{1B}[2J".utf8
      pen = Look()
      shown = Screen(columns: screen.columns, rows: screen.rows)
    }
    guard let old = shown?.cells else { return [] }
    var place: Int?
    for index in screen.cells.indices where screen.cells[index] != old[index] {
      let look = look(of: screen.cells[index])
      guard look != self.look(of: old[index]) else { continue }
      let (row, column) = index.quotientAndRemainder(dividingBy: screen.columns)
      // After the last column of a row terminals differ.
      if place != index || column == 0 { bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8 }
      dip(look, &bytes)
      bytes += UTF8.encode(look.glyph)?.lazy.map { $0 } ?? []
      place = index + 1
    }
    shown = screen
    // A terminal that knows this sequence shows all changes at once.
    return bytes.isEmpty ? [] : Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// Returns a character for two pixels without colours, by six steps of brightness.
  private static func grey(_ top: Int, _ bottom: Int) -> Unicode.Scalar {
    func level(_ part: Int) -> Int { part < 1 ? 0 : part < 3 ? 1 : 2 }
    let (top, bottom) = (level(top), level(bottom))
    return top > bottom ? "▀" : top < bottom ? "▄" : [" ", "▒", "█"][top]
  }

  /// Returns the look of a cell at this depth.
  private func look(of cell: Cell) -> Look {
    guard cell.isPixels else {
      return Look(
        glyph: cell.glyph, foreground: depth.code(of: cell.foreground),
        background: depth.code(of: cell.background), style: cell.style)
    }
    if depth == .none {
      return Look(glyph: Self.grey(cell.foreground.brightness / 43, cell.background.brightness / 43))
    }
    let (top, bottom) = (depth.code(of: cell.foreground), depth.code(of: cell.background))
    return top == bottom ? Look(background: top) : Look(glyph: Cell.half, foreground: top, background: bottom)
  }

  /// Sets the pen's colours and style to those of a look.
  private mutating func dip(_ look: Look, _ bytes: inout [UInt8]) {
    var codes: [String] = []
    if pen.style != look.style {
      codes.append("0")
      (pen.style, pen.foreground, pen.background) = (look.style, Color.usual.code, Color.usual.code)
      if look.style.contains(.bold) { codes.append("1") }
      if look.style.contains(.faint) { codes.append("2") }
      if look.style.contains(.reverse) { codes.append("7") }
    }
    // The colour of a space is not visible, unless the space is reversed.
    if pen.foreground != look.foreground, look.glyph != " " || look.style.contains(.reverse) {
      codes.append(code(look.foreground, "3"))
      pen.foreground = look.foreground
    }
    if pen.background != look.background {
      codes.append(code(look.background, "4"))
      pen.background = look.background
    }
    if !codes.isEmpty { bytes += "\u{1B}[\(codes.joined(separator: ";"))m".utf8 }
  }

  private func code(_ color: UInt32, _ kind: String) -> String {
    if color == Color.usual.code { return kind + "9" }
    if depth == .indexed { return kind + "8;5;\(color)" }
    return kind + "8;2;\(color >> 16);\(color >> 8 & 255);\(color & 255)"
  }
}
