import Hands
import LabStories
import Testing

/// Three postcards in a ring that is shorter than the screen.
@Suite("The story of the loop") struct LoopStoryTests {
  private let loop = Postcards()

  @Test("Before any touch, card 0 is in the middle, and more than one lap of the ring is visible")
  func first() {
    #expect(loop.shown.map { $0.card } == [2, 0, 1, 2])
    #expect(loop.shown.map { $0.lap } == [-1, 0, 0, 0])
    #expect(loop.shown[1].frame.midX == 280)
    #expect(loop.cards.page == 0 && loop.circular.lap == 0)
  }

  @Test("In every frame the cards follow each other without a gap, at their own lengths, in few tiles")
  func frames() {
    _ = Play(of: loop) { _, _, _ in
      let shown = loop.shown
      for card in shown { #expect(card.frame.width == Postcards.lengths[card.card]) }
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(next.card == (one.card + 1) % 3 && next.lap == one.lap + (next.card == 0 ? 1 : 0))
        #expect((next.frame.minX - one.frame.maxX - 10).magnitude < 1e-9)
      }
      #expect(shown.first.map { $0.frame.minX <= 10 } == true)
      #expect(shown.last.map { $0.frame.maxX >= Postcards.screen.width - 10 } == true)
      #expect(shown.contains { $0.card == loop.cards.page })
      #expect(loop.cards.fraction >= 0 && loop.cards.fraction < 3)
      #expect(loop.tiling.alive == shown.count && shown.count <= 6)
    }
    #expect(loop.tiling.made == loop.mostAlive && loop.tiling.reused > 10)
    #expect(loop.tiling.entered - loop.tiling.left == loop.tiling.alive)
  }

  @Test("The ring always rests with a card in the middle, and counts its laps")
  func rests() throws {
    var rests: [(card: Int, lap: Int64)] = []
    let play = Play(of: loop) { _, _, isFrame in
      guard isFrame, loop.scroll.phase == .idle else { return }
      let middle = loop.shown.first { ($0.frame.midX - 280).magnitude < 1e-9 }
      #expect(middle?.card == loop.cards.page && middle?.lap == loop.circular.lap)
      if let middle, rests.last.map({ $0 != (middle.card, middle.lap) }) ?? true {
        rests.append((middle.card, middle.lap))
      }
    }
    #expect(play.words.count == 4 && play.words.allSatisfy { $0.isKept })
    try #require(rests.count == 5)
    let places = rests.map { Int64($0.card) + 3 * $0.lap }
    #expect(places[0] == 0 && places[1] > 0)
    #expect(rests[2].card == 1 && places[2] < places[1] && places[2] >= places[1] - 2, "backwards to card 1")
    #expect(places[3] == places[2] - 7 && rests[3].lap < 0)
    #expect(places[4] > places[3] + 3, "more than once round")
  }
}
