package import ScrollEngine
package import ScrollSpace

/// An action on a scene. The actions with their times are enough to repeat everything.
package enum SceneDeed: Hashable, Sendable {
  /// The mouse was pressed at a place in the viewport, like a finger that comes down.
  case press(Point)
  case drag(Point)
  case release(Point)
  /// The window has lost the focus, or something else took the mouse.
  case cancel
  /// A wheel was turned over a place.
  case wheel(ScrollStep, at: Point)
  /// A key was pressed.
  case key(ScrollStep)
  /// The wheel was turned with a modifier key, or a zoom key was pressed.
  case zoom(Double, about: Point)
  /// The setup was switched.
  case take(Setup)
  /// The viewport has another size.
  case resize(Size)
}
