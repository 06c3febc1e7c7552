import ScrollBehaviors
import Testing

/// Chains in which links share the say, or stand beside each other.
enum ComposedChain: String, CaseIterable, CustomTestStringConvertible {
  case pagesBetweenInnerWalls, pagesAcrossFreeDown, endlessBetweenInnerWalls
  case loop, areas, lockedAreas
  case dominantPages, stickyPages, stickyEdges, editedLast

  func made() -> [any ScrollBehavior] {
    let pages: [any ScrollBehavior] = [Paging(axis: .horizontal), Paging(axis: .vertical)]
    let walls: [any ScrollBehavior] = [
      Clamping(.horizontal, to: 50...6_000), Clamping(.vertical, to: 20...20_000),
    ]
    switch self {
    case .pagesBetweenInnerWalls: return pages + walls + [Bouncing(.vertical)]
    case .pagesAcrossFreeDown: return [Paging(axis: .horizontal), Bouncing()]
    case .endlessBetweenInnerWalls:
      return [Infinite(), Clamping(.vertical, to: -3_000...9_000), Paging(axis: .horizontal)]
    case .loop:
      return [
        Paging(.items(count: 10, length: 280, spacing: 16), axis: .horizontal, align: .center),
        Tiling<Int>(
          .uniform(length: 280, spacing: 16, items: 0..<10), axis: .horizontal, make: { 0 },
          show: { _, _, _ in }),
        Circular(.horizontal, anchor: 0.5), Paging(axis: .vertical), Bouncing(),
      ]
    case .areas: return [Snapping(Self.rooms), Bouncing()]
    case .lockedAreas: return [Clamping(), Snapping(Self.rooms), AxisLock(.dominant)] + walls
    case .dominantPages: return [AxisLock(.dominant)] + pages + [Bouncing()]
    case .stickyPages: return [AxisLock(.sticky)] + walls + pages
    case .stickyEdges: return [Clamping(), Bouncing(.bottom), AxisLock(.sticky)]
    case .editedLast: return pages + [Bouncing(), Editor()]
    }
  }

  /// Rooms side by side, as a plan has them.
  private static let rooms = (0..<684).map { index in
    SnapArea(
      id: Int64(index),
      frame: Rect(
        origin: Point(x: Double(index % 18) * 500, y: Double(index / 18) * 800),
        size: Size(width: 450, height: 750)))
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
