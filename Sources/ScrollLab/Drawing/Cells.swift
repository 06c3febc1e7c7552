import ScrollSpace

/// A rectangle of cells, which may reach beyond the canvas.
struct Cells {
  var across: Range<Int>
  var down: Range<Int>

  /// Returns the cells with this many more on each side, or fewer if negative. Never less than empty.
  func outset(by cells: Int) -> Cells {
    func outset(_ range: Range<Int>) -> Range<Int> {
      let lower = range.lowerBound - cells
      return lower..<max(lower, range.upperBound + cells)
    }
    return Cells(across: outset(across), down: outset(down))
  }

  /// The cells without the first and the last column.
  var withoutSides: Cells { Cells(across: outset(by: -1).across, down: down) }

  func clamped(to other: Cells) -> Cells {
    Cells(across: across.clamped(to: other.across), down: down.clamped(to: other.down))
  }

  /// Returns the cells of a scroll thumb at this place, in the last column or row within a frame, and at least one
  /// cell.
  func thumb(in inside: Cells, isUpright: Bool) -> Cells {
    func last(_ range: Range<Int>) -> Range<Int> {
      max(range.lowerBound, range.upperBound - 1)..<range.upperBound
    }
    func along(_ thumb: Range<Int>, _ track: Range<Int>) -> Range<Int> {
      let start = max(track.lowerBound, min(thumb.lowerBound, track.upperBound - 1))
      return (start..<max(start + 1, thumb.upperBound)).clamped(to: track)
    }
    return isUpright
      ? Cells(across: last(inside.across), down: along(down, inside.down))
      : Cells(across: along(across, inside.across), down: last(inside.down))
  }
}

extension Canvas {
  /// All cells.
  var whole: Cells { Cells(across: 0..<columns, down: 0..<rows) }

  /// Returns the cells of a place in the world; nil if no part of it is on the canvas.
  func cells(of rect: Rect) -> Cells? {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let across = span(rect.minX - world.minX, rect.maxX - world.minX, cells: columns, length: world.width)
    let down = span(rect.minY - world.minY, rect.maxY - world.minY, cells: rows, length: world.height)
    guard across.overlaps(whole.across), down.overlaps(whole.down) else { return nil }
    return Cells(across: across, down: down)
  }

  /// Returns the cells from one place to another, at least one. Neighbours share no cell.
  private func span(_ from: Double, _ to: Double, cells: Int, length: Double) -> Range<Int> {
    func cell(_ place: Double) -> Int {
      Int(min(1e6, max(-1e6, place / length * Double(cells))).rounded())
    }
    let first = cell(from)
    return first..<max(first + 1, cell(to))
  }
}
