import ScrollBehaviors
import Testing

/// Chains in which links share the say, or stand beside each other.
enum ComposedChain: String, CaseIterable, CustomTestStringConvertible {
  case pagesBetweenInnerWalls, pagesAcrossFreeDown, endlessBetweenInnerWalls
  case dominantPages, stickyPages, stickyEdges, editedLast

  func made() -> [any ScrollBehavior] {
    let pages: [any ScrollBehavior] = [Paging(axis: .horizontal), Paging(axis: .vertical)]
    let walls: [any ScrollBehavior] = [
      Clamping(.horizontal, to: 50...1_500), Clamping(.vertical, to: 20...5_000),
    ]
    switch self {
    case .pagesBetweenInnerWalls: return pages + walls + [Bouncing(.vertical)]
    case .pagesAcrossFreeDown: return [Paging(axis: .horizontal), Bouncing()]
    case .endlessBetweenInnerWalls:
      return [Infinite(), Clamping(.vertical, to: -3_000...9_000), Paging(axis: .horizontal)]
    case .dominantPages: return [AxisLock(.dominant)] + pages + [Bouncing()]
    case .stickyPages: return [AxisLock(.sticky)] + walls + pages
    case .stickyEdges: return [Clamping(), Bouncing(.bottom), AxisLock(.sticky)]
    case .editedLast: return pages + [Bouncing(), Editor()]
    }
  }

  /// A user's last word: thirds of the way that the chain had in mind.
  private final class Editor: ScrollBehavior {
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
      let start = scroll.contentOffset
      targetContentOffset = start + (targetContentOffset - start) / 3
    }
  }

  var testDescription: String { rawValue }
}
