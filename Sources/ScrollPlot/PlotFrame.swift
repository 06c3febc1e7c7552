/// The positions of a plot's parts in the picture.
struct PlotFrame {
  static let (left, right, line): (Double, Double, Double) = (64, 636, 18)
  /// The width of a letter, roughly.
  static let letter = 6.6

  let times: Scale
  let values: Scale
  let top: Double
  var bottom: Double { top + 232 }
  /// The height of the picture, without the part below the axis of time.
  var height: Double { bottom + 30 }
  /// The position of each curve in the legend.
  let legend: [(x: Double, y: Double)]

  init(_ plot: Plot) {
    let points = plot.curves.flatMap { $0.points }.filter { $0.time.isFinite && $0.value.isFinite }
    let marked = points.map { $0.time } + plot.markers.map { $0.time }.filter { $0.isFinite }
    let seen = points.map { $0.value } + plot.levels.map { $0.value }.filter { $0.isFinite }
    let (first, last) = (marked.min() ?? 0, marked.max() ?? 1)
    times = Scale(
      min(first, plot.times?.lowerBound ?? first), max(last, plot.times?.upperBound ?? last), dots: 1_000,
      least: 0.1)
    let (low, high) = (seen.min() ?? 0, seen.max() ?? 1)
    // Room above and below, so that no curve runs along an edge, unless the plot must show more there anyway.
    let air = (high - low) * 0.04
    var (lower, upper) = (low < 0 ? low - air : low, high + air)
    if let shown = plot.values {
      lower = shown.lowerBound <= low ? shown.lowerBound : lower
      upper = shown.upperBound >= high ? shown.upperBound : upper
    }
    values = Scale(lower, upper, dots: 1_000, least: 20)
    var (places, x, y) = ([(x: Double, y: Double)](), Self.left, 46.0)
    for curve in plot.curves {
      let width = 24 + Double(curve.name.count) * Self.letter + 18
      if x > Self.left, x + width > Self.right { (x, y) = (Self.left, y + Self.line) }
      places.append((x, y))
      x += width
    }
    legend = places
    // Flags of markers are above the plot.
    top = (places.isEmpty ? 28 : y) + (plot.markers.isEmpty ? 30 : 42)
  }

  func x(_ time: Double) -> Double { Self.place(time, on: times, Self.left, Self.right) }
  func y(_ value: Double) -> Double { Self.place(value, on: values, bottom, top) }

  private static func place(_ number: Double, on scale: Scale, _ from: Double, _ to: Double) -> Double {
    from + min(1, max(0, (number - scale.lower) / (scale.upper - scale.lower))) * (to - from)
  }
}
