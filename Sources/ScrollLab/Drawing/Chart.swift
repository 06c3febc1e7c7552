import Foundation
import ScrollPlot

/// The offset over time, drawn with characters. All rows are equally wide.
///
/// ```
///     pt
///    600 ┤      ⢀⠔⠒⠒⠤⣀
///    500 ┼╌╌╌╌╌⡔⠁╌╌╌╌╌╌⠉⠉⠉⠉⠉⠉ wall ◂
///    400 ┤  ⣀⠜⠁
///        └┬────────┬────────┬───  s
///         0.0      0.5      1.0
///         █████▒▒▒▒▒▒▒▒▒▒▒▒······
/// ```
package struct Chart {
  /// The samples of the curve, by time. Samples that are not finite, or beyond 1e15, are not drawn.
  package var samples: [Sample]
  /// The offsets of the walls, in points. A wall far from the curve is not shown.
  package var walls: [Double]
  /// The predicted offset, in points, which gets a `◂` at the right.
  package var predicted: Double?
  /// The times and offsets that the chart must show, so that several charts can have the same scales.
  package var frame: Frame?
  /// The unit above the offsets.
  package var unit: String
  /// The width of the chart and the height of its plot, in characters. At least 20 × 3.
  package var width: Int
  package var height: Int

  package init(
    samples: [Sample], walls: [Double] = [], predicted: Double? = nil, frame: Frame? = nil,
    unit: String = "pt", width: Int = 80, height: Int = 14
  ) {
    self.samples = samples.filter { $0.time.magnitude <= 1e15 && $0.offset.magnitude <= 1e15 }
    self.walls = walls.filter { $0.isFinite }
    self.predicted = predicted
    self.frame = frame
    self.unit = unit
    self.width = max(Self.narrowest, width)
    self.height = max(3, height)
  }

  /// The meaning of the chart's marks.
  package static var legend: InkedText {
    let movers: [(Mover, String)] = [(.finger, "finger"), (.motion, "by itself"), (.nobody, "at rest")]
    let marks = movers.map { InkedText(String($0.mark), $0.ink) + InkedText(" " + $1) }
    let wall = InkedText("╌", .wall) + InkedText(" wall")
    return .parts(marks + [wall, InkedText("◂ destination at lift")])
  }

  /// The smallest width of a chart, in characters.
  package static let narrowest = 20

  /// The width of the margin at the right: the word for a wall, if there is room, and the mark of the prediction.
  private var margin: Int { width < 50 ? 2 : 7 }

  /// Returns the chart's rows, from the top: unit, plot, time axis, its labels, and the row that shows what moved the
  /// offset.
  package func rows(on paper: Paper = .plain) -> [String] {
    let offsets = offsetScale()
    let labels = self.labels(of: offsets)
    let longest = labels.values.map { $0.text.count }.max() ?? 0
    // The plot keeps eight characters, however long the offsets are.
    let gutter = min(max(min(7, width / 10), longest), width - margin - 2 - 8)
    let columns = width - gutter - 2 - margin
    let times = timeScale(columns: columns)
    let dots = plot(times: times, offsets: offsets, columns: columns)
    let unit = pad(
      cut(String(repeating: " ", count: max(0, gutter - unit.count)) + unit, to: width), to: width)
    var rows = [Ink.faint.on(paper, unit)]
    for row in 0..<height {
      let label = labels[row]
      let isWall = label?.isWall ?? false
      let text = cut(label?.text ?? "", to: gutter)
      let axis = isWall ? "┼" : label == nil ? "│" : "┤"
      let blank: (Character, Ink) = isWall ? ("╌", .wall) : (" ", .plain)
      let line = (0..<columns).map { dots.cell(column: $0, row: row) ?? blank }
      let isPredicted =
        predicted.map { offsets.contains($0) && self.row(of: $0, on: offsets) == row } ?? false
      rows.append(
        (isWall ? Ink.wall : .faint).on(paper, String(repeating: " ", count: gutter - text.count) + text)
          + Ink.faint.on(paper, " " + axis) + Ink.row(line, on: paper)
          + Ink.wall.on(paper, pad(isWall && margin > 2 ? " wall" : "", to: margin - 2))
          + (isPredicted ? " ◂" : "  "))
    }
    return rows + timeAxis(times, gutter: gutter, columns: columns, paper: paper)
  }
}

extension Chart {
  private func timeScale(columns: Int) -> Scale {
    let shown =
      samples.map { $0.time } + [frame?.times.lowerBound, frame?.times.upperBound].compactMap { $0 }
    return Scale(shown.min() ?? 0, shown.max() ?? 0, dots: columns * 2, least: 0.1)
  }

  /// Returns the scale of the offsets: the whole curve, the frame, and each wall that is not far from the curve.
  private func offsetScale() -> Scale {
    var shown = samples.map { $0.offset }
    if let predicted, predicted.magnitude <= 1e15 { shown.append(predicted) }
    if let offsets = frame?.offsets { shown += [offsets.lowerBound, offsets.upperBound] }
    var lower = shown.min() ?? 0
    var upper = shown.max() ?? 0
    let near = max(20, (upper - lower) / 3)
    for wall in walls where wall > lower - near && wall < upper + near {
      lower = min(lower, wall)
      upper = max(upper, wall)
    }
    let air = (upper - lower) / 20
    return Scale(lower - air, upper + air, dots: height * 4, least: 20)
  }

  private func row(of offset: Double, on scale: Scale) -> Int { height - 1 - scale.dot(offset) / 4 }

  private func labels(of scale: Scale) -> [Int: (text: String, isWall: Bool)] {
    var labels: [Int: (text: String, isWall: Bool)] = [:]
    let step = scale.step(atMost: max(2, height / 2))
    for mark in scale.marks(every: step.length) {
      labels[row(of: mark, on: scale)] = (String(format: "%.\(step.decimals)f", mark), false)
    }
    for wall in walls where scale.contains(wall) {
      labels[row(of: wall, on: scale)] = (String(format: "%.10g", wall), true)
    }
    return labels
  }

  private func plot(times: Scale, offsets: Scale, columns: Int) -> Dots {
    var dots = Dots(columns: columns, rows: height)
    var last: (x: Int, y: Int)?
    for sample in samples {
      let here = (x: times.dot(sample.time), y: offsets.dots - 1 - offsets.dot(sample.offset))
      dots.line(from: last ?? here, to: here, ink: sample.mover.ink)
      last = here
    }
    return dots
  }

  private func timeAxis(_ times: Scale, gutter: Int, columns: Int, paper: Paper) -> [String] {
    let step = times.step(atMost: max(1, columns / 9))
    var axis = [Character](repeating: "─", count: columns)
    var labels = [Character](repeating: " ", count: columns + 2)
    for mark in times.marks(every: step.length) {
      let column = times.dot(mark) / 2
      let text = Array(String(format: "%.\(step.decimals)f", mark))
      let start = max(0, column - text.count / 2)
      guard start + text.count <= labels.count else { continue }
      axis[column] = "┬"
      labels.replaceSubrange(start..<(start + text.count), with: text)
    }
    let indent = String(repeating: " ", count: gutter + 1)
    let movers = (0..<columns).map { column in
      let mover = self.mover(at: times, column: column)
      return (mover.mark, mover.ink)
    }
    let tail = String(repeating: " ", count: margin)
    return [
      Ink.faint.on(paper, indent + "└" + String(axis) + pad(" s", to: margin)),
      Ink.faint.on(paper, pad(indent + " " + String(labels), to: width)),
      indent + " " + Ink.row(movers, on: paper) + tail,
    ]
  }

  /// Returns what moved the offset in a column's time. A finger is shown even if it was down only briefly.
  private func mover(at times: Scale, column: Int) -> Mover {
    var mover = Mover.nobody
    for sample in samples {
      let place = times.dot(sample.time) / 2
      if place > column { break }
      if place < column || mover != .finger { mover = sample.mover }
    }
    return mover
  }

  private func cut(_ text: String, to width: Int) -> String {
    text.count > width ? text.prefix(width - 1) + "…" : text
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
