import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileOverscan {
  /// Nothing is looked for further away than content can be long.
  private static let farthest = ItemLengths.longest / 4

  /// What the view and all that is asked for around it, by distance and by time, cover on an axis, in a scroller's
  /// coordinates.
  func reach(_ scroll: ScrollController, _ axis: Axis) -> (from: Double, length: Double) {
    let offset = scroll.unzoomedOffset[axis]
    let viewport = scroll.unzoomedViewport[axis]
    let before = min(around.before.distance(viewport: viewport), Self.farthest)
    let behind = min(around.behind.distance(viewport: viewport), Self.farthest)
    let way = ahead > 0 ? scroll.contentOrigin.unzoomed(way(scroll, axis)) : 0
    return (offset - before + min(way, 0), viewport + before + behind + way.magnitude)
  }

  /// How far the motion leads within the time ahead.
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
