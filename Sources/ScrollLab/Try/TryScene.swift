import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// A host with one scroller, or several, for the live lab: it draws, and answers taps.
package protocol TryScene: AnyObject {
  /// The scroller that receives input; of several, the outermost.
  var scroll: ScrollController { get }
  /// All scrollers with their names, the outermost first.
  var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] { get }
  /// The axis that a saved plot shows.
  var axis: Axis { get }
  /// The rest positions that the scene offers.
  var landings: [Setup.Landing] { get }
  /// Performs an action, at a time.
  func perform(_ deed: SceneDeed, at time: Timestamp)
  /// Draws a frame.
  func advance(to time: Timestamp) -> FrameDemand
  /// Draws the contents of the viewport.
  func draw(on canvas: inout SceneCanvas)
  /// Returns a word or two about a place in the viewport.
  func words(at place: Point) -> String?
}
