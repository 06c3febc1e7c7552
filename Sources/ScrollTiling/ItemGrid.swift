public import ScrollSpace

/// Cells in rows and columns, each of any length: two rows of item lengths, one for each axis.
///
/// ```
///          columns   0     1        2
///      rows        ├───┼───────┼────────┤
///       0          │   │       │        │
///                  ├───┼───────┼────────┤
///       1          │   │  1,1  │        │
///                  └───┴───────┴────────┘
/// ```
/// A million rows by a million columns cost two rows of a million lengths. Copies share their lengths, and so
/// may several grids: a table's head and its body the columns. Half-open on both axes; costs are those of
/// ``ItemLengths``, once for each axis.
public struct ItemGrid {
  /// The lengths on each axis: widths of columns on the horizontal one, heights of rows on the vertical one.
  public let lengths: PerAxis<ItemLengths>

  /// Which column and row.
  public typealias Cell = PerAxis<Int64>

  /// Makes a grid of columns, by their widths, and rows, by their heights.
  public init(columns: ItemLengths, rows: ItemLengths) { lengths = PerAxis(x: columns, y: rows) }

  /// The widths of the columns.
  public var columns: ItemLengths { lengths.x }
  /// The heights of the rows.
  public var rows: ItemLengths { lengths.y }

  /// The size of everything, paddings included. O(1).
  public var size: Size { Size(width: columns.total, height: rows.total) }

  /// Where a cell is. Throws `index` where there is none.
  public func frame(of cell: Cell) throws(TilingError) -> Rect {
    let column = try columns.place(of: cell.x)
    let row = try rows.place(of: cell.y)
    return Rect(x: column.start, y: row.start, width: column.length, height: row.length)
  }

  /// The cell that covers a place; nil between cells, in paddings and outside. Throws `offset` for NaN.
  public func cell(at point: Point) throws(TilingError) -> Cell? {
    guard let column = try columns.item(at: point.x), let row = try rows.item(at: point.y) else { return nil }
    return Cell(x: column.index, y: row.index)
  }

  /// The columns and the rows in view in a rect, each of them having more in common with it than an edge; where they cross
  /// are the cells in view. One range may be empty while the other is not; then no cell is in view.
  ///
  /// Throws `rect` if it is not a rect: NaN, or a negative length.
  public func visible(
    in rect: Rect, overscan: PerAxis<Overscan> = PerAxis(.none)
  ) throws(TilingError) -> PerAxis<Range<Int64>> {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { throw .rect(rect) }
    return PerAxis(
      x: try columns.visible(from: rect.minX, to: rect.maxX, overscan: overscan.x),
      y: try rows.visible(from: rect.minY, to: rect.maxY, overscan: overscan.y))
  }

  /// The offset at which a cell is shown, aligned on each axis. `current` is the offset it comes from. Errors
  /// as in ``ItemLengths/offset(showing:_:viewport:from:)``.
  public func offset(
    showing cell: Cell, _ alignment: PerAxis<Alignment?>, viewport: Size, from current: Point
  ) throws(TilingError) -> Point {
    Point(
      x: try columns.offset(showing: cell.x, alignment.x, viewport: viewport.width, from: current.x),
      y: try rows.offset(showing: cell.y, alignment.y, viewport: viewport.height, from: current.y))
  }
}

extension PerAxis where Value == Range<Int64> {
  /// Calls `body` with each cell where these columns and rows cross, row by row.
  public func forEach(_ body: (ItemGrid.Cell) -> Void) {
    for row in y { for column in x { body(ItemGrid.Cell(x: column, y: row)) } }
  }
}
