import ScrollSpace

/// Cells of characters over a part of the world, painted from the back to the front. Text is written last, and only
/// into cells without lines.
struct Canvas {
  private struct Cell {
    var character: Character = " "
    var ink = Ink.plain
    /// True if text may be written here.
    var isFree = true
    /// The layer of the topmost box that fills this cell.
    var cover = -1
  }

  let world: Rect
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(of world: Rect, columns: Int, rows: Int) {
    self.world = world
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Returns a row of the canvas.
  func row(_ row: Int) -> InkedText {
    InkedText(cells: cells[row * columns..<(row + 1) * columns].lazy.map { ($0.character, $0.ink) })
  }

  /// Draws the lines of a box. If `leavesRoom` is true, a box of fewer than three rows leaves out its lower line, or
  /// both lines, so that text fits in.
  mutating func frame(_ box: Cells, _ edge: Picture.Edge, _ ink: Ink, leavesRoom: Bool = false) {
    let look = edge.characters
    let hasTop = !leavesRoom || box.down.count > 1
    let hasBottom = !leavesRoom || box.down.count > 2
    for row in box.down.clamped(to: 0..<rows) {
      let isTop = hasTop && row == box.down.lowerBound
      let isBottom = hasBottom && !isTop && row == box.down.upperBound - 1
      for column in box.across.clamped(to: 0..<columns) {
        let isLeft = column == box.across.lowerBound
        switch (isLeft || column == box.across.upperBound - 1, isTop || isBottom) {
        case (true, true): line(look[(isTop ? 2 : 4) + (isLeft ? 0 : 1)], ink, column, row)
        case (true, false): line(look[1], ink, column, row)
        case (false, true): line(look[0], ink, column, row)
        case (false, false): break
        }
      }
    }
  }

  /// Fills cells, over everything that was painted there.
  mutating func fill(_ box: Cells, _ character: Character, _ ink: Ink, layer: Int) {
    for row in box.down.clamped(to: 0..<rows) {
      for column in box.across.clamped(to: 0..<columns) {
        cells[row * columns + column] = Cell(character: character, ink: ink, cover: layer)
      }
    }
  }

  /// Draws a solid mark, over everything that was painted there.
  mutating func mark(_ box: Cells, _ character: Character, _ ink: Ink) {
    for row in box.down.clamped(to: 0..<rows) {
      for column in box.across.clamped(to: 0..<columns) { line(character, ink, column, row) }
    }
  }

  private mutating func line(_ character: Character, _ ink: Ink, _ column: Int, _ row: Int) {
    let index = row * columns + column
    cells[index] = Cell(character: character, ink: ink, isFree: false, cover: cells[index].cover)
  }
}

extension Canvas {
  /// Writes a text once, in the first of the places that has room for it: in the row nearest its middle. If none has
  /// room, the text is cut off, in the last place.
  /// - Parameter layer: what was filled above this layer hides the text.
  mutating func write(_ text: String, _ ink: Ink, inOneOf places: [Cells], layer: Int) {
    let text = Array(text)
    var widest: (row: Int, run: Range<Int>)?
    for place in places {
      widest = nil
      let down = place.down.clamped(to: 0..<rows)
      let middle = (down.lowerBound + down.upperBound - 1) / 2
      for row in down.sorted(by: { ($0 - middle).magnitude < ($1 - middle).magnitude }) {
        let across = place.across.clamped(to: 0..<columns)
        for run in freeRuns(across, row: row, layer: layer) {
          if run.count >= text.count {
            return put(text, ink, run.lowerBound + (run.count - text.count) / 2, row)
          }
          if run.count > widest?.run.count ?? 1 { widest = (row, run) }
        }
      }
    }
    guard let widest else { return }
    put(text.prefix(widest.run.count - 1) + ["…"], ink, widest.run.lowerBound, widest.row)
  }

  private func freeRuns(_ across: Range<Int>, row: Int, layer: Int) -> [Range<Int>] {
    let free = across.filter { cells[row * columns + $0].isFree && cells[row * columns + $0].cover <= layer }
    var runs: [Range<Int>] = []
    for column in free {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  private mutating func put(_ text: some Sequence<Character>, _ ink: Ink, _ start: Int, _ row: Int) {
    for (place, character) in text.enumerated() { line(character, ink, start + place, row) }
  }
}
