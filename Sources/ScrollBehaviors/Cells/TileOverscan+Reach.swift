import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileOverscan {
  /// The farthest distance that is searched: content cannot be longer.
  private static let farthest = ItemLengths.longest / 4

  /// Returns the range of the view with the overscan by distance and by time, on an axis, in a scroller's
  /// coordinates.
  func reach(_ scroll: ScrollController, _ axis: Axis) -> (from: Double, length: Double) {
    let offset = scroll.unzoomedOffset[axis]
    let viewport = scroll.unzoomedViewport[axis]
    let before = min(around.before.distance(viewport: viewport), Self.farthest)
    let after = min(around.after.distance(viewport: viewport), Self.farthest)
    let way = ahead > 0 ? scroll.contentOrigin.unzoomed(length: way(scroll, axis), on: axis) : 0
    return (offset - before + min(way, 0), viewport + before + after + way.magnitude)
  }

  /// Returns the distance that the motion covers in the time `ahead`.
  private func way(_ scroll: ScrollController, _ axis: Axis) -> Double {
    let speed = scroll.velocity[axis]
    if speed == 0 { return 0 }
    let most = 4 * scroll.viewport[axis]
    let way = max(0 - most, min(speed * ahead, most))
    if scroll.isDragging { return way }
    let rest = scroll.destination[axis] - scroll.contentOffset[axis]
    return way < 0 ? max(way, min(rest, 0)) : min(way, max(rest, 0))
  }
}
