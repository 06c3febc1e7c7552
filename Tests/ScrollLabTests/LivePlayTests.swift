import LabDrawing
import LabStories
import Testing

import scroll_lab

@Suite struct LivePlayTests {
  @Test(arguments: Story.all.map { $0.name })
  func everyFrameIsDrawnOverTheOneBefore(name: String) throws {
    let story = try #require(Story.named(name))
    var frames: [(time: Double, text: String)] = []
    let play = LivePlay(story: story, paper: .plain).run { frames.append(($0, $1)) }
    #expect(play.isSound && frames.count > 60)
    for (index, frame) in frames.enumerated() {
      #expect(frame.time == Double(index) / 60)
      let height = frame.text.count { $0.isNewline } + 1
      #expect(frame.text.hasPrefix(index == 0 ? "\u{1B}[2K" : "\u{1B}[\(height)A\u{1B}[2K"))
    }
    let last = play.scene.picture.lines().map { "\u{1B}[2K" + $0 }.joined(separator: "\n")
    #expect(frames.last?.text.hasSuffix(last) == true)
  }

  @Test func aLowTerminalShowsTheUpperPart() {
    var heights: Set<Int> = []
    _ = LivePlay(story: .strip, paper: .plain, rows: 10).run { _, text in
      heights.insert(text.count { $0.isNewline } + 1)
    }
    #expect(heights == [9])
  }

  /// A row that is wider than the terminal would go on in the next one, and the frame after it be drawn too low.
  @Test(arguments: Story.all.map { $0.name })
  func aNarrowTerminalShowsTheLeftPart(name: String) throws {
    let story = try #require(Story.named(name))
    var widths: Set<Int> = []
    _ = LivePlay(story: story, paper: .plain, columns: 40).run { _, text in
      for row in text.split(separator: "\u{1B}[2K").dropFirst() {
        widths.insert(row.count { !$0.isNewline })
      }
    }
    #expect(widths.max() == 40)
  }
}
