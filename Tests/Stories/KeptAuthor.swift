import ScrollBehaviors

/// Thinks up what happens to a scroller with a kept chain.
final class KeptAuthor {
  private let fate: Fate
  private var now = 0.0
  /// Where fingers are, by their id.
  private var fingers: [Point?] = [nil, nil]

  init(_ fate: Fate) { self.fate = fate }

  private func time(after seconds: Double) -> Timestamp {
    now += seconds
    return .seconds(now)
  }

  func next(_ chain: KeptChain, _ cast: KeptCast, edits: Bool = true) -> KeptDeed {
    for (id, finger) in fingers.enumerated().reversed() {
      if let finger, fate.happens(0.7) { return goOn(finger, id) }
    }
    if let end = cast.pulls.firstIndex(where: { $0.state == .loading }), fate.happens(0.15) {
      return .endRefreshing(end)
    }
    switch fate.index(below: 23) {
    case 0...2: return begin(id: 0)
    case 20 where fingers[0] != nil: return begin(id: 1)
    case 21 where !cast.pulls.isEmpty: return news(cast)
    case 22 where cast.indicators != nil: return .flash
    case 3, 4: return .wheel(fate.vector(90), time(after: 0.01))
    case 5:
      return .step(fate.happens(0.5) ? .lines(fate.vector(4)) : .pages(fate.vector(2)), time(after: 0.02))
    case 6...8: return program(cast)
    case 9: return change()
    case 10 where edits && (chain.content == .tiles || chain.content == .grid):
      return edit(chain.row).map { .edit($0) } ?? .stop
    case 10, 11:
      if edits, chain.content == .arranged, let edit = edit(chain.page) { return .edit(edit) }
      return .invalidate
    default: return .advance(time(after: fate.pick([1.0 / 120, 1.0 / 60, 1.0 / 60, 0.2, 1.3, 2])))
    }
  }

  private func begin(id: Int) -> KeptDeed {
    let place = Point(x: fate.between(0, 400), y: fate.between(0, 400))
    fingers[id] = place
    return .touchBegan(place, time(after: 0.02), id: id)
  }

  private func goOn(_ place: Point, _ id: Int) -> KeptDeed {
    switch fate.index(below: 8) {
    case 0:
      fingers[id] = nil
      return .touchEnded(place, time(after: fate.pick([0, 0.004, 0.2])), id: id)
    case 1 where fate.happens(0.2):
      fingers[id] = nil
      return .touchCancelled(time(after: 0.004), id: id)
    case 2: return .advance(time(after: 0.004))
    default:
      let place = place + fate.vector(fate.pick([6, 40]))
      fingers[id] = place
      return .touchMoved(place, time(after: 0.008), id: id)
    }
  }

  private func news(_ cast: KeptCast) -> KeptDeed {
    let end = fate.index(below: cast.pulls.count)
    return fate.happens(0.3) ? .beginRefreshing(end, reveals: fate.happens(0.7)) : .endRefreshing(end)
  }

  private func arrival() -> Arrival {
    fate.pick([
      .jump, .keepSpeed, .spring(response: 0.3), .timed(0.4), .timed(0), .timed(0.2, .easeOut),
      .timed(1, .linear),
    ])
  }

  private func alignment() -> RectAlignment { fate.pick([.nearest, .start, .center, .end]) }

  private func padding() -> Insets { fate.happens(0.5) ? .zero : fate.insets(40) }

  private func program(_ cast: KeptCast) -> KeptDeed {
    let item = Int64(fate.index(below: 40)) - 5
    switch fate.index(below: 15) {
    case 14 where cast.three != nil: return .threePages(Int(item))
    case 0: return .place(fate.point(1_500))
    case 1: return .placeOnAxis(fate.axis, fate.number(1_500))
    case 2: return .animate(fate.point(1_500))
    case 3...5: return .travel(fate.point(1_500), arrival())
    case 6: return .stop
    case 7: return .toTop(fate.axis)
    case 8:
      let rect = Rect(origin: fate.point(1_500), size: fate.size(500))
      return .showRect(
        rect, PerAxis(x: alignment(), y: alignment()), padding(), animated: fate.happens(0.7))
    case 9: return .showItem(item, alignment(), padding(), animated: fate.happens(0.7))
    case 10: return .travelToItem(item, alignment(), arrival())
    case 11:
      return fate.happens(0.5)
        ? .page(Int(item), animated: fate.happens(0.7)) : .travelToPage(Int(item), arrival())
    case 12: return .area(item)
    default: return .round(fate.number(3_000), fate.pick([.shortest, .forward, .backward]))
    }
  }

  private func change() -> KeptDeed {
    switch fate.index(below: 8) {
    case 0: return .inset(fate.insets(60))
    case 1: return .safeArea(fate.insets(50))
    case 2: return .keyboard(fate.happens(0.5) ? .zero : Insets(bottom: fate.length(300)))
    case 3: return .adjustment(fate.pick([.automatic, .scrollableAxes, .never, .always]))
    case 4: return .viewport(Size(width: fate.between(0, 500), height: fate.between(100, 500)))
    case 5: return .viewport(Size(width: 400, height: 400))
    case 6: return .contentSize(Size(width: fate.between(0, 3_000), height: fate.between(0, 3_000)))
    default: return .reducesMotion(fate.happens(0.3))
    }
  }

  /// A change that the row allows; nil where it is too short for one.
  private func edit(_ row: TiledModel) -> TileEdit? {
    let last = min(row.items.upperBound, 40)
    let index = Int64(fate.index(below: Int(last) + 1))
    let isUniform = row.uniform != nil
    let length = { Double(self.fate.index(below: 180 * 64) + 30 * 64) / 64 }
    switch fate.index(below: 4) {
    case 0 where isUniform: return .insertRun(count: Int64(fate.index(below: 4)), at: index)
    case 0: return .insert([length(), length()], at: index)
    case 1 where last > 8 && index < last - 2: return .remove(index..<index + 2)
    case 2 where last > 8 && index < last - 3: return .move(index..<index + 2, to: last - 4)
    case 3 where !isUniform && index < last: return .resize(from: index, to: [length()])
    default: return nil
    }
  }

  /// A change that arranged content allows; nil where it is too short for one.
  private func edit(_ page: KeptPage) -> TileEdit? {
    let last = min(page.count, 60)
    let index = Int64(fate.index(below: Int(last) + 1))
    let length = { Double(self.fate.index(below: 180)) }
    switch fate.index(below: 7) {
    case 0: return .insertRun(count: Int64(fate.index(below: 4)), at: index)
    case 1: return .insertRun(count: 2, length: length(), at: index)
    case 2: return .insert([length(), length()], at: index)
    case 3 where index < last - 2: return .remove(index..<index + 2)
    case 4 where last > 8 && index < last - 3: return .move(index..<index + 2, to: last - 4)
    case 5 where index < last: return .resize(from: index, to: [length()])
    default: return index < last ? .reload(index..<min(last, index + 3)) : nil
    }
  }
}
