import ScrollEngine
import ScrollSpace

/// The words in which ``Paging`` says on which page it rests.
///
/// ```
///   id     the item by which the page is known         lap    which time round a ring
///   part   points from where the page is shown, on a page longer than the viewport
/// ```
/// Where there are no pages yet, `id` is a page's number, and the lap none that there is.
extension LaidPages {
  private static let byNumber = Int64.min

  /// A page that is known by its number alone.
  static func target(ofNumber page: Int64) -> RestTarget { RestTarget(id: page, lap: byNumber) }

  static func isByNumber(_ target: RestTarget) -> Bool { target.lap == byNumber }

  /// What an offset on a page stands on.
  func target(at offset: Double, onPage page: Double) -> RestTarget {
    RestTarget(
      id: knownItem(of: page), lap: wholeNumber(real(page).lap) &+ near.lap,
      part: offset - self.offset(of: page))
  }

  /// The page that shows a target.
  func page(of target: RestTarget) -> Double {
    // Also on a ring the number is that of a page of the first lap.
    if Self.isByNumber(target) {
      let page = page(ofNumber: target.id)
      return period == nil ? clamp(page) : max(0, min(page, count - 1))
    }
    let page = page(ofKnown: target.id)
    return period == nil ? page : page + Double(target.lap &- near.lap) * count
  }

  /// The offset of a target.
  func offset(of target: RestTarget) -> Double {
    let page = page(of: target)
    return range(of: page).clamp(offset(of: page) + target.part)
  }
}
