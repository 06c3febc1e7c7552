import ScrollBehaviors

/// Runs an event. `.ci/walks` counts and lists the functions that run within it.
@inline(never) func event(_ body: () throws -> Void) rethrows { try body() }

/// Runs one event, after what must happen before it: `walk-probe move`.
@main enum WalkProbe {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "move":
      let list = List(isDragged: true)
      event { list.scroll.touchMoved(to: Point(x: 195, y: 600), time: .milliseconds(40)) }
    case "lift":
      let list = List(isDragged: true)
      event { list.scroll.touchEnded(at: Point(x: 195, y: 620), time: .milliseconds(40)) }
    case "frame":
      let list = List(isDragged: true)
      list.scroll.touchEnded(at: Point(x: 195, y: 620), time: .milliseconds(40))
      list.scroll.advance(to: .milliseconds(48))
      event { _ = list.scroll.advance(to: .milliseconds(56)) }
    case "resize":
      let list = List(isDragged: false)
      event { list.scroll.resize(viewport: Size(width: 844, height: 390)) }
    case "insert":
      let cards = Cards()
      try event { try cards.row.insert(2, at: 0) }
      precondition(cards.scroll.contentOffset.x > 900, "the anchor did not keep its item in place")
    default:
      print("walk-probe move | lift | frame | resize | insert")
    }
  }
}

/// A list with the feel of iOS, whose delegate draws.
final class List: ScrollDelegate {
  let scroll = ScrollController(
    viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 20_000),
    behaviors: [Bouncing()])

  init(isDragged: Bool) {
    scroll.delegate = self
    scroll.advance(to: .zero)
    guard isDragged else { return }
    scroll.touchBegan(at: Point(x: 195, y: 700), time: .milliseconds(0))
    for move in 1...4 {
      scroll.touchMoved(to: Point(x: 195, y: 700 - 20 * Double(move)), time: .milliseconds(8 * Double(move)))
      scroll.advance(to: .milliseconds(8 * Double(move)))
    }
  }

  func scrollDidScroll(_ scroll: ScrollController) {}
}

/// A row of cards with pages, tiles, and an item that stays in place.
struct Cards {
  final class Card { var index: Int64 = 0 }

  let row = ItemRow(count: 10, length: 280, spacing: 16)
  let scroll: ScrollController

  init() {
    let tiles = Tiling(row, make: { Card() }, show: { card, index, _ in card.index = index })
    scroll = ScrollController(
      viewport: Size(width: 390, height: 600),
      behaviors: [Paging(row, align: .center), tiles, KeepAnchor(row), Bouncing()])
    scroll.contentOffset.x = 900
    scroll.advance(to: .zero)
  }
}
