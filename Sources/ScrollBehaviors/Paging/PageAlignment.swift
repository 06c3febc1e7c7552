/// Which place of a page comes to lie on which place of the visible part of the viewport.
///
/// ```
///   start            center            end
///  ├[page]────┤    ├──[page]──┤    ├────[page]┤      the viewport less its insets
/// ```
public struct PageAlignment: Hashable, Sendable {
  /// A place of the page: 0 is its start, 1 its end.
  public let page: Double
  /// A place of the viewport less its insets: 0 is its start, 1 its end.
  public let viewport: Double

  /// Aligns a place of the page with a place of the viewport, both as parts of their lengths, from 0 to 1;
  /// anything else is a mistake in the program, and traps. `PageAlignment(page: 0, viewport: 0.1)` puts the
  /// start of a page a tenth of the viewport behind the viewport's.
  public init(page: Double, viewport: Double) {
    precondition(
      page >= 0 && page <= 1 && viewport >= 0 && viewport <= 1,
      """
      A page alignment needs parts from 0 to 1; these are \(page) and \(viewport); start, center and end have \
      0, 0.5 and 1 twice.
      """)
    self.page = page
    self.viewport = viewport
  }

  /// The page's start lies at the viewport's start.
  public static let start = PageAlignment(page: 0, viewport: 0)
  /// The page's middle lies in the viewport's middle.
  public static let center = PageAlignment(page: 0.5, viewport: 0.5)
  /// The page's end lies at the viewport's end.
  public static let end = PageAlignment(page: 1, viewport: 1)
}
