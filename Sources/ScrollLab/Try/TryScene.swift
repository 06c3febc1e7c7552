import ScrollBehaviors
package import ScrollEngine
package import ScrollHosting
package import ScrollSpace

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
  func take(_ setup: Setup)
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

  /// Performs an action on the scene of this host, at a time.
  func perform(_ deed: SceneDeed, on scene: any TryScene, at time: Timestamp) {
    switch deed {
    case .frame: frame(at: time)
    case .press(let place): touchBegan(at: place, time: time, device: .mouse)
    case .drag(let place): touchMoved(to: place, time: time)
    case .release(let place): touchEnded(at: place, time: time)
    case .cancel: cancelAll(time: time)
    case .wheel(let way, let place): step(by: .notches(way), at: place, time: time)
    case .key(let key):
      scene.moveFocus(in: self)
      keyPressed(key, time: time)
    case .zoom(let factor, let place): zoom(by: factor, about: place, time: time)
    case .take(let setup): scene.take(setup)
    case .resize(let size): scene.resize(to: size)
    }
  }
}
