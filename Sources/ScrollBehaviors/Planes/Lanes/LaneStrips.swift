import ScrollSpace
import ScrollTiling

/// Lanes side by side, each as a strip across their axis: of a given width, or sharing the visible width.
struct LaneStrips {
  let axis: Axis
  let count: Int
  /// The width of a lane, in points; nil if the lanes share the visible width.
  let given: Double?
  let spacing: Double
  var width = 0.0

  /// Returns the lanes in a viewport of some visible width.
  func fitted(_ visible: Double) -> LaneStrips {
    var strips = self
    strips.width = given ?? max(0, (visible - spacing * Double(count - 1)) / Double(count))
    return strips
  }

  subscript(lane: Int) -> Lane { Lane(axis, cross: start(of: lane), crossLength: width) }

  private func start(of lane: Int) -> Double { Double(lane) * (width + spacing) }

  private func end(of lane: Int) -> Double { start(of: lane) + width }

  /// The end of the last lane.
  var end: Double { end(of: count - 1) }

  /// Returns the lane at a distance across, counted from the first lane's edge.
  func lane(at distance: Double) -> Int? {
    guard distance >= 0, distance < end else { return nil }
    let lane = Int(distance / (width + spacing))
    return distance < end(of: lane) ? lane : nil
  }

  /// Returns true if a lane overlaps a rectangle, or is near enough for its tiles to linger.
  func isSeen(_ lane: Int, _ rect: Rect, linger: Double? = nil) -> Bool {
    let (from, to) = (rect.lower(axis.cross), rect.upper(axis.cross))
    let (start, end) = (start(of: lane), end(of: lane))
    if start < to, end > from, start < end { return true }
    guard let linger else { return false }
    return start <= to + linger && end >= from - linger
  }
}
