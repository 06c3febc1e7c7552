import LabTerminal
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// A picture with zoom: by the wheel with a modifier key, by + and −, and by a tap.
package final class ZoomScene: SingleScene {
  package static let picture = Size(width: 1_024, height: 640)

  package let axis = Axis.vertical
  package let scroll: ScrollController
  package let scales = 0.5...8.0
  private let aligning = Aligning(.center)

  package init(_ setup: Setup, size: Size) {
    scroll = ScrollController(viewport: size, content: Self.picture, behaviors: [aligning])
    apply(setup)
  }

  package var content: [any ScrollBehavior] { [aligning] }
  package var landings: [Setup.Landing] { [.free] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] { [] }

  package func tap(at place: Point) { scroll.zoomToNextStep(of: [0.5, 1, 2, 4, 8], about: place) }

  package func words(at place: Point) -> String? {
    guard let inside = scroll.space.mapToParent.inverted?.convert(place),
      Rect(origin: .zero, size: Self.picture).contains(inside)
    else { return nil }
    return "\(Int(inside.x)),\(Int(inside.y)) of the picture"
  }

  /// Returns the picture's colour from the bits of both coordinates. The picture has details at every scale.
  private static func color(_ place: Point) -> Color {
    let (x, y) = (Int(place.x), Int(place.y))
    let value = UInt8(truncatingIfNeeded: (x ^ y) >> 1)
    return Color(value, UInt8(truncatingIfNeeded: x >> 2), UInt8(255 - Int(value) / 2))
  }

  package func draw(on canvas: inout SceneCanvas) {
    let toViewport = scroll.space.mapToParent
    guard let toContent = toViewport.inverted else { return }
    let frame = toViewport.convert(Rect(origin: .zero, size: Self.picture))
    canvas.shade(frame) { Self.color(toContent.convert($0)) }
    canvas.label(
      "scale \((scroll.zoomScale * 100).rounded() / 100)",
      in: Rect(x: 0, y: 0, width: 112, height: SceneCanvas.row), isBold: true)
  }
}
