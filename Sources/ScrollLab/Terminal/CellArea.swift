/// Cells beside and below each other.
public struct CellArea: Hashable, Sendable {
  /// The cells beside each other, counted from the left of the screen.
  public var columns: Range<Int>
  /// The cells above each other, counted from its top.
  public var rows: Range<Int>

  /// Makes an area.
  public init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// Makes an area of a size, which may not be negative, at a place.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.init(columns: column..<column + max(0, width), rows: row..<row + max(0, height))
  }

  /// Cells beside each other.
  public var width: Int { columns.count }
  /// Cells above each other.
  public var height: Int { rows.count }
  /// Whether it has no cells.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether a cell belongs to it.
  public func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// The part of it that is in another one.
  public func clamped(to other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
