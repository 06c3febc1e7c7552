import Foundation
import LabDrawing
import ScrollSpace

/// A trial, written for reading.
struct Report {
  let trial: Trial
  let title: String
  let caption: String

  /// The whole report.
  /// - Parameters:
  ///   - frame: what the chart shows at least.
  ///   - height: how many rows the chart's plot has.
  func text(on paper: Paper, frame: Chart.Frame, height: Int) -> String {
    let rule = String(repeating: "─", count: max(3, 78 - title.count))
    let rest = trial.samples.last.map {
      Chart.Sample(time: max($0.time, frame.times.upperBound), offset: $0.offset, mover: .nobody)
    }
    let chart = Chart(
      samples: trial.samples + [rest].compactMap { $0 }, walls: trial.walls,
      predicted: trial.promises.last?.destination[trial.axis],
      frame: frame, unit: trial.axis == .horizontal ? "x, pt" : "y, pt", height: height)
    var rows = [Ink.strong.on(paper, title) + " " + Ink.faint.on(paper, rule), caption, ""]
    rows += chart.rows(on: paper)
    rows += [String(repeating: " ", count: 9) + Chart.legend(on: paper), ""]
    rows += trial.log.rows(on: paper)
    rows += [""] + promises + [ending(on: paper)]
    rows += trial.mistakes.map { Ink.bad.on(paper, "\($0)") } + [""]
    return rows.joined(separator: "\n")
  }

  private var promises: [String] {
    if trial.promises.isEmpty { return ["no drag: no finger went further than the slop"] }
    return trial.promises.map { line("told at the lift", $0.time, $0.destination) }
  }

  private func ending(on paper: Paper) -> String {
    guard let time = trial.restTime else { return Ink.bad.on(paper, "did not come to rest") }
    let line = line("came to rest", time, trial.rest)
    switch trial.kept {
    case nil: return line
    case true?: return line + Ink.good.on(paper, "  = told, to the last bit ✓")
    case false?: return line + Ink.bad.on(paper, "  ≠ told ✗")
    }
  }

  private func line(_ what: String, _ time: Double, _ place: Point) -> String {
    let label = what + String(repeating: " ", count: max(1, 18 - what.count))
    return label + String(format: "%7.3f s   ", time) + "\(place[trial.axis]) pt"
  }
}
