import Hands
import LabStories
import Testing

/// A conversation that loads its history during a glide.
@Suite("The story of the feed") struct FeedStoryTests {
  /// Returns the places of the rows on the screen after each step, by the number of the message.
  private func places(history: Int, rows: Range<Int>) -> [[Int: Double]] {
    var places: [[Int: Double]] = []
    let feed = Feed(history: history)
    _ = Play(of: feed) { _, _, _ in
      let shown = feed.shown.filter { rows.contains($0.message.number) }
      places.append(Dictionary(uniqueKeysWithValues: shown.map { ($0.message.number, $0.frame.minY) }))
    }
    return places
  }

  @Test("Every row is at the same place in every frame, with or without loaded history")
  func nothingJumps() throws {
    let (with, without) = (places(history: 12, rows: 0..<30), places(history: 0, rows: 0..<30))
    let end = try #require(
      zip(with, without).enumerated().first { _, both in both.0.isEmpty || both.1.isEmpty }?.offset
        ?? min(with.count, without.count))
    #expect(end > 200, "the first flick is over")
    for step in 0..<end where without[step][0] == nil {
      #expect(with[step].keys == without[step].keys)
      for (number, place) in without[step] {
        #expect(((with[step][number] ?? .infinity) - place).magnitude < 1e-9, "row \(number), step \(step)")
      }
    }
  }

  @Test("In every frame the right rows are on the screen, and no row is made more often than needed")
  func frames() {
    let feed = Feed()
    _ = Play(of: feed) { _, _, _ in
      var top = 0 - feed.scroll.contentOffset.y
      var expected: [(number: Int, y: Double)] = []
      for message in feed.messages {
        if top + message.height > 0, top < Feed.screen.height { expected.append((message.number, top)) }
        top += message.height
      }
      let shown = feed.shown.filter { $0.frame.maxY > 1e-9 && $0.frame.minY < Feed.screen.height - 1e-9 }
      #expect(shown.map { $0.message.number } == expected.map { $0.number })
      for (row, right) in zip(shown, expected) {
        #expect((row.frame.minY - right.y).magnitude < 1e-9)
        #expect(row.frame.height == row.message.height)
      }
      #expect(feed.tiling.alive <= 12, "680 pt of rows of 72 and more")
    }
    #expect(feed.loads == 3 && feed.loadsInMotion == 2 && feed.messages.count == 30 + 3 * Feed.batch + 1)
    #expect(feed.tiling.made == feed.mostAlive, "tiles are used again")
    #expect(feed.tiling.entered - feed.tiling.left == feed.tiling.alive)
  }

  @Test("The feed rests at the announced offset, moved by the height of the history")
  func rest() throws {
    let (with, without) = (Play(of: Feed()), Play(of: Feed(history: 0)))
    let (rest, plain) = (try #require(with.words.first), try #require(without.words.first))
    #expect(rest.isKept && plain.isKept)
    let first = Feed(history: 0).messages[0].number
    let height = (first - Feed.batch..<first).reduce(0.0) { $0 + Feed.Message(number: $1).height }
    #expect(rest.rest.y == plain.rest.y + height)
    #expect(rest.restTime == plain.restTime, "the motion went on as it was")
  }
}
