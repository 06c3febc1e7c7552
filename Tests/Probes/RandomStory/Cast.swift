import ScrollAccessories
package import ScrollBehaviors
package import ScrollNesting
import ScrollProfiles
package import ScrollSeeds
import ScrollTiling

/// A scroller, two linked scrollers, or a nest of scrollers, with what a story may edit.
package struct Cast {
  /// All scrollers; of a nest, the outermost is first.
  package let scrollers: [ScrollController]
  /// The nest of the scrollers; nil if they are not nested.
  package let nest: ScrollNest?
  /// Edits the items of the chain, if they can be edited.
  let edit: ((TileEdit) -> Void)?
  /// True if no frame moves a destination: no link measures items, moves the origin, asks to be woken or links scrollers.
  let keepsDestinations: Bool
  /// The number of the chain; nil for a nest or linked scrollers.
  package let chain: Int?
  /// Cells that are never drawn.
  private final class Cell {}

  package init(_ fate: inout SeededGenerator) {
    if fate.next() % 5 == 0 {
      (scrollers, nest) = Cast.nested(&fate)
      (edit, keepsDestinations, chain) = (nil, false, nil)
    } else if fate.next() % 20 == 0 {
      let group = LinkedScrollers(by: fate.next() % 2 == 0 ? .position : .progress)
      let first = Cast.scroller([Clamping(), group.member()], &fate)
      scrollers = [first, Cast.scroller([Bouncing(), group.member()], &fate)]
      (nest, edit, keepsDestinations, chain) = (nil, nil, false, nil)
    } else {
      let number = Int(fate.next() % UInt64(Cast.chainCount))
      let (behaviors, edit) = Cast.chain(number)
      (scrollers, nest) = ([Cast.scroller(behaviors, &fate)], nil)
      (self.edit, keepsDestinations, chain) = (edit, !Cast.restless.contains(number), number)
    }
  }

  /// Creates the cast of one scroller.
  init(_ scroll: ScrollController) {
    scroll.checksChain = false
    (scrollers, nest, edit, keepsDestinations, chain) = ([scroll], nil, nil, false, nil)
  }

  private static func scroller(_ behaviors: [any ScrollBehavior], _ fate: inout SeededGenerator)
    -> ScrollController
  {
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 240), content: Size(width: 1_300, height: 2_900),
      behaviors: behaviors)
    // Chains that count in unzoomed points are reported as mistakes in debug builds: here all chains are zoomed.
    scroll.checksChain = false
    if fate.next() % 4 == 0 {
      (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.5, 4)
    }
    if fate.next() % 8 == 0 { scroll.settings.reducesMotion = true }
    return scroll
  }

  private static func nested(_ fate: inout SeededGenerator) -> ([ScrollController], ScrollNest) {
    let pager = scroller([], &fate)
    let outer = NestedScroller(pager)
    var scrollers = [pager]
    for page in 0..<3 {
      let list = scroller([], &fate)
      let inner = outer.add(list, at: Point(x: 320 * Double(page), y: 0))
      list.behaviors = (fate.next() % 2 == 0 ? [Bouncing()] : [Clamping()]) + [inner.edges]
      scrollers.append(list)
    }
    pager.behaviors = [Paging(), outer.edges]
    let policies: [any NestingPolicy] = [LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy()]
    return (scrollers, ScrollNest(outer, policy: policies[Int(fate.next() % 3)]))
  }

  /// The number of chains.
  package static let chainCount = 19
  /// The chains whose frames move destinations.
  private static let restless = [5, 6, 10, 11, 12]

  /// Returns a new chain, and the edit of its items.
  package static func chain(_ number: Int) -> ([any ScrollBehavior], ((TileEdit) -> Void)?) {
    switch number {
    case 0: return ([Clamping()], nil)
    case 1: return ([Bouncing()], nil)
    case 2: return ([Paging(axis: .horizontal), Paging(axis: .vertical), Bouncing()], nil)
    case 3:
      return ([Snapping(points: (0..<20).map { 137.5 * Double($0) }, axis: .vertical), Bouncing()], nil)
    case 4: return ([Snapping(areas, .proximity), Clamping()], nil)
    case 5: return ([Paging(.items(count: 10, length: 130)), Circular(), Clamping()], nil)
    case 6: return ([Infinite(axis: .horizontal), rows(.uniform(length: 90), .horizontal), Bouncing()], nil)
    case 7: return edited()
    case 8: return ([plane(.grid(columns: row(40), rows: row(60))), Bouncing()], nil)
    case 9: return ([plane(lanes(), as: Int64.self), Clamping()], nil)
    case 10:
      let stack = Stack(count: 60, estimate: 40) { index, _ in 20 + Double(index % 7) * 9 }
      return ([Arranging(stack), Bouncing()], nil)
    case 11: return ([RepeatedEnds(count: 5)], nil)
    case 12: return ([ThreePages(count: 7) { _, _ in }], nil)
    case 13: return ([ScrollPhysics(.android)], nil)
    case 14: return ([AxisLock(.sticky), Indicators(), Bouncing()], nil)
    case 15:
      return ([PullToRefresh { $0.endRefreshing() }, CollapsingBar(maximum: 96, minimum: 30).link()], nil)
    case 16: return ([StayAtEnd(), Bouncing()], nil)
    case 17: return ([Aligning(.center), LoadNearEnd { _ in }, Bouncing()], nil)
    default:
      let pages = Paging()
      return ([pages, AutoPlay(pages, every: 0.7, resumesAfter: 0.4, end: .stops), Bouncing()], nil)
    }
  }

  private static func edited() -> ([any ScrollBehavior], ((TileEdit) -> Void)?) {
    guard let lengths = try? ItemLengths(count: 200, length: 44) else { preconditionFailure() }
    let tiles = rows(.lengths(lengths), .vertical)
    return (
      [tiles, KeepAnchor(tiles), ItemTransitions(tiles), Bouncing()], { edit in try? tiles.change(edit) }
    )
  }

  private static func rows(_ items: ItemRow, _ axis: Axis) -> Tiling<Cell> {
    Tiling(items, axis: axis, make: { Cell() }, show: { _, _, _ in })
  }

  private static func plane<Index>(_ items: PlaneItems<Index>, as: Index.Type = Index.self) -> TilingPlane<
    Index, Cell
  > {
    TilingPlane(items, make: { Cell() }, show: { _, _, _ in })
  }

  private static func row(_ count: Int64) -> ItemRow { .uniform(length: 70, items: 0..<count) }

  private static func lanes() -> PlaneItems<Int64> {
    guard let lanes = try? Masonry(lanes: 3, spacing: 4) else { preconditionFailure() }
    try? lanes.append(contentsOf: (0..<90).map { 30 + Double($0 % 11) * 13 })
    return .lanes(lanes)
  }

  private static let areas = (0..<20).map { index in
    SnapArea(
      id: Int64(index),
      frame: Rect(x: Double(index % 4) * 310, y: Double(index / 4) * 500, width: 300, height: 480))
  }
}
