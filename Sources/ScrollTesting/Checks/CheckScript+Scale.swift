import ScrollBehaviors
import ScrollEngine

extension CheckScript {
  /// The scale at which the rule about zooms plays the script: powers of two, so that nothing is rounded.
  var scale: Double { seed % 2 == 0 ? 2 : 0.5 }

  /// The script in a viewport that is smaller by a factor, and so are all other lengths on screen.
  func inViewport(dividedBy scale: Double) -> CheckScript {
    var script = self
    script.screenFactor = 1 / scale
    script.viewport = viewport.scaled(by: script.screenFactor)
    script.steps = steps.map { $0.onScreen(scaledBy: script.screenFactor) }
    return script
  }

  /// The script with content that is larger by a factor.
  func withContent(multipliedBy scale: Double) -> CheckScript {
    var script = self
    script.content = content.scaled(by: scale)
    script.steps = steps.map { $0.inContent(scaledBy: scale) }
    return script
  }
}

extension CheckStep {
  /// The step with its lengths on screen scaled. The lengths of gestures stay: see `Gesture.scaled(by:)`.
  fileprivate func onScreen(scaledBy factor: Double) -> CheckStep {
    switch self {
    case .press(let place): .press(place.scaled(by: factor))
    case .move(let way): .move(way * factor)
    case .viewport(let size): .viewport(size.scaled(by: factor))
    case .inset(let inset):
      .inset(
        Insets(
          top: inset.top * factor, left: inset.left * factor, bottom: inset.bottom * factor,
          right: inset.right * factor))
    default: self
    }
  }

  /// The step with its lengths in content coordinates scaled, but for those of items.
  fileprivate func inContent(scaledBy scale: Double) -> CheckStep {
    switch self {
    case .place(let place): .place(place.scaled(by: scale))
    case .travel(let place): .travel(place.scaled(by: scale))
    case .content(let size): .content(size.scaled(by: scale))
    default: self
    }
  }
}

extension ScrollSettings {
  /// Returns the settings with all lengths on screen scaled.
  func scaled(by factor: Double) -> ScrollSettings {
    var settings = self
    settings.slop *= factor
    settings.minimumFlingSpeed *= factor
    settings.maximumFlingSpeed *= factor
    settings.arrowLength *= factor
    settings.lineLength *= factor
    settings.notchLength *= factor
    settings.pixel *= factor
    settings.restsOnPixels = restsOnPixels
    return settings
  }
}

extension Gesture {
  /// Returns the gesture with all positions and distances scaled.
  func scaled(by factor: Double) -> Gesture {
    guard factor != 1 else { return self }
    return Gesture(
      calls.map { $0.mapped(point: { $0.scaled(by: factor) }, vector: { $0 * factor }) },
      pointer: pointer.scaled(by: factor))
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
