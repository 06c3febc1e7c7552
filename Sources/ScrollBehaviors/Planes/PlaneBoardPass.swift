import ScrollEngine
import ScrollSpace
import ScrollTiling

extension PlaneBoard {
  /// Brings the tiles to what is in view. An edit from within a closure that gives items other indices ends it; after
  /// other lengths it goes on with those items for which there is room still. One layout follows for all of them, and
  /// begins another pass.
  func pass(_ scroll: ScrollController) {
    guard !isPassing, self.scroll === scroll else { return }
    settle()
    isPassing = true
    takeUp(scroll)
    arrange(scroll)
    if !awaitsLayout { lookAhead(scroll) }
    dropSpares()
    isPassing = false
    if awaitsLayout { layOutEdits() }
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
    for cell in entering where !enter(cell, scroll) { return }
    isWhole = !awaitsLayout
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
    let change = layout.notice()
    if change == .none { return }
    forgetExpected()
    if change == .moved { generation &+= 1 } else { scatter { _ in nil } }
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
    left &+= 1
    let waits = pool.put(tile.number, tile.kind)
    host.hide(tile.number, tile.told)
    if !waits { drop(tile.number) }
  }

  /// Lets go the tiles that wait beyond the pool's cap.
  func dropSpares() { while let spare = pool.takeSpare() { drop(spare) } }

  private func drop(_ number: Int) {
    dropped &+= 1
    host.drop(number)
  }

  /// A tile enters for an item. False if the items changed meanwhile.
  private func enter(_ cell: Cell, _ scroll: ScrollController) -> Bool {
    if awaitsLayout {
      _ = layout.see(view(scroll))
      guard layout.keeps(cell) else { return true }
    }
    let generation = generation
    let kind = host.kind(cell)
    guard generation == self.generation, let frame = layout.frame(of: cell) else { return false }
    let number: Int
    if let used = pool.take(kind) {
      reused &+= 1
      number = used
    } else {
      made &+= 1
      number = host.make(kind)
      guard generation == self.generation else {
        if !pool.put(number, kind) { drop(number) }
        return false
      }
    }
    live.set(cell, PlaneTile(number: number, kind: kind, told: cell, frame: frame))
    expected.remove(cell)
    entered &+= 1
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
    needsFrames = awaitsLayout
    return true
  }
}
