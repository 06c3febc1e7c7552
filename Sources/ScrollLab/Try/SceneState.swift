import ScrollEngine
package import ScrollSpace

/// Where a scroller is.
package struct SceneState: Hashable, Sendable {
  package var offset: Point
  package var scale: Double

  /// Whether the numbers are the same to the last bit.
  func isSame(as other: SceneState) -> Bool {
    Axis.both.allSatisfy { offset[$0].bitPattern == other.offset[$0].bitPattern }
      && scale.bitPattern == other.scale.bitPattern
  }
}

extension TryScene {
  /// Where its scrollers are.
  package var states: [SceneState] {
    scrollers.map { SceneState(offset: $0.scroll.contentOffset, scale: $0.scroll.zoomScale) }
  }
}
