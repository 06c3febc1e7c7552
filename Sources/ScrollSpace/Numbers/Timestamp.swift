/// A moment, in seconds since a moment that the host chooses.
///
/// The library reads no clock: every time comes from the host, and only differences matter. A `Double` of seconds
/// separates microseconds for two centuries.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since the host's own zero.
  public var seconds: Double

  /// Creates a moment from seconds.
  @inlinable public init(seconds: Double) { self.seconds = seconds }

  /// The host's own zero.
  public static let zero = Timestamp(seconds: 0)

  /// Returns a moment given in seconds.
  @inlinable public static func seconds(_ value: Double) -> Timestamp { Timestamp(seconds: value) }

  /// Returns a moment given in milliseconds.
  @inlinable public static func milliseconds(_ value: Double) -> Timestamp {
    Timestamp(seconds: value / 1_000)
  }

  /// Returns a moment given in whole seconds.
  @inlinable public static func seconds(_ value: Int) -> Timestamp { Timestamp(seconds: Double(value)) }

  /// Returns a moment given in whole milliseconds.
  @inlinable public static func milliseconds(_ value: Int) -> Timestamp {
    Timestamp(seconds: Double(value) / 1_000)
  }

  /// Returns a moment given in nanoseconds, as monotonic clocks count them.
  @inlinable public static func nanoseconds(_ value: Int64) -> Timestamp {
    let whole = value / 1_000_000_000
    return Timestamp(seconds: Double(whole) + Double(value - whole * 1_000_000_000) / 1_000_000_000)
  }

  /// Returns true if the first moment is earlier than the second.
  @_documentation(visibility: internal)
  @inlinable public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }

  /// Returns the moment some seconds later.
  @inlinable public static func + (moment: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: moment.seconds + seconds)
  }

  /// Returns the moment some seconds earlier.
  @inlinable public static func - (moment: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: moment.seconds - seconds)
  }

  /// Returns the seconds from the right-hand moment to the left-hand moment.
  @inlinable public static func - (end: Timestamp, start: Timestamp) -> Double {
    end.seconds - start.seconds
  }

  /// Moves the moment by some seconds.
  @inlinable public static func += (moment: inout Timestamp, seconds: Double) { moment.seconds += seconds }

  /// Moves the moment back by some seconds.
  @inlinable public static func -= (moment: inout Timestamp, seconds: Double) { moment.seconds -= seconds }

  /// True if the time is a finite number.
  @inlinable public var isFinite: Bool { seconds.isFinite }
}

extension Timestamp: CustomStringConvertible {
  /// The seconds, for example `0.016 s`.
  @_documentation(visibility: internal)
  public var description: String { "\(seconds) s" }
}
