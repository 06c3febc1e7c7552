public import ScrollBehaviors
import ScrollEngine
import ScrollMotion

extension Gesture {
  /// Returns one or several steps: a key is pressed, or a wheel turns by a notch.
  ///
  /// ```swift
  /// .step(.notches(Vector(x: 0, y: 1)), times: 3)        // three notches down
  /// .step(.arrows(Vector(x: 0, y: 1)))                   // the arrow key
  /// ```
  /// - Parameters:
  ///   - step: the step.
  ///   - count: the number of steps.
  ///   - seconds: the time between two steps: a key repeats about 30 times a second, a wheel turns by 10 to 20 notches.
  ///   - pointer: the position of the pointer, for a nest of scrollers.
  public static func step(
    _ step: ScrollStep, times count: Int = 1, every seconds: Double = 0.05,
    pointer: Point = Point(x: 200, y: 200)
  ) -> Gesture {
    Gesture(
      (0..<max(count, 0)).map { .step(by: step, time: .seconds(Double($0) * seconds)) }, pointer: pointer)
  }

  /// Returns turns of a precise wheel without phases: `count` deltas in points.
  public static func wheel(
    by delta: Vector, times count: Int = 1, every seconds: Double = 0.016,
    pointer: Point = Point(x: 200, y: 200)
  ) -> Gesture {
    Gesture(
      (0..<max(count, 0)).map { .wheel(by: delta, time: .seconds(Double($0) * seconds)) }, pointer: pointer)
  }

  /// Returns a swipe of two fingers over a trackpad that reports phases, with the momentum of the system after it.
  /// - Parameters:
  ///   - velocity: the velocity of the content at the lift, in points per second.
  ///   - seconds: the time of the movement.
  ///   - momentum: the law by which the momentum of the system slows down; nil if the system sends no momentum. The
  ///     normal rate of UIScrollView loses 0.2 % of the speed in each millisecond. Momentum ends below 12 points per
  ///     second.
  ///   - pointer: the position of the pointer, for a nest of scrollers.
  ///   - sampling: when the device reports deltas. Position jitter changes the deltas.
  public static func swipe(
    velocity: Vector, over seconds: Double = 0.1, momentum: DecelerationRate? = .normal,
    pointer: Point = Point(x: 200, y: 200), sampling: InputSampling = InputSampling()
  ) -> Gesture {
    var gesture = Gesture(pointer: pointer)
    var (way, phase) = (Vector.zero, WheelPhase.began)
    sampling.forEachReport(over: seconds) { time, part, error in
      let reached = velocity * seconds * part + error
      gesture.calls.append(.wheel(by: reached - way, phase: phase, time: .seconds(time)))
      (way, phase) = (reached, .changed)
    }
    gesture.calls.append(.wheel(by: .zero, phase: .ended, time: .seconds(seconds)))
    guard let momentum else { return gesture }
    gesture.addMomentum(velocity, rate: momentum, sampling)
    return gesture
  }

  /// Adds the deltas of a decay: after t seconds the momentum has travelled v · (1 − e^(−k t)) / k.
  private mutating func addMomentum(
    _ velocity: Vector, rate: DecelerationRate, _ sampling: InputSampling
  ) {
    let constant = -1_000 * Mathematics.log(rate.rawValue)
    let speed = max(velocity.x.magnitude, velocity.y.magnitude)
    guard speed > 12, constant > 0 else { return }
    let (start, length) = (duration, Mathematics.log(speed / 12) / constant)
    var (way, phase) = (Vector.zero, WheelPhase.momentumBegan)
    sampling.forEachReport(over: length) { time, _, error in
      let reached = velocity * ((1 - Mathematics.exp(-constant * time)) / constant).onGrid + error
      calls.append(.wheel(by: reached - way, phase: phase, time: .seconds(start + time)))
      (way, phase) = (reached, .momentumChanged)
    }
    calls.append(.wheel(by: .zero, phase: .momentumEnded, time: .seconds(start + length)))
  }

  /// Returns a pinch: two fingers spread or close, until the content is `scale` times as large.
  /// - Parameters:
  ///   - scale: the spread at the end, as a factor of the spread at the start.
  ///   - focus: the point between the fingers, in the viewport.
  ///   - distance: the distance that the fingers move the content meanwhile, in points.
  ///   - seconds: the time of the movement.
  ///   - sampling: when the device reports positions.
  public static func pinch(
    to scale: Double, about focus: Point = Point(x: 200, y: 200), moving distance: Vector = .zero,
    over seconds: Double = 0.3, sampling: InputSampling = InputSampling()
  ) -> Gesture {
    var gesture = Gesture(pointer: focus)
    gesture.calls.append(.pinchBegan(at: focus, time: .zero))
    sampling.forEachReport(over: seconds) { time, part, error in
      let spread = 1 + (scale - 1) * part
      let place = focus - distance * part + error
      gesture.calls.append(.pinchMoved(to: place, scale: spread, time: .seconds(time)))
    }
    gesture.calls.append(.pinchEnded(time: .seconds(seconds)))
    return gesture
  }
}
