package import LabTerminal
package import ScrollSpace

/// The layout of a window. From the top there are a row of tabs, a row with the setup, the scene, and a last row. The
/// plot, the explanation and the log are shown if there is room.
///
/// ```
///   ┌ tabs ──────────────────┐      ┌ tabs ─────────┐      ┌ tabs ─┐
///   ├ setup ─────────────────┤      ├ setup ────────┤      ├ setup ┤
///   │              │ plot    │      │     scene     │      │ scene │
///   │    scene     ├ why ────┤      ├ plot ─┬ why ──┤      │       │
///   │              ├ log ────┤      │       ├ log ──┤      │       │
///   ├──────────────┴─────────┤      ├───────┴───────┤      ├───────┤
///   └ keys ──────────────────┘      └ keys ─────────┘      └ keys ─┘
/// ```
package struct Panes: Hashable {
  package let columns: Int
  package let rows: Int
  package private(set) var scene: CellArea
  package private(set) var plot: CellArea?
  package private(set) var reasons: CellArea?
  package private(set) var log: CellArea?

  /// The smallest window in which a scene is visible.
  package static let smallest = (columns: 24, rows: 8)

  /// Lays out a window.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    let body = CellArea(column: 0, row: 2, width: columns, height: rows - 3)
    scene = body
    if columns >= 90, body.height >= 16 {
      let width = min(56, columns * 2 / 5)
      scene.columns = 0..<columns - width - 1
      let side = CellArea(column: columns - width, row: 2, width: width, height: body.height)
      let height = max(6, min(14, body.height * 2 / 5))
      plot = Self.part(side, rows: 0..<height)
      reasons = Self.part(side, rows: height..<height + 5)
      log = Self.part(side, rows: height + 5..<side.height)
    } else if columns >= 50, body.height >= 20 {
      let height = max(8, body.height * 2 / 5)
      scene.rows = 2..<2 + body.height - height
      let below = CellArea(column: 0, row: scene.rows.upperBound, width: columns, height: height)
      let middle = columns / 2
      plot = CellArea(column: 0, row: below.rows.lowerBound, width: middle - 1, height: height)
      let right = CellArea(
        column: middle, row: below.rows.lowerBound, width: columns - middle, height: height)
      reasons = Self.part(right, rows: 0..<4)
      log = Self.part(right, rows: 4..<height)
    } else if body.height >= 14 {
      scene.rows = 2..<2 + body.height - 6
      plot = CellArea(column: 0, row: scene.rows.upperBound, width: columns, height: 6)
    }
  }

  private static func part(_ area: CellArea, rows: Range<Int>) -> CellArea {
    let top = area.rows.lowerBound
    return CellArea(columns: area.columns, rows: top + rows.lowerBound..<top + rows.upperBound)
      .clamped(to: area)
  }

  /// The scene's viewport, in points.
  package var viewport: Size { SceneCanvas.size(columns: scene.width, rows: scene.height) }

  /// The texts of the tabs, with the column of each.
  package static var tabs: [(kind: SceneKind, text: String, column: Int)] {
    var column = 0
    return SceneKind.allCases.enumerated().map { index, kind in
      let text = " \(index + 1) \(kind.rawValue) "
      defer { column += text.count }
      return (kind, text, column)
    }
  }

  /// Returns the tab at a cell.
  package func tab(column: Int, row: Int) -> SceneKind? {
    guard row == 0 else { return nil }
    return Self.tabs.first { ($0.column..<$0.column + $0.text.count).contains(column) }?.kind
  }
}
