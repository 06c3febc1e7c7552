import Hands
import ScrollAccessories

/// A row of a hundred items that is shown.
func row(_ axis: Axis = .vertical) -> ItemRow { ItemRow(count: 100, length: 60, axis: axis) }

func tiles(_ row: ItemRow) -> Tiling<Int> { Tiling<Int>(row, make: { 0 }, show: { _, _, _ in }) }

let tall = Size(width: 390, height: 9_000)

extension Mistake {
  /// A link lacks another link, items or an edge.
  static let ofRelations: [Mistake] = [
    Mistake("pages of another chain turn by themselves", .likely, "Write that Paging in this chain") {
      $0.flick([Paging(), AutoPlay(Paging(), every: 3)], content: Size(width: 3_900, height: 600))
    },
    Mistake("loading near the end of another row", .likely, "Write the link that shows them before it") {
      $0.flick([tiles(row()), LoadNearEnd(row()) { _ in }, Bouncing(.vertical)])
    },
    Mistake("edits of another row are animated", .likely, "Write the link that shows them before it") {
      $0.flick([tiles(row()), ItemTransitions(row()), Bouncing(.vertical)])
    },
    Mistake("the anchor of another row", .certain, "Write the link that shows them before it") {
      $0.flick([tiles(row()), KeepAnchor(row()), Bouncing(.vertical)])
    },
    Mistake("an anchor that is no item", .likely, "Set anchor to the index of an item") {
      let tiles = tiles(row())
      $0.flick([tiles, KeepAnchor(tiles, .item(100)), Bouncing(.vertical)])
    },
    Mistake("a pull without an elastic edge", .likely, "Write Bouncing(.top) after") {
      $0.flick([PullToRefresh { _ in }], content: tall)
    },
    Mistake("a pull at the edge that does not bounce", .likely, "Write Bouncing(.top) after") {
      $0.flick([PullToRefresh { _ in }, Bouncing(.bottom)], content: tall)
    },
    Mistake("a pull before inner walls", .likely, "Write Bouncing(.top) after") {
      $0.flick([PullToRefresh { _ in }, Bouncing(), Clamping(axis: .vertical, to: 0...900)], content: tall)
    },
    Mistake("a pull before rigid edges", .likely, "Write Bouncing(.top) after") {
      $0.flick([PullToRefresh { _ in }, Clamping()], content: tall)
    },
    Mistake("tiles of arranged items without their Arranging", .certain, "Write that Arranging before") {
      let stack = Stack(count: 30) { _, _ in 60 }
      let content = Arranging(stack)
      $0.flick([tiles(.arranged(content)), Bouncing(.vertical)])
    },
    Mistake("a plane on a ring", .certain, "show item i modulo their number") {
      let plane = TilingPlane(
        .grid(columns: ItemRow(count: 4, length: 128), rows: ItemRow(count: 4, length: 128, axis: .vertical)),
        make: { 0 }, show: { _, _, _ in })
      $0.flick([plane, Circular(axis: .horizontal)])
    },
    Mistake("pages of items in content that zooms", .certain, "set both limits to 1") {
      let pages = Paging(.items(count: 9, length: 390))
      let scroll = $0.scroller([pages, Bouncing()])
      scroll.settings.maximumZoomScale = 3
      $0.collect(scroll)
    },
    Mistake("a delegate that nobody keeps", .likely, "Keep the delegate in a property") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.delegate = Log()
      $0.drag(scroll, at: 0)
      $0.collect(scroll)
    },
    Mistake("one link in two scrollers", .certain, "Make one for each scroller", isForDebugBuilds: true) {
      let link = Bouncing()
      let other = ScrollController(viewport: tall, behaviors: [link])
      let scroll = $0.scroller([link], content: tall)
      $0.collect(scroll)
      withExtendedLifetime(other) {}
    },
  ]
}
