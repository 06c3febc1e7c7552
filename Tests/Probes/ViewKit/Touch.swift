package import Foundation

/// A touch as UIKit has it: one object from the finger's coming to its going.
package final class Touch {
  package enum Phase: Sendable { case began, moved, stationary, ended, cancelled }

  package var phase: Phase
  /// Seconds since the system was started.
  package var timestamp: TimeInterval
  package var location: CGPoint

  package init(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    (self.phase, self.location, self.timestamp) = (phase, location, timestamp)
  }
}

/// What changed since the last event: a touch object for each finger, with all samples of it that came meanwhile.
package final class Event {
  package let allTouches: [Touch]
  private let coalesced: [ObjectIdentifier: [Touch]]
  private let predicted: [ObjectIdentifier: [Touch]]

  package init(
    _ touches: [Touch], coalesced: [ObjectIdentifier: [Touch]] = [:],
    predicted: [ObjectIdentifier: [Touch]] = [:]
  ) {
    (allTouches, self.coalesced, self.predicted) = (touches, coalesced, predicted)
  }

  /// The samples of a touch since the last event; the last one is the touch as it is now.
  package func coalescedTouches(for touch: Touch) -> [Touch]? { coalesced[ObjectIdentifier(touch)] }

  /// Where a touch is thought to go.
  package func predictedTouches(for touch: Touch) -> [Touch]? { predicted[ObjectIdentifier(touch)] }
}
