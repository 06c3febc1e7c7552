import ScrollBehaviors
package import ScrollEngine
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
  /// Resizes the viewport.
  func resize(to size: Size)
  /// Handles a press and release of the mouse without a movement.
  func tap(at place: Point)
}

extension SingleScene {
  package var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] { [("", scroll, axis)] }
  package var landings: [Setup.Landing] { Setup.Landing.allCases }
  package var endless: [any ScrollBehavior] { [] }
  package var scales: ClosedRange<Double> { 1...1 }

  package func resize(to size: Size) { scroll.viewport = size }

  package func advance(to time: Timestamp) -> FrameDemand { scroll.advance(to: time) }

  /// Sets the chain and the settings of a setup, also during a motion.
  package func take(_ setup: Setup) {
    scroll.behaviors = setup.chain(content, landing: links(for: setup.landing), endless: endless)
    scroll.apply(setup.profile)
    scroll.settings.minimumZoomScale = scales.lowerBound
    scroll.settings.maximumZoomScale = scales.upperBound
  }

  package func perform(_ deed: SceneDeed, at time: Timestamp) {
    switch deed {
    // The first cell drags, because a mouse does not tremble.
    case .press(let place): scroll.touchBegan(at: place, time: time, slop: 0)
    case .drag(let place): scroll.touchMoved(to: place, time: time)
    case .release(let place): if scroll.touchEnded(at: place, time: time) == .tap { tap(at: place) }
    case .cancel: scroll.cancelAllTouches(time: time)
    case .wheel(let step, _), .key(let step): scroll.step(by: step, time: time)
    case .zoom(let factor, let place):
      if scroll.isZoomEnabled { scroll.zoom(by: factor, about: place, time: time) }
    case .take(let setup): take(setup)
    case .resize(let size): resize(to: size)
    }
  }
}
