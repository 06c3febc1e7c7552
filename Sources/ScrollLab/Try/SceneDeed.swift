package import ScrollEngine
package import ScrollSpace

/// What is done to a scene. A list of them with their times is all there is to repeat what happened.
package enum SceneDeed: Hashable, Sendable {
  /// The mouse was pressed, as a finger that comes down, at a place in the viewport.
  case press(Point)
  case drag(Point)
  case release(Point)
  /// The window has lost the focus, or something else took the mouse.
  case cancel
  /// A wheel was turned over a place.
  case wheel(ScrollStep, at: Point)
  /// A key was pressed.
  case key(ScrollStep)
  /// The wheel was turned with a modifier key, or a key pressed that zooms.
  case zoom(Double, about: Point)
  /// Something was switched.
  case take(Setup)
  /// The viewport has another size.
  case resize(Size)
}
