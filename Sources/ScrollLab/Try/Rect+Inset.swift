import ScrollSpace

extension Rect {
  /// The rect with so much less at each side, no smaller than nothing.
  func inset(by points: Double) -> Rect {
    let (x, y) = (min(points, width / 2), min(points, height / 2))
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
