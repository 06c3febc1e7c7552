/// The number of items in a page.
public enum PageGrouping: Hashable, Sendable {
  /// A fixed number of items; the last page may have fewer. A number below 1 counts as 1.
  case count(Int)
  /// As many items as fit into the viewport less its insets, and at least one.
  case fitting

  /// Every item is a page.
  public static let single = PageGrouping.count(1)
}
