import Hands
import LabDrawing
import LabStories
import Testing
import scroll_lab

/// The pictures of every story, at any size.
@Suite("The pictures of every story") struct StoryPictureTests {
  static let widths = [20, 21, 22, 23, 25, 31, 40, 57, 79, 80, 131, 240]

  /// The rows and columns of the viewport's frame; nil if a character of the frame is missing.
  private func wholeFrame(_ lines: [[Character]]) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    guard let top = lines.firstIndex(where: { $0.contains("┏") }),
      let bottom = lines.lastIndex(where: { $0.contains("┗") }), top < bottom,
      let left = lines[top].firstIndex(of: "┏"), let right = lines[top].firstIndex(of: "┓"), left < right
    else { return nil }
    let rule = Array(repeating: Character("━"), count: right - left - 1)
    let isWhole =
      Array(lines[top][left...right]) == ["┏"] + rule + ["┓"]
      && Array(lines[bottom][left...right]) == ["┗"] + rule + ["┛"]
      && lines[top + 1..<bottom].allSatisfy { $0[left] == "┃" && $0[right] == "┃" }
    return isWhole ? (top...bottom, left...right) : nil
  }

  @Test(
    "keep their frame whole, their labels off lines and their thumb within, at any width",
    arguments: Story.all)
  func anyWidth(story: Story) throws {
    let looks = Play(of: story).looks
    for width in Self.widths {
      for look in looks {
        let height = width % 3 == 0 ? nil : 8 + width * 7 % 60
        let lines = look.picture.lines(width: width, height: height).map { Array($0) }
        #expect(lines.allSatisfy { $0.count <= width } && lines.count <= height ?? .max)
        let frame = try #require(
          wholeFrame(lines), "\(look.caption) at \(width)\n\(lines.map { String($0) })")
        for row in look.picture.lines(width: width, height: height) {
          #expect(!row.contains(/[─━╌][a-z0-9]|[a-z0-9][─━╌]/), "\(row)")
        }
        guard story.name == "refresh" else { continue }
        for (index, row) in lines.enumerated() {
          for (column, mark) in row.enumerated() where "█▓▒░".contains(mark) {
            #expect(column == frame.columns.upperBound - 1)
            #expect(index > frame.rows.lowerBound && index < frame.rows.upperBound)
          }
        }
      }
    }
    if story.name == "refresh" {
      #expect(looks.contains { $0.picture.lines(width: 20).contains { $0.contains("█┃") } })
    }
  }

  @Test("and their charts and texts are in rows that fit", arguments: Story.all)
  func reports(story: Story) {
    let report = StoryReport(story: story, play: Play(of: story))
    let words = report.rows(on: Sheet(width: 1_000)).joined(separator: " ").split(separator: " ")
    for width in Self.widths {
      let rows = report.rows(on: Sheet(width: width))
      #expect(rows.allSatisfy { $0.count <= width }, "at \(width)")
      if width > 100 {
        let told = Set(rows.joined(separator: " ").split(separator: " "))
        #expect(words.filter { $0.contains { $0.isLetter } }.allSatisfy(told.contains))
      }
    }
  }

  @Test("count pages, cards, sections and all else from 1, as the chain does", arguments: Story.all)
  func counted(story: Story) {
    let report = StoryReport(story: story, play: Play(of: story))
    let text = report.rows(on: Sheet(width: 1_000)).joined(separator: "\n").lowercased()
    for thing in ["page", "card", "section", "area", "chapter", "field", "letter", "message", "history"] {
      #expect(!text.contains("\(thing) 0") && !text.contains("\(thing) -"))
    }
    // Dots, the line below them and the chain name the same page.
    var pages = 0
    let play = Play(of: story) { scene, _, isFrame in
      guard isFrame, scene.scroll.phase == .idle else { return }
      let lines = scene.picture.lines(width: 200)
      guard let dots = lines.first(where: { $0.contains("●") }) else { return }
      pages += 1
      let dot = dots.split(separator: " ").firstIndex(of: "●") ?? -1
      #expect(
        lines.contains {
          $0.contains("page \(dot + 1) of ") || $0.contains("snapped to section \(dot + 1) ")
        },
        "\(lines.suffix(2))")
    }
    let rest = "\(play.scene.scroll.explanation[play.scene.axis])"
    for fact in play.scene.facts where fact.name == "page" && rest.contains("page") {
      #expect(rest.contains("page \(fact.value)"))
    }
    #expect((pages > 0) == ["carousel", "pages", "loop", "delegate", "snap", "banner"].contains(story.name))
  }

  @Test("draw a curve that jumps neither with the origin nor with edits", arguments: Story.all)
  func curve(story: Story) throws {
    var (origin, shift) = (ContentOrigin(), Vector.zero)
    var last: (place: Double, time: Double, speed: Double)?
    var moves = 0
    let play = Play(of: story) { scene, time, _ in
      let (scroll, axis) = (scene.scroll, scene.axis)
      let place = scene.place(of: scroll.contentOffset)[axis]
      let speed = scroll.velocity[axis].magnitude
      let moved = scroll.contentOrigin.shift(since: origin, on: axis) + scene.shift[axis] - shift[axis]
      if let last, moved != 0 {
        let byFinger = scroll.phase == .dragging ? 45.0 : 0
        let way = max(speed, last.speed) * (time.seconds - last.time) + byFinger
        moves += 1
        #expect((place - last.place).magnitude <= way * 1.01 + 1e-6)
        #expect(moved.magnitude >= 40, "one could see it")
      }
      (origin, shift, last) = (scroll.contentOrigin, scene.shift, (place, time.seconds, speed))
    }
    let isMoved = ["strip", "feed", "page", "refresh"].contains(story.name)
    #expect((moves > 0) == isMoved && play.showsOffsets != isMoved)
    let word = try #require(play.words.last)
    let (rest, axis) = (play.samples.first { $0.time >= word.restTime }, play.scene.axis)
    #expect(
      (try #require(rest).offset - word.drawn[axis]).magnitude < 1e-9, "the mark is at the rest position")
  }
}
