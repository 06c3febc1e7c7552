import Foundation
import LabDrawing
import LabStories
import ScrollEngine
import ScrollSpace

/// A story that was played, written for reading.
struct StoryReport {
  let story: Story
  let play: Play

  /// The whole report.
  func text(on paper: Paper) -> String {
    (title(on: paper) + pictures(on: paper) + ending(on: paper)).joined(separator: "\n")
  }

  /// The story's name and what it shows.
  func title(on paper: Paper) -> [String] {
    let rule = String(repeating: "─", count: max(3, 78 - story.name.count))
    return [Ink.strong.on(paper, story.name) + " " + Ink.faint.on(paper, rule), story.line, ""]
  }

  private func pictures(on paper: Paper) -> [String] {
    play.looks.flatMap { look in
      [Ink.faint.on(paper, String(format: "%.3f s  ", look.time)) + look.caption]
        + look.picture.lines(on: paper) + [""]
    }
  }

  /// The curve, the numbers, and whether it kept its word.
  func ending(on paper: Paper) -> [String] {
    let axis = play.scene.axis
    let extent = play.scene.scroll.geometry.extent[axis]
    let chart = Chart(
      samples: play.samples, walls: [extent.lower, extent.upper].compactMap { $0 },
      predicted: play.words.last?.told[axis], unit: axis == .horizontal ? "x, pt" : "y, pt")
    let words = play.words.map { word in
      String(format: "told at %7.3f s   came to rest at %7.3f s   ", word.time, word.restTime)
        + "\(word.rest[axis]) pt"
        + (word.isKept ? Ink.good.on(paper, "  = told ✓") : Ink.bad.on(paper, "  ≠ \(word.told[axis]) ✗"))
    }
    return chart.rows(on: paper) + [String(repeating: " ", count: 9) + Chart.legend(on: paper), ""]
      + words + (play.isAtRest ? [] : [Ink.bad.on(paper, "did not come to rest")])
      + play.scene.scroll.chainReport.mistakes.map { Ink.bad.on(paper, "\($0)") }
      + [""] + facts(on: paper) + [""]
  }

  /// The facts beside each other, as many in a row as fit.
  private func facts(on paper: Paper) -> [String] {
    var rows: [String] = []
    var width = 79
    for fact in play.scene.facts {
      let length = fact.name.count + 1 + fact.value.count
      let text = Ink.faint.on(paper, fact.name + " ") + fact.value
      if let last = rows.last, width + 3 + length <= 79 {
        rows[rows.count - 1] = last + "   " + text
        width += 3 + length
      } else {
        rows.append(text)
        width = length
      }
    }
    return rows
  }
}
