import ScrollSpace

/// A step of arrows, lines, notches or pages in points, as of its call.
struct MeasuredStep {
  /// The step, along the axes to which the settings map it.
  let step: ScrollStep
  /// The distance in the direction of the offset. For `ends`, whose distance is computed later, the numbers that name
  /// the ends.
  let points: Vector
  /// The length of the notch that the step is a part of; nil for a whole step.
  let notch: PerAxis<Double?>

  init(_ step: ScrollStep, by settings: ScrollSettings, in frame: borrowing Frame) {
    switch step {
    case .lines(let lines): self.step = .lines(frame.mapped(lines, by: settings))
    case .notches(let notches): self.step = .notches(frame.mapped(notches, by: settings))
    case .arrows, .ends, .points, .pages: self.step = step
    }
    let mapped = self.step
    let x = Self.measure(mapped, .horizontal, settings, frame.geometry)
    let y = Self.measure(mapped, .vertical, settings, frame.geometry)
    let measured = Vector(x: x.points, y: y.points)
    points = if case .ends = mapped { measured } else { frame.turned(measured) }
    notch = PerAxis(x: x.notch, y: y.notch)
  }

  private static func measure(
    _ step: ScrollStep, _ axis: Axis, _ settings: ScrollSettings, _ geometry: Geometry
  ) -> (points: Double, notch: Double?) {
    switch step {
    case .lines(let lines):
      return (lines[axis] * settings.lineLength, lines[axis].magnitude < 1 ? 3 * settings.lineLength : nil)
    case .notches(let notches):
      let length = settings.notchLength(of: geometry.visibleLength(axis))
      return (notches[axis] * length, notches[axis].magnitude < 1 ? length : nil)
    case .pages(let pages): return (pages[axis] * settings.pageLength(of: geometry.pagedLength(axis)), nil)
    case .arrows(let arrows): return (arrows[axis] * settings.arrowLength, nil)
    case .points(let points): return (points[axis], nil)
    case .ends(let ends): return (ends[axis], nil)
    }
  }
}
