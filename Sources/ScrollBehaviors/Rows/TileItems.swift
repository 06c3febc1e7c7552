public import ScrollTiling

/// Which items a tiling shows, and how long they are.
public struct TileItems {
  enum Kind {
    case uniform(length: Double, spacing: Double, items: Range<Int64>)
    case lengths(ItemLengths)
    case arranged(Arranging, Stack)
  }

  let kind: Kind

  /// Items of one length, in points, with space between them. All indices there can be, if not said: a row
  /// without ends, in which item 0 stands at the content's start; a range without a lower end is open at that
  /// side, and so on.
  ///
  /// A length must be above 0 and a spacing not below, neither above 2^46, and items must lie within
  /// `UniformWindow.endless`; anything else is a mistake in the program, and traps.
  public static func uniform(
    length: Double, spacing: Double = 0, items: Range<Int64> = UniformWindow.endless
  ) -> TileItems {
    let isValid = (try? UniformWindow(length: length, spacing: spacing, items: items, viewport: 0)) != nil
    precondition(
      isValid,
      """
      Uniform tiles need a length above 0, a spacing of 0 or more, and items within 2^62; these are \
      \(length), \(spacing) and \(items.lowerBound)..<\(items.upperBound); give others.
      """)
    return TileItems(kind: .uniform(length: length, spacing: spacing, items: items))
  }

  /// A counted row of items of any lengths. From then on the row is changed through the tiling; a row that was
  /// changed by itself, its paddings too, is shown anew with the next frame that moves, and no tile keeps its item.
  public static func lengths(_ row: ItemLengths) -> TileItems { TileItems(kind: .lengths(row)) }

  /// The items of a ``Stack`` that stands before the tiling in the chain, in an ``Arranging``: it measures them, and
  /// the tiling follows its edits. Tiles are as wide as the items. Edits of either are edits of both.
  ///
  /// The arranged layout must have a stack; anything else is a mistake in the program, and traps.
  public static func arranged(_ content: Arranging) -> TileItems {
    guard let stack = content.layout.stack else {
      preconditionFailure(
        """
        Tiles of arranged content need a layout with a stack of its items; this one has none, and \
        \(content.layout.count) items; use a Stack, or TilingPlane.
        """)
    }
    return TileItems(kind: .arranged(content, stack))
  }
}
