import ScrollEngine
public import ScrollSpace

extension Trace {
  /// Returns the offset along an axis after each event that has a time, in points: a curve for a plot.
  public func offsets(on axis: Axis) -> [(time: Double, value: Double)] {
    var points: [(time: Double, value: Double)] = []
    for event in events {
      if let time = event.time, time.isFinite { points.append((time.seconds, event.state.offset[axis])) }
    }
    return points
  }
}

extension ScrollReplay {
  /// The result of a replay, for a plot and for a reader.
  public struct Result {
    /// The offset after each event that has a time, in points.
    public var offsets: [(time: Double, value: Point)] = []
    /// The callbacks of the delegate with their times, without callbacks that report only movement.
    public var callbacks: [(name: StaticString, time: Double)] = []

    /// Returns the offsets along an axis: a curve for a plot.
    public func offsets(on axis: Axis) -> [(time: Double, value: Double)] {
      offsets.map { ($0.time, $0.value[axis]) }
    }
  }

  /// Plays on to the end, and returns the offsets and callbacks meanwhile. Two results of the same trace, with two
  /// chains, are the curves of one plot.
  public func result() -> Result {
    var result = Result()
    var now = 0.0
    let listening = listener.onCallback
    listener.onCallback = { number in
      if let name = CallbackListener.name(of: number) { result.callbacks.append((name, now)) }
    }
    onEvent = { event in if let time = event.time, time.isFinite { now = time.seconds } }
    run { event, scroll in
      if let time = event.time, time.isFinite { result.offsets.append((time.seconds, scroll.contentOffset)) }
    }
    listener.onCallback = listening
    onEvent = nil
    return result
  }
}
