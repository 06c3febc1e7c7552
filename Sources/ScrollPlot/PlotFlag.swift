/// Markers that lie close together: a vertical line with a number, and their names below the plot.
struct PlotFlag {
  private let number: Int
  private let x: Double
  private var markers: [Plot.Marker]

  /// Returns the flags of all markers, from the left to the right.
  static func all(of markers: [Plot.Marker], in frame: PlotFrame) -> [PlotFlag] {
    var flags: [PlotFlag] = []
    for marker in markers.filter({ $0.time.isFinite }).sorted(by: { $0.time < $1.time }) {
      let x = frame.x(marker.time)
      if let last = flags.last, x - last.x < 14 {
        flags[flags.count - 1].markers.append(marker)
      } else {
        flags.append(PlotFlag(number: flags.count + 1, x: x, markers: [marker]))
      }
    }
    return flags
  }

  func rows(in frame: PlotFrame) -> [String] {
    let (place, top) = (Plot.number(x), Plot.number(frame.top))
    let (y, left) = (frame.height + Double(number) * PlotFrame.line, PlotFrame.left)
    let (middle, end) = (#" text-anchor="middle" font-size="10""#, #" text-anchor="end" dx="-6""#)
    return [
      #"<path class="flag" d="M\#(place) \#(top)V\#(Plot.number(frame.bottom))"/>"#,
      #"<circle class="disc" cx="\#(place)" cy="\#(Plot.number(frame.top - 10))" r="8"/>"#,
      Plot.row("\(number)", "ink", x: x, y: frame.top - 6.5, middle),
      Plot.row("\(number)", "faint", x: left, y: y, end),
      Plot.row(Plot.text(words), "ink", x: left, y: y),
    ]
  }

  /// The time, and the names. Names at the same time are joined, and a repeated name is written once.
  private var words: String {
    var (words, index) = ("", 0)
    while index < markers.count {
      let time = markers[index].time
      if index == 0 || time != markers[index - 1].time {
        words += (index == 0 ? "" : "; ") + "\(Plot.mark(time, 3)) s"
      } else {
        words += ","
      }
      let name = markers[index].name
      var next = index + 1
      while next < markers.count, markers[next].name == name { next += 1 }
      words += " " + name + (next - index > 1 ? " ×\(next - index)" : "")
      index = next
    }
    return words
  }
}
