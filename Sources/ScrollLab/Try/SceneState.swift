import ScrollEngine
package import ScrollSpace

/// The state of a scroller.
package struct SceneState: Hashable, Sendable {
  package var offset: Point
  package var scale: Double

  /// Returns true if the numbers are the same to the last bit.
  func isSame(as other: SceneState) -> Bool {
    Axis.both.allSatisfy { offset[$0].bitPattern == other.offset[$0].bitPattern }
      && scale.bitPattern == other.scale.bitPattern
  }
}

extension TryScene {
  /// The states of the scene's scrollers.
  package var states: [SceneState] {
    scrollers.map { SceneState(offset: $0.scroll.contentOffset, scale: $0.scroll.zoomScale) }
  }
}
