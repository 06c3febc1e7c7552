package import ScrollBehaviors

extension SnapArea {
  /// An area along an axis. It reaches far across, so that it is in view everywhere, and is aligned along the axis alone if
  /// not said otherwise.
  package init(
    id: Int64, _ axis: Axis, from start: Double, length: Double, align: Alignment? = .start,
    across other: Alignment? = nil, reach: ClosedRange<Double> = 0...2_000, mustStop: Bool = false
  ) {
    self.init(
      id: id,
      frame: Rect(
        origin: axis.point(start, across: reach.lowerBound),
        size: axis.size(length, across: reach.upperBound - reach.lowerBound)),
      align: PerAxis(align, on: axis, else: other), mustStop: mustStop)
  }
}

extension [SnapArea] {
  /// The same areas elsewhere.
  package func moved(by way: Vector) -> [SnapArea] {
    map { area in
      var area = area
      area.frame.origin += way
      return area
    }
  }
}
