/// Numbers over time, drawn as SVG: for light or for dark paper, the same text everywhere.
///
/// ```
///  pt
///  1,200 ┤        ╭────── B        a line's name stands at its end
///    600 ┤    ╭───╯
///      0 ┼────╯──────────
///        0      0.5     1  s
/// ```
package struct Plot {
  /// One curve, by time, in seconds.
  package struct Line {
    package var name: String
    package var points: [(time: Double, value: Double)]
    package var isDashed: Bool

    package init(_ name: String, _ points: [(time: Double, value: Double)], isDashed: Bool = false) {
      (self.name, self.points, self.isDashed) = (name, points, isDashed)
    }
  }

  /// Which paper it is drawn for.
  package enum Paper: CaseIterable {
    case light, dark

    /// Text, faint lines, and the colours of lines in their order.
    var colours: (text: String, faint: String, lines: [String]) {
      switch self {
      case .light: ("#1d1d1f", "#d2d2d7", ["#0066cc", "#c93400", "#248a3d", "#8944ab", "#6e6e73"])
      case .dark: ("#f5f5f7", "#424245", ["#2997ff", "#ff9f0a", "#30d158", "#bf5af2", "#98989d"])
      }
    }
  }

  package var title: String
  package var lines: [Line]
  /// Marked by a line across, with a name.
  package var walls: [(name: String, value: Double)]
  /// Times and values that are shown at least, so that plots beside each other can have the same scales.
  package var frame: Chart.Frame?

  package init(
    _ title: String, _ lines: [Line], walls: [(name: String, value: Double)] = [], frame: Chart.Frame? = nil
  ) {
    (self.title, self.lines, self.walls, self.frame) = (title, lines, walls, frame)
  }

  private static let (width, height) = (720.0, 320.0)
  private static let (left, right, top, bottom) = (64.0, 96.0, 36.0, 36.0)

  /// The picture as a file of its own.
  package func svg(for paper: Paper) -> String {
    let (text, faint, palette) = paper.colours
    let points = lines.flatMap { $0.points }
    let values = points.map { $0.value } + walls.map { $0.value }
    let (frame, end) = (self.frame, points.map { $0.time }.max() ?? 1)
    let times = Scale(0, max(end, frame?.times.upperBound ?? end), dots: 1_000, least: 0.1)
    let low = min(0, values.min() ?? 0, frame?.offsets.lowerBound ?? 0)
    let offsets = Scale(
      low, max(values.max() ?? 1, frame?.offsets.upperBound ?? 1), dots: 1_000, least: 20)
    func place(_ number: Double, on scale: Scale, _ from: Double, _ to: Double) -> Double {
      from + (number - scale.lower) / (scale.upper - scale.lower) * (to - from)
    }
    func height(_ value: Double) -> Double { place(value, on: offsets, Self.height - Self.bottom, Self.top) }
    func x(_ time: Double) -> String {
      Self.number(place(time, on: times, Self.left, Self.width - Self.right))
    }
    func y(_ value: Double) -> String { Self.number(height(value)) }
    let (first, last) = (Self.number(Self.left), Self.number(Self.width - Self.right))
    var rows = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320" font-family="sans-serif" font-size="12" fill="\#(text)">"#,
      #"<title>\#(title)</title>"#,
      #"<text x="\#(first)" y="20" font-size="14">\#(title)</text>"#,
    ]
    for mark in offsets.marks(every: offsets.step(atMost: 6).length) {
      rows.append(#"<path d="M\#(first) \#(y(mark))H\#(last)" stroke="\#(faint)"/>"#)
      rows.append(#"<text x="58" y="\#(y(mark))" dy="4" text-anchor="end">\#(Self.number(mark))</text>"#)
    }
    for mark in times.marks(every: times.step(atMost: 8).length) {
      rows.append(#"<text x="\#(x(mark))" y="304" text-anchor="middle">\#(Self.number(mark))</text>"#)
    }
    rows.append(
      #"<text x="58" y="20" text-anchor="end">pt</text><text x="\#(last)" y="304" dx="24">s</text>"#)
    for wall in walls {
      rows.append(
        #"<path d="M\#(first) \#(y(wall.value))H\#(last)" stroke="\#(text)" stroke-dasharray="2 3"/>"#)
      rows.append(#"<text x="\#(last)" y="\#(y(wall.value))" dx="6" dy="4">\#(wall.name)</text>"#)
    }
    var labels: [(x: Double, y: Double)] = []
    for (index, line) in lines.enumerated() {
      guard let end = line.points.last else { continue }
      let colour = palette[index % palette.count]
      let way = line.points.map { "\(x($0.time)) \(y($0.value))" }.joined(separator: "L")
      let dashes = line.isDashed ? #" stroke-dasharray="5 4""# : ""
      rows.append(#"<path d="M\#(way)" fill="none" stroke="\#(colour)" stroke-width="2"\#(dashes)/>"#)
      // A name that would cover another one stands below it.
      var label = (x: place(end.time, on: times, Self.left, Self.width - Self.right), y: height(end.value))
      for _ in labels {
        for other in labels where abs(label.x - other.x) < 80 && abs(label.y - other.y) < 13 {
          label.y = other.y + 13
        }
      }
      labels.append(label)
      rows.append(
        #"<text x="\#(Self.number(label.x))" y="\#(Self.number(label.y))" dx="6" dy="4" fill="\#(colour)">\#(line.name)</text>"#
      )
    }
    return rows.joined(separator: "\n") + "\n</svg>\n"
  }

  /// A number with one digit after the point at most.
  private static func number(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let (whole, part) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (part == 0 ? "" : ".\(part)")
  }
}
