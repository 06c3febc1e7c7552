import Hands
import LabStories
import Testing

/// The endless strip with the numbers of Apple's StreetScroller.
@Suite("The story of the strip") struct StripStoryTests {
  private let street = Street()

  @Test("Before any touch the strip is centred, and one label fills the screen")
  func first() {
    #expect(street.scroll.contentOffset.x == 2_340 && street.scroll.contentSize.width == 5_000)
    #expect(street.labels.map { $0.text } == ["0 Infinite Loop"])
    #expect(street.labels[0].frame == Rect(x: 0, y: 160, width: 500, height: 80))
    #expect(street.tiling.made == 1 && street.tiling.reused == 0)
  }

  @Test("In every frame there is no gap and no extra label, and each label is at the place of its number")
  func frames() {
    var frames = 0
    let play = Play(of: street) { _, _, _ in
      frames += 1
      let first = (street.travelled / 500).rounded(.down)
      let last = ((street.travelled + 320) / 500).rounded(.up)
      #expect(street.labels.map { $0.text } == (Int(first)..<Int(last)).map { "\($0) Infinite Loop" })
      for (label, index) in zip(street.labels, Int(first)...) {
        #expect((label.frame.minX - (Double(index) * 500 - street.travelled)).magnitude < 1e-9)
        #expect(label.frame.minY == 160 && label.frame.size == Size(width: 500, height: 80))
      }
      #expect((street.scroll.contentOffset.x - 2_340).magnitude <= 1_250)
    }
    #expect(frames > 500 && play.words.count == 3)
    #expect(street.tiling.made == 2, "a screen of 320 shows two labels of 500 at most")
    #expect(street.mostAlive == 2 && street.rebases > 5)
    #expect(street.tiling.entered == street.tiling.made + street.tiling.reused)
    #expect(street.tiling.entered - street.tiling.left == street.tiling.alive)
  }

  @Test("A finger on a label scrolls, because the container takes no touches")
  func touches() {
    #expect(street.labels[0].frame.contains(Point(x: 290, y: 200)))
    #expect(street.takesTouch(at: Point(x: 290, y: 200)) && street.takesTouch(at: Point(x: 290, y: 400)))
  }
}
