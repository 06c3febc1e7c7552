/// One scroller takes the whole gesture: the innermost one that has a way to go when it begins. What it cannot use is its own
/// edges', and nobody else's.
///
/// ``browser`` and ``uiKit`` are such policies.
public final class LatchingPolicy: NestingPolicy, Sendable {
  /// Who takes a gesture for which nobody has a way to go.
  public enum Otherwise: UInt8, Hashable, Sendable {
    /// Nobody: a touch is lost until it is lifted. A scroller that contains the movement takes it nevertheless.
    case nobody
    /// The innermost scroller, so that its edges give way.
    case innermost
    /// The outermost scroller that the movement may be handed on to.
    case outermost
  }

  /// Who takes a gesture for which nobody has a way to go.
  public let otherwise: Otherwise
  /// Whether a scroller that is caught while it moves keeps the finger that caught it.
  public let keepsCaught: Bool

  /// Makes a policy.
  public init(otherwise: Otherwise = .nobody, keepsCaught: Bool = false) {
    (self.otherwise, self.keepsCaught) = (otherwise, keepsCaught)
  }

  /// A browser's: who has no way to go is passed over, and what is left over is dropped. Measured in Chromium 156.
  public static let browser = LatchingPolicy()
  /// UIScrollView's: a scroller that is caught keeps the finger; at its end the scroller around it takes the gesture; if none
  /// has a way to go, the innermost one bounces.
  public static let uiKit = LatchingPolicy(otherwise: .innermost, keepsCaught: true)

  /// The innermost scroller with a way to go along the axis by which the gesture is judged, or else along any.
  public func takers(of gesture: NestedGesture) -> [NestedScroller] {
    if keepsCaught, let caught = gesture.caught { return [caught] }
    let chain = gesture.chain
    if let axis = gesture.axis,
      let (taker, _) = chain.first(where: { $0.scroller.canTake($0.movement)[axis] })
    {
      return [taker]
    }
    if let (taker, _) = chain.first(where: { $0.scroller.canTake($0.movement) != PerAxis(false) }) {
      return [taker]
    }
    switch otherwise {
    case .nobody:
      let isContained = chain.last.map { $0.scroller !== gesture.path.last } ?? false
      return isContained ? chain.suffix(1).map { $0.scroller } : []
    case .innermost: return chain.prefix(1).map { $0.scroller }
    case .outermost: return chain.suffix(1).map { $0.scroller }
    }
  }
}
