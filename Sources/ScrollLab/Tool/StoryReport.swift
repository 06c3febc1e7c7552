import Foundation
import LabDrawing
package import LabStories
import ScrollEngine
import ScrollSpace

/// A story that was played, as a text.
package struct StoryReport {
  let story: Story
  let play: Play

  package init(story: Story, play: Play) {
    self.story = story
    self.play = play
  }

  /// The whole report.
  package func rows(on sheet: Sheet) -> [String] {
    title(on: sheet)
      + play.looks.flatMap { look in
        sheet.rows(InkedText(String(format: "%.3f s  ", look.time), .faint) + InkedText(look.caption))
          + look.picture.lines(on: sheet.paper, width: sheet.width) + [""]
      } + ending(on: sheet)
  }

  /// Returns the rest of the report after the pictures were shown live, with the last picture.
  func rowsAfterLivePlay(on sheet: Sheet) -> [String] {
    title(on: sheet) + play.scene.picture.lines(on: sheet.paper, width: sheet.width) + [""]
      + ending(on: sheet)
  }

  /// Returns the story's name and subject.
  private func title(on sheet: Sheet) -> [String] {
    sheet.title(story.name) + sheet.rows(InkedText(story.line)) + [""]
  }

  /// Returns the curve, the numbers, and the comparison of rest position and destination.
  private func ending(on sheet: Sheet) -> [String] {
    let (scene, axis) = (play.scene, play.scene.axis)
    let extent = scene.scroll.geometry.extent[axis]
    let walls = [extent.lower, extent.upper].compactMap { $0 }.map { wall in
      var place = Point.zero
      place[axis] = wall
      return scene.place(of: place)[axis]
    }
    let name = axis == .horizontal ? "x, pt" : "y, pt"
    let chart = Chart(
      samples: play.samples, walls: walls, predicted: play.words.last?.drawn[axis],
      unit: play.showsOffsets ? name : name + " from where the content began")
    let words = play.words.map { word in
      InkedText(String(format: "known at %7.3f s   at rest %7.3f s   ", word.time, word.restTime))
        + InkedText("offset \(word.rest[axis])")
        + (word.isKept
          ? InkedText("  = destination ✓", .good) : InkedText("  ≠ \(word.announced[axis]) ✗", .bad))
    }
    let faults =
      (play.isAtRest ? [] : [InkedText("did not come to rest", .bad)])
      + scene.scroll.chainReport.mistakes.flatMap { InkedText.lines("\($0)", .bad) }
    let facts = scene.facts.map { InkedText($0.name + " ", .faint) + InkedText($0.value) }
    return sheet.rows(chart) + sheet.rows(words + faults) + [""] + sheet.rows(.parts(facts)) + [""]
  }
}
