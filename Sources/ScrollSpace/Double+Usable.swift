extension Double {
  /// The largest number that a scroller, a curve or an item accepts. Its square is finite too.
  @inlinable package static var largestUsable: Double { 1e150 }

  /// True if the number is usable: finite and not beyond the largest usable number.
  @inlinable package var isUsable: Bool { magnitude <= .largestUsable }
}
