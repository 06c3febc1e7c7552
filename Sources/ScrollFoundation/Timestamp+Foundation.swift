public import Foundation
public import ScrollSpace

extension Timestamp {
  /// Creates a timestamp from seconds since the host's zero, such as the `timestamp` of an event, which counts since
  /// the system was started.
  @inlinable public init(_ interval: TimeInterval) { self.init(seconds: interval) }

  /// Creates a timestamp from a date, in seconds since another date.
  ///
  /// The system's date is corrected now and then, and may go back. Use dates for events that have no other time, and
  /// take the reference when the program starts.
  @inlinable public init(_ date: Date, since reference: Date) {
    self.init(seconds: date.timeIntervalSince(reference))
  }

  /// The time for which the system has been running without sleep: the clock of the events of UIKit and AppKit. Use the
  /// same clock for frames.
  @inlinable public static var systemUptime: Timestamp { Timestamp(ProcessInfo.processInfo.systemUptime) }
}

extension TimeInterval {
  /// Creates the seconds from the host's zero to a timestamp.
  @inlinable public init(_ time: Timestamp) { self = time.seconds }
}

extension Date {
  /// Creates the date of a timestamp that counts from another date. Returns nil if the timestamp is not finite.
  @inlinable public init?(_ time: Timestamp, since reference: Date) {
    guard time.isFinite else { return nil }
    self = reference.addingTimeInterval(time.seconds)
  }
}
