import ScrollBehaviors
public import ScrollEngine
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

@_documentation(visibility: internal)
extension PullToRefresh {
  /// Reports an edge past which nothing can be pulled, so that a pull never refreshes. Content without room to scroll is
  /// left out, because it may be empty for now.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    let (context, extent) = (scroll.context, scroll.geometry.extent[axis])
    guard let wall = extent[side] else { return }
    var edge = EdgeProposal(
      cause: .drag, axis: axis, side: side, wall: wall, velocity: 0,
      target: side == .lower ? wall - threshold : wall + threshold)
    for link in scroll.behaviors where link !== self { link.edge(&edge, in: context) }
    switch edge.response {
    case .elastic, .custom, .pulled: return
    case .rigid, .open: break
    }
    guard extent.room ?? .infinity > 0 else {
      return report.addStillAxis(axis, of: scroll.geometry, in: "edge", "waits for a pull") {
        "Write PullToRefresh(axis: .\($0)), or Bouncing(always: .\(axis))."
      }
    }
    let name = axis == .vertical ? (side == .lower ? "top" : "bottom") : (side == .lower ? "left" : "right")
    // Not certain: the program alone may begin the loading.
    report.add(
      .likely, in: "edge",
      "The \(name) edge is \(edge.response), so nothing can be pulled there, and a pull never refreshes.",
      fix: "Write Bouncing(.\(name)) after the links that decide this edge.")
  }
}
