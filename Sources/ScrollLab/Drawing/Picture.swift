package import ScrollSpace

/// A part of the world drawn with characters: boxes with labels, and lines of text below.
///
/// ```
///   ┌──────────┏━━━━━━━━━━┓──────┐
///   │    0     ┃          ┃  1   │
///   └──────────┗━━━━━━━━━━┛──────┘
/// ```
/// Later boxes lie on earlier ones; labels on all of them, except where a later box is filled. What lies outside the world is not drawn.
package struct Picture {
  /// How a box's edges are drawn.
  package enum Edge: Hashable {
    case light, heavy, dashed

    /// Horizontal, vertical, and the corners from the upper left on, row by row.
    var characters: [Character] {
      switch self {
      case .light: Array("─│┌┐└┘")
      case .heavy: Array("━┃┏┓┗┛")
      case .dashed: Array("╌╎┌┐└┘")
      }
    }
  }

  /// The part of the world that is drawn, in points.
  package let world: Rect
  /// How many characters are beside and above each other.
  package let columns: Int
  package let rows: Int
  /// What is looked at: labels stand in it, if there is room for them. At first all of the world.
  package var focus: Rect
  private var cells: [(character: Character, ink: Ink)]
  private var labels: [(text: String, room: Range<Int>, row: Int, ink: Ink)] = []
  private var notes: [[(character: Character, ink: Ink)]] = []

  /// An empty picture of a part of the world, which must not be empty.
  package init(of world: Rect, columns: Int = 79, rows: Int) {
    self.world = world
    self.columns = columns
    self.rows = rows
    focus = world
    cells = Array(repeating: (" ", .plain), count: columns * rows)
  }

  /// Draws a box. Its label stands in the middle of what is drawn of it, cut off where that is too narrow.
  package mutating func box(
    _ rect: Rect, _ label: String = "", ink: Ink = .plain, edge: Edge = .light, fill: Character? = nil
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let (across, down) = (columns(of: rect), rows(of: rect))
    guard across.overlaps(0..<columns), down.overlaps(0..<rows) else { return }
    let look = edge.characters
    for row in down.clamped(to: 0..<rows) {
      for column in across.clamped(to: 0..<columns) {
        let isSide = column == across.lowerBound || column == across.upperBound - 1
        let isEnd = row == down.lowerBound || row == down.upperBound - 1
        switch (isSide, isEnd) {
        case (true, true):
          let corner = (row == down.lowerBound ? 2 : 4) + (column == across.lowerBound ? 0 : 1)
          put(look[corner], ink, column, row)
        case (true, false): put(look[1], ink, column, row)
        case (false, true): put(look[0], ink, column, row)
        case (false, false): if let fill { put(fill, ink, column, row) }
        }
      }
    }
    if fill != nil { labels.removeAll { down.contains($0.row) && across.overlaps($0.room) } }
    guard !label.isEmpty else { return }
    let focus = (across: columns(of: focus), down: rows(of: focus))
    let beside = room(across, on: 0..<columns, focus: focus.across, atLeast: label.count)
    let lines = room(down, on: 0..<rows, focus: focus.down, atLeast: 1)
    guard !lines.isEmpty else { return }
    labels.append((label, beside, (lines.lowerBound + lines.upperBound - 1) / 2, ink))
  }

  /// The cells along an axis in which a box's label stands: within the focus where it fits, else in what is drawn
  /// of the box; within the edges, if there is anything.
  private func room(
    _ box: Range<Int>, on drawn: Range<Int>, focus: Range<Int>, atLeast length: Int
  ) -> Range<Int> {
    let inside = self.inside(box)
    let looked = inside.clamped(to: self.inside(focus))
    if looked.count >= length { return looked }
    let shown = inside.clamped(to: drawn)
    return shown.isEmpty ? box.clamped(to: drawn) : shown
  }

  private func inside(_ range: Range<Int>) -> Range<Int> {
    range.count > 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Adds a line of text below.
  package mutating func note(_ text: String, ink: Ink = .plain) {
    notes.append(text.prefix(columns).map { ($0, ink) })
  }

  /// Adds a row of dots below, in its middle: one for each page, the present one filled. Where there are more
  /// than fit, the page's number stands there instead.
  package mutating func dots(page: Int, of count: Int) {
    let dots = (0..<max(0, min(count, columns))).map { $0 == page ? "●" : "○" }.joined(separator: " ")
    let text = dots.count <= columns && count <= columns ? dots : "page \(page) of \(count)"
    let indent = String(repeating: " ", count: max(0, (columns - text.count) / 2))
    note(indent + text, ink: .strong)
  }

  /// The picture's rows from the top, then the lines below it; of each no more than so many characters.
  package func lines(on paper: Paper = .plain, upTo width: Int = .max) -> [String] {
    var whole = self
    for label in labels {
      let text = label.text.prefix(label.room.count)
      let start = label.room.lowerBound + (label.room.count - text.count) / 2
      for (place, character) in text.enumerated() {
        whole.put(character, label.ink, start + place, label.row)
      }
    }
    let cells = (0..<rows).map { Array(whole.cells[$0 * columns..<($0 + 1) * columns]) } + notes
    return cells.map { Ink.row(Array($0.prefix(width)), on: paper) }
  }

  private mutating func put(_ character: Character, _ ink: Ink, _ column: Int, _ row: Int) {
    cells[row * columns + column] = (character, ink)
  }

  private func columns(of rect: Rect) -> Range<Int> {
    span(rect.minX - world.minX, rect.maxX - world.minX, cells: columns, length: world.width)
  }

  private func rows(of rect: Rect) -> Range<Int> {
    span(rect.minY - world.minY, rect.maxY - world.minY, cells: rows, length: world.height)
  }

  /// The cells from one place to another, at least one; neighbours share none.
  private func span(_ from: Double, _ to: Double, cells: Int, length: Double) -> Range<Int> {
    func cell(_ place: Double) -> Int {
      Int(min(1e6, max(-1e6, place / length * Double(cells))).rounded())
    }
    let first = cell(from)
    return first..<max(first + 1, cell(to))
  }
}
