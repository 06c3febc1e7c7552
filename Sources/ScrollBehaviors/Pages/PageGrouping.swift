/// How many items make a page.
public enum PageGrouping: Hashable, Sendable {
  /// So many; the last page may have fewer. Below 1 counts as 1.
  case count(Int)
  /// As many as fit into the viewport less its insets, and at least one.
  case fitting

  /// Every item is a page.
  public static let single = PageGrouping.count(1)
}
