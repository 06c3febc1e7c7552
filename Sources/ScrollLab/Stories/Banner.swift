package import LabDrawing
package import ScrollAccessories
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// An endless banner with a timer that turns its pages.
  package static let banner = Story(
    "banner", "an endless banner that turns every 3 s, and skips turns while it moves"
  ) { Banner() }
}

/// Five pictures in a ring, which a timer turns.
package final class Banner: Scene {
  package static let screen = Size(width: 390, height: 160)
  package static let count: Int64 = 5
  /// The time from one turn to the next, and from the rest after a touch to the next turn, in seconds.
  package static let interval = 3.0, resumption = 2.0

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let row = ItemRow(count: count, length: 390)
  package let pages: Paging
  package let play: AutoPlay
  /// The times at which the timer turned a page, in seconds.
  package private(set) var turns: [Double] = []
  private var clock = Timestamp.zero
  private var due: Timestamp?

  package init() {
    pages = Paging(row)
    play = AutoPlay(pages, every: Self.interval, resumesAfter: Self.resumption)
    scroll = ScrollController(
      viewport: Self.screen, behaviors: [pages, Circular(axis: .horizontal), play])
    pages.selectionDidChange = { [unowned self] _, _ in
      if let due, due <= scroll.context.time, scroll.dragEnd != nil || scroll.dragNumber == 0 {
        turns.append(scroll.context.time.seconds)
      }
    }
  }

  package func prepare(for time: Timestamp) { (clock, due) = (time, play.nextTurn) }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 330, y: 80)
    script.look("Picture 1. Nothing turns in the first three seconds.")
    script.wait(3.2)
    script.look("At 3 s the banner turns by itself.")
    script.rest()
    script.wait(1.5)
    script.swipe(from: finger, by: Vector(x: -180, y: 0), in: 0.8, hold: 1.5)
    script.look("Held over 6 s, when a turn was due: nothing has turned under the finger.")
    script.rest()
    script.wait(2.2)
    script.look("Two seconds after it came to rest it turns again, and every three from then on.")
    script.rest()
    script.wait(1.2)
    script.add(
      .command { [unowned self] in pages.scroll(toPage: 0, arrival: .timed(3), direction: .backward) })
    script.wait(1.5)
    script.look("The program scrolls to picture 1 in three seconds: a turn due meanwhile is skipped.")
    script.rest()
    script.wait(3)
    script.look("The next turn comes at its usual time.")
    script.rest()
    for _ in 0..<4 {
      script.swipe(from: finger, by: Vector(x: -200, y: 0), in: 0.05)
      script.rest()
    }
    script.wait(2.3)
    script.rest()
    script.look("Four flicks, and two seconds later it goes on.")
    script.add(.command { [unowned self] in play.pause() })
    script.wait(10)
    script.look("Paused, as under a mouse, it stays.")
    return script
  }

  /// The pictures on the screen and beside it, from left to right.
  package var places: [(picture: Int64, x: Double)] {
    row.items(from: scroll.contentOffset.x - 195, length: 780, origin: scroll.contentOrigin).compactMap {
      guard let place = row.place(of: $0, origin: scroll.contentOrigin) else { return nil }
      return (row.appearance(at: $0).index, place.start - scroll.contentOffset.x)
    }
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -195, y: -20, width: 780, height: 200), columns: 78, rows: 10)
    for place in places {
      picture.box(
        Rect(x: place.x, y: 0, width: 390, height: 160), "picture \(place.picture + 1)", ink: .motion)
    }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.dots(index: pages.page, of: pages.pageCount)
    let next = play.nextTurn.map {
      $0 > clock ? "next turn in \(($0 - clock).rounded(decimals: 1)) s" : "a turn fell due"
    }
    picture.note(pages.words + "   " + (next ?? "no turn is due"), ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("turned by itself", "\(turns.count)×"), Fact("page", "\(pages.page + 1) of \(pages.pageCount)"),
      Fact("skipped as it moved", "\(play.skippedTurns)×"), Fact("rounds", pages.lap),
    ]
  }
}
