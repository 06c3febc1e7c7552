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

  /// The size of a photo that is larger than the view.
  static let big = Size(width: 2_000, height: 3_000)

  /// A photo at an offset, after its first frame if it is drawn.
  init(
    _ size: Size = Size(width: 400, height: 600), in viewport: Size = Size(width: 400, height: 600),
    scales: ClosedRange<Double> = 1...4, behaviors: [any ScrollBehavior] = [Bouncing()],
    at offset: Point? = nil, isDrawn: Bool = false
  ) {
    checker = CallbackChecker("photo", commands: commands)
    scroll = ScrollController(viewport: viewport, content: size, behaviors: behaviors + [log, checker])
    scroll.settings.minimumZoomScale = scales.lowerBound
    scroll.settings.maximumZoomScale = scales.upperBound
    if isDrawn { scroll.advance(to: .zero) }
    if let offset { scroll.contentOffset = offset }
  }

  var time: Timestamp { .seconds(now) }

  /// Returns the point of the content at a point of the view.
  func content(at point: Point) -> Point { scroll.space.mapToParent.inverted!.convert(point) }

  /// Returns the distance of a point of the content from a point of the view, in points.
  func gap(_ content: Point, _ view: Point) -> Double {
    let shown = scroll.space.mapToParent.convert(content)
    return max((shown.x - view.x).magnitude, (shown.y - view.y).magnitude)
  }

  /// Two fingers come down, and spread if there is a scale.
  func pinch(at point: Point, to scale: Double? = nil) {
    focus = point
    scroll.pinchBegan(at: point, time: time)
    if let scale { spread(to: scale) }
  }

  func spread(to scale: Double, at point: Point? = nil, after seconds: Double = 0.008) {
    now += seconds
    focus = point ?? focus
    scroll.pinchMoved(to: focus, scale: scale, time: time)
  }

  func release(after seconds: Double = 0) {
    now += seconds
    scroll.pinchEnded(time: time)
  }

  func releaseToRest(after seconds: Double = 0) {
    release(after: seconds)
    settle()
  }

  @discardableResult
  func frame(after seconds: Double) -> FrameDemand {
    now += seconds
    return scroll.advance(to: time)
  }

  /// Draws frames at a rate until nothing moves, and returns their number. `body` is called after each frame.
  @discardableResult
  func settle(rate: Double = 60, limit: Int = 2_000, _ body: () -> Void = {}) -> Int {
    for count in 1...limit {
      let demand = frame(after: 1 / rate)
      body()
      if demand == .idle { return count }
    }
    return limit
  }

  /// Draws frames for some seconds, two frames at least.
  func play(_ seconds: Double) {
    for _ in 0..<2 { frame(after: seconds / 2) }
  }

  /// The first fault in the callbacks; nil if there is none.
  var violations: [String] { checker.violations }

  /// Commands the scroller, in a call that the checker watches.
  func command(_ body: (ScrollController) -> Void) {
    beginCall(isCommand: true)
    body(scroll)
    endCall()
  }

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
