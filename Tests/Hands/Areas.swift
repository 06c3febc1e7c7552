package import ScrollBehaviors

extension SnapArea {
  /// An area along an axis. It reaches far across, so that it is in view everywhere, and is aligned along the axis
  /// alone if not said otherwise.
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
  /// Areas along an axis, one every so many points, numbered from 0.
  package init(
    _ count: Int, _ axis: Axis, every distance: Double, from start: Double = 0, length: Double,
    across other: Alignment? = nil, reach: ClosedRange<Double> = 0...2_000
  ) {
    self = (0..<count).map { index in
      let place = start + Double(index) * distance
      return SnapArea(id: Int64(index), axis, from: place, length: length, across: other, reach: reach)
    }
  }

  /// Cells of a size on a plane, numbered row by row from 0, each as far from the next one as said.
  package init(columns: Int, rows: Int, every distance: Size, size: Size) {
    self = (0..<columns * rows).map { index in
      let (row, column) = (Double(index / columns), Double(index % columns))
      let corner = Point(x: column * distance.width, y: row * distance.height)
      return SnapArea(id: Int64(index), frame: Rect(origin: corner, size: size))
    }
  }

  /// The same areas elsewhere.
  package func moved(by way: Vector) -> [SnapArea] {
    map { area in
      var area = area
      area.frame.origin += way
      return area
    }
  }
}
