import LabStories
import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import Testing

/// The page of fixed width and dynamic height.
@Suite("The story of the page") struct PageStoryTests {
  /// How high the page is, by plain addition.
  private func height(_ page: Page, width: Double) -> Double {
    let texts = [Page.headline, Page.text].compactMap { page.wrapped($0, width - 30)?.height }
    return 60 + texts.reduce(0, +) + 86 + 2 * 8 + 20
  }

  @Test("Its items stand by the recipe's numbers, and its height is their sum")
  func numbers() throws {
    let page = Page()
    // 290 points hold 36 characters: the headline has 40.
    #expect(page.content.frame(of: Page.headline) == Rect(x: 15, y: 60, width: 290, height: 40))
    #expect(page.content.frame(of: Page.box) == Rect(x: 15, y: 108, width: 290, height: 86))
    #expect(page.content.frame(of: Page.text)?.origin == Point(x: 15, y: 202))
    #expect(page.scroll.contentSize == Size(width: 320, height: height(page, width: 320)))
    page.rotate()
    #expect(page.content.frame(of: Page.headline) == Rect(x: 15, y: 60, width: 450, height: 20))
    #expect(page.scroll.contentSize == Size(width: 480, height: height(page, width: 480)))
  }

  @Test("On every step it is as high as its texts, and shows nothing but the page")
  func everyStep() {
    let play = Play(of: .page) { scene, _, _ in
      guard let page = scene as? Page else { return }
      let (size, viewport) = (page.scroll.contentSize, page.scroll.viewport)
      #expect(size == Size(width: viewport.width, height: height(page, width: viewport.width)))
      if page.scroll.phase == .idle {
        #expect(
          page.scroll.contentOffset.y >= 0 && page.scroll.contentOffset.y <= size.height - viewport.height)
      }
    }
    #expect(play.isSound)
  }

  @Test("I rotate the page while reading: I read on within a line of where I was")
  func rotated() throws {
    let page = Page()
    page.scroll.contentOffset.y = 500
    for _ in 0..<6 {
      let before = try #require(page.firstLine)
      page.rotate()
      let after = try #require(page.firstLine)
      #expect(
        (after.wordsBefore - before.wordsBefore).magnitude <= 24, "a line of 450 points holds about 12 words")
    }
    #expect((page.scroll.contentOffset.y - 500).magnitude < 1e-6, "and in portrait it is where it was")
  }

  @Test(
    "The headline grows while it glides: what is read stays where it is in that step, and the glide goes on")
  func grows() throws {
    var steps: [(offset: Double, speed: Double, shift: Double, text: Double)] = []
    _ = Play(of: .page) { scene, _, _ in
      guard let page = scene as? Page, let text = page.content.frame(of: Page.text) else { return }
      let offset = page.scroll.contentOffset.y
      steps.append((offset, page.scroll.velocity.y, page.shift.y, text.minY - offset))
    }
    let step = try #require(steps.indices.first { steps[$0].shift > 0 })
    #expect(steps[step].shift == steps[step].offset - steps[step - 1].offset)
    #expect((steps[step].text - steps[step - 1].text).magnitude < 1e-9)
    #expect(steps[step].speed == steps[step - 1].speed && steps[step].speed < -100)
  }
}
