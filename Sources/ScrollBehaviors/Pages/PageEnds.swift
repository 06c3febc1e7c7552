/// What becomes of pages that would stand past the walls.
///
/// The walls stand where the content's ends meet the ends of the viewport. A page, as it is aligned, may need an offset past
/// a wall: the first of several centred pages, say, or a last page that is shorter than the viewport.
///
/// ```
///   [0][1][2][3][4][5][6][7]                 centred items, three of them in view
///  ├────────┤                                trim, keep: the first page begins at the wall
///            ├[0]─────┤                      pad: the first item stands in the middle too
/// ```
/// Content between a wall and the first or the last page belongs to that page, which may rest anywhere there: nothing is out
/// of reach. On a ring there are no walls, and every page is aligned.
public enum PageEnds: Hashable, Sendable {
  /// They move to the wall, and pages at one offset count as one: every page shows something else.
  case trim
  /// They move to the wall and keep their numbers: there are as many pages as items or groups of them,
  /// unless all of them fit into the viewport and are one page.
  case keep
  /// The walls move to the pages: every page is aligned, the first and the last too.
  ///
  /// A last page shorter than the viewport has room behind it. So `Paging(ends: .pad)` has the pages of many delegates
  /// beside UIScrollView: as many as the content has begun, page p at p · length − inset, where the length is that of the
  /// viewport less its insets. `.offsets` say themselves where the walls are.
  case pad
}
