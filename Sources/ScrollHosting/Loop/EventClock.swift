internal import CScrollCore
public import ScrollSpace

/// Maps the stamps of a device to the clock of the frames.
///
/// A stamp counts from an unknown zero, in units of the device, and starts again at 2^bits: milliseconds in 32 bits in SDL 2,
/// Wayland and X11. An event arrives some time after its stamp:
///
/// ```
///  device   ──·────·────·──────        stamps, evenly apart
///  arrival  ────·──·───────··──        when the host has read them, which is no time of the finger
/// ```
/// The least delay there was is taken for none. So times are as far apart as the stamps are, and none lies in the future. A
/// velocity from them is that of the finger, also if the host reads its events once a frame.
///
/// ```swift
/// var clock = EventClock()
/// host.touchMoved(to: place, time: clock.time(of: UInt64(event.timestamp), arrival: now))
/// ```
public struct EventClock: Sendable {
  /// How many units make a second.
  public let ticksPerSecond: Double
  /// How many bits a stamp has.
  public let bits: Int

  /// How far stamps may run off the frames' clock before they are taken for those of a device that has started anew, in seconds.
  private static let doubt = 1.0
  /// How long a delay counts that was the least, in seconds: clocks that run differently are followed.
  private static let memory = 10.0

  private var last: UInt64?
  private var ticks: Int64 = 0
  /// The least difference between arrivals and stamps of the present stretch of time, and of the one before.
  private var (least, former) = (Double.infinity, Double.infinity)
  private var stretch = Timestamp.zero
  private var newest: Timestamp?

  /// Makes a clock of stamps in milliseconds that have 32 bits, if not said otherwise.
  ///
  /// Units for each second that are not above 0 and finite, and bits that are not from 8 to 64, are a mistake in the program,
  /// and trap.
  public init(ticksPerSecond: Double = 1_000, bits: Int = 32) {
    precondition(
      ticksPerSecond > 0 && ticksPerSecond.isFinite && bits >= 8 && bits <= 64,
      "A clock needs ticks above 0 and 8 to 64 bits; these are \(ticksPerSecond) and \(bits); milliseconds in 32 bits are 1000 and 32."
    )
    (self.ticksPerSecond, self.bits) = (ticksPerSecond, bits)
  }

  /// The time of an event on the clock of the frames. `arrival` is the time at which the host has read the event, on that
  /// clock. Times of one clock never go back, unless arrivals do so by more than a second. An arrival that is not finite is
  /// returned as it is.
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

  /// The seconds since the first stamp, however often stamps have started again.
  private mutating func seconds(of stamp: UInt64) -> Double {
    let unused = UInt64(64 - bits)
    let shifted = (stamp &- (last ?? stamp)) << unused
    ticks &+= Int64(bitPattern: shifted) >> Int64(unused)
    last = stamp
    return Double(ticks) / ticksPerSecond
  }
}
