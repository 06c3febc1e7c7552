import Foundation
import LabDrawing
import LabStories
import ScrollSpace

/// A trial as a text.
struct Report {
  let trial: Trial
  let title: String
  let caption: String

  /// Returns the whole report.
  /// - Parameters:
  ///   - frame: the times and offsets that the chart must show.
  ///   - height: the number of rows of the chart's plot.
  func text(on sheet: Sheet, frame: Chart.Frame, height: Int) -> String {
    let rest = trial.samples.last.map {
      Chart.Sample(time: max($0.time, frame.times.upperBound), offset: $0.offset, mover: .nobody)
    }
    let chart = Chart(
      samples: trial.samples + [rest].compactMap { $0 }, walls: trial.walls,
      predicted: trial.promises.last?.destination[trial.axis],
      frame: frame, unit: trial.axis == .horizontal ? "x, pt" : "y, pt", height: height)
    var rows = sheet.title(title) + sheet.rows(InkedText(caption)) + [""]
    rows += sheet.rows(chart)
    rows += trial.log.rows(on: sheet)
    rows += [""] + sheet.rows(promises + [ending])
    rows += sheet.rows(trial.mistakes.flatMap { InkedText.lines("\($0)", .bad) }) + [""]
    return rows.joined(separator: "\n")
  }

  private var promises: [InkedText] {
    if trial.promises.isEmpty { return [InkedText("no drag: no finger went further than the slop")] }
    return trial.promises.map { line("destination at lift", $0.time, $0.destination) }
  }

  private var ending: InkedText {
    guard let time = trial.restTime else { return InkedText("did not come to rest", .bad) }
    let line = line("came to rest", time, trial.rest)
    switch trial.kept {
    case nil: return line
    case true?: return line + InkedText("  = destination, bit for bit ✓", .good)
    case false?: return line + InkedText("  ≠ destination ✗", .bad)
    }
  }

  private func line(_ what: String, _ time: Double, _ place: Point) -> InkedText {
    let label = what + String(repeating: " ", count: max(1, 21 - what.count))
    return InkedText(label + String(format: "%7.3f s   ", time) + "\(place[trial.axis]) pt")
  }
}
