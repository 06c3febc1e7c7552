internal import CScrollCore
public import ScrollSpace

/// Maps the stamps of a device to the clock of the frames.
///
/// A stamp counts from an unknown zero, in units of the device, and starts again at 2^bits: milliseconds in 32 bits in
/// SDL 2, Wayland and X11. An event arrives some time after its stamp:
///
/// ```
///  device   ──·────·────·──────        stamps, evenly apart
///  arrival  ────·──·───────··──        when the host has read them, which is no time of the finger
/// ```
/// The shortest delay so far is taken for no delay. Times are therefore as far apart as the stamps are, and no time
/// lies in the future. A velocity from these times is the velocity of the finger, even if the host reads its events
/// once a frame.
///
/// ```swift
/// var clock = EventClock()
/// host.touchMoved(to: place, time: clock.time(of: UInt64(event.timestamp), arrival: now))
/// ```
public struct EventClock: Sendable {
  /// The number of units in a second.
  public let ticksPerSecond: Double
  /// The number of bits of a stamp.
  public let bits: Int

  /// The largest difference between stamps and the frames' clock, in seconds. A larger difference means that the device
  /// has started again.
  private static let doubt = 1.0
  /// The time for which the shortest delay is remembered, in seconds. The clock thereby follows a device's clock that
  /// runs at another speed.
  private static let memory = 10.0

  private var last: UInt64?
  private var ticks: Int64 = 0
  /// The smallest difference between arrivals and stamps in the present stretch of time, and in the stretch before.
  private var (least, former) = (Double.infinity, Double.infinity)
  private var stretch = Timestamp.zero
  private var newest: Timestamp?

  /// Creates a clock. By default stamps are milliseconds in 32 bits.
  ///
  /// Traps if the number of units in a second is not above 0 and finite, or if the number of bits is not from 8 to 64.
  /// Both are programmer's mistakes.
  public init(ticksPerSecond: Double = 1_000, bits: Int = 32) {
    precondition(
      ticksPerSecond > 0 && ticksPerSecond.isFinite && bits >= 8 && bits <= 64, .clockTicks,
      """
      A clock needs ticks above 0 and 8 to 64 bits; these are \(ticksPerSecond) and \(bits); \
      milliseconds in 32 bits are 1000 and 32.
      """
    )
    (self.ticksPerSecond, self.bits) = (ticksPerSecond, bits)
  }

  /// Returns the time of an event on the clock of the frames. `arrival` is the time at which the host has read the
  /// event, on the clock of the frames. Times of one clock never go back, unless arrivals go back by more than a
  /// second. An arrival that is not finite is returned unchanged.
  public mutating func time(of stamp: UInt64, arrival: Timestamp) -> Timestamp {
    guard arrival.seconds.isUsable else { return arrival }
    let device = seconds(of: stamp)
    let difference = arrival.seconds - device
    let known = min(least, former)
    let isBack = newest.map { $0 - arrival > Self.doubt } ?? false
    if isBack || difference - known > Self.doubt || known - difference > Self.doubt {
      (least, former, stretch, newest) = (difference, .infinity, arrival, nil)
    }
    if arrival - stretch > Self.memory { (former, least, stretch) = (least, difference, arrival) }
    least = min(least, difference)
    let time = min(arrival.seconds, device + min(least, former))
    let result = max(newest ?? .seconds(time), .seconds(time))
    newest = result
    return result
  }

  /// Returns the seconds since the first stamp, however often stamps have started again.
  private mutating func seconds(of stamp: UInt64) -> Double {
    let unused = UInt64(64 - bits)
    let shifted = (stamp &- (last ?? stamp)) << unused
    ticks &+= Int64(bitPattern: shifted) >> Int64(unused)
    last = stamp
    return Double(ticks) / ticksPerSecond
  }
}
