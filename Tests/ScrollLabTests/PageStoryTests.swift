import Hands
import LabStories
import Testing

/// A page of fixed width and dynamic height.
@Suite("The story of the page") struct PageStoryTests {
  /// Returns the length of the page, by plain addition.
  private func length(_ page: Page, across: Double) -> Double {
    let texts = [Page.headline, Page.text].compactMap { page.wrapped($0, across - 30)?.height }
    return 60 + texts.reduce(0, +) + 86 + 2 * 8 + 20
  }

  /// Returns start and length of an item along the axis, and its length across.
  private func place(_ page: Page, _ item: Int64) throws -> [Double] {
    let (frame, axis) = (try #require(page.content.frame(of: item)), page.axis)
    return [frame.lower(axis), frame.length(axis), frame.lower(axis.cross), frame.length(axis.cross)]
  }

  @Test("The items are at the places of the recipe, and the length is their sum", arguments: Axis.both)
  func numbers(axis: Axis) throws {
    let page = Page(axis)
    // 290 points contain 36 characters. The headline has 40.
    #expect(try place(page, Page.headline) == [60, 40, 15, 290])
    #expect(try place(page, Page.box) == [108, 86, 15, 290])
    #expect(try place(page, Page.text).first == 202)
    #expect(page.scroll.contentSize[axis] == length(page, across: 320))
    #expect(page.scroll.contentSize[axis.cross] == 320)
    page.rotate()
    #expect(try place(page, Page.headline) == [60, 20, 15, 450])
    #expect(page.scroll.contentSize[axis] == length(page, across: 480))
    #expect(page.scroll.contentSize[axis.cross] == 480)
  }

  @Test(
    "After every step the page is as long as its texts, and only the page is visible", arguments: Axis.both)
  func everyStep(axis: Axis) {
    let page = Page(axis)
    let play = Play(of: page) { _, _, _ in
      let (size, viewport) = (page.scroll.contentSize, page.scroll.viewport)
      let across = viewport[axis.cross]
      #expect(size[axis.cross] == across && size[axis] == length(page, across: across))
      if page.scroll.phase == .idle {
        let offset = page.scroll.contentOffset[axis]
        #expect(offset >= 0 && offset <= size[axis] - viewport[axis])
      }
    }
    #expect(play.isSound)
  }

  @Test("A rotation keeps the line at the top within one line", arguments: Axis.both)
  func rotated(axis: Axis) throws {
    let page = Page(axis)
    page.scroll.contentOffset[axis] = 500
    for _ in 0..<6 {
      let before = try #require(page.firstLine)
      page.rotate()
      let after = try #require(page.firstLine)
      #expect(
        (after.wordsBefore - before.wordsBefore).magnitude <= 24, "a line of 450 points holds about 12 words")
    }
    #expect((page.scroll.contentOffset[axis] - 500).magnitude < 1e-6, "and in portrait it is where it was")
  }

  @Test(
    "The headline grows while it glides: what is read stays where it is in that step, and the glide goes on",
    arguments: Axis.both)
  func grows(axis: Axis) throws {
    var steps: [(offset: Double, speed: Double, shift: Double, text: Double)] = []
    let page = Page(axis)
    _ = Play(of: page) { _, _, _ in
      guard let text = page.content.frame(of: Page.text) else { return }
      let offset = page.scroll.contentOffset[axis]
      steps.append((offset, page.scroll.velocity[axis], page.shift[axis], text.lower(axis) - offset))
    }
    let step = try #require(steps.indices.first { steps[$0].shift > 0 })
    #expect(steps[step].shift == 40, "two lines more")
    #expect((steps[step].offset - steps[step - 1].offset - 40).magnitude < 1e-9)
    #expect((steps[step].text - steps[step - 1].text).magnitude < 1e-9)
    #expect(steps[step].speed == steps[step - 1].speed && steps[step].speed < -100)
  }
}
