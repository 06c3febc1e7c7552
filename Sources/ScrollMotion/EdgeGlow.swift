public import ScrollSpace

/// The glow at an edge, as Android shows it up to version 11: for a host to draw.
///
/// ```
///  alpha        ╭──────╮                   a pull holds for 0.167 s and fades within 2 s,
///              ╱        ╲___               a released one within 0.6 s;
///       ______╱             ╲______        an absorbed speed rises first, as long as it is fast
/// ```
/// A glow is a part of a circle over the edge: 1.2 times as large as the edge is long, moved out so that its `height`
/// is seen, and scaled by `scale`. The constants are those of `EdgeEffect` in the Android Open Source Project. Lengths there
/// are pixels, here points.
///
/// Feed it from `scrollDidPull`: `pull(by:at:)` with what was refused, `absorb(speed:at:)` with the refused speed, and
/// `release(at:)` when the distance is 0 or the drag ends. Draw with `look(at:)` until `settles`. It is a value: the
/// look at a time does not depend on which frames were drawn.
public struct EdgeGlow: Hashable, Sendable {
  /// How a glow looks.
  public struct Look: Hashable, Sendable {
    /// How opaque it is: from 0 to 0.15.
    public var alpha = 0.0
    /// Its height, as a part of the full one: from 0 to 1.
    public var scale = 0.0

    /// A glow that is not seen.
    public init() {}

    fileprivate init(_ alpha: Double, _ scale: Double) { (self.alpha, self.scale) = (alpha, scale) }

    fileprivate func toward(_ other: Look, _ part: Double) -> Look {
      Look(alpha + (other.alpha - alpha) * part, scale + (other.scale - scale) * part)
    }
  }

  /// As opaque as it gets.
  public static let mostAlpha = 0.15
  /// How opaque a glow is when it begins to absorb a speed.
  private static let firstAlpha = 0.09
  /// How long a pull is held, how long a held one fades, and a released one, in seconds.
  private static let (hold, decay, recede) = (0.167, 2.0, 0.6)
  /// The speeds that are told apart, in points per second.
  private static let speeds = 100.0...10_000

  /// The length of the viewport along the axis, in points.
  public let length: Double
  /// The height of the full glow, in points: the part of a circle of 1.2 times the edge's length that spans 60°.
  public let height: Double
  /// How far it has been pulled since it was last let go, as a part of the length.
  private var pulled = 0.0
  /// It goes from one look to another within `rise` seconds, and then fades within `fade`.
  private var (from, to) = (Look(), Look())
  private var start = Timestamp.zero
  private var (rise, fade) = (0.0, 0.0)

  /// Makes a glow that is not seen, for a viewport of a length along the axis and an edge of a breadth across, in points.
  public init(length: Double, breadth: Double) {
    self.length = length
    height = min(length, 1.2 * breadth * (1 - Mathematics.sqrt(3) / 2))
  }

  /// A finger pulls on by some points, away from the content. What is under way is caught.
  public mutating func pull(by delta: Double, at time: Timestamp) {
    guard length > 0, delta.isFinite else { return }
    let part = delta / length
    pulled += part
    var look = look(at: time)
    look.alpha = min(Self.mostAlpha, look.alpha + 0.8 * part.magnitude)
    let size = Mathematics.sqrt(pulled.magnitude * height)
    look.scale = size > 0 ? max(0, 0.7 - 1 / size) / 0.7 : 0
    begin(look, look, at: time, rise: Self.hold, fade: Self.decay)
  }

  /// The finger lets go: the glow recedes. Nothing if it is not pulled.
  public mutating func release(at time: Timestamp) {
    guard pulled != 0 else { return }
    pulled = 0
    let look = look(at: time)
    begin(look, look, at: time, rise: 0, fade: Self.recede)
  }

  /// A motion meets the edge at a speed, in points per second. It counts as one of 100 to 10,000; one that is no number as 100.
  public mutating func absorb(speed: Double, at time: Timestamp) {
    let speed = max(Self.speeds.lowerBound, min(speed, Self.speeds.upperBound))
    let rest = look(at: time)
    let alpha = max(Self.firstAlpha, min(6e-5 * speed, Self.mostAlpha))
    let scale = min(0.025 + 7.5e-7 * speed * speed, 1)
    pulled = 0
    begin(
      Look(Self.firstAlpha, rest.scale), Look(alpha, scale), at: time, rise: 0.000_15 + 0.000_02 * speed,
      fade: Self.recede)
  }

  private mutating func begin(_ from: Look, _ to: Look, at time: Timestamp, rise: Double, fade: Double) {
    (self.from, self.to, start, self.rise, self.fade) = (from, to, time, rise, fade)
  }

  /// How it looks at a time.
  public func look(at time: Timestamp) -> Look {
    /// Slower and slower: a part of the way by a part of the time.
    func slowing(_ part: Double) -> Double { 1 - (1 - part) * (1 - part) }
    let seconds = max(0, time - start)
    if seconds < rise { return from.toward(to, slowing(seconds / rise)) }
    let rest = seconds - rise
    return rest < fade ? to.toward(Look(), slowing(rest / fade)) : Look()
  }

  /// When nothing is left of it, if nothing happens until then.
  public var settles: Timestamp { start + (rise + fade) }
}
