import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// An endless strip of houses: only the origin moves.
package final class StripScene: SingleScene {
  final class House {}

  package static let length = 200.0

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  private let tiling: Tiling<House>
  private let pages: Paging
  private let snapping: Snapping
  private let infinite = Infinite(axis: .horizontal)

  package init(_ setup: Setup, size: Size) {
    let row = ItemRow.uniform(length: Self.length)
    tiling = Tiling(row, make: { House() }, show: { _, _, _ in })
    (pages, snapping) = (Paging(row), Snapping(row))
    scroll = ScrollController(viewport: size, behaviors: [tiling, infinite])
    scroll.settings.wheelMapping = .toScrollable
    apply(setup)
  }

  package var content: [any ScrollBehavior] { [tiling] }
  package var endless: [any ScrollBehavior] { [infinite] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] {
    landing.links(paging: pages, snapping: snapping)
  }

  package func tap(at place: Point) {
    if let house = tiling.item(at: place) { tiling.scroll(to: house.index, align: .start, animated: true) }
  }

  package func words(at place: Point) -> String? {
    tiling.item(at: place).map { "\($0.index) Infinite Loop" }
  }

  package func draw(on canvas: inout SceneCanvas) {
    tiling.forEachTile { _, index, frame in
      // Houses of several heights, with a roof.
      let height = frame.height * (0.45 + 0.1 * Double(index & 3))
      let house = Rect(x: frame.minX + 8, y: frame.maxY - height, width: frame.width - 16, height: height)
      canvas.fill(house, Palette.item(index, hue: Int(truncatingIfNeeded: index / 2)))
      canvas.fill(
        Rect(x: house.midX - 40, y: house.minY - 24, width: 80, height: 24), Palette.item(index, hue: 3))
      canvas.label("\(index) Infinite Loop", in: house, Palette.text(on: index))
    }
  }
}
