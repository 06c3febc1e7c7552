import Hands
import Testing

/// The chains that every recording is played through: four plain chains, and chains with links that share an answer
/// or affect each other.
enum Chain: String, CaseIterable, CustomTestStringConvertible {
  case clamping, bouncing, paging, pagingAndBouncing
  case pagesBetweenInnerWalls, pagesAcrossFreeDown, endlessBetweenInnerWalls
  case loop, areas, lockedAreas
  case dominantPages, stickyPages, stickyEdges, editedLast
  case carousel, sections, plainRule
  case repeatedEnds, threePages

  var isPlain: Bool { [.clamping, .bouncing, .paging, .pagingAndBouncing].contains(self) }
  var movesOrigin: Bool { self == .endlessBetweenInnerWalls }

  func made() -> [any ScrollBehavior] {
    let pages: [any ScrollBehavior] = [Paging(axis: .horizontal), Paging(axis: .vertical)]
    let walls: [any ScrollBehavior] = [
      Clamping(axis: .horizontal, to: 50...6_000), Clamping(axis: .vertical, to: 20...20_000),
    ]
    switch self {
    case .clamping: return [Clamping()]
    case .bouncing: return [Bouncing()]
    case .paging: return pages
    case .pagingAndBouncing: return pages + [Bouncing()]
    case .pagesBetweenInnerWalls: return pages + walls + [Bouncing(.vertical)]
    case .pagesAcrossFreeDown: return [Paging(axis: .horizontal), Bouncing()]
    case .endlessBetweenInnerWalls:
      return [Infinite(), Clamping(axis: .vertical, to: -3_000...9_000), Paging(axis: .horizontal)]
    case .loop:
      return [
        Paging(.items(count: 10, length: 280, spacing: 16), axis: .horizontal, align: .center),
        Tiling<Int>(.uniform(length: 280, spacing: 16, items: 0..<10), axis: .horizontal),
        Circular(axis: .horizontal, anchor: 0.5), Paging(axis: .vertical), Bouncing(),
      ]
    case .areas: return [Snapping(Self.rooms), Bouncing()]
    case .lockedAreas: return [Clamping(), Snapping(Self.rooms), AxisLock(.dominant)] + walls
    case .dominantPages: return [AxisLock(.dominant)] + pages + [Bouncing()]
    case .stickyPages: return [AxisLock(.sticky)] + walls + pages
    case .stickyEdges: return [Clamping(), Bouncing(.bottom), AxisLock(.sticky)]
    case .editedLast: return pages + [Bouncing(), Editor()]
    case .carousel:
      return [
        Paging(.items(count: 10, length: 280, spacing: 16), align: .center), Circular(axis: .horizontal),
      ]
    case .sections:
      return [
        Snapping(
          Self.chapters, .mandatory, axes: PerAxis(x: false, y: true), arrival: .spring(response: 0.4)),
        Bouncing(.vertical),
      ]
    case .plainRule: return [Bouncing(), PlainRule()]
    case .repeatedEnds:
      return pages
        + Self.watched(
          .repeatedEnds(RepeatedEnds(axis: .horizontal, count: 10)),
          .repeatedEnds(RepeatedEnds(axis: .vertical, count: 1)))
        + [Bouncing()]
    case .threePages:
      return pages
        + Self.watched(
          .threePages(ThreePages(axis: .horizontal, count: 2) { _, _ in }),
          .threePages(ThreePages(axis: .vertical, count: 10) { _, _ in }))
        + [Clamping()]
    }
  }

  /// Loops, and behind them links that observe them at rest.
  private static func watched(_ loops: SilentMove.Loop...) -> [any ScrollBehavior] {
    loops.map(\.link) + loops.map { SilentMove($0) }
  }

  /// Some areas fit the viewport, some are larger, and one must not be passed.
  private static let chapters = (0..<40).map { index in
    let height = [500.0, 700, 2_200, 300, 844][index % 5]
    return SnapArea(
      id: Int64(index), frame: Rect(x: 0, y: Double(index) * 760, width: 9_000, height: height),
      align: PerAxis(x: nil, y: .start), mustStop: index % 7 == 3)
  }

  /// Pages by arithmetic alone, as a delegate would use them.
  private final class PlainRule: ScrollBehavior {
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
      for axis in Axis.both {
        let pages = Pages(.viewport, axis: axis, in: scroll.geometry)
        let page = pages.target(
          from: scroll.contentOffset[axis], velocity: velocity[axis], rule: PageRule(.fromNearest))
        if let offset = page.flatMap(pages.offset(of:)) { targetContentOffset[axis] = offset }
      }
    }
  }

  /// Rooms side by side, as on a plan.
  private static let rooms = [SnapArea](
    columns: 18, rows: 38, every: Size(width: 500, height: 800), size: Size(width: 450, height: 750))

  /// A delegate's edit: thirds of the chain's distance.
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
