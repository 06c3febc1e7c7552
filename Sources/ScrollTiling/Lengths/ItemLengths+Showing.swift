public import ScrollSpace

extension ItemLengths {
  /// Returns the range of offsets at which a viewport of this length may rest. The range is from 0 to the offset at
  /// which the end of the row is at the viewport's end, or only 0 if the row fits into the viewport. O(1). Throws
  /// `length` for an unusable viewport.
  public func extent(viewport: Double) throws(TilingError) -> Extent {
    guard viewport >= 0, viewport.isFinite else { throw .length(viewport) }
    return Extent(lower: 0, upper: max(0, total - viewport))
  }

  /// Returns the offset that shows an item, in points: aligned, and within ``extent(viewport:)``.
  ///
  /// `current` is the present offset. O(log n). Throws `index`, `length` for an unusable viewport, and `offset` if
  /// the present offset is not finite.
  public func offset(
    showing index: Int64, _ alignment: Alignment?, viewport: Double, from current: Double
  ) throws(TilingError) -> Double {
    guard current.isFinite else { throw .offset(current) }
    let item = try place(of: index)
    return try extent(viewport: viewport).clamp(
      alignment.start(ofView: viewport, at: current, showing: item.start, item.end))
  }
}
