import ScrollEngine
import ScrollSpace
import ScrollTiling

extension PlaneBoard {
  /// Brings the tiles to what is in view. An edit from within a closure ends it; the layout that follows begins
  /// another.
  func pass(_ scroll: ScrollController) {
    guard !isPassing else { return }
    isPassing = true
    arrange(scroll)
    lookAhead(scroll)
    isPassing = false
  }

  private func arrange(_ scroll: ScrollController) {
    noticeChanges(scroll)
    if layout.follow(scroll.contentOffset, scroll.contentOrigin) { needsFrames = true }
    if layout.resize(visibleSize(scroll)) { needsFrames = true }
    let isNew = layout.see(view(scroll))
    guard isNew || !isWhole || needsFrames else { return }
    compare()
    layout.settle()
    isWhole = false
    guard letLeave(), !needsFrames || tellFrames() else { return }
    for cell in entering where !enter(cell) { return }
    isWhole = true
  }

  private func visibleSize(_ scroll: ScrollController) -> Size {
    Size(
      width: scroll.geometry.visibleLength(.horizontal), height: scroll.geometry.visibleLength(.vertical))
  }

  private func view(_ scroll: ScrollController) -> PlaneView {
    let origin = layout.origin(scroll.contentOrigin)
    var rect = Rect.zero
    for axis in Axis.both {
      let (from, length) = overscan[axis].reach(scroll, axis)
      rect.origin[axis] = from - origin[axis]
      rect.size[axis] = length
    }
    return PlaneView(rect: rect, start: .zero + (scroll.contentOffset - origin), overscan: overscan)
  }

  /// Items that were changed behind the tiling's back. Where nobody knows which is which every tile leaves; layout is
  /// asked again.
  private func noticeChanges(_ scroll: ScrollController) {
    switch layout.notice() {
    case .none: return
    case .moved: generation += 1
    case .renumbered: scatter { _ in nil }
    }
    needsFrames = true
    scroll.invalidateLayout()
  }

  /// Lists what leaves and what enters, each in order.
  private func compare() {
    leaving.removeAll(keepingCapacity: true)
    entering.removeAll(keepingCapacity: true)
    if isWhole, layout.knowsSteps {
      layout.forEachChange(left: { leaving.append($0) }, entered: { entering.append($0) })
    } else {
      live.forEach { cell, _ in if !layout.keeps(cell) { leaving.append(cell) } }
      layout.forEachWanted { if live[$0] == nil { entering.append($0) } }
    }
    leaving.putInOrder(by: isBefore)
    entering.putInOrder(by: isBefore)
    let room = Int(mostTiles) - live.count + leaving.count
    if entering.count > room { entering.removeLast(entering.count - room) }
  }

  /// Tiles leave. False if the items changed meanwhile.
  private func letLeave() -> Bool {
    let generation = generation
    gone.putInOrder { isBefore($1.told, $0.told) }
    while let tile = gone.popLast() {
      retire(tile)
      if generation != self.generation { return false }
    }
    for cell in leaving {
      guard let tile = live.remove(cell) else { continue }
      retire(tile)
      if generation != self.generation { return false }
    }
    return true
  }

  /// A tile leaves its item for the pool.
  func retire(_ tile: PlaneTile) {
    left += 1
    let spare = pool.put(tile.number, tile.kind)
    host.hide(tile.number, tile.told)
    if let spare { drop(spare) }
  }

  private func drop(_ number: Int) {
    dropped += 1
    host.drop(number)
  }

  /// A tile enters for an item. False if the items changed meanwhile.
  private func enter(_ cell: Cell) -> Bool {
    let generation = generation
    let kind = host.kind(cell)
    guard generation == self.generation, let frame = layout.frame(of: cell) else { return false }
    let number: Int
    if let used = pool.take(kind) {
      reused += 1
      number = used
    } else {
      made += 1
      number = host.make(kind)
      guard generation == self.generation else {
        if let spare = pool.put(number, kind) { drop(spare) }
        return false
      }
    }
    live.set(cell, PlaneTile(number: number, kind: kind, told: cell, frame: frame))
    expected.remove(cell)
    entered += 1
    host.show(number, cell, frame)
    return generation == self.generation
  }

  /// Tells the live tiles the cells and frames that changed, in order. False if the items changed meanwhile.
  private func tellFrames() -> Bool {
    let generation = generation
    orderLive(of: live)
    for cell in staying {
      guard var tile = live[cell], let frame = layout.frame(of: cell) else { continue }
      guard tile.frame != frame || tile.told != cell else { continue }
      (tile.frame, tile.told) = (frame, cell)
      live.set(cell, tile)
      host.move(tile.number, cell, frame)
      if generation != self.generation { return false }
    }
    needsFrames = false
    return true
  }
}
