internal import CScrollCore
import ScrollSpace

/// Turns the angle of a dial or a crank into whole detents: one detent is one notch.
///
/// ```
///  detents   ──●─────────┼─────────●─────────┼─────────●──      a detent ends half way to the next, and the
///              0        0.5        1        1.5        2         hysteresis is how far past that it still lasts
///  up                      └► 1               └► 2
///  down                 0 ◄┘             1 ◄┘
/// ```
/// ```swift
/// var detents = Detents(angle: 15)                           // 24 to a turn, of 360°
/// let passed = detents.turn(by: crank.change)                // degrees
/// scroll.step(by: .notches(Vector(x: 0, y: Double(passed))), time: now)
/// ```
/// Without a hysteresis, a hand that rests half way between two detents would scroll to and fro.
public struct Detents: Hashable, Sendable {
  /// The angle from one detent to the next, in the unit of the device.
  public let angle: Double
  /// The distance past the half way at which the next detent begins, as a part of a detent: from 0 to below 0.5.
  public let hysteresis: Double
  /// The place of the dial, in detents from the present detent.
  private var position = 0.0
  /// The last angle of the device.
  private var last: Double?

  /// Creates detents from the angle between them, in the unit of the device. An angle that is not above 0, or a
  /// hysteresis that is not from 0 to below 0.5, is a programmer's mistake, and traps.
  public init(angle: Double, hysteresis: Double = 0.1) {
    precondition(
      angle > 0 && angle.isFinite && hysteresis >= 0 && hysteresis < 0.5, .detents,
      """
      Detents need an angle above 0 and a hysteresis from 0 to below 0.5; these are \(angle) and \(hysteresis). \
      24 detents to a turn of 360 degrees are 15 degrees apart.
      """)
    (self.angle, self.hysteresis) = (angle, hysteresis)
  }

  /// Turns the dial by an angle, and returns the number of detents that it has passed, negative for the other
  /// direction. An angle that is not finite, or that passes more than 1,000,000 detents, turns nothing.
  public mutating func turn(by change: Double) -> Int {
    let next = position + change / angle
    guard next.magnitude <= 1_000_000 else { return 0 }
    let reach = 0.5 + hysteresis
    var passed = 0.0
    if next >= reach { passed = csc_floor(next - reach) + 1 }
    if next <= -reach { passed = 0 - (csc_floor(-next - reach) + 1) }
    position = next - passed
    return Int(passed)
  }

  /// Turns the dial to an angle, the shorter way round, and returns the number of detents that it has passed.
  /// `fullTurn` is the angle of a whole turn: 360 in degrees. The first angle is the initial place of the dial, and
  /// passes nothing.
  public mutating func turn(to angle: Double, fullTurn: Double = 360) -> Int {
    guard angle.isFinite, fullTurn.isFinite, fullTurn > 0 else { return 0 }
    let change = angle - (last ?? angle)
    last = angle
    return turn(by: change - fullTurn * csc_round(change / fullTurn))
  }
}
