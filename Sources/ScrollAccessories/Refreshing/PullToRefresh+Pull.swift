import ScrollEngine
import ScrollSpace

extension PullToRefresh {
  /// The distance of the content past the wall that it has without loading, in points; 0 within the wall.
  public var pull: Double { max(0, overshoot ?? 0) }

  /// The pull as a part of the threshold: 1 at the threshold, and more beyond.
  public var fraction: Double { pull / threshold }

  /// The signed distance past the wall: below 0 within it; nil without a wall.
  var overshoot: Double? { scroll.flatMap { overshoot(at: $0.contentOffset, of: $0) } }

  func overshoot(at offset: Point, of scroll: ScrollController) -> Double? {
    guard let wall = scroll.geometry.extent[axis][side] else { return nil }
    let past = side == .lower ? wall - offset[axis] : offset[axis] - wall
    return state == .loading ? past + hold : past
  }
}
