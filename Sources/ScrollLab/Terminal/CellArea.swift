/// A rectangle of cells.
public struct CellArea: Hashable, Sendable {
  /// The columns, counted from the left of the screen.
  public var columns: Range<Int>
  /// The rows, counted from the top of the screen.
  public var rows: Range<Int>

  /// Creates an area.
  public init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// Creates an area of a size, which may not be negative, at a place.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.init(columns: column..<column + max(0, width), rows: row..<row + max(0, height))
  }

  /// The number of columns.
  public var width: Int { columns.count }
  /// The number of rows.
  public var height: Int { rows.count }
  /// True if the area has no cells.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns true if a cell belongs to the area.
  public func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// Returns the part of the area that is in another area.
  public func clamped(to other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
