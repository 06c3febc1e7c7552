import ScrollBehaviors
import ScrollPlot
import ScrollTiling

extension BehaviorFigure {
  /// Pictures of tiles, of the lengths of items, and of headers.
  static var content: [BehaviorFigure] {
    [
      BehaviorFigure(
        "tiles-in-view", "A flick over rows of 60 points: the places of two tiles on the screen",
        [.wait(0.2), .flick(4_000), .wait(2)],
        levels: [Plot.Level("start", at: 0), Plot.Level("end", at: 844)]
      ) { [tile(0), tile(8)] },
      BehaviorFigure(
        "rows-of-items", "Row 3 grows by 200 points during a fling: the place of row 30 on the screen",
        [.flick(1_500), .wait(0.3), .event(0), .wait(2)]
      ) {
        let rows = { (name: String, shifts: Bool) in
          guard let rows = try? ItemLengths(count: 100, length: 60) else { return Subject(name, []) }
          let scroll = Subject("", [], content: Size(width: 390, height: rows.total)).scroll
          scroll.contentOffset.y = 600
          return Subject(
            name, scroll,
            value: { _ in ((try? rows.offset(of: 30)) ?? .nan) - scroll.contentOffset.y },
            event: { _, _ in
              guard let change = try? rows.setLength(of: 3, to: 260) else { return }
              scroll.contentSize.height = rows.total
              if shifts { scroll.contentOffset.y += change.shift(at: scroll.contentOffset.y) }
            })
        }
        return [rows("offset += change.shift(at: offset)", true), rows("the offset stays", false)]
      },
      BehaviorFigure(
        "measured-content", "A flick back into rows of 100 points that are estimated as 60: the distance",
        [.wait(0.2), .flick(-3_000), .wait(2)]
      ) {
        let stack = { (name: String, isOnScreen: Bool) in
          let page = Stack(count: 200, estimate: 60) { _, _ in 100 }
          let content = Arranging(page)
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), behaviors: [content, Bouncing()])
          scroll.contentOffset.y = 6_000
          let place = { (page.row.place(of: 100, origin: scroll.contentOrigin)?.start ?? .nan) }
          let start = (scroll.contentOffset.y, place() - scroll.contentOffset.y)
          return Subject(
            name, scroll,
            value: { _ in
              isOnScreen ? place() - scroll.contentOffset.y - start.1 : start.0 - scroll.contentOffset.y
            })
        }
        return [stack("the rows on the screen", true), stack("the offset, backwards", false)]
      },
      BehaviorFigure(
        "headers-that-stick", "A flick over sections of ten rows of 40 points: the places on the screen",
        [.wait(0.2), .flick(1_800), .wait(2)], levels: [Plot.Level("edge", at: 0)]
      ) {
        let header = { (name: String, index: Int64, sticks: Bool) in
          let row = ItemRow(count: 100, length: 40, axis: .vertical)
          let tiles = Tiling(row, make: { [0.0] }, show: { _, _, _ in })
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), behaviors: [tiles, Bouncing()])
          let headers = StickyHeaders(every: 10)
          return Subject(
            name, scroll,
            value: { _ in
              let place =
                sticks
                ? headers.places(of: row, on: scroll).first { $0.index == index }
                : row.place(of: index, origin: ContentOrigin())
              let start = (place?.start ?? .nan) - scroll.contentPosition.y
              return start > -40 && start < 844 ? start : .nan
            })
        }
        return [
          header("header 10", 10, true), header("header 20", 20, true),
          header("item 10 that does not stick", 10, false),
        ]
      },
    ]
  }
  /// Returns a list that shows the place of one of its tiles. The curve has a gap where the tile gets another item.
  private static func tile(_ number: Int) -> Subject {
    let row = ItemRow(count: 1_000, length: 60, axis: .vertical)
    var made = -1
    let tiles = Tiling(
      row,
      make: {
        made += 1
        return made
      }, show: { _, _, _ in })
    let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles, Bouncing()])
    var last: Int64?
    return Subject(
      "tile \(number + 1)", scroll,
      value: { _ in
        var (item, start): (Int64?, Double) = (nil, .nan)
        tiles.forEachTile { tile, index, frame in if tile == number { (item, start) = (index, frame.minY) } }
        defer { last = item }
        return item == last || last == nil ? start : .nan
      })
  }
}
