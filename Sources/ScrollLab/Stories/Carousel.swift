package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// A circular carousel whose neighbouring cards peek in.
  package static let carousel = Story(
    "carousel", "ten cards in a ring, centred, their neighbours peeking in; pages count on"
  ) { Carousel() }
}

/// Ten cards in a ring. Paging answers how long the content is, and Circular closes the ring.
package final class Carousel: Scene {
  package static let screen = Size(width: 390, height: 240)
  package static let count = 10
  package static let card = Size(width: 280, height: 200)
  package static let spacing = 16.0

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let cards = Paging(.items(count: count, length: card.width, spacing: spacing), align: .center)

  package let circular = Circular(axis: .horizontal, anchor: 0.5)

  package init() {
    scroll = ScrollController(viewport: Self.screen, behaviors: [cards, circular])
  }

  /// The cards on the screen and half a screen beside it, from left to right. A card appears at the same place in every
  /// lap.
  package var places: [(card: Int, frame: Rect)] {
    guard let ring = circular.ring else { return [] }
    let position = scroll.contentOffset.x - scroll.contentOrigin[.horizontal]
    var places: [(card: Int, frame: Rect)] = []
    for card in 0..<Self.count {
      let start = Double(card) * (Self.card.width + Self.spacing)
      let laps = ring.laps(
        from: start, length: Self.card.width, seenFrom: position - Self.screen.width / 2,
        to: position + Self.screen.width * 1.5)
      for lap in laps {
        let x = start + Double(lap) * ring.period - position
        places.append((card, Rect(origin: Point(x: x, y: 20), size: Self.card)))
      }
    }
    return places.sorted { $0.frame.minX < $1.frame.minX }
  }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 300, y: 120)
    script.look("Card 1 in the middle; card 10 peeks in before it, though nothing was touched yet.")
    script.swipe(from: finger, by: Vector(x: -70, y: 0), in: 0.08)
    script.wait(0.12)
    script.look("A flick: the next card comes.")
    script.rest()
    for _ in 0..<2 {
      script.swipe(from: Point(x: 90, y: 120), by: Vector(x: 70, y: 0), in: 0.08)
      script.rest()
    }
    script.look("Two flicks back, over the seam: card 10 comes before card 1.")
    script.swipe(from: finger, by: Vector(x: -110, y: 0), in: 0.6, hold: 0.2)
    script.look("A slow drag over the seam: between card 10 and card 1.")
    script.rest()
    for _ in 0..<12 {
      script.swipe(from: finger, by: Vector(x: -200, y: 0), in: 0.05)
      script.rest()
    }
    script.look("Twelve hard flicks, each a card: once round, and two on.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -195, y: -24, width: 780, height: 288), columns: 78, rows: 12)
    for place in places { picture.box(place.frame, "card \(place.card + 1)", ink: .motion) }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.dots(index: cards.page, of: cards.pageCount)
    picture.note(cards.words + "   " + scroll.offsetWords(.horizontal), ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("page", "\(cards.page + 1) of \(cards.pageCount)"), Fact("rounds", cards.lap),
      Fact("rests by", scroll.explanation.x),
    ]
  }
}
