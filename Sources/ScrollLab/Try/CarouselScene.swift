package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// Ten cards in a ring. A tap on a card that peeks in brings the card to the middle.
package final class CarouselScene: SingleScene {
  final class Card {}

  package static let count = 10
  package static let (length, spacing) = (280.0, 16.0)

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let pages: Paging
  private let tiling: Tiling<Card>
  private let snapping: Snapping
  private let ring = Circular(axis: .horizontal, anchor: 0.5)

  package init(_ setup: Setup, size: Size) {
    let row = ItemRow(count: Int64(Self.count), length: Self.length, spacing: Self.spacing)
    tiling = Tiling(row, make: { Card() }, show: { _, _, _ in })
    (pages, snapping) = (Paging(row, align: .center), Snapping(row, align: .center))
    scroll = ScrollController(viewport: size, behaviors: [tiling, pages, ring])
    scroll.settings.wheelMapping = .toScrollable
    apply(setup)
  }

  package var content: [any ScrollBehavior] { [tiling] }
  package var endless: [any ScrollBehavior] { [ring] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] {
    landing.links(paging: pages, snapping: snapping)
  }

  package func tap(at place: Point) {
    guard let card = tiling.item(at: place) else { return }
    tiling.scroll(to: card.index, align: .center, animated: true)
  }

  package func words(at place: Point) -> String? { tiling.item(at: place).map { "card \($0.index + 1)" } }

  package func draw(on canvas: inout SceneCanvas) {
    var nearest = (index: Int64(0), distance: Double.infinity)
    tiling.forEachTile { _, index, frame in
      canvas.fill(
        Rect(x: frame.minX, y: 16, width: frame.width, height: frame.height - 48),
        Palette.item(index, hue: Int(index / 2)))
      canvas.label("card \(index + 1)", in: frame, Palette.text(on: index), isBold: true)
      let distance = (frame.midX - canvas.bounds.midX).magnitude
      if distance < nearest.distance { nearest = (index, distance) }
    }
    let dots = (0..<Self.count).map { Int64($0) == nearest.index ? "●" : "○" }.joined(separator: " ")
    canvas.label(dots, in: Rect(x: 0, y: canvas.bounds.maxY - 16, width: canvas.bounds.width, height: 16))
  }
}
