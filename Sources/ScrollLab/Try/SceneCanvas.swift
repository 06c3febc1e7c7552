package import LabTerminal
package import ScrollSpace

/// A viewport drawn with pixels and labels. A pixel is 8 points wide and high, so a cell is 8 × 16.
package struct SceneCanvas {
  /// The length of a pixel, and the height of a cell, in points.
  package static let (pixel, row) = (8.0, 16.0)

  package private(set) var screen: Screen

  /// Creates an empty canvas.
  package init(columns: Int, rows: Int) {
    screen = Screen(columns: columns, rows: rows)
    screen.erase(screen.area, Cell(top: Palette.ground, bottom: Palette.ground))
  }

  /// Returns the size of a viewport with this many cells, in points.
  package static func size(columns: Int, rows: Int) -> Size {
    Size(width: Double(max(1, columns)) * pixel, height: Double(max(1, rows)) * row)
  }

  /// Returns the middle of a cell, in points.
  package static func place(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) * pixel, y: (Double(row) + 0.5) * self.row)
  }

  /// The viewport.
  package var bounds: Rect {
    Rect(origin: .zero, size: Self.size(columns: screen.columns, rows: screen.rows))
  }

  /// Fills a rect.
  package mutating func fill(_ rect: Rect, _ color: Color) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    screen.fill(
      x: rect.minX / Self.pixel...rect.maxX / Self.pixel, y: rect.minY / Self.pixel...rect.maxY / Self.pixel,
      color)
  }

  /// Writes a text into the middle of a rect's visible part, cut off if the text is too long.
  package mutating func label(
    _ text: String, in rect: Rect, _ color: Color = Palette.text, isBold: Bool = false
  ) {
    let seen = rect.intersection(bounds)
    let room = Int(seen.width / Self.pixel) - 1
    guard rect.isFinite, room > 0, !seen.isEmpty else { return }
    let shown = text.unicodeScalars.prefix(room)
    // Vertically the text moves with its rect, so that it does not slide along the rect.
    let row = Int((rect.midY / Self.row).rounded(.down))
    let column = Int((seen.midX / Self.pixel - Double(shown.count) / 2).rounded())
    screen.write(
      String(String.UnicodeScalarView(shown)), column: column, row: row, color, on: nil,
      style: isBold ? .bold : [])
  }

  /// Draws a thumb at a side of the viewport for the part of the content that is in view.
  package mutating func thumb(_ rect: Rect?) {
    if let rect { fill(rect, Palette.thumb) }
  }

  /// Colours each pixel within a rect by the place of its middle.
  package mutating func shade(_ rect: Rect, _ color: (Point) -> Color) {
    let seen = rect.intersection(bounds)
    guard !seen.isEmpty else { return }
    let across = Int((seen.minX / Self.pixel).rounded())..<Int((seen.maxX / Self.pixel).rounded())
    for y in Int((seen.minY / Self.pixel).rounded())..<Int((seen.maxY / Self.pixel).rounded()) {
      for x in across {
        screen.paint(
          x: x, y: y, color(Point(x: (Double(x) + 0.5) * Self.pixel, y: (Double(y) + 0.5) * Self.pixel)))
      }
    }
  }
}
