import LabStories
import ScrollEngine
import ScrollSpace
import Testing

/// A form under a bar, with a keyboard that comes and goes.
@Suite("The story of the insets") struct InsetsStoryTests {
  @Test("The first field stands below the bar before any input")
  func start() {
    let form = Form()
    #expect(form.scroll.contentOffset.y == -48)
    #expect(form.scroll.adjustedContentInset == Insets(top: 48, bottom: 24))
  }

  @Test("It rests above the keyboard, below the bar, and without it at the end of the form")
  func rests() throws {
    let play = Play(of: .insets)
    let form = try #require(play.scene as? Form)
    let end = Double(Form.count) * Form.height - Form.screen.height
    #expect(play.words.map { $0.rest.y } == [end + 240, 3 * Form.height - 48, end + 240])
    #expect(form.scroll.contentOffset.y == end + 24)
    #expect(form.changes == 2)
  }

  @Test("The keyboard comes while it glides: in that step nothing moves, and the glide keeps its speed")
  func keyboard() throws {
    var steps: [(offset: Double, speed: Double, inset: Double)] = []
    _ = Play(of: .insets) { scene, _, _ in
      let scroll = scene.scroll
      steps.append((scroll.contentOffset.y, scroll.velocity.y, scroll.adjustedContentInset.bottom))
    }
    let step = try #require(steps.indices.first { steps[$0].inset == 240 })
    #expect(steps[step].offset == steps[step - 1].offset)
    #expect(steps[step].speed == steps[step - 1].speed && steps[step].speed > 500)
  }
}
