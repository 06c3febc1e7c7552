/// A motion up to a moment, followed by another stage.
final class SucceedingCurve: MotionCurve {
  private let former: AxisMotion
  private let seconds: Double
  private let next: Stage

  init(_ former: AxisMotion, for seconds: Double, _ next: Stage) {
    (self.former, self.seconds, self.next) = (former, seconds, next)
  }

  private var start: Double { former.offset(at: 0) }
  var distance: Double { next.destination - start }
  var duration: Double { seconds + next.duration }

  func displacement(at time: Double) -> Double {
    (time < seconds ? former.offset(at: time) : next.offset(at: time - seconds)) - start
  }

  func velocity(at time: Double) -> Double {
    time < seconds ? former.velocity(at: time) : next.velocity(at: time - seconds)
  }

  /// Returns the moment of the change. Earlier turns are not known.
  func turn(after time: Double) -> Double? { time < seconds ? seconds : nil }

  /// Returns the former motion before the change, and nil after it.
  fileprivate func former(at time: Double) -> AxisMotion? { time < seconds ? former : nil }
}

extension AxisMotion {
  /// The motion that is running at the start, and true if another motion follows; nil if nothing moves yet, or any
  /// more.
  package var underWay: (motion: AxisMotion, isFollowed: Bool)? {
    if case .curve(let curve) = free.law, let succeeding = curve as? SucceedingCurve,
      let former = succeeding.former(at: 0 - begins)
    {
      return former.delayed(by: begins).underWay.map { ($0.motion, true) }
    }
    return begins <= 0 && settlingTime > 0 ? (self, false) : nil
  }

  /// Returns this motion after some seconds, preceded by a former motion, which leads to its start.
  package func after(_ former: AxisMotion, for seconds: Double) -> AxisMotion {
    let curve = SucceedingCurve(former, for: seconds, free)
    guard seconds > 0, let stage = Stage.curve(curve, from: former.offset(at: 0), to: free.destination) else {
      return self
    }
    return AxisMotion(
      free: stage, edge: edge.map { Edge(side: $0.side, time: $0.time + seconds, stage: $0.stage) })
  }
}
