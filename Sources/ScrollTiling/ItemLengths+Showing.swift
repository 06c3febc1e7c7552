public import ScrollSpace

extension ItemLengths {
  /// The offsets at which a viewport of this length may rest: from 0 up to where the end of everything is at
  /// the viewport's end, or only 0 if everything fits in. O(1). Throws `length` for a viewport that cannot be
  /// used.
  public func extent(viewport: Double) throws(TilingError) -> Extent {
    guard viewport >= 0, viewport.isFinite else { throw .length(viewport) }
    return Extent(lower: 0, upper: max(0, total - viewport))
  }

  /// The offset at which an item is shown, in points: aligned, and within ``extent(viewport:)``.
  ///
  /// `current` is the offset it comes from. O(log n). Throws `index`, `length` for a viewport that cannot be
  /// used, and `offset` for a current one that is not finite.
  public func offset(
    showing index: Int64, _ alignment: Alignment?, viewport: Double, from current: Double
  ) throws(TilingError) -> Double {
    guard current.isFinite else { throw .offset(current) }
    let item = try place(of: index)
    return try extent(viewport: viewport).clamp(
      alignment.start(ofView: viewport, at: current, showing: item.start, item.end))
  }
}
