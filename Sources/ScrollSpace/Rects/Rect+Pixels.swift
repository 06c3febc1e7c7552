internal import CScrollCore

/// Rectangles of whole pixels.
extension Rect {
  /// Returns the smallest rectangle with whole edges that covers this rectangle after scaling: the pixels to paint.
  ///
  /// `scale` is the number of pixels in a point; the result is in pixels. The edges are scaled, then rounded
  /// outwards. A length of 0 stays 0. If a number is not finite, the result is not finite either.
  public func enclosingPixels(scale: Double = 1) -> Rect {
    rounded(scale: scale, lower: csc_floor, upper: Rect.ceiling)
  }

  /// Returns the largest rectangle with whole edges inside this rectangle after scaling: the pixels that belong to
  /// this rectangle alone.
  ///
  /// `scale` is the number of pixels in a point; the result is in pixels. The edges are scaled, then rounded inwards.
  /// If nothing is left, the length is 0. If a number is not finite, the result is not finite either.
  @_documentation(visibility: internal)
  public func enclosedPixels(scale: Double = 1) -> Rect {
    rounded(scale: scale, lower: Rect.ceiling, upper: csc_floor)
  }

  private func rounded(
    scale: Double, lower: (Double) -> Double, upper: (Double) -> Double
  ) -> Rect {
    var result = Rect.zero
    for axis in Axis.both {
      let a = self.lower(axis) * scale
      let b = self.upper(axis) * scale
      let start = lower(a < b ? a : b)
      result.origin[axis] = start
      if length(axis) == 0 { continue }
      let length = upper(a < b ? b : a) - start
      result.size[axis] = length < 0 ? 0 : length
    }
    return result
  }

  private static func ceiling(_ value: Double) -> Double { 0 - csc_floor(-value) }
}
