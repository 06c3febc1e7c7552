import Foundation
package import LabDrawing
package import LabStories
import LabTerminal
import ScrollSpace

/// Plays a story live in the terminal: every frame at its time over the frame before, in the present size of the
/// terminal.
package struct LivePlay {
  package typealias Size = (columns: Int, rows: Int)

  /// The smallest terminal in which a story is visible.
  package static let smallest: Size = (20, 8)

  package let story: Story
  private let paper: Paper
  private let size: () -> Size

  package init(story: Story, paper: Paper, size: @escaping () -> Size) {
    self.story = story
    self.paper = paper
    self.size = size
  }

  /// Plays the story to its end, by the real clock. If that clock runs ahead, for example because the tool was stopped,
  /// the story continues from where it was.
  package func run() -> Play {
    Terminal.showing {
      var start = Date()
      return run { time, text in
        let early = time - Date().timeIntervalSince(start)
        if early > 0 { Thread.sleep(forTimeInterval: early) }
        if early < -0.1 { start += -early }
        Terminal.write(text)
      }
    }
  }

  /// Plays the story to its end. `show` is called with each frame's time, in seconds, and the text to be written.
  package func run(show: (_ time: Double, _ text: String) -> Void) -> Play {
    Play(of: story) { scene, time, isFrame in
      if isFrame { show(time.seconds, Self.text(scene.picture, in: size(), on: paper)) }
    }
  }

  /// Returns the text that draws a picture over the whole terminal.
  private static func text(_ picture: Picture, in size: Size, on paper: Paper) -> String {
    let fits = size.columns >= smallest.columns && size.rows >= smallest.rows
    let note = InkedText("too small: \(smallest.columns) × \(smallest.rows) at least", .bad)
    let lines =
      fits
      ? picture.lines(on: paper, width: size.columns, height: size.rows)
      : note.rows(width: max(1, size.columns)).map { $0.text(on: paper) }
    let rows = (0..<max(1, size.rows)).map { "\u{1B}[2K" + ($0 < lines.count ? lines[$0] : "") }
    return "\u{1B}[H" + rows.joined(separator: "\r\n")
  }
}
