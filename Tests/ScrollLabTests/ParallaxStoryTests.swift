import Hands
import LabStories
import Testing

/// A header that scrolls first, and a list that continues.
@Suite("The story of parallax") struct ParallaxStoryTests {
  private let profile = Profile()

  @Test("The header leaves before the list and returns after it, and the picture moves half as far")
  func order() {
    _ = Play(of: profile) { _, _, _ in
      let page = profile.page.scroll.contentOffset.y
      #expect(profile.layer.contentOffset.y == page / 2)
      #expect(page == Profile.header || profile.scroll.contentOffset.y <= 0.5)
    }
    #expect(profile.nest?.diagnostics.total == 0)
  }

  @Test("A fling continues in the list, and back, without a jump in speed, over some 800 points")
  func seam() {
    var (last, moved, seams) = (0.0, (page: false, list: false), 0)
    var rests: [Double] = []
    let decay = 0.9672  // what is left of a speed after a frame
    _ = Play(of: profile) { _, _, isFrame in
      let (page, list) = (profile.page.scroll, profile.scroll)
      let moves = (page: page.velocity.y != 0, list: list.velocity.y != 0)
      if moves.page != moves.list, moved.page != moved.list, moves.page != moved.page, isFrame {
        seams += 1
        #expect((profile.speed - last * decay).magnitude <= 1 + last.magnitude / 1_000)
      }
      (last, moved) = (profile.speed, moves)
      if page.phase == .idle, list.phase == .idle, rests.last != profile.way { rests.append(profile.way) }
    }
    #expect(seams == 3 && rests.contains { $0 > 700 && $0 < 900 }, "\(seams) seams, at rest at \(rests)")
  }
}
