import ScrollSpace

extension Rect {
  /// Returns the rect with less at each side, at least an empty rect.
  func inset(by points: Double) -> Rect {
    let (x, y) = (min(points, width / 2), min(points, height / 2))
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
