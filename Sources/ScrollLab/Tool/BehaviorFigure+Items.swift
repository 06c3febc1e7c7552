import ScrollAccessories
import ScrollBehaviors
import ScrollPlot

extension BehaviorFigure {
  /// Pictures of edits of items.
  static var items: [BehaviorFigure] {
    [
      BehaviorFigure(
        "keep-anchor", "Three rows are inserted at the top during a fling: the place of row 30 on the screen",
        [.flick(1_500), .wait(0.3), .event(0), .wait(2)]
      ) {
        let insert = { (row: ItemRow) in
          do { try row.insert(3, at: 0) } catch { assertionFailure("\(error)") }
        }
        return [
          list("KeepAnchor(row)", { [KeepAnchor($0)] }, shows: .item(30), event: insert),
          list("no link", { _ in [] }, shows: .item(30), event: insert),
        ]
      },
      BehaviorFigure(
        "stay-at-end", "Rows are appended; after a drag upwards, two more: the distance from the end",
        [
          .wait(0.5), .event(0), .wait(0.5), .event(0), .wait(0.5), .drag(-200), .wait(0.5),
          .event(0), .wait(0.5), .event(0), .wait(0.5),
        ]
      ) {
        let append = { (row: ItemRow) in
          do { try row.insert(1, at: row.items.upperBound) } catch { assertionFailure("\(error)") }
        }
        return [
          list("StayAtEnd()", { _ in [StayAtEnd()] }, shows: .distanceFromEnd, event: append),
          list("no link", { _ in [] }, shows: .distanceFromEnd, event: append),
        ]
      },
      BehaviorFigure(
        "load-near-end", "Two flicks towards the end of twenty rows",
        [.flick(2_500), .wait(2.2), .flick(2_500), .wait(3)], levels: [wall(356)]
      ) {
        [
          list(
            "LoadNearEnd(row)",
            { row in
              [
                LoadNearEnd(row) { more in
                  try? row.insert(20, at: row.items.upperBound)
                  more.isFinished = row.items.count >= 80
                }
              ]
            }, count: 20, shows: .offset),
          list("no link", { _ in [] }, count: 20, shows: .offset),
        ]
      },
      BehaviorFigure(
        "item-transitions", "Rows 1 and 2 are removed: the place of row 5 on the screen",
        [.wait(0.2), .event(0), .wait(1)]
      ) {
        let transitions = { (name: String, isAnimated: Bool) in
          let row = ItemRow(count: 100, length: 60, axis: .vertical)
          let changes = ItemTransitions(row)
          let tiles = Tiling(row, make: { [0.0] }, show: { _, _, _ in })
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), behaviors: [tiles] + (isAnimated ? [changes] : []))
          var index: Int64 = 5
          return Subject(
            name, scroll,
            value: { now in
              let start = row.place(of: index, origin: scroll.contentOrigin)?.start ?? 0
              return start - scroll.contentOffset.y + changes.displacement(of: index, at: now)
            },
            event: { _, _ in
              try? row.remove(1..<3)
              index = 3
            })
        }
        return [transitions("ItemTransitions(row)", true), transitions("no link", false)]
      },
    ]
  }
}
