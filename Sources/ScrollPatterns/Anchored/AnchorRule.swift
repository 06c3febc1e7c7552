import ScrollSpace

/// Decides in which state an anchored drag ends.
///
/// ```
///            a                                   b
///   ─────────┼───────────┬───────────────────────┼─────────
///            │ back to a │ on to b               │     a drag from a that ends slowly
///            │ on to b   │ on to b               │     one that ends at `speed` or faster towards b
///            └ distance ─┘
/// ```
/// A fast release means the direction, and a slow one means the place. So from ``speed`` on, the next state ahead of
/// the finger is taken. Below it, the drag goes on to the state ahead if it is past that state's threshold, counted
/// from the state behind. A drag that went nowhere takes the nearest state.
///
/// The defaults are those of Compose: half of the way, and 125 points per second.
public struct AnchorRule: Hashable, Sendable {
  /// The distance from the state behind at which a slow drag goes on to the state ahead.
  public enum Threshold: Hashable, Sendable {
    /// A part of the distance between both states.
    case part(Double)
    /// A distance in points. If the states are closer, the state ahead is taken only once it is reached.
    case points(Double)
  }

  /// The threshold of slow drags.
  public let distance: Threshold
  /// The speed from which a release counts as fast, in points per second.
  public let speed: Double
  /// True if a fast release may skip states: the state nearest to where the content would stop by itself is taken, of
  /// those ahead.
  public let skips: Bool

  /// Creates a rule. A part must be from 0 to 1, points and speed 0 or more; the speed may be infinite. Anything else
  /// is a programmer's mistake, and traps.
  public init(distance: Threshold = .part(0.5), speed: Double = 125, skips: Bool = false) {
    let (number, isSound) =
      switch distance {
      case .part(let part): (part, part >= 0 && part <= 1)
      case .points(let points): (points, points >= 0 && points.isUsable)
      }
    precondition(
      isSound && speed >= 0, .anchorRule,
      """
      A rule of anchors needs a part from 0 to 1, or points of 0 or more, and a speed of 0 or more; these are \(number) and \
      \(speed); half of the way and 125 points per second are the default.
      """)
    (self.distance, self.speed, self.skips) = (distance, speed, skips)
  }

  /// The end of a drag along an axis, in content coordinates.
  public struct Release: Hashable, Sendable {
    /// The position at which the finger lifted.
    public var position: Double
    /// The position at which the drag began.
    public var start: Double
    /// The velocity of the position, in points per second.
    public var velocity: Double
    /// The position at which the content would stop by itself.
    public var natural: Double

    /// Creates a release. Without `natural` the content would stop where it is.
    public init(position: Double, start: Double, velocity: Double = 0, natural: Double? = nil) {
      (self.position, self.start, self.velocity) = (position, start, velocity)
      self.natural = natural ?? position
    }
  }

  /// Returns the state in which the content comes to rest after a release; nil if no state is there.
  public func state(after release: Release, in positions: AnchorPositions) -> DragState? {
    let (anchors, position) = (positions.anchors, release.position)
    let isFast = release.velocity != 0 && release.velocity.magnitude >= speed
    let way = isFast ? release.velocity : position - release.start
    guard !anchors.isEmpty, way != 0, position.isFinite else { return positions.nearest(to: position) }
    if isFast { return fastState(after: release, in: positions) }
    let tolerance = Tolerance.sum(near: position)
    let below = anchors.last { $0.position <= position + tolerance }
    let above = anchors.first { $0.position >= position - tolerance }
    guard let below, let above else { return positions.nearest(to: position) }
    let (behind, ahead) = way > 0 ? (below, above) : (above, below)
    let length = (ahead.position - behind.position).magnitude
    let threshold =
      switch distance {
      case .part(let part): part * length
      case .points(let points): points
      }
    return (position - behind.position).magnitude >= min(threshold, length) ? ahead.state : behind.state
  }

  /// Returns the next state in the direction of a fast release, the outermost one if there is none; with ``skips``, the
  /// one nearest to the natural stop, of those ahead.
  private func fastState(after release: Release, in positions: AnchorPositions) -> DragState? {
    let isUp = release.velocity > 0
    guard let ahead = positions.next(from: release.position, towards: isUp ? .upper : .lower) else {
      return isUp ? positions.anchors.last?.state : positions.anchors.first?.state
    }
    guard skips, let position = positions.position(of: ahead) else { return ahead }
    let isBeyond = isUp ? release.natural > position : release.natural < position
    return isBeyond ? positions.nearest(to: release.natural) : ahead
  }
}
