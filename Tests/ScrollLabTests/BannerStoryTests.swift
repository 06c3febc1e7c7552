import Hands
import LabStories
import Testing

/// An infinite banner with a timer that fires while the banner moves.
@Suite("The story of the banner") struct BannerStoryTests {
  private let banner = Banner()

  @Test("No page turns by itself while the banner moves or is held, and the banner rests only on pictures")
  func turns() {
    var (phase, selected) = (banner.scroll.phase, banner.pages.selected)
    var turns: [Double] = []
    _ = Play(of: banner) { _, time, isFrame in
      if isFrame, banner.pages.selected != selected, banner.scroll.phase == .animating {
        #expect(phase == .idle, "at \(time)")
        turns.append(time.seconds)
      }
      (phase, selected) = (banner.scroll.phase, banner.pages.selected)
      guard phase == .idle else { return }
      let pages = banner.scroll.contentPosition.x / 390
      #expect(pages == pages.rounded())
    }
    #expect(turns == banner.turns && turns.count == 4)
    #expect((turns[0] - 3).magnitude < 0.02, "the first after an interval")
    #expect(banner.play.skippedTurns >= 1, "one falls due while the program leads back")
    #expect(banner.pages.lap >= 1)
  }

  @Test("Turns without a touch in between are whole intervals apart")
  func beat() {
    _ = Play(of: banner)
    let gaps = zip(banner.turns, banner.turns.dropFirst()).map { $1 - $0 }
    let even = gaps.filter { gap in
      let beats = (gap / Banner.interval).rounded()
      return beats >= 1 && (gap - beats * Banner.interval).magnitude < 0.02
    }
    #expect(even.count >= 1 && gaps.allSatisfy { $0 >= Banner.resumption })
  }
}
