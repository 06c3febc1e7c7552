import Hands

/// A law of a program's own: one way for every distance, at the pace of a part of the way in a part of the time.
final class OwnLaw: MotionLaw, MotionCurve {
  let distance: Double
  let duration: Double
  let archived: [Double]?
  private let part: @Sendable (Double) -> Double
  private let pace: @Sendable (Double) -> Double

  /// A law that is even if nothing else is said.
  init(
    distance: Double = 0, duration: Double, isArchivable: Bool = false,
    part: @escaping @Sendable (Double) -> Double = { $0 },
    pace: @escaping @Sendable (Double) -> Double = { _ in 1 }
  ) {
    (self.distance, self.duration, self.part, self.pace) = (distance, duration, part, pace)
    archived = isArchivable ? [77, distance, duration] : nil
  }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    OwnLaw(
      distance: distance ?? velocity * duration, duration: duration, isArchivable: archived != nil,
      part: part, pace: pace)
  }
  func displacement(at seconds: Double) -> Double { distance * part(seconds / duration) }
  func velocity(at seconds: Double) -> Double { distance * pace(seconds / duration) / duration }
}
