import ScrollSpace

/// A motion up to a moment, followed by another stage.
final class SucceedingCurve: MotionCurve {
  fileprivate let former: AxisMotion
  fileprivate let seconds: Double
  fileprivate let next: Stage

  init(_ former: AxisMotion, for seconds: Double, _ next: Stage) {
    (self.former, self.seconds, self.next) = (former, seconds, next)
  }

  fileprivate var start: Double { former.offset(at: 0) }
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

  /// A succession to be read into.
  static var none: SucceedingCurve { SucceedingCurve(.rest(at: 0), for: 0, .rest(at: 0)) }

  /// The stages before and after the change.
  var stages: [Stage] { former.stages + [next] }

  /// Returns true if both parts can be read again.
  func isArchivable(by laws: MotionLaws) -> Bool {
    former.isArchivable(by: laws) && next.isArchivable(by: laws)
  }

  /// Archives both parts and the moment of the change. Returns the succession that was written or read.
  func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) -> SucceedingCurve {
    var (former, next) = (former, next)
    try former.walk(&archive, laws, isPart: true)
    let seconds = try archive.value(seconds, where: { $0 >= 0 })
    try next.walk(&archive, laws, isPart: true)
    return archive.isReading ? SucceedingCurve(former, for: seconds, next) : self
  }
}

extension AxisMotion {
  /// The succession that is the free stage; nil if it is another one.
  var succession: SucceedingCurve? {
    if case .curve(let curve) = free.law { curve as? SucceedingCurve } else { nil }
  }

  /// The motion that this one succeeds; nil if there is none.
  package var former: AxisMotion? { succession?.former }

  /// The start of the last motion of a succession, in seconds after the start of the whole motion.
  package var lastBegins: Double { begins + (succession?.seconds ?? 0) }

  /// The motion that is running after some seconds, and true if another motion follows; nil if nothing moves yet, or
  /// any more.
  package func underWay(at time: Double) -> (motion: AxisMotion, isFollowed: Bool)? {
    guard let succession else {
      return begins <= time && settlingTime > time ? (self, false) : nil
    }
    // One part alone, so no succession is a part of another one. The origin may have moved since the plan.
    let shift = free.start - succession.start
    if time - begins < succession.seconds {
      let former = succession.former.shifted(by: shift)
      return former.delayed(by: begins).underWay(at: time).map { ($0.motion, true) }
    }
    guard settlingTime > time else { return nil }
    let edge = edge.map { Edge(side: $0.side, time: $0.time - succession.seconds, stage: $0.stage) }
    let next = succession.next.shifted(by: shift)
    return (AxisMotion(free: next, edge: edge, begins: begins + succession.seconds), false)
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
