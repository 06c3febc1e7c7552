public import ScrollSpace
public import ScrollTiling

/// The items of a ``TilingPlane``, and their places. `Index` identifies an item: a cell in a grid, a number
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
  /// Makes the layout of a tiling.
  let layout: () -> any PlaneLayout
  let index: (Cell) -> Index
  let cell: (Index) -> Cell
}

extension PlaneItems where Index == ItemGrid.Cell {
  /// Cells in columns and rows. Columns are given by their widths, rows by their heights, each as the items
  /// of a ``Tiling``: of one length or of individual lengths, counted or endless. Two endless rows make a map
  /// without limits.
  public static func grid(columns: ItemRow, rows: ItemRow) -> PlaneItems {
    PlaneItems(layout: { GridLayout(columns: columns, rows: rows) }, index: { $0 }, cell: { $0 })
  }
}

extension PlaneItems where Index == Int64 {
  /// Items in parallel lanes that run along an axis.
  ///
  /// Lanes are `width` points wide with `spacing` points between them. If `width` is nil, they share the
  /// viewport less its insets. From then on, change the items through the tiling. If you change the items
  /// themselves, the change is shown with the next frame that moves, and no tile keeps its item.
  ///
  /// A width or spacing below 0 or above 2^46 is a programmer's mistake and traps.
  public static func lanes(
    _ items: Masonry, axis: Axis = .vertical, width: Double? = nil, spacing: Double = 0
  ) -> PlaneItems {
    precondition(
      width ?? 0 >= 0 && width ?? 0 <= ItemLengths.longest && spacing >= 0 && spacing <= ItemLengths.longest,
      .laneParts,
      """
      Lanes need a width and a spacing of 0 or more, neither above 2^46; these are \(width ?? 0) and \(spacing); \
      give others, or no width.
      """)
    return numbered { LanesLayout(items, axis, width: width, spacing: spacing) }
  }

  /// Items anywhere on a plane.
  ///
  /// The content is `rect`, in points; if nil, the smallest rectangle around all items and the content's
  /// start. Change the items themselves at any time: their indices stay. A change is shown with the next
  /// frame that moves, or at once by `invalidateLayout()`. A `rect` that is not finite, or has a negative
  /// length, is a programmer's mistake and traps.
  public static func scattered(_ items: ScatteredItems, within rect: Rect? = nil) -> PlaneItems {
    precondition(
      rect.map { $0.isFinite && $0.width >= 0 && $0.height >= 0 } ?? true, .scatteredRect,
      """
      Content needs a rect that is finite and without negative lengths; this is \(rect ?? .zero); give another, \
      or none.
      """)
    return numbered { ScatteredLayout(items, within: rect) }
  }

  private static func numbered(_ layout: @escaping () -> any PlaneLayout) -> PlaneItems {
    PlaneItems(layout: layout, index: { $0.x }, cell: { Cell(x: $0, y: 0) })
  }
}
