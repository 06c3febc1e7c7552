import ScrollAccessories
import ScrollBehaviors
package import ScrollEngine
package import ScrollHosting
import ScrollNesting
import ScrollProfiles
package import ScrollSpace

/// Five pages side by side, each a list. A nest decides which scroller moves.
package final class PagesScene: TryScene {
  final class Row {}

  package static let count = 5

  package let axis = Axis.horizontal
  /// The pager.
  package let scroll: ScrollController
  package let lists: [ScrollController]
  package let landings = [Setup.Landing.paging, .free]
  private let tilings: [Tiling<Row>]
  private let pages = Paging(.viewport)
  private let pager: NestedScroller
  private let nest: ScrollNest
  /// The areas of the lists.
  private var areas: [ScrollArea] = []

  package init(_ setup: Setup, size: Size) {
    tilings = (0..<Self.count).map { _ in
      Tiling(ItemRow(count: 60, length: 64, axis: .vertical), make: { Row() }, show: { _, _, _ in })
    }
    lists = tilings.map { ScrollController(viewport: size, behaviors: [$0]) }
    scroll = ScrollController(
      viewport: size, content: Size(width: size.width * Double(Self.count), height: size.height),
      behaviors: [])
    pager = NestedScroller(scroll)
    for (index, list) in lists.enumerated() {
      pager.add(list, at: Point(x: Double(index) * size.width, y: 0))
    }
    nest = ScrollNest(pager, policy: LatchingPolicy.uiKit)
    apply(setup)
  }

  package var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] {
    [("pager", scroll, .horizontal)] + lists.enumerated().map { ("list \($0 + 1)", $1, .vertical) }
  }

  package func join(_ host: ScrollHost) {
    let area = host.add(nest)
    areas = pager.children.map { host.add($0, in: area) }
  }

  package func moveFocus(in host: ScrollHost) { host.focus = areas[page] }

  package func apply(_ setup: Setup) {
    let landing = setup.landing == .paging ? [pages] : []
    scroll.behaviors = setup.chain([], landing: landing) + [pager.edges]
    for (child, tiling) in zip(pager.children, tilings) {
      child.scroll.behaviors = setup.chain([tiling]) + [child.edges]
    }
    for scroller in scrollers { scroller.scroll.apply(setup.profile) }
  }

  package func resize(to size: Size) {
    for (index, child) in pager.children.enumerated() {
      child.scroll.viewport = size
      child.origin = Point(x: Double(index) * size.width, y: 0)
    }
    scroll.resize(
      viewport: size, content: Size(width: size.width * Double(Self.count), height: size.height))
  }

  /// The page in the middle of the view.
  package var page: Int {
    let width = max(1, scroll.viewport.width)
    return min(Self.count - 1, max(0, Int((scroll.contentOffset.x / width).rounded())))
  }

  package func words(at place: Point) -> String? {
    guard let list = nest.scroller(at: place), let index = pager.children.firstIndex(where: { $0 === list })
    else { return nil }
    let inside = place - (list.frame.origin - Point.zero)
    return tilings[index].item(at: inside).map { "page \(index + 1), row \($0.index + 1)" }
  }

  package func draw(on canvas: inout SceneCanvas) {
    for (index, child) in pager.children.enumerated() {
      let page = child.frame
      guard page.maxX > 0, page.minX < canvas.bounds.maxX else { continue }
      tilings[index].forEachTile { _, row, frame in
        let place = frame.offset(by: page.origin - Point.zero).inset(by: 4)
        canvas.fill(place, Palette.item(row, hue: index))
        canvas.label("page \(index + 1), row \(row + 1)", in: place, Palette.text(on: row))
      }
      let inner = IndicatorStyle().rect(
        on: .vertical, at: child.scroll.contentOffset, in: child.scroll.geometry)
      canvas.thumb(inner?.offset(by: page.origin - Point.zero))
    }
    let dots = (0..<Self.count).map { $0 == page ? "●" : "○" }.joined(separator: " ")
    canvas.label(
      dots, in: Rect(x: 0, y: canvas.bounds.maxY - 16, width: canvas.bounds.width, height: 16), Palette.strong
    )
  }
}
