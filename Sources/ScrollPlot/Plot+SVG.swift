extension Plot {
  /// Returns the picture as the text of an SVG file. The picture is 720 units wide, and as high as the markers need.
  public func svg(_ scheme: Scheme = .automatic) -> String {
    let frame = PlotFrame(self)
    let flags = PlotFlag.all(of: markers, in: frame)
    let height = frame.height + Double(flags.count) * PlotFrame.line + (flags.isEmpty ? 0 : 12)
    var rows = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \#(Self.number(height))" "#
        + #"font-family="sans-serif" font-size="12">"#,
      "<title>\(Self.text(title))</title>", PlotStyle.sheet(scheme),
      #"<rect class="paper" width="720" height="\#(Self.number(height))" rx="8"/>"#,
      Self.row(Self.text(title), "ink", x: PlotFrame.left, y: 24, #" font-size="14""#),
    ]
    rows += legend(in: frame) + axes(in: frame)
    for level in levels where level.value.isFinite {
      let y = frame.y(level.value)
      let (left, right) = (Self.number(PlotFrame.left), Self.number(PlotFrame.right))
      rows.append(#"<path class="level" d="M\#(left) \#(Self.number(y))H\#(right)"/>"#)
      rows.append(Self.row(Self.text(level.name), "ink", x: PlotFrame.right + 6, y: y + 4))
    }
    rows += flags.flatMap { $0.rows(in: frame) }
    for (index, curve) in curves.enumerated() {
      let way = way(of: curve, in: frame)
      let dashes = curve.isDashed ? #" stroke-dasharray="6 4""# : ""
      if !way.isEmpty {
        rows.append(#"<path class="curve \#(PlotStyle.name(of: index))" d="\#(way)"\#(dashes)/>"#)
      }
    }
    return rows.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Returns a line of names, each after a piece of its curve.
  private func legend(in frame: PlotFrame) -> [String] {
    var rows: [String] = []
    for (index, place) in frame.legend.enumerated() {
      let (x, y) = (Self.number(place.x), Self.number(place.y))
      let dashes = curves[index].isDashed ? #" stroke-dasharray="6 4""# : ""
      rows.append(#"<path class="curve \#(PlotStyle.name(of: index))" d="M\#(x) \#(y)h18"\#(dashes)/>"#)
      rows.append(Self.row(Self.text(curves[index].name), "ink", x: place.x + 24, y: place.y + 4))
    }
    return rows
  }

  private func axes(in frame: PlotFrame) -> [String] {
    let (left, right) = (Self.number(PlotFrame.left), Self.number(PlotFrame.right))
    var rows: [String] = []
    let (rise, run) = (frame.values.step(atMost: 6), frame.times.step(atMost: 8))
    for mark in frame.values.marks(every: rise.length) {
      let y = frame.y(mark)
      rows.append(#"<path class="grid" d="M\#(left) \#(Self.number(y))H\#(right)"/>"#)
      let number = Self.mark(mark, rise.decimals)
      rows.append(Self.row(number, "faint", x: PlotFrame.left - 6, y: y + 4, #" text-anchor="end""#))
    }
    let (top, bottom) = (Self.number(frame.top), Self.number(frame.bottom))
    for mark in frame.times.marks(every: run.length) {
      let (x, number) = (frame.x(mark), Self.mark(mark, run.decimals))
      rows.append(#"<path class="grid" d="M\#(Self.number(x)) \#(top)V\#(bottom)"/>"#)
      rows.append(Self.row(number, "faint", x: x, y: frame.bottom + 18, #" text-anchor="middle""#))
    }
    rows.append(#"<path class="axis" d="M\#(left) \#(top)V\#(bottom)H\#(right)"/>"#)
    let end = #" text-anchor="end""#
    rows.append(Self.row(Self.text(unit), "faint", x: PlotFrame.left - 6, y: frame.top - 10, end))
    rows.append(Self.row("s", "faint", x: PlotFrame.right + 18, y: frame.bottom + 18))
    return rows
  }

  /// Returns a row with text at a place. `attributes` begins with a space.
  static func row(_ text: String, _ ink: String, x: Double, y: Double, _ attributes: String = "") -> String {
    #"<text class="\#(ink)" x="\#(number(x))" y="\#(number(y))"\#(attributes)>\#(text)</text>"#
  }

  /// Returns the path of a curve. Points that would be drawn at the place of the point before are left out.
  private func way(of curve: Curve, in frame: PlotFrame) -> String {
    var (way, last, isDown) = ("", "", false)
    for point in curve.points {
      guard point.time.isFinite, point.value.isFinite else {
        isDown = false
        continue
      }
      let place = "\(Self.number(frame.x(point.time))) \(Self.number(frame.y(point.value)))"
      if isDown, place == last { continue }
      way += (isDown ? "L" : "M") + place
      (last, isDown) = (place, true)
    }
    return way
  }
}
