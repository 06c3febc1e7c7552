import Hands
import LabStories
import Testing

/// A form under a bar, with a keyboard that appears and hides.
@Suite("The story of the insets") struct InsetsStoryTests {
  @Test("The first field is below the bar before any input", arguments: Axis.both)
  func start(axis: Axis) {
    let form = Form(axis)
    #expect(form.scroll.contentOffset[axis] == -48 && form.scroll.contentOffset[axis.cross] == 0)
    #expect(form.scroll.adjustedContentInset.lower(axis) == 48)
    #expect(form.scroll.adjustedContentInset.upper(axis) == 24)
  }

  @Test(
    "It rests above the keyboard, below the bar, and without it at the end of the form", arguments: Axis.both)
  func rests(axis: Axis) {
    let form = Form(axis)
    let play = Play(of: form)
    let end = Double(Form.count) * Form.height - Form.screen.height
    #expect(play.words.map { $0.rest[axis] } == [end + 240, 3 * Form.height - 48, end + 240])
    #expect(form.scroll.contentOffset[axis] == end + 24)
    #expect(form.changes == 2)
  }

  @Test(
    "The keyboard comes while it glides: in that step nothing moves, and the glide keeps its speed",
    arguments: Axis.both)
  func keyboard(axis: Axis) throws {
    var steps: [(offset: Double, speed: Double, inset: Double)] = []
    _ = Play(of: Form(axis)) { scene, _, _ in
      let scroll = scene.scroll
      let inset = scroll.adjustedContentInset.upper(axis)
      steps.append((scroll.contentOffset[axis], scroll.velocity[axis], inset))
    }
    let step = try #require(steps.indices.first { steps[$0].inset == 240 })
    #expect(steps[step].offset == steps[step - 1].offset)
    #expect(steps[step].speed == steps[step - 1].speed && steps[step].speed > 500)
  }
}
