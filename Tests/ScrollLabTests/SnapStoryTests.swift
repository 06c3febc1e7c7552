import Hands
import LabStories
import Testing

/// Sections of different heights as snap areas.
@Suite("The story of the snap") struct SnapStoryTests {
  private let page = Sections()

  @Test(
    "The list rests on a section, does not pass a section that must stop, and stays there when others grow")
  func rests() {
    var rests: [(section: Int?, offset: Double)] = []
    let play = Play(of: page) { _, _, isFrame in
      guard isFrame, page.scroll.phase == .idle else { return }
      let rest = (page.section, page.scroll.contentOffset.y)
      if rests.last.map({ $0 != rest }) ?? true { rests.append(rest) }
    }
    let tops = page.frames.map { $0.minY }
    #expect(rests.map { $0.section } == [0, 1, 4, 4, 2, 3])
    #expect(rests[1].offset == 192 && rests[2].offset == 1_376)
    #expect(rests[3].offset == 1_376 + 96, "section 1 grew above it")
    #expect(rests[5].offset == tops[3], "section 0 grew while it was on its way")
    #expect(page.snaps == 4)
    #expect(play.words.allSatisfy { $0.isKept })
    // Within the long section the motion is a free glide. To all other sections it takes at most a second.
    let times = play.words.map { $0.restTime - $0.time }
    #expect(times.count == 4 && [0, 1, 3].allSatisfy { times[$0] <= 1.1 })
  }

  @Test("In a section that is higher than the screen, a flick rests at its own stop within the section")
  func long() {
    var offsets: [Double] = []
    _ = Play(of: page) { _, _, isFrame in
      guard isFrame, page.scroll.phase == .idle else { return }
      if page.section == Sections.long { offsets.append(page.scroll.contentOffset.y) }
    }
    let (top, bottom) = (192 + 288 + 96.0, 192 + 288 + 96 + 704.0)
    #expect(!offsets.isEmpty && Set(offsets).count == 1)
    #expect(offsets.allSatisfy { $0 > top && $0 < bottom - Sections.screen.height })
  }

  @Test("In every frame the fraction is between the sections at the top of the screen")
  func fraction() {
    _ = Play(of: page) { _, _, _ in
      let tops = page.frames.map { $0.minY }
      let offset = min(max(page.scroll.contentOffset.y, 0), tops[tops.count - 1])
      let index = tops.lastIndex { $0 <= offset } ?? 0
      #expect(Int(page.fraction) == index)
    }
  }
}
