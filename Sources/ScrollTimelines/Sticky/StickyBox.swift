public import ScrollSpace

/// A box of the content: its place at rest, the sides at which it sticks, and the box that holds it.
///
/// ```
///   ┌ section ───────────┐  parent
///   │ ┌ header ────────┐ │  insets: top 0
///   │ └────────────────┘ │
///   │  …                 │  the header stays at the top of the view, and within the section
///   └────────────────────┘
/// ```
public struct StickyBox: Hashable, Sendable {
  /// The place of the box before any scrolling, in content coordinates.
  public var rect: Rect
  /// The sides at which the box sticks.
  public var insets: StickyInsets
  /// The index of the box that holds this box, and moves it along; nil if the content does.
  public var parent: Int?

  /// Creates a box, by default one that does not stick, and that the content holds.
  public init(_ rect: Rect, sticks insets: StickyInsets = .none, in parent: Int? = nil) {
    self.rect = rect
    self.insets = insets
    self.parent = parent
  }
}
