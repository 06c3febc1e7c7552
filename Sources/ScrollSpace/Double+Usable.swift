extension Double {
  /// The largest number that a scroller, a curve or an item may have: the square of it is finite too.
  @inlinable package static var largestUsable: Double { 1e150 }

  /// Whether a number counts: one that is finite and not beyond the largest.
  @inlinable package var isUsable: Bool { magnitude <= .largestUsable }
}
