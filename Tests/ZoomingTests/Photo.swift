import Hands
import ScrollTesting

/// A photo in a view, two fingers on it, and a checker of its callbacks.
final class Photo {
  let scroll: ScrollController
  let log = ZoomLog()
  private let checker: CallbackChecker
  private let commands = CommandCount()
  var now = 0.0
  private(set) var focus = Point(x: 200, y: 300)

  init(
    _ size: Size = Size(width: 400, height: 600), in viewport: Size = Size(width: 400, height: 600),
    scales: ClosedRange<Double> = 1...4, behaviors: [any ScrollBehavior] = [Bouncing()]
  ) {
    checker = CallbackChecker("photo", commands: commands)
    scroll = ScrollController(viewport: viewport, content: size, behaviors: behaviors + [log, checker])
    scroll.settings.minimumZoomScale = scales.lowerBound
    scroll.settings.maximumZoomScale = scales.upperBound
  }

  /// Returns the point of the content at a point of the view.
  func content(at point: Point) -> Point { scroll.space.mapToParent.inverted!.convert(point) }

  /// Returns the distance of a point of the content from a point of the view, in points.
  func gap(_ content: Point, _ view: Point) -> Double {
    let shown = scroll.space.mapToParent.convert(content)
    return max((shown.x - view.x).magnitude, (shown.y - view.y).magnitude)
  }

  func pinch(at point: Point) {
    focus = point
    scroll.pinchBegan(at: point, time: .seconds(now))
  }

  func spread(to scale: Double, at point: Point? = nil, after seconds: Double = 0.008) {
    now += seconds
    focus = point ?? focus
    scroll.pinchMoved(to: focus, scale: scale, time: .seconds(now))
  }

  func release(after seconds: Double = 0) {
    now += seconds
    scroll.pinchEnded(time: .seconds(now))
  }

  /// Draws frames at a rate until nothing moves, and returns their number. `body` is called after each frame.
  @discardableResult
  func settle(rate: Double = 60, limit: Int = 2_000, _ body: () -> Void = {}) -> Int {
    for frame in 1...limit {
      now += 1 / rate
      let demand = scroll.advance(to: .seconds(now))
      body()
      if demand == .idle { return frame }
    }
    return limit
  }

  /// Draws frames for some seconds, two frames at least.
  func play(_ seconds: Double) {
    for _ in 0..<2 {
      now += seconds / 2
      scroll.advance(to: .seconds(now))
    }
  }

  /// The first fault in the callbacks; nil if there is none.
  var violations: [String] { checker.violations }

  /// Begins a call of the test.
  func beginCall(isCommand: Bool) { commands.beginCall(isCommand: isCommand) }

  /// Ends a call of the test.
  func endCall() { checker.endCall(scroll) }

  /// The distance of the offset past a wall, in points.
  var overshoot: Double {
    Axis.both.map { axis in
      let extent = scroll.geometry.extent[axis]
      let offset = scroll.contentOffset[axis]
      return max(0, (extent.lower ?? offset) - offset, offset - (extent.upper ?? offset))
    }.max()!
  }
}
