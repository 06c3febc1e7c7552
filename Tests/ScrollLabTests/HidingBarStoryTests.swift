import Hands
import LabStories
import Testing

/// A bar that hides while nested lists scroll.
@Suite("The story of the bar") struct HidingBarStoryTests {
  private let scene = HidingBar()

  @Test("The bar follows the page and the list point by point, without a gap at the beginning")
  func follows() {
    var (height, place) = (scene.bar.height, 0.0)
    var (least, seam) = (88.0, 0)
    _ = Play(of: scene) { _, time, _ in
      let (page, list) = (scene.scroll, scene.list)
      let now =
        page.geometry.extent.y.clamp(page.contentOffset.y)
        + list.geometry.extent.y.clamp(list.contentOffset.y)
      let isMoving = page.phase != .idle || list.phase != .idle
      if isMoving, now != place {
        let wanted = min(88, max(20, height - (now - place)))
        #expect((scene.bar.height - wanted).magnitude < 1e-6 || scene.bar.height > wanted, "at \(time)")
      }
      #expect(scene.bar.height >= 20 && scene.bar.height <= 88)
      #expect(scene.bar.height >= min(88, -page.contentOffset.y) - 1e-9, "no gap at \(time)")
      if page.contentOffset.y == 200, list.contentOffset.y > 0, list.phase == .decelerating { seam += 1 }
      (height, place, least) = (scene.bar.height, now, min(least, scene.bar.height))
    }
    #expect(least == 20 && seam > 5 && scene.bar.height == 88)
    #expect(scene.scroll.contentOffset.y == -88 && scene.list.contentOffset.y == 0)
  }
}
