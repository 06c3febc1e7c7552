extension Double {
  /// Returns true if the numbers are equal, except for rounding.
  package func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
