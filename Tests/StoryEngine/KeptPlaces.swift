import ScrollBehaviors
import ScrollMotion

/// The items that must stay in place on the screen during an edit, found by a simple search.
struct KeptPlaces {
  private struct Kept {
    let identity: Row.Identity
    let index: Int64
    /// The start of the item on the screen.
    let place: Double
  }

  private let lines: [(line: any EditableItems, axis: Axis, kept: [Kept])]
  private let before: Point
  private let viewport: Size
  /// True if an axis has a rest target of a link. That link keeps its target, and no other item.
  private let isChosen: PerAxis<Bool>
  /// The allowed movement of an item: a motion lands once it is nearer than half a device pixel to its destination.
  private let tolerance: Double

  /// Notes the places before an edit of a link.
  init(_ stage: Stage, _ player: Player, _ link: Int) {
    guard let scroll = player.scroll else {
      (lines, before, viewport, isChosen, tolerance) = ([], .zero, .zero, PerAxis(false), 0)
      return
    }
    func stands(_ axis: Axis) -> Bool {
      scroll.contentOffset[axis] == scroll.destination[axis]
        && scroll.behaviors.contains { scroll.restTarget(of: $0, on: axis) != nil }
    }
    isChosen = PerAxis(x: stands(.horizontal), y: stands(.vertical))
    tolerance = scroll.motion == nil ? 1.0 / 64 : scroll.settings.pixel / 2
    (before, viewport) = (scroll.contentOffset - scroll.start, scroll.viewport)
    lines = stage.chain(of: player).compactMap { number in
      guard case .anchor(link, let axis, _, _) = stage.cast.plans[number], !stage.cast.props[link].isMeasured,
        let keeper = stage.cast.links[number] as? KeepAnchor, let line = stage.cast.items(link, axis)
      else { return nil }
      let row = stage.cast.props[link].rows[axis]
      let kept = Self.order(keeper, line, axis, scroll).compactMap { index in
        line.place(of: index, origin: scroll.contentOrigin).map {
          Kept(identity: row.identity(index), index: index, place: $0.start - scroll.contentOffset[axis])
        }
      }
      return (line, axis, kept)
    }
  }

  /// Returns the candidates for the kept item, in order.
  private static func order(
    _ keeper: KeepAnchor, _ line: any EditableItems, _ axis: Axis, _ scroll: ScrollController
  ) -> [Int64] {
    let (origin, offset) = (scroll.contentOrigin, scroll.contentOffset)
    if !keeper.holdsAtStart, offset[axis] <= scroll.geometry.extent[axis].lower ?? -.infinity { return [] }
    let (start, length) = (
      offset[axis] + scroll.adjustedContentInset.lower(axis), scroll.geometry.visibleLength(axis)
    )
    let seen = line.items(from: start, length: length, origin: origin)
    func behind(_ edge: Double) -> Range<Int64> {
      let first = seen.first { (line.place(of: $0, origin: origin)?.end ?? edge) > edge }
      return (first ?? seen.upperBound)..<seen.upperBound
    }
    switch keeper.anchor {
    case .leading: return Array(seen)
    case .center: return Array(behind(start + length / 2)) + Array(seen)
    case .finger:
      guard let finger = scroll.finger else { return Array(seen) }
      let point = offset + (finger - .zero)
      return [line.item(under: point, origin: origin)].compactMap { $0 } + Array(behind(point[axis]))
        + Array(seen)
    case .item(let index): return [index] + Array(seen)
    }
  }

  /// The first remaining candidate must be where it was, unless walls forbid it, or the axis has a rest target.
  /// `last` has the places of the former edit: the item that was kept then stays the kept item until something moves.
  /// Edits that move items may keep another one, and so may those that shorten it out of view.
  func check(
    _ stage: Stage, _ player: Player, _ link: Int, after edits: [EditRequest], last: inout KeptPlaces?
  ) {
    guard let scroll = player.scroll else { return }
    defer { last = KeptPlaces(stage, player, link) }
    if edits.contains(where: { $0.kind == .move }) { return }
    for (line, axis, kept) in lines {
      if let last, last.before[axis] == before[axis], last.viewport == viewport { continue }
      if isChosen[axis] { continue }
      let row = stage.cast.props[link].rows[axis]
      let left = kept.lazy.compactMap { kept in
        row.index(of: kept.identity, near: kept.index).map { (kept, $0) }
      }
      guard let (first, index) = left.first, let now = line.place(of: index, origin: scroll.contentOrigin)
      else { continue }
      if first.place + now.length <= scroll.adjustedContentInset.lower(axis) { continue }
      let moved = now.start - scroll.contentOffset[axis] - first.place
      let requested = scroll.contentOffset[axis] + moved
      let extent = scroll.geometry.extent[axis]
      let old = before[axis] + scroll.contentOrigin[axis]
      if let lower = extent.lower, min(requested, old) < lower { continue }
      if let upper = extent.upper, max(requested, old) > upper { continue }
      stage.keptInPlace += 1
      if moved.magnitude >= tolerance {
        stage.complain("\(index), \(first.identity), moved by \(moved) on the screen when items were edited")
      }
    }
  }
}
