import ScrollBehaviors
import ScrollPlot
import ScrollProfiles

extension BehaviorFigure {
  /// Pictures of links that answer for edges, drags, motions and walls.
  static var links: [BehaviorFigure] {
    [
      BehaviorFigure(
        "bouncing", "A pull past the start, and a flick into the end",
        [.wait(0.1), .drag(-300), .wait(1), .flick(3_000), .wait(2)], levels: [wall(0), wall(1_056)]
      ) {
        let content = Size(width: 390, height: 1_900)
        return [
          Subject("Bouncing()", [Bouncing()], content: content),
          Subject("Clamping()", [Clamping()], content: content),
        ]
      },
      BehaviorFigure(
        "clamping", "A flick towards the end, and a flick back",
        [.flick(2_600), .wait(2.4), .flick(-2_600), .wait(2.4)],
        levels: [Plot.Level("100", at: 100), Plot.Level("900", at: 900)]
      ) {
        let content = Size(width: 390, height: 2_644)
        return [
          Subject(
            "Clamping(axis: .vertical, to: 100...900)", [Clamping(axis: .vertical, to: 100...900)],
            content: content),
          Subject("no range", [Clamping()], content: content),
        ]
      },
      BehaviorFigure(
        "axis-lock",
        "A drag along a slanted path, 300 points down, that turns to the right: the horizontal offset",
        [.path([Vector(x: 40, y: 300), Vector(x: 200, y: 0)]), .wait(0.2)]
      ) {
        let chains: [(String, [any ScrollBehavior])] = [
          ("AxisLock(.dominant)", [AxisLock(.dominant)]), ("AxisLock(.sticky)", [AxisLock(.sticky)]),
          ("no lock", []),
        ]
        return chains.map { name, chain in
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), content: Size(width: 1_950, height: 4_220),
            behaviors: chain + [Clamping()])
          return Subject(name, scroll, value: { _ in scroll.contentOffset.x })
        }
      },
      BehaviorFigure(
        "infinite", "Four flicks towards the end",
        [
          .flick(3_500), .wait(1.4), .flick(3_500), .wait(1.4), .flick(3_500), .wait(1.4), .flick(3_500),
          .wait(2),
        ]
      ) {
        let endless = { (name: String, isPosition: Bool) in
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), behaviors: [Infinite(axis: .vertical)])
          return Subject(
            name, scroll, value: { _ in isPosition ? scroll.contentPosition.y : scroll.contentOffset.y })
        }
        return [
          endless("Infinite(): contentPosition", true), endless("Infinite(): contentOffset", false),
          Subject("content of 5,000 points", [Clamping()], content: Size(width: 390, height: 5_000)),
        ]
      },
      BehaviorFigure(
        "scroll-physics", "The same flick", [.flick(2_000), .wait(2.5)]
      ) {
        [
          Subject("no link", []), Subject(".android", [ScrollPhysics(.android)]),
          Subject(".gtk", [ScrollPhysics(.gtk)]), Subject(".chromium", [ScrollPhysics(.chromium)]),
        ]
      },
      BehaviorFigure(
        "aligning", "Content of 200 points that grows: the place of its start on the screen",
        [
          .wait(0.5), .event(0), .wait(0.5), .event(0), .wait(0.5), .event(0), .wait(0.5), .event(0),
          .wait(0.5),
        ]
      ) {
        let chains: [(String, [any ScrollBehavior])] = [
          ("Aligning(.center)", [Aligning(.center)]), ("Aligning(.end)", [Aligning(.end)]), ("no link", []),
        ]
        return chains.map { name, chain in
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 200), behaviors: chain)
          return Subject(
            name, scroll, value: { _ in 0 - scroll.contentOffset.y },
            event: { _, _ in scroll.contentSize.height += 200 })
        }
      },
    ]
  }

  static func wall(_ offset: Double) -> Plot.Level { Plot.Level("wall", at: offset) }
}
