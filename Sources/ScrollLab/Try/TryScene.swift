import ScrollBehaviors
package import ScrollEngine
package import ScrollHosting
package import ScrollSpace
import ScrollTrace

/// A scene of the live lab: one scroller, or several, with what it draws.
package protocol TryScene: AnyObject {
  /// The scroller that receives input; of several, the outermost.
  var scroll: ScrollController { get }
  /// All scrollers with their names, the outermost first.
  var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] { get }
  /// The axis that a saved plot shows.
  var axis: Axis { get }
  /// The rest positions that the scene offers.
  var landings: [Setup.Landing] { get }
  /// Adds the areas of the scene to a host, with the focus and the taps.
  func join(_ host: ScrollHost)
  /// Moves the focus to the scroller that takes the next key. If a scene does not implement this, the focus stays.
  func moveFocus(in host: ScrollHost)
  /// Sets the chain and the settings of a setup, also during a motion.
  func apply(_ setup: Setup)
  /// Resizes the viewport.
  func resize(to size: Size)
  /// Draws the contents of the viewport.
  func draw(on canvas: inout SceneCanvas)
  /// Returns a word or two about a place in the viewport.
  func words(at place: Point) -> String?
}

extension TryScene {
  package func moveFocus(in host: ScrollHost) {}
}

extension ScrollHost {
  /// Creates a host for a scene under a mouse, whose frames the lab paces.
  convenience init(_ scene: any TryScene) {
    self.init()
    // The first cell drags, because a mouse does not tremble, and a terminal does not report that a key is released.
    (gestureSettings.mouseSlop, heldKeySpeed, frameDuration) = (0, nil, 0)
    scene.join(self)
  }

  /// Performs an action on the scene of this host.
  func perform(_ mark: TraceMark, on scene: any TryScene) {
    let (values, time) = (mark.values, mark.time ?? .zero)
    /// Returns the place of the action: the numbers from one on.
    func place(_ first: Int = 0) -> Point { Point(x: values[first], y: values[first + 1]) }
    switch mark.name {
    case "frame": frame(at: time)
    case "press": touchBegan(at: place(), time: time, device: .mouse)
    case "drag": touchMoved(to: place(), time: time)
    case "release": touchEnded(at: place(), time: time)
    case "wheel": step(by: .notches(place(2) - .zero), at: place(), time: time)
    case "key":
      scene.moveFocus(in: self)
      if let key = ScrollKey(rawValue: UInt8(values[0])) { keyPressed(key, time: time) }
    case "zoom": zoom(by: values[2], about: place(), time: time)
    case "setup": scene.apply(Setup(values))
    case "resize": scene.resize(to: Size(width: values[0], height: values[1]))
    case "cancel": cancelAllTouches(time: time)
    default: preconditionFailure("A scene has no action \(mark.name); write one of the names above.")
    }
  }
}
