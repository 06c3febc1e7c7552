import ScrollAccessories
import ScrollBehaviors
import ScrollPlot

extension BehaviorFigure {
  /// Pictures of objects near a scroller.
  static var near: [BehaviorFigure] {
    [
      BehaviorFigure(
        "pull-to-refresh", "A pull past the threshold, and 1.5 s of loading",
        [.wait(0.1), .drag(-450), .wait(1.5), .event(0), .wait(1)],
        levels: [Plot.Level("gap", at: -60), wall(0)]
      ) {
        let refresh = PullToRefresh { _ in }
        let scroll = Subject("", [refresh, Bouncing()]).scroll
        return [
          Subject("PullToRefresh", scroll, event: { _, _ in refresh.endRefreshing() }),
          Subject("no link", [Bouncing()]),
        ]
      },
      BehaviorFigure(
        "collapsing-bar", "Two drags on, and one back: the height of the bar",
        [.drag(40), .wait(1), .drag(100), .wait(1), .drag(-50), .wait(1)],
        levels: [Plot.Level("open", at: 96), Plot.Level("shut", at: 44)]
      ) {
        let bar = { (name: String, snaps: Bool) in
          let bar = CollapsingBar(maximum: 96, minimum: 44)
          bar.snaps = snaps
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 4_220),
            safeArea: bar.inset,
            behaviors: [bar.link()])
          return Subject(name, scroll, value: { bar.height(at: $0) })
        }
        return [bar("CollapsingBar", true), bar("snaps = false", false)]
      },
      BehaviorFigure(
        "edge-auto-scroll", "A pointer goes half-way into the zone, to the edge, and away",
        [.wait(0.3), .event(760), .wait(1), .event(844), .wait(1), .event(400), .wait(0.5)]
      ) {
        let scroll = Subject("", []).scroll
        let edges = EdgeAutoScroll(scroll)
        return [
          Subject(
            "EdgeAutoScroll(list)", scroll,
            event: { height, now in edges.drag(to: Point(x: 195, y: Double(height)), time: now) }),
          Subject("no auto-scroll", []),
        ]
      },
      BehaviorFigure(
        "indicators", "A flick: the opacity of the thumb", [.wait(0.3), .flick(300), .wait(4.5)], unit: "%"
      ) {
        let thumb = { (name: String, hold: Double) in
          var style = IndicatorStyle()
          style.hold = hold
          let indicators = Indicators(style)
          let scroll = Subject("", [indicators]).scroll
          return Subject(
            name, scroll, value: { (indicators.thumb(on: .vertical, at: $0)?.opacity ?? 0) * 100 })
        }
        return [thumb("Indicators()", 1.2), thumb("hold of 0.4 s", 0.4)]
      },
    ]
  }
}
