import ScrollBehaviors
import ScrollNesting
import ScrollPlot

extension BehaviorFigure {
  /// Pictures of scrollers that zoom, and of scrollers inside scrollers.
  static var scrollers: [BehaviorFigure] {
    [
      BehaviorFigure(
        "zooming", "Fingers spread to five times, past the limit: the scale", pinch,
        levels: [Plot.Level("limit", at: 400)],
        unit: "%"
      ) {
        let photo = { (name: String, maximum: Double) in
          let scroll = Subject("", []).scroll
          scroll.settings.maximumZoomScale = maximum
          let middle = Point(x: 195, y: 422)
          return Subject(
            name, scroll, value: { _ in scroll.zoomScale * 100 },
            event: { number, now in
              switch number {
              case 0: scroll.pinchBegan(at: middle, time: now)
              case -1: scroll.pinchEnded(time: now)
              default: scroll.pinchMoved(to: middle, scale: 1 + 0.05 * Double(number), time: now)
              }
            })
        }
        return [photo("a limit of 400 %", 4), photo("no limits set", 1)]
      },
      BehaviorFigure(
        "nesting", "A flick in a list with 50 points left: the offset of its page",
        [.wait(0.1), .flick(900), .wait(2)]
      ) {
        [
          page("NegotiatingPolicy()", NegotiatingPolicy()),
          page("LatchingPolicy.uiKit", LatchingPolicy.uiKit),
        ]
      },
    ]
  }

  /// Fingers that spread in 80 steps, rest, and are lifted.
  private static var pinch: [Gesture] {
    [.wait(0.2), .event(0)] + (1...80).flatMap { [.event($0), .wait(1.0 / 120)] } + [
      .wait(0.2), .event(-1), .wait(1),
    ]
  }

  /// Returns a page with a list in it.
  private static func page(_ name: String, _ policy: any NestingPolicy) -> Subject {
    let page = NestedScroller(
      ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 2_000),
        behaviors: [Bouncing()]))
    page.add(
      ScrollController(
        viewport: Size(width: 390, height: 500), content: Size(width: 390, height: 550),
        behaviors: [Bouncing()]),
      at: Point(x: 0, y: 240))
    var subject = Subject(name, page.scroll)
    subject.nest = ScrollNest(page, policy: policy)
    return subject
  }
}
