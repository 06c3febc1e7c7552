import ScrollEngine
import ScrollSpace

/// Scrollers share each movement: the part for which the inner one has no room goes to the outer one, in the
/// same step. A fling continues in the outer scroller at the speed with which the inner one meets its wall.
/// On the way back the inner one is first again.
///
/// A scroller with ``NestedScroller/scrollsFirst`` comes before those in it: for example a page whose header
/// collapses first. A scroller that does not scroll along an axis takes no part in movements along that axis.
public final class NegotiatingPolicy: NestingPolicy, Sendable {
  /// Whose edges stretch if no scroller has room.
  public enum Pulling: UInt8, Hashable, Sendable {
    /// The innermost scroller that scrolls along the axis.
    case innermost
    /// The outermost scroller that scrolls along the axis.
    case outermost
  }

  /// Whose edges stretch if no scroller has room: by default those of the innermost, as if it were alone. So a list
  /// below a header can be pulled to refresh.
  public let pulling: Pulling

  /// Creates a policy.
  public init(pulling: Pulling = .innermost) { self.pulling = pulling }
}

@_documentation(visibility: internal)
extension NegotiatingPolicy {
  /// True: each movement is shared.
  public var decidesEachMovement: Bool { true }

  /// Returns first the scrollers that take movements first, from the outside in, then the others, from the
  /// inside out.
  public func takers(of gesture: NestedGesture) -> [NestedScroller] {
    var takers: [NestedScroller] = []
    appendTakers(of: gesture, to: &takers)
    return takers
  }

  /// The same, added to a list.
  public func appendTakers(of gesture: NestedGesture, to takers: inout [NestedScroller]) {
    let start = takers.count
    // The innermost of those that take first, and of the others.
    var (first, other): (NestedScroller?, NestedScroller?)
    for (scroller, movement) in gesture.chain {
      guard let axis = Axis.both.first(where: { movement[$0] != 0 && scroller.scrolls($0) }) else { continue }
      let isForward = (movement[axis] > 0) != scroller.scroll.isReversed[axis]
      if scroller.scrollsFirst.contains(Edges(axis, isForward ? .upper : .lower)) {
        takers.insert(scroller, at: start)
        first = first ?? scroller
      } else {
        takers.append(scroller)
        other = other ?? scroller
      }
    }
    if pulling == .innermost, let puller = other ?? first, puller !== takers.last { takers.append(puller) }
  }
}

extension NestedScroller {
  /// Returns true if a movement of a device along an axis moves its content.
  func scrolls(_ axis: Axis, by device: NestedGesture.Device) -> Bool { scrolls(self.axis(of: axis, device)) }

  /// Returns true if it scrolls along an axis: there is room between its walls, or a wall is missing.
  func scrolls(_ axis: Axis) -> Bool {
    scroll.settings.isScrollEnabled[axis] && scroll.geometry.extent[axis].room.map { $0 > 0 } ?? true
  }
}
