import Hands
import LabStories
import Testing

/// Pages that a delegate makes without links.
@Suite("The story of the delegate") struct DelegateStoryTests {
  private let gallery = Gallery()

  @Test("A slow drag leads to the nearest page, and a flick to the next page, within the ends")
  func rests() {
    let play = Play(of: gallery)
    #expect(play.words.map { $0.rest.x } == [1, 2, 1, 2, 3, 4, 4].map { $0 * 280 - 20 })
    #expect(play.words.allSatisfy { $0.isKept })
  }

  @Test("The indicator always shows the page with the largest visible part")
  func indicator() {
    _ = Play(of: gallery) { _, _, _ in
      let place = (gallery.scroll.contentOffset.x + 20) / 280
      #expect(gallery.indicator.currentPage == Int(min(4, max(0, place)).rounded()))
      #expect(gallery.indicator.numberOfPages == 5)
    }
    #expect(gallery.indicator.currentPage == 4)
  }

  @Test("The target follows the plain rule: the nearest page, and the next page from 200 pt/s on")
  func rule() {
    for offset in stride(from: -150.0, through: 1_300, by: 7) {
      for velocity in [-5_000.0, -200, -199, 0, 199, 200, 5_000] {
        let nearest = (min(max((offset + 20) / 280, 0), 4)).rounded()
        let step = velocity.magnitude < 200 ? 0 : velocity > 0 ? 1.0 : -1
        let page = Int(min(max(nearest + step, 0), 4))
        #expect(
          gallery.pages.target(from: offset, velocity: velocity, rule: gallery.rule) == page,
          "at \(offset) with \(velocity)")
      }
    }
  }
}
