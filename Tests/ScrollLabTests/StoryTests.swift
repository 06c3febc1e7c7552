import Hands
import LabDrawing
import LabStories
import ScrollTesting
import Testing
import TouchRecordings
import scroll_lab

extension Story: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The requirements of every story.
@Suite("Every story") struct StoryTests {
  private static let recordings =
    [Recording.flick] + TouchRecordingFiles.all.flatMap { (try? Recording.all(in: $0)) ?? [] }

  @Test("comes to rest, always at the announced offset, and refuses nothing", arguments: Story.all)
  func rests(story: Story) {
    let play = Play(of: story)
    #expect(play.scene.scroll.chainReport.description == "")
    #expect(play.isAtRest)
    #expect(!play.words.isEmpty)
    for word in play.words { #expect(word.isKept, "destination \(word.announced), rests at \(word.rest)") }
    #expect(play.isSound)
    #expect(play.scene.scroll.diagnostics.total == 0)
  }

  @Test("is the same each time it is played", arguments: Story.all)
  func same(story: Story) {
    let (one, other) = (Play(of: story), Play(of: story))
    #expect(one.samples == other.samples)
    #expect(one.words == other.words)
    #expect(one.looks.map { $0.picture.lines() } == other.looks.map { $0.picture.lines() })
    #expect(one.scene.facts == other.scene.facts)
  }

  @Test("has pictures that fit a terminal, each with a caption that fits a line", arguments: Story.all)
  func pictures(story: Story) {
    let looks = Play(of: story).looks
    #expect(looks.count >= 3 && story.line.count <= 79)
    for look in looks {
      let lines = look.picture.lines()
      #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 79 })
      #expect(lines.contains { $0.contains("┏") }, "the viewport is drawn")
      #expect(look.caption.count <= 100 && look.caption.hasSuffix("."))
    }
  }

  @Test("keeps the order of callbacks, and its destinations, under recorded fingers", arguments: Story.all)
  func recorded(story: Story) {
    var kept = 0
    for recording in Self.recordings {
      let scene = story.begin()
      let checker = CallbackChecker("\(story.name), \(recording.name)", joinsLate: true)
      scene.scroll.behaviors.append(checker)
      let frames = Recording.frames(perSecond: 60).prefix(60 * 60)
      let rests = recording.replay(
        into: scene.scroll, frames: frames, before: { scene.prepare(for: $0.time ?? .zero) },
        after: { _ in checker.endCall(scene.scroll) })
      #expect(rests, "\(recording.name) comes to rest")
      #expect(checker.violations.isEmpty, "\(checker.violations.first ?? "")")
      #expect(scene.scroll.diagnostics.total == 0)
      kept += checker.keptPromises
    }
    #expect(kept > 0 || Self.recordings.count == 1, "no recording announced a destination")
  }
}
