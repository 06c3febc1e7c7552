import Hands
import LabStories
import Testing

/// A text that the program scrolls to its chapters.
@Suite("The story of the program") struct ProgramStoryTests {
  @Test("Each animation reports its outcome once, and leads to its chapter", arguments: Axis.both)
  func outcomes(axis: Axis) {
    let text = Chapters(axis)
    let play = Play(of: text)
    #expect(text.outcomes == [.replaced, .finished, .interrupted(by: .finger), .finished])
    #expect(text.topsReached == 1)
    let rests = play.words.map { $0.rest[axis] }
    let eleven = Chapters.chapters[11]
    #expect(rests.count == 4)
    #expect(rests[0] == Chapters.chapters[9].minY)
    #expect(rests[1] == eleven.maxY - Chapters.screen.height, "as far as it must, no further")
    #expect(rests[3] == 0)
    #expect(text.scroll.contentOffset[axis] == Chapters.chapters[3].minY, "with reduced motion, at once")
  }

  @Test("An animation that is redirected continues with its present speed", arguments: Axis.both)
  func retarget(axis: Axis) throws {
    var steps: [(speed: Double, offset: Double, isFrame: Bool)] = []
    _ = Play(of: Chapters(axis)) { scene, _, isFrame in
      steps.append((scene.scroll.velocity[axis], scene.scroll.contentOffset[axis], isFrame))
    }
    let command = try #require(steps.indices.filter { !steps[$0].isFrame }.dropFirst().first)
    #expect(steps[command - 1].speed > 3_000 && steps[command].speed == steps[command - 1].speed)
    #expect(steps[command].offset == steps[command - 1].offset)
  }

  @Test("Reduced motion shows no frame between start and target", arguments: Axis.both)
  func reducedMotion(axis: Axis) {
    var offsets: [Double] = []
    _ = Play(of: Chapters(axis)) { scene, _, _ in
      if scene.scroll.settings.reducesMotion { offsets.append(scene.scroll.contentOffset[axis]) }
    }
    let chapter = Chapters.chapters[3].minY
    #expect(offsets.allSatisfy { $0 == 0 || $0 == chapter } && offsets.last == chapter)
  }
}
