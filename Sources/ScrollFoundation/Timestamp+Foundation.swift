public import Foundation
public import ScrollSpace

extension Timestamp {
  /// Makes a moment of seconds since the host's zero: the `timestamp` of an event, which counts since the system was started.
  @inlinable public init(_ interval: TimeInterval) { self.init(seconds: interval) }

  /// Makes a moment of a date, in seconds since another one.
  ///
  /// The clock of dates is set now and then, and may go back. Use it for events that have no other time, and take the
  /// reference when the program starts.
  @inlinable public init(_ date: Date, since reference: Date) {
    self.init(seconds: date.timeIntervalSince(reference))
  }

  /// How long the system has been running without sleep: the clock of the events of UIKit and AppKit, and one for frames.
  @inlinable public static var systemUptime: Timestamp { Timestamp(ProcessInfo.processInfo.systemUptime) }
}

extension TimeInterval {
  /// The seconds of a moment since the host's zero.
  @inlinable public init(_ time: Timestamp) { self = time.seconds }
}

extension Date {
  /// Makes the date of a moment that counts from another date. Nil if the moment is not finite.
  @inlinable public init?(_ time: Timestamp, since reference: Date) {
    guard time.isFinite else { return nil }
    self = reference.addingTimeInterval(time.seconds)
  }
}
