import ScrollBehaviors
package import ScrollEngine
package import ScrollHosting
import ScrollProfiles
package import ScrollSpace

/// A scene with a single scroller.
package protocol SingleScene: TryScene {
  /// The links that answer which content there is.
  var content: [any ScrollBehavior] { get }
  /// Returns the links that choose the rest position.
  func links(for landing: Setup.Landing) -> [any ScrollBehavior]
  /// The links that make the content endless.
  var endless: [any ScrollBehavior] { get }
  /// The scales to which the content can be zoomed.
  var scales: ClosedRange<Double> { get }
  /// Handles a press and release of the mouse without a movement.
  func tap(at place: Point)
}

extension SingleScene {
  package var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] { [("", scroll, axis)] }
  package var landings: [Setup.Landing] { Setup.Landing.allCases }
  package var endless: [any ScrollBehavior] { [] }
  package var scales: ClosedRange<Double> { 1...1 }

  package func join(_ host: ScrollHost) {
    let area = host.add(scroll, frame: Rect(origin: .zero, size: scroll.viewport))
    area.gestures.tap = { [unowned self] tap in self.tap(at: tap.position) }
    host.focus = area
  }

  package func resize(to size: Size) { scroll.viewport = size }

  package func apply(_ setup: Setup) {
    scroll.behaviors = setup.chain(content, landing: links(for: setup.landing), endless: endless)
    scroll.apply(setup.profile)
    scroll.settings.minimumZoomScale = scales.lowerBound
    scroll.settings.maximumZoomScale = scales.upperBound
  }
}
