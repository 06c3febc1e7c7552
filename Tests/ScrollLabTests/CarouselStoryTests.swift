import Hands
import LabStories
import Testing

/// Ten cards in a ring with visible neighbours: program (2).
@Suite("The story of the carousel") struct CarouselStoryTests {
  private static let stride = 296.0

  private let carousel = Carousel()

  @Test("Before any touch, card 0 is in the middle, and a part of card 9 is visible before it")
  func first() {
    let seen = carousel.places.filter { $0.frame.maxX > 0 && $0.frame.minX < 390 }
    #expect(seen.map { $0.card } == [9, 0, 1])
    #expect(seen[1].frame == Rect(x: 55, y: 20, width: 280, height: 200))
    #expect(carousel.cards.page == 0 && carousel.cards.pageCount == 10 && carousel.cards.fraction == 0)
  }

  @Test("In every frame the cards follow each other without a gap, and page and fraction match the picture")
  func frames() {
    var fractions: [Double] = []
    _ = Play(of: carousel) { _, _, _ in
      let places = carousel.places
      for (one, next) in zip(places, places.dropFirst()) {
        #expect(next.card == (one.card + 1) % 10)
        #expect((next.frame.minX - one.frame.maxX - 16).magnitude < 1e-9)
      }
      #expect(places.first.map { $0.frame.minX <= 0 } == true)
      #expect(places.last.map { $0.frame.maxX >= 390 } == true)
      let distances = places.map { ($0.frame.midX - 195).magnitude }
      let nearest = distances.min() ?? .infinity
      let cards = carousel.cards
      #expect(zip(places, distances).contains { $0.card == cards.page && $1 <= nearest + 1e-9 })
      let position = carousel.scroll.contentPosition.x + 55
      let laps = (position / 2_960).rounded(.down)
      #expect((cards.fraction - (position / Self.stride - laps * 10)).magnitude < 1e-9)
      #expect(cards.fraction >= 0 && cards.fraction < 10)
      fractions.append(cards.fraction)
    }
    #expect(fractions.contains { $0 > 9 && $0 < 10 }, "between card 9 and card 0")
  }

  @Test("Each flick moves by one card, also from the last to the first, and rests exactly on a card")
  func rests() {
    var pages: [Int] = []
    let play = Play(of: carousel) { _, _, isFrame in
      guard isFrame, carousel.scroll.phase == .idle else { return }
      let position = carousel.scroll.contentPosition.x + 55
      #expect(position == (position / Self.stride).rounded() * Self.stride)
      if pages.last != carousel.cards.page { pages.append(carousel.cards.page) }
    }
    #expect(pages == [0, 1, 0, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1])
    #expect(play.words.count == 16 && play.words.allSatisfy { $0.isKept && $0.restTime - $0.time < 1 })
    #expect(carousel.cards.lap == 1)
  }
}
