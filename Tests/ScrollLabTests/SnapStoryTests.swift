import Hands
import LabStories
import Testing

/// Sections of different heights to rest on.
@Suite("The story of the snap") struct SnapStoryTests {
  private let page = Sections()

  @Test("It rests on a section, does not pass the one that must stop, and stays on it when another grows")
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
    // Within the long section it glides as it would without areas; to all others it takes no more than a second.
    let times = play.words.map { $0.restTime - $0.time }
    #expect(times.count == 4 && [0, 1, 3].allSatisfy { times[$0] <= 1.1 })
  }

  @Test("In the section that is higher than the screen it rests where the flick led, within it")
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

  @Test("On every frame the fraction lies between the sections that the screen's top is in")
  func fraction() {
    _ = Play(of: page) { _, _, _ in
      let tops = page.frames.map { $0.minY }
      let offset = min(max(page.scroll.contentOffset.y, 0), tops[tops.count - 1])
      let index = tops.lastIndex { $0 <= offset } ?? 0
      #expect(Int(page.fraction) == index)
    }
  }
}
