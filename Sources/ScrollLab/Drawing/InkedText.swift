/// Text whose characters each have their ink. The rows of a report consist of such texts.
package struct InkedText {
  package typealias Cell = (character: Character, ink: Ink)

  package private(set) var cells: [Cell]

  package init(_ text: String = "", _ ink: Ink = .plain) { cells = text.map { ($0, ink) } }

  init(cells: some Sequence<Cell>) { self.cells = Array(cells) }

  /// Returns the lines of a text.
  package static func lines(_ text: String, _ ink: Ink = .plain) -> [InkedText] {
    text.split(whereSeparator: { $0.isNewline }).map { InkedText(String($0), ink) }
  }

  package static func + (one: InkedText, next: InkedText) -> InkedText {
    InkedText(cells: one.cells + next.cells)
  }

  /// Returns the texts in a row, with gaps at which `rows(width:)` may break the row.
  package static func parts(_ parts: [InkedText]) -> InkedText {
    InkedText(cells: parts.map { $0.cells }.joined(separator: Self.gap))
  }

  /// The gap between parts: three spaces, or more.
  private static let gap: [Cell] = Array(repeating: (" ", .plain), count: 3)

  /// Returns the text in rows of at most `width` characters. The text breaks between its parts. A part that is longer
  /// breaks at its spaces, and a longer word anywhere.
  package func rows(width: Int) -> [InkedText] {
    guard cells.count > width else { return [self] }
    var rows: [[Cell]] = []
    for part in split() {
      if let last = rows.last, last.count + Self.gap.count + part.count <= width {
        rows[rows.count - 1] += Self.gap + part
        continue
      }
      var rest = part
      while rest.count > width {
        let end = rest.prefix(width + 1).lastIndex { $0.character == " " } ?? rest.startIndex + width
        rows.append(Array(rest[..<end]))
        rest = rest[end...].drop { $0.character == " " }
      }
      if !rest.isEmpty { rows.append(Array(rest)) }
    }
    return rows.map { InkedText(cells: $0) }
  }

  /// Returns the parts, without spaces before and after them.
  private func split() -> [ArraySlice<Cell>] {
    var parts: [ArraySlice<Cell>] = []
    var rest = cells[...]
    while let start = rest.firstIndex(where: { $0.character != " " }) {
      var end = start
      var spaces = 0
      for index in start..<rest.endIndex {
        spaces = rest[index].character == " " ? spaces + 1 : 0
        if spaces == Self.gap.count { break }
        if spaces == 0 { end = index + 1 }
      }
      parts.append(rest[start..<end])
      rest = rest[end...]
    }
    return parts
  }

  /// Returns the text for printing.
  package func text(on paper: Paper) -> String { Ink.row(cells, on: paper) }
}
