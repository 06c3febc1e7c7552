import ScrollSpace
import ScrollTiling

extension ItemRow {
  /// Returns the row of a ``Stack``. Its ``Arranging`` must be before the link in the chain, and measures the
  /// items.
  ///
  /// Tiles are as wide as the items. An edit of the row or of the stack edits both. The arranged layout must
  /// have a stack. Anything else is a programmer's mistake and traps.
  public static func arranged(_ content: Arranging) -> ItemRow {
    guard let row = content.row else {
      preconditionFailure(
        .contentWithoutStack,
        """
        Tiles of arranged content need a layout with a stack of its items; this one has none, and \
        \(content.layout.count) items; use a Stack, or TilingPlane.
        """)
    }
    return row
  }
}
