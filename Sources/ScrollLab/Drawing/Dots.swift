/// A canvas of braille characters. Each cell has 2 × 4 dots, so a curve is finer than text.
struct Dots {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]
  private var inks: [Ink]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
    inks = Array(repeating: .plain, count: columns * rows)
  }

  /// The number of dots beside each other.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// The bits of Unicode's braille patterns, by row and column within a cell.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets a dot, counted from the upper left. Does nothing outside of the canvas.
  mutating func set(x: Int, y: Int, ink: Ink) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = y / 4 * columns + x / 2
    cells[cell] |= Self.bits[y % 4 * 2 + x % 2]
    inks[cell] = ink
  }

  /// Draws a straight line of dots, both ends included.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), ink: Ink) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let x = start.x * (steps - step) + end.x * step
      let y = start.y * (steps - step) + end.y * step
      set(x: (x + steps / 2) / steps, y: (y + steps / 2) / steps, ink: ink)
    }
  }

  /// Returns the character of a cell and its ink; nil if no dot is set.
  func cell(column: Int, row: Int) -> (character: Character, ink: Ink)? {
    let index = row * columns + column
    guard cells[index] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[index])) else { return nil }
    return (Character(scalar), inks[index])
  }
}
