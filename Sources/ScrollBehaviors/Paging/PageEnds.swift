/// What becomes of pages that would stand past the walls.
///
/// ```
///   [0][1][2][3][4][5][6][7]                 centred items, three of them in view
///  ├────────┤                                trim, keep: the first page begins at the wall
///            ├[0]─────┤                      pad: the first item stands in the middle too
/// ```
/// On a ring there are no walls, and every page is aligned.
public enum PageEnds: Hashable, Sendable {
  /// They lie at the wall and count as one page: every page shows something else.
  case trim
  /// They lie at the wall and keep their numbers: there are as many pages as items or groups of them,
  /// unless all of them fit into the viewport and are one page.
  case keep
  /// Every page is aligned, the first and the last too: the walls stand at these.
  case pad
}
