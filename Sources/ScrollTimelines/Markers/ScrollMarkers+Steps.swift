import ScrollBehaviors
import ScrollEngine
public import ScrollSpace

extension ScrollMarkers {
  /// The marker after the current one; nil at the last, and without markers. On a ring of items the first one follows
  /// the last.
  public var next: Int64? { neighbour(by: 1) }

  /// The marker before the current one; nil at the first, and without markers. On a ring of items the last one comes
  /// before the first.
  public var previous: Int64? { neighbour(by: -1) }

  /// Chooses the next marker. Returns false at the last.
  @discardableResult
  public func chooseNext(animated: Bool) -> Bool { next.map { choose($0, animated: animated) } ?? false }

  /// Chooses the previous marker. Returns false at the first.
  @discardableResult
  public func choosePrevious(animated: Bool) -> Bool {
    previous.map { choose($0, animated: animated) } ?? false
  }

  /// The sides towards which a button for scrolling does something: there is content there on which the scroller may
  /// come to rest. Disable the buttons of the other sides. Empty without a scroller.
  ///
  /// With a mandatory ``snapping`` the content behind the last area does not count, because a scroll there comes back.
  public var buttons: Edges {
    guard let scroll else { return [] }
    return RestRange(of: scroll, snapping: snapping).sides(
      from: scroll.contentOffset, tolerance: Tolerance.offset(pixel: scroll.settings.pixel))
  }

  private func neighbour(by step: Int64) -> Int64? {
    guard let current else { return nil }
    let (next, overflow) = current.addingReportingOverflow(step)
    if !overflow, indices.contains(next) { return next }
    guard let row, let scroll, scroll.geometry.extent[row.axis].period != nil, !indices.isEmpty else {
      return nil
    }
    return step > 0 ? indices.lowerBound : indices.upperBound - 1
  }
}
