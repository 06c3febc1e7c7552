extension Double {
  /// Whether it is another number but for roundings.
  func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
