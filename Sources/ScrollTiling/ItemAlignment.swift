public import ScrollSpace

/// Where in the viewport an item is shown.
///
/// ```
///    start         center         end          nearest
///   ├──┼──────┤   ├───┼──┼───┤   ├──────┼──┤   the shortest way from where it is
/// ```
public enum ItemAlignment: UInt8, Hashable, Sendable {
  /// The item's start at the start of the viewport.
  case start
  /// The item's middle in the middle of the viewport.
  case center
  /// The item's end at the end of the viewport.
  case end
  /// The shortest way on which all of the item comes into view. An item longer than the viewport comes as far
  /// as it fills it.
  case nearest
  /// Stays if all of the item is in view already, else as `center`. An offset outside the extent does not
  /// stay.
  case centerUnlessVisible

  /// The offset at which the item is shown so, in points.
  ///
  /// `viewport` is its length, `current` the offset it comes from. The result is the nearest offset within
  /// the `extent`. NaN gives NaN where it matters.
  public func offset(
    showing item: ItemPlace, viewport: Double, from current: Double, within extent: Extent = Extent()
  ) -> Double {
    let atStart = item.start
    let atEnd = item.end - viewport
    switch self {
    case .start:
      return extent.clamp(atStart)
    case .center:
      return extent.clamp(atStart - (viewport - item.length) / 2)
    case .end:
      return extent.clamp(atEnd)
    case .nearest:
      let seen = Extent(lower: min(atStart, atEnd), upper: max(atStart, atEnd))
      return extent.clamp(seen.clamp(current))
    case .centerUnlessVisible:
      if current <= atStart, current >= atEnd, extent.clamp(current) == current { return current }
      return Self.center.offset(showing: item, viewport: viewport, from: current, within: extent)
    }
  }
}

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
    showing index: Int64, _ alignment: ItemAlignment, viewport: Double, from current: Double
  ) throws(TilingError) -> Double {
    guard current.isFinite else { throw .offset(current) }
    let item = try place(of: index)
    return alignment.offset(
      showing: item, viewport: viewport, from: current, within: try extent(viewport: viewport))
  }
}
