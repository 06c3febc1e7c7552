public import ScrollSpace
public import ScrollTiling

/// Which items a ``TilingPlane`` shows, and where they stand. `Index` is what names one: a cell in a grid, a number
/// elsewhere.
///
/// ```
///       grid                 lanes               scattered
///   ┌──┬─────┬──┐        ┌──┐┌──┐┌──┐            ┌──┐
///   ├──┼─────┼──┤        │0 ││1 ││2 │            │0 │  ┌────┐
///   │  │ 1,1 │  │        │  │└──┘│  │            └──┘  │ 2  │
///   │  │     │  │        └──┘┌──┐│  │       ┌─┐        └────┘
///   └──┴─────┴──┘        ┌──┐│3 │└──┘       │1│
/// ```
public struct PlaneItems<Index> {
  /// Makes what a tiling knows of them.
  let layout: () -> PlaneLayout
  let index: (Cell) -> Index
  let cell: (Index) -> Cell
}

extension PlaneItems where Index == ItemGrid.Cell {
  /// Cells in columns and rows. Columns are given by their widths, rows by their heights, each as the items of a
  /// ``Tiling`` are: of one length or of any, counted or endless. Two endless ones are a map without limits.
  public static func grid(columns: ItemRow, rows: ItemRow) -> PlaneItems {
    PlaneItems(layout: { GridLayout(columns: columns, rows: rows) }, index: { $0 }, cell: { $0 })
  }
}

extension PlaneItems where Index == Int64 {
  /// Items that were dealt to lanes, which run along an axis side by side.
  ///
  /// Lanes are `width` points wide with `spacing` between them; without a width they share what insets leave free of the
  /// viewport. From then on the items are changed through the tiling; items that were changed by themselves are shown
  /// anew with the next frame that moves, and no tile keeps its item. A width or spacing that is not
  /// finite or below 0 is a mistake in the program, and traps.
  public static func lanes(
    _ items: Masonry, axis: Axis = .vertical, width: Double? = nil, spacing: Double = 0
  ) -> PlaneItems {
    precondition(
      width ?? 0 >= 0 && width ?? 0 <= ItemLengths.longest && spacing >= 0 && spacing <= ItemLengths.longest,
      """
      Lanes need a width and a spacing of 0 or more, neither above 2^46; these are \(width ?? 0) and \(spacing); \
      give others, or no width.
      """)
    return numbered { LanesLayout(items, axis, width: width, spacing: spacing) }
  }

  /// Items anywhere on a plane, with nothing between them.
  ///
  /// The content is `rect`, in points; if none is given, the smallest rect around all items and the content's start.
  /// Items may be changed by themselves at any time: their indices stay. That is noticed with the next frame that
  /// moves, or at once by `invalidateLayout()`. A `rect` that is not finite, or with a negative length, is a mistake in
  /// the program, and traps.
  public static func scattered(_ items: ScatteredItems, within rect: Rect? = nil) -> PlaneItems {
    precondition(
      rect.map { $0.isFinite && $0.width >= 0 && $0.height >= 0 } ?? true,
      """
      Content needs a rect that is finite and without negative lengths; this is \(rect ?? .zero); give another, \
      or none.
      """)
    return numbered { ScatteredLayout(items, within: rect) }
  }

  private static func numbered(_ layout: @escaping () -> PlaneLayout) -> PlaneItems {
    PlaneItems(layout: layout, index: { $0.x }, cell: { Cell(x: $0, y: 0) })
  }
}
