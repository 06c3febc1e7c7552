import Hands

extension EditStory {
  /// Brings the scroller to a rest target, starts a motion to it, or holds it there.
  mutating func stand() {
    let index = Int64.random(in: kind.isEndless ? -30..<30 : items, using: &random)
    let place = Double(Int.random(in: 0...64 * 3_000, using: &random)) / 64
    let animated = moment == .animation || moment == .bounce
    if moment == .bounce { bounce() }
    switch (footing, moment) {
    case (.delegate, _):
      let sender = Sender(axis, scroll.geometry.extent[axis].clamp(place))
      (delegate, scroll.delegate) = (sender, sender)
      hand.fling(at: 400)
    case (.command, _) where grid != nil:
      let cell = PerAxis(index, on: axis, else: 1)
      grid?.scroll(to: cell, align: .start, animated: animated || moment == .fling)
    case (.command, _) where lanes != nil:
      lanes?.scroll(to: index, align: .start, animated: animated || moment == .fling)
    case (.command, _): tiles.scroll(to: index, align: .start, animated: animated || moment == .fling)
    case (_, .bounce): break
    case (_, .fling):
      scroll.contentOffset[axis] = scroll.geometry.extent[axis].clamp(place)
      hand.fling(at: Double(Int.random(in: -1_500...1_500, using: &random)))
    case (.page, _): pages.scroll(toPage: Int(index), animated: animated)
    case (.area, _): snapping.scroll(toArea: index, animated: animated)
    case (.nothing, _), (.anchor, _):
      scroll.setContentOffset(axis.point(scroll.geometry.extent[axis].clamp(place)), animated: animated)
    }
    // Never 0: a finger that has not passed the slop holds resting content.
    let way = Double(2 * Int.random(in: -64 * 150..<64 * 150, using: &random) + 1) / 64
    switch moment {
    case .animation, .fling, .bounce: return hand.frames(Int.random(in: 0...20, using: &random))
    case .rest, .tracking, .dragging, .wheel: hand.rest()
    }
    switch moment {
    case .rest, .animation, .fling, .bounce: break
    case .tracking: hand.down()
    case .dragging: hand.pull(by: way)
    case .wheel: scroll.wheel(by: axis.vector(way), time: hand.time)
    }
  }

  /// Moves into a wall and past it, if there is a wall.
  private mutating func bounce() {
    let side = Bool.random(using: &random) ? Side.lower : .upper
    scroll.contentOffset[axis] = scroll.geometry.extent[axis][side] ?? 0
    hand.fling(at: side == .lower ? -2_000 : 2_000, frames: Int.random(in: 1...12, using: &random))
  }

  /// Lifts the finger after a pause. A run of wheel deltas ends by itself.
  func letGo() {
    if moment == .tracking || moment == .dragging { hand.lift(after: 0.3) }
    if moment == .wheel { hand.frames(16) }
    hand.rest()
  }

  /// Performs one or several edits. Returns the new index of an item.
  mutating func edit(following item: Int64?) -> Int64? {
    var item = item
    let seeds = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.next() }
    func doAll() {
      for seed in seeds {
        var random = SeededGenerator(seed: seed)
        // Between held pages, the visible part of either page is kept, in a frame of any length.
        if Int.random(in: 0...3, using: &random) == 0, !links.contains(.page) || !isHeld {
          reframe(&random)
          continue
        }
        // The items across are edited too, in a grid. They move nothing along the axis.
        if grid != nil { try! cross.insert(2, at: Int64.random(in: cross.items, using: &random)) }
        let edit = self.edit(&random)
        if let lanes { try! lanes.change(edit) } else { try! row.change(edit) }
        // The anchor may be another item if an edit moves items, or shortens this one: see `AnchorChoiceTests`.
        let isAnchor = footing == .anchor || isHeld && links.contains(.anchor)
        item = item.flatMap { isAnchor && !edit.leavesAlone($0) ? nil : edit.index(of: $0) }
      }
    }
    if seeds.count > 1 { scroll.update { doAll() } } else { doAll() }
    return item
  }

  /// Another length of the viewport, other insets, or both. Any item fits into the rest of the viewport.
  func reframe(_ random: inout SeededGenerator) {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: 64 * range.lowerBound...64 * range.upperBound, using: &random)) / 64
    }
    var (viewport, inset) = (scroll.viewport, scroll.contentInset)
    switch Int.random(in: 0...2, using: &random) {
    case 0: viewport[axis] = length(400...800)
    case 1: for side in [Side.lower, .upper] { inset[axis, side] = length(0...50) }
    default:
      viewport[axis] = length(400...800)
      inset[axis, Bool.random(using: &random) ? .lower : .upper] = length(0...50)
    }
    // A wall and a page are often at the same place.
    if kind.isUniform, kind != .part, Bool.random(using: &random),
      let item = row.place(of: 0, origin: ContentOrigin())
    {
      let step = item.length + row.spacing
      viewport[axis] = (viewport[axis] / step).rounded(.up) * step - row.spacing + inset.total(axis)
    }
    scroll.resize(viewport: viewport, inset: inset)
  }

  private func edit(_ random: inout SeededGenerator) -> TileEdit {
    let items = kind.isEndless ? near : items
    let count = items.upperBound - items.lowerBound
    let first = Int64.random(
      in: items.lowerBound...max(items.lowerBound, items.upperBound - 1), using: &random)
    let end = min(items.upperBound, first + Int64.random(in: 0...4, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      let length = kind.isUniform || isMeasured && Bool.random(using: &random) ? nil : Self.length(&random)
      return .insertRun(count: Int64.random(in: 0...5, using: &random), length: length, at: first)
    case 1 where count > 4: return .remove(first..<max(first, end))
    case 2 where end > first:
      return .move(
        first..<end, to: Int64.random(in: items.lowerBound...items.upperBound - (end - first), using: &random)
      )
    case 3 where !kind.isUniform && end > first:
      return .resize(from: first, to: (first..<end).map { _ in Self.length(&random) })
    case _ where kind.isEndless: return .reload(first..<end)
    default:
      // By id: some items are removed, some are inserted, all are shuffled.
      var ids =
        Array(0..<count).filter { _ in Int.random(in: 0...7, using: &random) > 0 } + [count, count + 1]
      ids.shuffle(using: &random)
      let item = (0..<count).map { old in ids.firstIndex(of: old).map { Int64($0) } }
      let lengths = kind.isUniform ? [] : ids.map { _ in Self.length(&random) }
      return .replace(count: Int64(ids.count), lengths, item: item)
    }
  }

  private var items: Range<Int64> { kind == .lanes ? 0..<masonry.count : row.items }

  /// The items around the start of the view.
  private var near: Range<Int64> {
    let seen = row.items(from: scroll.contentOffset[axis], length: 1, origin: scroll.contentOrigin).lowerBound
    return seen - 9..<seen + 9
  }
}

extension TileEdit {
  /// True if the items keep their order, and one of them its length.
  fileprivate func leavesAlone(_ index: Int64) -> Bool {
    switch self {
    case .move: false
    case .replace(_, _, let item):
      zip(item.compactMap { $0 }, item.compactMap { $0 }.dropFirst()).allSatisfy { $0 < $1 }
    case .resize(let first, let lengths): !(first..<first + Int64(lengths.count)).contains(index)
    default: true
    }
  }
}

// Items that are a part of the viewport.
extension EditStory {
  /// Their length; nil for other items.
  var partLength: Double? {
    kind == .part ? row.place(of: row.items.lowerBound, origin: scroll.contentOrigin)?.length : nil
  }

  /// Returns where a place is after the items had another length, in the geometry from before: the same part of the same
  /// item is at the start of the view.
  func moved(_ place: Double, from length: Double?, in old: Geometry) -> Double {
    guard let length, let now = partLength else { return place }
    let (inside, stride, geometry) = (old.extent[axis].clamp(place), length + row.spacing, scroll.geometry)
    if length == now, old.inset.lower(axis) == geometry.inset.lower(axis) { return place }
    var (start, lapStart) = (inside + old.inset.lower(axis), 0.0)
    if let ring = old.extent[axis].ring {
      let lap = (start / ring.period).rounded(.down)
      (start, lapStart) = (start - lap * ring.period, lap * (geometry.extent[axis].period ?? ring.period))
    }
    let index = (start / stride).rounded(.down)
    let within = start - index * stride
    let part = within <= length ? within / length * now : now + (within - length)
    return place - inside + lapStart + index * (now + row.spacing) + part - geometry.inset.lower(axis)
  }
}
