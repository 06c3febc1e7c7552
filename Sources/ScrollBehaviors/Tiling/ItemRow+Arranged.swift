import ScrollTiling

extension ItemRow {
  /// The items of a ``Stack`` that stands before the link in the chain, in an ``Arranging``: it measures them. Tiles are
  /// as wide as the items. Edits of either are edits of both.
  ///
  /// The arranged layout must have a stack; anything else is a mistake in the program, and traps.
  public static func arranged(_ content: Arranging) -> ItemRow {
    guard let row = content.row else {
      preconditionFailure(
        """
        Tiles of arranged content need a layout with a stack of its items; this one has none, and \
        \(content.layout.count) items; use a Stack, or TilingPlane.
        """)
    }
    return row
  }
}
