public import ScrollSpace

/// Cells in rows and columns of any lengths: two rows of item lengths, one for each axis.
///
/// ```
///          columns   0     1        2
///      rows        ├───┼───────┼────────┤
///       0          │   │       │        │
///                  ├───┼───────┼────────┤
///       1          │   │  1,1  │        │
///                  └───┴───────┴────────┘
/// ```
/// A million rows by a million columns cost two rows of a million lengths. Copies share their lengths. Several grids
/// may share lengths too, for example a table's head and body the columns. Cells are half-open on both axes. The
/// costs are those of ``ItemLengths``, once for each axis.
public struct ItemGrid {
  /// The lengths on each axis: the widths of columns on the horizontal axis, the heights of rows on the vertical
  /// axis.
  public let lengths: PerAxis<ItemLengths>

  /// A column and a row.
  public typealias Cell = PerAxis<Int64>

  /// Creates a grid of columns with their widths, and rows with their heights.
  public init(columns: ItemLengths, rows: ItemLengths) { lengths = PerAxis(x: columns, y: rows) }

  /// The widths of the columns.
  public var columns: ItemLengths { lengths.x }
  /// The heights of the rows.
  public var rows: ItemLengths { lengths.y }

  /// The whole size, including paddings. O(1).
  public var size: Size { Size(width: columns.total, height: rows.total) }

  /// Returns the frame of a cell. Throws `index` if there is no such cell.
  public func frame(of cell: Cell) throws(TilingError) -> Rect {
    let column = try columns.place(of: cell.x)
    let row = try rows.place(of: cell.y)
    return Rect(x: column.start, y: row.start, width: column.length, height: row.length)
  }

  /// Returns the cell that covers a point; nil between cells, in paddings and outside. Throws `offset` for NaN.
  public func cell(at point: Point) throws(TilingError) -> Cell? {
    guard let column = try columns.item(at: point.x), let row = try rows.item(at: point.y) else { return nil }
    return Cell(x: column.index, y: row.index)
  }

  /// Returns the columns and the rows in view in a rectangle. Each has more than an edge in common with the
  /// rectangle. The cells in view are the intersections of these columns and rows. If one range is empty and the
  /// other is not, no cell is in view.
  ///
  /// Throws `rect` if the rectangle contains NaN or a negative length.
  public func visible(
    in rect: Rect, overscan: PerAxis<Overscan> = PerAxis(.none)
  ) throws(TilingError) -> PerAxis<Range<Int64>> {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { throw .rect(rect) }
    return PerAxis(
      x: try columns.visible(from: rect.minX, to: rect.maxX, overscan: overscan.x),
      y: try rows.visible(from: rect.minY, to: rect.maxY, overscan: overscan.y))
  }

  /// Returns the offset that shows a cell, aligned on each axis. `current` is the present offset. Throws the errors
  /// of ``ItemLengths/offset(showing:_:viewport:from:)``.
  public func offset(
    showing cell: Cell, _ alignment: PerAxis<Alignment?>, viewport: Size, from current: Point
  ) throws(TilingError) -> Point {
    Point(
      x: try columns.offset(showing: cell.x, alignment.x, viewport: viewport.width, from: current.x),
      y: try rows.offset(showing: cell.y, alignment.y, viewport: viewport.height, from: current.y))
  }
}

extension PerAxis where Value == Range<Int64> {
  /// Calls `body` with each cell of these columns and rows, row by row.
  public func forEach(_ body: (ItemGrid.Cell) -> Void) {
    for row in y { for column in x { body(ItemGrid.Cell(x: column, y: row)) } }
  }
}
