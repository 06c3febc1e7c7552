extension Double {
  /// The largest number that a scroller, a curve or an item accepts. Its square is finite too.
  @inlinable public static var largestUsable: Double { 1e150 }

  /// True if the number is usable: finite and not beyond the largest usable number.
  @inlinable public var isUsable: Bool { magnitude <= .largestUsable }
}
