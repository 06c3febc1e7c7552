package import LabTerminal

/// Offset and velocity over the last seconds, drawn with pixels below a title.
package struct CurvePane {
  /// The number of seconds that are shown.
  package static let seconds = 4.0

  private let history: History
  private let name: String

  /// Creates a pane. `name` is the scroller of the numbers.
  package init(history: History, name: String) { (self.history, self.name) = (history, name) }

  /// Draws the pane.
  package func draw(in area: CellArea, on screen: inout Screen) {
    guard area.height > 1 else { return }
    TextPane.drawTitle("\(Int(Self.seconds)) s of \(name)", in: area, on: &screen)
    let last = history.samples.last
    let top = area.rows.lowerBound + 1
    let offset = "offset \(Figures.short(last?.offset ?? 0, 1)) pt  "
    screen.write(offset, column: area.columns.lowerBound, row: top, Palette.offset, in: area)
    screen.write(
      "velocity \(Figures.short(last?.velocity ?? 0, 0)) pt/s",
      column: area.columns.lowerBound + offset.count,
      row: top, Palette.velocity, in: area)
    let plot = CellArea(
      columns: area.columns, rows: min(top + 1, area.rows.upperBound)..<area.rows.upperBound)
    guard !plot.isEmpty else { return }
    screen.erase(plot, Cell(top: Palette.ground, bottom: Palette.ground))
    let columns = history.columns(plot.width, seconds: Self.seconds)
    let fast = columns.reduce(200.0) { most, column in
      max(most, column.map { max(-$0.velocities.lowerBound, $0.velocities.upperBound) } ?? 0)
    }
    draw(columns.map { $0?.velocities }, between: -fast, fast, Palette.velocity, in: plot, on: &screen)
    let offsets = columns.compactMap { $0?.offsets }
    let (low, high) = (offsets.map(\.lowerBound).min() ?? 0, offsets.map(\.upperBound).max() ?? 0)
    let air = max(0, 40 - (high - low)) / 2
    draw(
      columns.map { $0?.offsets }, between: low - air, high + air, Palette.offset, in: plot, on: &screen)
  }

  /// Draws a curve: in each column from the lowest to the highest number.
  private func draw(
    _ columns: [ClosedRange<Double>?], between low: Double, _ high: Double, _ color: Color, in area: CellArea,
    on screen: inout Screen
  ) {
    let (top, height) = (area.rows.lowerBound * 2, area.height * 2)
    func pixel(_ number: Double) -> Int {
      let part = (number - low) / (high - low)
      return top + height - 1 - Int((part * Double(height - 1)).rounded())
    }
    for (place, range) in columns.enumerated() {
      guard let range, range.lowerBound.isFinite, range.upperBound.isFinite, high > low else { continue }
      for y in pixel(range.upperBound)...pixel(range.lowerBound) {
        screen.paint(x: area.columns.lowerBound + place, y: y, color)
      }
    }
  }
}
