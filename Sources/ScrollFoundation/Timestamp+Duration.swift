public import ScrollSpace

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Timestamp {
  /// Creates a timestamp from the time that has passed since the host's zero.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds: Double(seconds) + Double(attoseconds) * 1e-18)
  }

  /// Creates a timestamp from an instant, in seconds since another instant.
  public init(_ instant: ContinuousClock.Instant, since start: ContinuousClock.Instant) {
    self.init(start.duration(to: instant))
  }

  /// Creates a timestamp from an instant of the clock that stops while the system sleeps, in seconds since another
  /// instant.
  public init(_ instant: SuspendingClock.Instant, since start: SuspendingClock.Instant) {
    self.init(start.duration(to: instant))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// Creates the duration from the host's zero to a timestamp. Returns nil if the timestamp is not finite, or beyond
  /// the 292 years that nanoseconds of 64 bits can count.
  public init?(_ time: Timestamp) { self.init(waiting: time.seconds) }

  /// Creates a duration from seconds, such as those that `FrameDemand.delay(from:frame:)` returns. Returns nil if the
  /// seconds are not finite, or beyond the 292 years that nanoseconds of 64 bits can count.
  public init?(waiting seconds: Double) {
    guard seconds.magnitude < 9.2e9 else { return nil }
    let whole = seconds.rounded(.down)
    // Both parts are exact: the whole seconds, and the remainder in steps of 2^-53 or more.
    self = .seconds(Int64(whole)) + .nanoseconds(Int64(((seconds - whole) * 1e9).rounded()))
  }
}
