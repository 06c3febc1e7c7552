import LabDrawing
import LabStories
import Testing

import scroll_lab

@Suite struct LivePlayTests {
  /// The screen of a terminal after a frame. A frame begins in the upper left corner, and erases each row before it
  /// writes the row.
  private func screen(_ text: String) throws -> [String] {
    #expect(text.hasPrefix("\u{1B}[H"))
    return try text.dropFirst(3).split(separator: "\r\n", omittingEmptySubsequences: false).map { row in
      #expect(row.hasPrefix("\u{1B}[2K"))
      let shown = String(row.dropFirst(4))
      try #require(!shown.contains("\u{1B}") && !shown.contains("\n"))
      return shown
    }
  }

  @Test(arguments: Story.all) func everyFrameIsDrawnOverTheFormerFrame(story: Story) throws {
    var frames: [(time: Double, text: String)] = []
    let play = LivePlay(story: story, paper: .plain, size: { (20, 8) }).run { frames.append(($0, $1)) }
    #expect(play.isSound && frames.count > 60)
    for (index, frame) in frames.enumerated() { #expect(frame.time == Double(index) / 60) }
    let last = try screen(try #require(frames.last).text)
    let picture = play.scene.picture.lines(width: 20, height: 8)
    #expect(last == picture + Array(repeating: "", count: 8 - picture.count))
  }

  /// A row that is wider than the terminal would continue in the next row. One row too many would scroll the
  /// terminal.
  @Test(arguments: Story.all) func theTerminalMayChangeItsSizeInEveryFrame(story: Story) {
    var frame = 0
    func size() -> LivePlay.Size { frame % 99 == 9 ? (240, 80) : (frame * 7 % 41 + 1, frame * 5 % 19 + 1) }
    _ = LivePlay(story: story, paper: .plain, size: size).run { _, text in
      let rows = text.dropFirst(3).split(separator: "\r\n", omittingEmptySubsequences: false)
      let (width, height) = size()
      #expect(rows.count == height && rows.allSatisfy { $0.count <= width + 4 })
      let isSeen = width >= LivePlay.smallest.columns && height >= LivePlay.smallest.rows
      #expect(text.contains("┏") == isSeen && text.contains("┛") == isSeen)
      #expect(isSeen || text.contains("t"), "it says that it is too small")
      frame += 1
    }
    #expect(frame > 60)
  }

  @Test func aTerminalThatIsTooSmallShowsAMessage() throws {
    var texts: Set<String> = []
    _ = LivePlay(story: .insets, paper: .plain, size: { (12, 4) }).run { texts.insert($1) }
    #expect(texts.count == 1)
    #expect(try screen(try #require(texts.first)) == ["too small:", "20 × 8 at", "least", ""])
  }
}
