import ScrollSpace

/// One scroller takes the whole gesture: the innermost one that can move when the gesture begins. A movement
/// that it cannot use goes to its own edges, and to no other scroller.
///
/// ``browser`` and ``uiKit`` are such policies.
public final class LatchingPolicy: NestingPolicy, Sendable {
  /// The taker of a gesture if no scroller can move.
  public enum Fallback: UInt8, Hashable, Sendable {
    /// No scroller: the touch is ignored until it is lifted. A scroller that contains the movement takes the
    /// gesture nevertheless.
    case nobody
    /// The innermost scroller, so that its edges stretch.
    case innermost
    /// The outermost scroller to which the movement may be passed.
    case outermost
  }

  /// The taker of a gesture if no scroller can move.
  public let fallback: Fallback
  /// True if a scroller that is caught in motion keeps the finger that caught it.
  public let keepsCaught: Bool
  /// True if the gesture of a wheel or a trackpad belongs to its longer axis, as that of a finger does. If false, the
  /// innermost scroller that can move along any axis takes it.
  public let wheelHasMainAxis: Bool

  /// Creates a policy.
  public init(fallback: Fallback = .nobody, keepsCaught: Bool = false, wheelHasMainAxis: Bool = true) {
    (self.fallback, self.keepsCaught, self.wheelHasMainAxis) = (fallback, keepsCaught, wheelHasMainAxis)
  }

  /// The policy of browsers: scrollers that cannot move are skipped, and the rest of a movement is dropped.
  /// A wheel has no main axis. Measured in Chromium 156.
  public static let browser = LatchingPolicy(wheelHasMainAxis: false)
  /// The policy of UIScrollView. A scroller that is caught keeps the finger. At its end, the scroller around
  /// it takes the gesture. If none can move, the innermost one bounces.
  public static let uiKit = LatchingPolicy(fallback: .innermost, keepsCaught: true)

  /// Returns the innermost scroller that can move along the gesture's axis, or else one that the gesture can stretch
  /// along it, if the fallback is the innermost; or else the innermost that can move along any axis.
  @_documentation(visibility: internal)
  public func takers(of gesture: NestedGesture) -> [NestedScroller] {
    if keepsCaught, let caught = gesture.caught { return [caught] }
    let chain = gesture.chain
    if let axis = gesture.axis, wheelHasMainAxis || gesture.device != .wheel {
      let along = gesture.chain(along: axis)
      if let (taker, _) = along.first(where: { $0.scroller.canTake($0.movement) != PerAxis(false) }) {
        return [taker]
      }
      if fallback == .innermost, gesture.device == .finger,
        let (puller, _) = along.first(where: { $0.scroller.canStretch(by: $0.movement)[axis] })
      {
        return [puller]
      }
    }
    if let (taker, _) = chain.first(where: { $0.scroller.canTake($0.movement) != PerAxis(false) }) {
      return [taker]
    }
    switch fallback {
    case .nobody:
      let isContained = chain.last.map { $0.scroller !== gesture.path.last } ?? false
      return isContained ? chain.suffix(1).map { $0.scroller } : []
    case .innermost: return chain.prefix(1).map { $0.scroller }
    case .outermost: return chain.suffix(1).map { $0.scroller }
    }
  }
}
