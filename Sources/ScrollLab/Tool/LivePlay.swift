import Foundation
package import LabDrawing
package import LabStories
import ScrollSpace

/// Plays a story in the terminal as it happens: every frame over the one before it, at its time.
package struct LivePlay {
  package let story: Story
  private let paper: Paper
  private let rows: Int
  private let columns: Int

  /// Makes it for a terminal of so many rows and columns: of larger pictures the upper left part is shown, as what
  /// has scrolled away or gone on in the next row cannot be drawn over.
  package init(story: Story, paper: Paper, rows: Int? = nil, columns: Int? = nil) {
    self.story = story
    self.paper = paper
    self.rows = max(1, (rows ?? .max) - 1)
    self.columns = max(1, columns ?? .max)
  }

  /// Plays it to its end, by the clock on the wall.
  package func run() -> Play {
    let start = Date()
    return run { time, text in
      let early = time - Date().timeIntervalSince(start)
      if early > 0 { Thread.sleep(forTimeInterval: early) }
      print(text)
      fflush(nil)
    }
  }

  /// Plays it to its end. `show` is given each frame's time, in seconds, and what is to be written then.
  package func run(show: (_ time: Double, _ text: String) -> Void) -> Play {
    var height = 0
    return Play(of: story) { scene, time, isFrame in
      guard isFrame else { return }
      let lines = scene.picture.lines(on: paper, upTo: columns).prefix(rows)
      let back = height > 0 ? "\u{1B}[\(height)A" : ""
      show(time.seconds, back + lines.map { "\u{1B}[2K" + $0 }.joined(separator: "\n"))
      height = lines.count
    }
  }
}
