import ScrollAccessories
import ScrollBehaviors
import ScrollNesting
import ScrollPlot
import ScrollTiling

extension BehaviorFigure {
  /// Pictures of pages, areas, loops and scrollers that follow.
  static var pages: [BehaviorFigure] {
    [
      BehaviorFigure(
        "paging", "Two flicks, and a short drag",
        [.flick(900), .wait(1.4), .flick(900), .wait(1.4), .drag(120), .wait(1)],
        levels: (0...2).map { Plot.Level("page \($0)", at: 390 * Double($0)) }
      ) {
        [
          Subject("Paging()", [Paging()], axis: .horizontal),
          Subject("no link", [], axis: .horizontal),
        ]
      },
      BehaviorFigure(
        "snapping", "Three flicks of growing speed",
        [.flick(300), .wait(1.2), .flick(700), .wait(1.6), .flick(1_500), .wait(2.5)],
        levels: [0, 300, 500, 1_900].map { Plot.Level("area", at: $0) }
      ) {
        let snapping = { (strictness: SnapStrictness) in
          let link = Snapping()
          link.points.y = SnapPoints([0, 300, 500, 1_900])
          link.strictness = strictness
          return link
        }
        return [
          Subject(".mandatory", [snapping(.mandatory)]), Subject(".proximity", [snapping(.proximity)]),
          Subject("no link", []),
        ]
      },
      BehaviorFigure(
        "circular", "Three flicks past the last of ten cards",
        [.flick(2_400), .wait(1.8), .flick(2_400), .wait(1.8), .flick(2_400), .wait(2)], levels: [wall(2_570)]
      ) {
        let cards = { (name: String, links: [any ScrollBehavior]) in
          let row = ItemRow(count: 10, length: 280, spacing: 16)
          let tiles = Tiling(row, make: { [0.0] }, show: { _, _, _ in })
          let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles] + links)
          return Subject(name, scroll, axis: .horizontal, value: { _ in scroll.contentPosition.x })
        }
        return [
          cards("Circular(axis: .horizontal)", [Circular(axis: .horizontal)]),
          cards("Bouncing()", [Bouncing()]),
        ]
      },
      BehaviorFigure(
        "fixed-views", "Four flicks to the next page",
        Array(repeating: [.flick(900), .wait(1.1)], count: 4).flatMap { $0 }
      ) {
        [
          Subject(
            "ThreePages(count: 10)", [Paging(), ThreePages(count: 10, show: { _, _ in })], axis: .horizontal),
          Subject("RepeatedEnds(count: 3)", [Paging(), RepeatedEnds(count: 3)], axis: .horizontal),
          Subject(
            "no loop, 3 pages", [Paging()], content: Size(width: 1_170, height: 844), axis: .horizontal),
        ]
      },
      BehaviorFigure(
        "auto-play", "A banner of pages, with a short drag at 5 s", [.wait(5), .drag(60), .wait(6)]
      ) {
        let pages = Paging()
        return [
          Subject("AutoPlay(pages, every: 2)", [pages, AutoPlay(pages, every: 2)], axis: .horizontal),
          Subject("no link", [Paging()], axis: .horizontal),
        ]
      },
      BehaviorFigure(
        "linking", "A flick of one scroller: the offsets of its followers", [.flick(1_500), .wait(2)]
      ) {
        let follower = { (name: String, scale: Double?) in
          let group = LinkedScrollers(.vertical)
          let (leader, other) = (Subject("", []).scroll, Subject("", []).scroll)
          if let scale {
            leader.behaviors.append(group.member())
            other.behaviors.append(group.member(scale: PerAxis(scale)))
          }
          return Subject(name, leader, value: { _ in other.contentOffset.y })
        }
        return [
          follower("member()", 1), follower("member(scale: PerAxis(0.5))", 0.5), follower("no member", nil),
        ]
      },
    ]
  }
}
