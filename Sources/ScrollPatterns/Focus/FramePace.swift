public import ScrollEngine
internal import CScrollCore
public import ScrollSpace

/// Decides how many frames a second a speed on the screen needs.
///
/// ```swift
/// let pace = FramePace(step: 1, rates: [1, 10, 24, 60, 120])       // a panel that may refresh slowly
/// display.setRate(pace.rate(of: scroll))
/// ```
/// A frame that moves the content by less than a pixel shows nothing new, and costs power all the same: on e-ink, in a
/// watch, on a microcontroller. So the rate is the speed divided by the step, the largest distance by which the content
/// may move from a frame to the next, and at least the slowest rate.
///
/// ```
///   speed            12 pt/s     300 pt/s     2,000 pt/s        step 1 pt
///   needed           12 Hz       300 Hz       2,000 Hz
///   of the panel     24 Hz       120 Hz       120 Hz
/// ```
/// The motion is a function of time, so a slower rate changes no place: it only leaves out frames between.
public struct FramePace: Hashable, Sendable {
  /// The largest distance from a frame to the next, in points.
  public let step: Double
  /// The rates of the display, in frames per second, in ascending order.
  public let rates: [Double]

  /// Creates a pace. The step must be above 0, and each rate above 0, in ascending order. Anything else is a
  /// programmer's mistake, and traps.
  public init(step: Double, rates: [Double] = [10, 24, 30, 60, 90, 120]) {
    let isSound = zip([0] + rates, rates).allSatisfy { $0 < $1 && $1.isUsable } && !rates.isEmpty
    precondition(
      step > 0 && step.isUsable && isSound, .framePace,
      """
      A pace of frames needs a step above 0, and ascending rates above 0; these are a step of \(step) and \(rates.count) rates; a \
      step of 1 and the rates 30, 60 and 120 are those of a phone.
      """)
    (self.step, self.rates) = (step, rates)
  }

  /// Returns the frames per second that a speed in points per second needs for steps of a length in points, not limited
  /// by a display: 0 at rest.
  public static func framesNeeded(speed: Double, step: Double) -> Double {
    step > 0 && speed.isFinite ? speed.magnitude / step : 0
  }

  /// Returns the slowest rate of the display that is fast enough for a speed, in points per second; the fastest one if
  /// none is.
  public func rate(at speed: Double) -> Double {
    let needed = Self.framesNeeded(speed: speed, step: step)
    return rates.first { $0 >= needed } ?? rates[rates.count - 1]
  }

  /// Returns the rate for a velocity on both axes.
  public func rate(at velocity: Vector) -> Double {
    rate(at: csc_sqrt(velocity.x * velocity.x + velocity.y * velocity.y))
  }

  /// Returns the rate that a scroller needs at its present velocity. While a finger or a wheel moves the content, and
  /// in an animation that starts slowly, the velocity to come is not known: the fastest rate.
  public func rate(of scroll: ScrollController) -> Double {
    switch scroll.phase {
    case .idle, .decelerating: rate(at: scroll.velocity)
    case .tracking, .dragging, .wheeling, .animating: rates[rates.count - 1]
    }
  }

  /// Returns the demand of a scroller for this pace: in place of a frame at once, a time at which the next one is
  /// needed.
  ///
  /// Pass the result of `advance(to:)` and its time. A scroller that glides then sleeps until the content has moved by
  /// about a step, and never longer than the slowest rate allows. Other demands stay.
  public func demand(_ demand: FrameDemand, of scroll: ScrollController, at time: Timestamp) -> FrameDemand {
    guard demand == .needsFrame, scroll.phase == .decelerating else { return demand }
    return .sleep(until: time + 1 / rate(at: scroll.velocity))
  }
}
