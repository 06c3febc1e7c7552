import LabTerminal
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace
import ScrollTiling

/// A map of tiles with zoom: by the wheel with a modifier key, by + and −, and by a tap.
package final class MapScene: SingleScene {
  final class Land {}

  package static let count: Int64 = 64
  package static let length = 96.0

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let scales = 0.5...4.0
  private let plane: TilingPlane<ItemGrid.Cell, Land>
  private let pages = Axis.both.map { Paging(.viewport, axis: $0) }

  package init(_ setup: Setup, size: Size) {
    plane = TilingPlane(
      .grid(
        columns: ItemRow(count: Self.count, length: Self.length),
        rows: ItemRow(count: Self.count, length: Self.length, axis: .vertical)),
      make: { Land() }, show: { _, _, _ in })
    scroll = ScrollController(viewport: size, behaviors: [plane])
    apply(setup)
    let middle = Double(Self.count) * Self.length / 2
    scroll.setContentOffset(
      Point(x: middle - size.width / 2, y: middle - size.height / 2), animated: false)
  }

  package var content: [any ScrollBehavior] { [plane] }
  package var landings: [Setup.Landing] { [.free, .paging] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] { landing == .paging ? pages : [] }

  package func tap(at place: Point) { scroll.zoomToNextStep(of: [0.5, 1, 2, 4], about: place) }

  package func words(at place: Point) -> String? {
    plane.item(at: place).map { "\(Self.land($0)) \($0.x),\($0.y)" }
  }

  /// Returns the land at a place, always the same, in patches.
  private static func land(_ cell: ItemGrid.Cell) -> String {
    let patch = UInt64(bitPattern: (cell.x >> 1) &* 73 &+ (cell.y >> 1) &* 151)
    let number = (patch &* 0x9E37_79B9_7F4A_7C15) >> 61
    return ["sea", "sea", "meadow", "wood", "meadow", "sand", "town", "wood"][Int(number)]
  }

  private static func color(_ cell: ItemGrid.Cell) -> Color {
    let isBright = (cell.x + cell.y) & 1 == 0
    switch land(cell) {
    case "sea": return Color(hex: isBright ? 0x2E6FB7 : 0x28629F)
    case "meadow": return Color(hex: isBright ? 0x8CC66B : 0x80B861)
    case "wood": return Color(hex: isBright ? 0x3C7A45 : 0x346B3C)
    case "sand": return Color(hex: isBright ? 0xE3D08A : 0xD6C27A)
    default: return Color(hex: isBright ? 0xB9B4AE : 0xA9A49E)
    }
  }

  package func draw(on canvas: inout SceneCanvas) {
    plane.forEachTile { _, cell, frame in
      canvas.fill(frame, Self.color(cell))
      guard frame.width > 80 else { return }
      canvas.label("\(cell.x),\(cell.y)", in: frame, Color(hex: 0x0B0D10))
    }
    canvas.label(
      "scale \((scroll.zoomScale * 100).rounded() / 100)",
      in: Rect(x: 0, y: 0, width: 112, height: SceneCanvas.row), isBold: true)
  }
}
