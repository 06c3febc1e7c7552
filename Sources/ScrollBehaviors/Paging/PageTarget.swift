import ScrollEngine
import ScrollSpace

/// The words in which ``Paging`` says on which page it rests.
///
/// ```
///   id     the item by which the page is known         lap    which time round a ring
///   part   points from where the page is shown, on a page longer than the viewport
/// ```
/// Where there are no pages yet, `id` is a page's number, and the lap none that there is.
extension Pages.Laid {
  private static let byNumber = Int64.min

  /// A page that is known by its number alone.
  static func target(ofNumber page: Int64) -> RestTarget { RestTarget(id: page, lap: byNumber) }

  static func isByNumber(_ target: RestTarget) -> Bool { target.lap == byNumber }

  /// What an offset on a page stands on.
  func target(at offset: Double, onPage page: Double) -> RestTarget {
    RestTarget(
      id: wholeNumber(item(ofPage: page)), lap: wholeNumber(real(page).lap),
      part: offset - self.offset(ofPage: page))
  }

  /// Says a page that is known by its number by its item.
  func find(_ target: inout RestTarget) {
    if target.lap == Self.byNumber { target = self.target(at: offset(of: target), onPage: page(of: target)) }
  }

  /// The page that shows a target.
  func page(of target: RestTarget) -> Double {
    if target.lap == Self.byNumber { return max(0, min(Double(target.id), count - 1)) }
    let page = page(ofItem: Double(target.id))
    return keepsGroups ? page : places.clamp(page + Double(target.lap) * count)
  }

  /// The offset of a target.
  func offset(of target: RestTarget) -> Double {
    let page = page(of: target)
    return range(ofPage: page).clamp(offset(ofPage: page) + target.part)
  }

  /// Whether an offset lies between two pages, or before the first or behind the last, but on none.
  func isBetween(_ offset: Double) -> Bool {
    (range(ofPage: nearest(to: offset)).clamp(offset) - offset).magnitude > Tolerance.sum(near: offset)
  }
}
