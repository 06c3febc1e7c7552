import ScrollEngine
import ScrollSpace

/// What links build of the scroller's public answers.
extension ScrollController {
  /// From where commands count: where an animation leads, or else where the content is.
  var commandStart: Point { phase == .animating ? destination : contentOffset }
}
