package import ScrollMotion

/// A law of a program's own: one way for every distance, at the pace of a part of the way in a part of the time.
package final class OwnLaw: MotionLaw, MotionCurve {
  package let distance: Double
  package let duration: Double
  package let archived: [Double]?
  private let part: @Sendable (Double) -> Double
  private let pace: @Sendable (Double) -> Double

  /// A law that is even if nothing else is said.
  package init(
    distance: Double = 0, duration: Double, isArchivable: Bool = false,
    part: @escaping @Sendable (Double) -> Double = { $0 },
    pace: @escaping @Sendable (Double) -> Double = { _ in 1 }
  ) {
    (self.distance, self.duration, self.part, self.pace) = (distance, duration, part, pace)
    archived = isArchivable ? [77, distance, duration] : nil
  }

  package func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    OwnLaw(
      distance: distance ?? velocity * duration, duration: duration, isArchivable: archived != nil,
      part: part, pace: pace)
  }
  package func displacement(at seconds: Double) -> Double { distance * part(seconds / duration) }
  package func velocity(at seconds: Double) -> Double { distance * pace(seconds / duration) / duration }
}
