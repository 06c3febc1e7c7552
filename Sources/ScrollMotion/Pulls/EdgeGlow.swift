public import ScrollSpace

/// The glow at an edge, as Android shows it up to version 11. The host draws the glow.
///
/// ```
///  alpha        ╭──────╮                   a pull holds for 0.167 s and fades within 2 s,
///              ╱        ╲___               a released one within 0.6 s;
///       ______╱             ╲______        an absorbed velocity rises first, as long as it is fast
/// ```
/// A glow is a part of a circle over the edge. The circle is 1.2 times as large as the edge is long. It is moved out
/// so that its `height` is visible, and scaled by `scale`. The constants are those of `EdgeEffect` in the Android
/// Open Source Project. Lengths are pixels there, points here.
///
/// Update the glow in `scrollDidPull`: call `pull(by:at:)` with the refused distance, `absorb(speed:at:)` with the
/// refused velocity, and `release(at:)` when the distance is 0 or the drag ends. Draw with `appearance(at:)` until
/// `settles`. The glow is a value: the look at a time does not depend on which frames were drawn.
public struct EdgeGlow: Hashable, Sendable {
  /// The look of a glow at a moment.
  public struct Appearance: Hashable, Sendable {
    /// The opacity: from 0 to 0.15.
    public var alpha = 0.0
    /// The height, as a part of the full height: from 0 to 1.
    public var scale = 0.0

    /// Creates the look of an invisible glow.
    public init() {}

    fileprivate init(_ alpha: Double, _ scale: Double) { (self.alpha, self.scale) = (alpha, scale) }

    fileprivate func toward(_ other: Appearance, _ part: Double) -> Appearance {
      Appearance(alpha + (other.alpha - alpha) * part, scale + (other.scale - scale) * part)
    }
  }

  /// The largest opacity.
  public static let mostAlpha = 0.15
  /// The opacity of a glow when it begins to absorb a velocity.
  private static let firstAlpha = 0.09
  /// The seconds for which a pull is held, in which a held pull fades, and in which a released pull fades.
  private static let (hold, decay, recede) = (0.167, 2.0, 0.6)
  /// The range of velocities with different looks, in points per second.
  private static let speeds = 100.0...10_000

  /// The length of the viewport along the axis, in points.
  public let length: Double
  /// The height of the full glow, in points: the part of a circle of 1.2 times the edge's length that spans 60°.
  public let height: Double
  /// The distance of the pull since the last release, as a part of the length.
  private var pulled = 0.0
  /// The look at the start and the look after `rise` seconds. Then the glow fades within `fade` seconds.
  private var (from, to) = (Appearance(), Appearance())
  private var start = Timestamp.zero
  private var (rise, fade) = (0.0, 0.0)

  /// Creates an invisible glow for a viewport of a length along the axis, and an edge of a breadth across, in points.
  public init(length: Double, breadth: Double) {
    self.length = length
    height = min(length, 1.2 * breadth * (1 - Mathematics.sqrt(3) / 2))
  }

  /// Pulls the glow by some points, away from the content. A running change is caught.
  public mutating func pull(by delta: Double, at time: Timestamp) {
    guard length > 0, delta.isFinite else { return }
    let part = delta / length
    pulled += part
    var appearance = appearance(at: time)
    appearance.alpha = min(Self.mostAlpha, appearance.alpha + 0.8 * part.magnitude)
    let size = Mathematics.sqrt(pulled.magnitude * height)
    appearance.scale = size > 0 ? max(0, 0.7 - 1 / size) / 0.7 : 0
    begin(appearance, appearance, at: time, rise: Self.hold, fade: Self.decay)
  }

  /// Releases the pull: the glow fades. Does nothing without a pull.
  public mutating func release(at time: Timestamp) {
    guard pulled != 0 else { return }
    pulled = 0
    let appearance = appearance(at: time)
    begin(appearance, appearance, at: time, rise: 0, fade: Self.recede)
  }

  /// Absorbs the velocity of a motion that meets the edge, in points per second. The velocity is limited to
  /// 100...10,000; a velocity that is not a number counts as 100.
  public mutating func absorb(speed: Double, at time: Timestamp) {
    let speed = max(Self.speeds.lowerBound, min(speed, Self.speeds.upperBound))
    let rest = appearance(at: time)
    let alpha = max(Self.firstAlpha, min(6e-5 * speed, Self.mostAlpha))
    let scale = min(0.025 + 7.5e-7 * speed * speed, 1)
    pulled = 0
    begin(
      Appearance(Self.firstAlpha, rest.scale), Appearance(alpha, scale), at: time,
      rise: 0.000_15 + 0.000_02 * speed,
      fade: Self.recede)
  }

  private mutating func begin(
    _ from: Appearance, _ to: Appearance, at time: Timestamp, rise: Double, fade: Double
  ) {
    (self.from, self.to, start, self.rise, self.fade) = (from, to, time, rise, fade)
  }

  /// Returns the look at a time.
  public func appearance(at time: Timestamp) -> Appearance {
    /// Returns the part of the change after a part of the time, with a decreasing rate.
    func slowing(_ part: Double) -> Double { 1 - (1 - part) * (1 - part) }
    let seconds = max(0, time - start)
    if seconds < rise { return from.toward(to, slowing(seconds / rise)) }
    let rest = seconds - rise
    return rest < fade ? to.toward(Appearance(), slowing(rest / fade)) : Appearance()
  }

  /// The time at which the glow has faded, if nothing happens until then.
  public var settles: Timestamp { start + (rise + fade) }
}
