package import ScrollHosting
package import ScrollSpace
package import ScrollTrace

/// An action on a scene. A recording has each action as a mark of every scroller, so a replay repeats the actions.
package enum SceneDeed: Hashable, Sendable {
  /// A frame is drawn.
  case frame
  /// The mouse was pressed at a place in the viewport, like a finger that comes down.
  case press(Point)
  case drag(Point)
  case release(Point)
  /// The window has lost the focus, or something else took the mouse.
  case cancel
  /// A wheel was turned by some notches over a place.
  case wheel(Vector, at: Point)
  /// A key was pressed.
  case key(ScrollKey)
  /// The wheel was turned with a modifier key, or a zoom key was pressed.
  case zoom(Double, about: Point)
  /// The setup was switched.
  case take(Setup)
  /// The viewport has another size.
  case resize(Size)
}

extension SceneDeed {
  /// The action as a mark.
  package var mark: TraceMark {
    switch self {
    case .frame: TraceMark(name: "frame")
    case .press(let place): TraceMark(name: "press", values: [place.x, place.y])
    case .drag(let place): TraceMark(name: "drag", values: [place.x, place.y])
    case .release(let place): TraceMark(name: "release", values: [place.x, place.y])
    case .cancel: TraceMark(name: "cancel")
    case .wheel(let way, let place): TraceMark(name: "wheel", values: [way.x, way.y, place.x, place.y])
    case .key(let key): TraceMark(name: "key", values: [Double(key.rawValue)])
    case .zoom(let factor, let place): TraceMark(name: "zoom", values: [factor, place.x, place.y])
    case .take(let setup): TraceMark(name: "setup", values: setup.numbers.map(Double.init))
    case .resize(let size): TraceMark(name: "resize", values: [size.width, size.height])
    }
  }

  /// Creates the action of a mark; nil if the mark is no action.
  package init?(_ mark: TraceMark) {
    let values = mark.values + Array(repeating: 0, count: 4)
    let place = Point(x: values[0], y: values[1])
    switch mark.name {
    case "frame": self = .frame
    case "press": self = .press(place)
    case "drag": self = .drag(place)
    case "release": self = .release(place)
    case "cancel": self = .cancel
    case "wheel": self = .wheel(place - .zero, at: Point(x: values[2], y: values[3]))
    case "key":
      guard let number = UInt8(exactly: values[0]), let key = ScrollKey(rawValue: number) else { return nil }
      self = .key(key)
    case "zoom": self = .zoom(values[0], about: Point(x: values[1], y: values[2]))
    case "setup":
      guard let setup = Setup(values.prefix(3).compactMap { Int(exactly: $0) }) else { return nil }
      self = .take(setup)
    case "resize": self = .resize(Size(width: values[0], height: values[1]))
    default: return nil
    }
  }
}
