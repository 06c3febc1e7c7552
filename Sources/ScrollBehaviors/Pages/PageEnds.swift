/// The treatment of pages that would lie past the walls.
///
/// Walls lie where the content's ends meet the ends of the viewport. An aligned page may need an offset past
/// a wall: for example the first of several centred pages, or a last page shorter than the viewport.
///
/// ```
///   [0][1][2][3][4][5][6][7]                 centred items, three of them in view
///  ├────────┤                                trim, keep: the first page begins at the wall
///            ├[0]─────┤                      pad: the first item is centred, too
/// ```
/// Content between a wall and the first or the last page belongs to that page, which may rest anywhere there.
/// No content is out of reach. On a ring there are no walls, and every page is aligned.
public enum PageEnds: Hashable, Sendable {
  /// Pages move to the wall, and pages at one offset count as one: every page shows something else.
  case trim
  /// Pages move to the wall and keep their numbers. There are as many pages as items, or groups of items. If
  /// all of them fit into the viewport, there is one page.
  case keep
  /// The walls move to the pages: every page is aligned, also the first and the last.
  ///
  /// A last page shorter than the viewport has room behind it. `Paging(ends: .pad)` therefore has the pages
  /// that many UIScrollView delegates compute: as many as begin in the content. Page p lies at p · length −
  /// inset, where the length is that of the viewport less its insets. With `.offsets`, the walls lie at the
  /// first and the last offset.
  case pad
}
