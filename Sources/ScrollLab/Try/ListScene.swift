import ScrollAccessories
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// A hundred thousand rows. A tap selects a row.
package final class ListScene: SingleScene {
  final class Row {}

  package static let count: Int64 = 100_000
  package static let length = 64.0

  package let axis = Axis.vertical
  package let scroll: ScrollController
  package private(set) var selected: Int64?
  let tiling: Tiling<Row>
  private let pages = Paging(.viewport, axis: .vertical)
  private let snapping: Snapping

  package init(_ setup: Setup, size: Size) {
    let row = ItemRow(count: Self.count, length: Self.length, axis: .vertical)
    tiling = Tiling(row, make: { Row() }, show: { _, _, _ in })
    snapping = Snapping(row)
    scroll = ScrollController(viewport: size, behaviors: [tiling])
    apply(setup)
  }

  package var content: [any ScrollBehavior] { [tiling] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] {
    landing.links(paging: pages, snapping: snapping)
  }

  package func tap(at place: Point) {
    selected = tiling.item(at: place)?.index
    scroll.setNeedsFrame()
  }

  package func words(at place: Point) -> String? { tiling.item(at: place).map { "row \($0.index + 1)" } }

  package func draw(on canvas: inout SceneCanvas) {
    tiling.forEachTile { _, index, frame in
      let isSelected = index == selected
      canvas.fill(
        frame.inset(by: 4), isSelected ? Palette.strong : Palette.item(index, hue: Int(index / 10)))
      canvas.label(
        "row \(index + 1)", in: frame, isSelected ? Palette.ground : Palette.text(on: index),
        isBold: isSelected)
    }
    canvas.thumb(IndicatorStyle().rect(on: axis, at: scroll.contentOffset, in: scroll.geometry))
  }
}
