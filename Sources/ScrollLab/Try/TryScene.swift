import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// A host with one scroller, or several, that is tried by hand: it draws, and answers taps.
package protocol TryScene: AnyObject {
  /// The scroller that input goes to; of several, the outermost.
  var scroll: ScrollController { get }
  /// All scrollers with their names, that one first.
  var scrollers: [(name: String, scroll: ScrollController, axis: Axis)] { get }
  /// The axis that a saved plot shows.
  var axis: Axis { get }
  /// Where it can land.
  var landings: [Setup.Landing] { get }
  /// Does what was done, at a time.
  func perform(_ deed: SceneDeed, at time: Timestamp)
  /// A frame.
  func advance(to time: Timestamp) -> FrameDemand
  /// Draws what is in the viewport.
  func draw(on canvas: inout SceneCanvas)
  /// What is at a place in the viewport, in a word or two.
  func words(at place: Point) -> String?
}
