public import ScrollBehaviors
import ScrollEngine
import ScrollMotion

extension Gesture {
  /// Returns a tap: a finger comes down and is lifted at the same place, after some seconds. A hold longer than
  /// `settings.longPress` is a long press.
  public static func tap(
    at place: Point = Point(x: 200, y: 200), for seconds: Double = 0.05, id: Int = 0
  ) -> Gesture {
    Gesture(
      [
        .touchBegan(at: place, time: .zero, id: id), .touchEnded(at: place, time: .seconds(seconds), id: id),
      ], pointer: place)
  }

  /// Returns a drag: a finger moves the content by exactly this distance and holds still before the lift, so that
  /// nothing flings.
  ///
  /// The finger moves farther by the slop, which the scroller subtracts.
  /// - Parameters:
  ///   - distance: the distance that the offset moves, in points.
  ///   - place: where the finger comes down.
  ///   - seconds: the time of the movement, without the time for which the finger holds still.
  ///   - hold: the time for which the finger holds still, in seconds. 0.2 is longer than `settings.releasePause`.
  ///   - slop: the slop of the scroller, in points.
  ///   - id: the number of the touch.
  ///   - sampling: when the device reports positions.
  public static func drag(
    by distance: Vector, from place: Point = Point(x: 200, y: 200), over seconds: Double = 0.25,
    hold: Double = 0.2, slop: Double = 10, id: Int = 0, sampling: InputSampling = InputSampling()
  ) -> Gesture {
    path(distance, from: place, over: seconds, hold: hold, slop: slop, id: id, sampling)
  }

  /// Returns a drag at one speed: a finger moves the content by exactly this distance, and is lifted at that speed. A
  /// short time makes a fling.
  ///
  /// The finger moves farther by the slop at once, before the time begins.
  public static func timedDrag(
    by distance: Vector, over seconds: Double, from place: Point = Point(x: 200, y: 200),
    slop: Double = 10, id: Int = 0, sampling: InputSampling = InputSampling()
  ) -> Gesture {
    path(distance, from: place, over: seconds, hold: 0, slop: slop, id: id, sampling)
  }

  /// Returns a fling: a finger moves at one velocity, and is lifted at that velocity.
  /// - Parameters:
  ///   - velocity: the velocity of the content at the lift, in points per second.
  ///   - seconds: the time of the movement. 0.1 is longer than the time over which the velocity is measured.
  ///   - place: where the finger comes down.
  ///   - id: the number of the touch.
  ///   - sampling: when the device reports positions.
  public static func fling(
    velocity: Vector, over seconds: Double = 0.1, from place: Point = Point(x: 200, y: 200), id: Int = 0,
    sampling: InputSampling = InputSampling()
  ) -> Gesture {
    path(velocity * seconds, from: place, over: seconds, hold: 0, slop: 0, id: id, sampling)
  }

  /// Returns several flings in a row. Each fling catches the content from the fling before.
  public static func flicks(
    _ count: Int, velocity: Vector, pause: Double = 0.1, over seconds: Double = 0.1,
    from place: Point = Point(x: 200, y: 200), sampling: InputSampling = InputSampling()
  ) -> Gesture {
    fling(velocity: velocity, over: seconds, from: place, sampling: sampling).repeated(count, pause: pause)
  }

  private static func path(
    _ distance: Vector, from place: Point, over seconds: Double, hold: Double, slop: Double, id: Int,
    _ sampling: InputSampling
  ) -> Gesture {
    var gesture = Gesture(pointer: place)
    gesture.calls.append(.touchBegan(at: place, time: .zero, id: id))
    let length = Mathematics.sqrt(distance.x * distance.x + distance.y * distance.y)
    var (start, begin) = (place, 0.0)
    if slop > 0, length > 0 {
      // Past the slop at once: a move by exactly the slop does not drag yet.
      begin = 1 / sampling.rate
      start -= distance * (slop / length)
      gesture.calls.append(.touchMoved(to: start, time: .seconds(begin), id: id))
    }
    sampling.forEachReport(over: seconds) { time, part, error in
      let place = start - distance * part + error
      gesture.calls.append(.touchMoved(to: place, time: .seconds(begin + time), id: id))
    }
    let end = Timestamp.seconds(begin + seconds + hold)
    gesture.calls.append(.touchEnded(at: start - distance, time: end, id: id))
    return gesture
  }
}
