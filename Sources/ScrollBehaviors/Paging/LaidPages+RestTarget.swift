import ScrollEngine
import ScrollSpace

/// The rest targets of ``Paging``: the page on which it rests.
///
/// ```
///   id     the item that identifies the page           lap    the lap on a ring
///   part   points past the page's offset, on a page longer than the viewport
/// ```
/// If there are no pages yet, `id` is the number of a page, and `lap` has a reserved value.
extension LaidPages {
  private static let byNumber = Int64.min

  /// Returns the target for a page of which only the number is known.
  static func target(ofNumber page: Int64) -> RestTarget { RestTarget(id: page, lap: byNumber) }

  static func isByNumber(_ target: RestTarget) -> Bool { target.lap == byNumber }

  /// Returns the rest target at an offset on a page.
  func target(at offset: Double, onPage page: Double) -> RestTarget {
    RestTarget(
      id: knownItem(of: page), lap: wholeNumber(real(page).lap) &+ near.lap,
      part: offset - self.offset(of: page))
  }

  /// Returns the page of a target.
  func page(of target: RestTarget) -> Double {
    // The number is that of a page of the first lap, also on a ring.
    if Self.isByNumber(target) {
      let page = page(ofNumber: target.id)
      return period == nil ? clamp(page) : max(0, min(page, count - 1))
    }
    let page = page(ofKnown: target.id)
    return period == nil ? page : page + Double(target.lap &- near.lap) * count
  }

  /// Returns the offset of a target.
  func offset(of target: RestTarget) -> Double {
    let page = page(of: target)
    return range(of: page).clamp(offset(of: page) + target.part)
  }
}
