public import ScrollSpace

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Timestamp {
  /// Makes a moment of the time that has passed since the host's zero.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds: Double(seconds) + Double(attoseconds) * 1e-18)
  }

  /// Makes a moment of an instant, in seconds since another one.
  public init(_ instant: ContinuousClock.Instant, since start: ContinuousClock.Instant) {
    self.init(start.duration(to: instant))
  }

  /// Makes a moment of an instant of the clock that stands still while the system sleeps, in seconds since another one.
  public init(_ instant: SuspendingClock.Instant, since start: SuspendingClock.Instant) {
    self.init(start.duration(to: instant))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// Makes the time that has passed from the host's zero to a moment. Nil if that is not finite, or beyond the 292 years that
  /// nanoseconds of 64 bits hold.
  public init?(_ time: Timestamp) { self.init(waiting: time.seconds) }

  /// Makes a duration of seconds, such as those that `FrameDemand.delay(from:frame:)` returns. Nil if they are not finite, or
  /// beyond the 292 years that nanoseconds of 64 bits hold.
  public init?(waiting seconds: Double) {
    guard seconds.magnitude < 9.2e9 else { return nil }
    let whole = seconds.rounded(.down)
    // Each is exact: the whole seconds, and what is left of them in steps of 2^-53 or more.
    self = .seconds(Int64(whole)) + .nanoseconds(Int64(((seconds - whole) * 1e9).rounded()))
  }
}
