import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Brings the tiles to what is in view. Its work for a row or a grid is O(1) for what stays, and one step for each tile
  /// that enters or leaves. An edit from within a closure that gives items other indices ends it; after other lengths it
  /// goes on with those items for which there is room still. One layout follows for all of them, and begins another pass.
  func pass(_ scroll: ScrollController) {
    guard !isPassing, self.scroll === scroll else { return }
    let news = layout.news()
    if isWhole, !needsFrames, !awaitsLayout, news == .none, calm.contains(scroll) { return lookAhead(scroll) }
    isPassing = true
    if isRead { takeUp() }
    arrange(scroll, news)
    if !awaitsLayout { lookAhead(scroll) }
    dropSpares()
    isPassing = false
    if awaitsLayout { layOutEdits() }
  }

  /// The layout of a snapshot is told.
  private func takeUp() {
    isRead = false
    layout.takeUp()
    forgetExpected()
    (isWhole, needsFrames) = (false, true)
  }

  private func arrange(_ scroll: ScrollController, _ news: TileChange) {
    if news != .none { notice(news, scroll) }
    let ring = layout.adopt(scroll, isEdited: isEdited)
    if ring != .none { notice(ring, scroll) }
    if isEdited { keepFrames() }
    if layout.follow(scroll) { needsFrames = true }
    let isNew = layout.see(scroll, overscan)
    calm = CalmOffsets(layout, scroll)
    guard isNew || !isWhole || needsFrames else { return }
    compare()
    layout.settle()
    isWhole = false
    guard letLeave(), !needsFrames || tellFrames() else { return }
    for place in entering.indices where !enter(entering[place], scroll) { return }
    isWhole = !awaitsLayout
  }

  private func notice(_ change: TileChange, _ scroll: ScrollController) {
    switch change {
    case .none: return
    case .shifted: doubtExpected()
    case .recut:
      forgetExpected()
      var isCut = false
      live.forEach { cell, _ in isCut = isCut || layout.frame(of: cell) == nil }
      if isCut { scatter { layout.frame(of: $0) == nil ? nil : $0 } }
    case .moved:
      forgetExpected()
      generation &+= 1
      scroll.invalidateLayout()
    case .renumbered:
      forgetExpected()
      scatter { _ in nil }
      isEdited = true
      scroll.invalidateLayout()
    }
    needsFrames = true
  }

  /// Lists what leaves and what enters, each in order. After edits what leaves is gone at once.
  private func compare() {
    leaving.truncate(to: 0)
    entering.truncate(to: 0)
    if isWhole, layout.knowsSteps {
      layout.listChange(left: &leaving, entered: &entering)
    } else {
      live.forEach { cell, _ in if !layout.keeps(cell) { leaving.append(cell) } }
      layout.forEachWanted { if live[$0] == nil { entering.append($0) } }
    }
    if !isWhole || !layout.isOrdered {
      leaving.putInOrder(by: isBefore)
      entering.putInOrder(by: isBefore)
    }
    let room = Int(mostTiles) - live.count + leaving.count
    entering.truncate(to: room)
    if isWhole { return }
    for place in leaving.indices { if let tile = live.remove(leaving[place]) { gone.append(tile) } }
    leaving.truncate(to: 0)
  }

  /// Tiles leave, in the order of where they were told to be. False if the items changed meanwhile.
  private func letLeave() -> Bool {
    guard retireGone() else { return false }
    let generation = generation
    for place in leaving.indices {
      guard let tile = live.remove(leaving[place]) else { continue }
      retire(tile)
      if generation != self.generation { return false }
    }
    return true
  }

  /// What is gone leaves. False if the items changed meanwhile.
  func retireGone() -> Bool {
    if gone.isEmpty { return true }
    let generation = generation
    gone.putInOrder { isBefore($1.cell, $0.cell) }
    while let tile = gone.popLast() {
      retire(tile)
      if generation != self.generation { return false }
    }
    return true
  }

  /// A tile leaves its item for the pool.
  private func retire(_ tile: LiveTile) {
    left &+= 1
    let waits = pool.put(tile.number, tile.kind)
    if hides { host.hide(tile.number, tile.index) }
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
      _ = layout.see(scroll, overscan)
      guard layout.keeps(cell) else { return true }
    }
    let generation = generation
    let index = layout.index(of: cell)
    let kind = sorts ? host.kind(of: index) : 0
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
    live.set(cell, LiveTile(number: number, kind: kind, cell: cell, index: index, frame: frame))
    expected.remove(cell)
    entered &+= 1
    host.show(number, index, frame)
    return generation == self.generation
  }

  /// Tells the live tiles the indices and frames that changed, in order. False if the items changed meanwhile.
  private func tellFrames() -> Bool {
    let generation = generation
    if layout.isOrdered {
      staying.removeAll(keepingCapacity: true)
      layout.forEachWanted { if live[$0] != nil { staying.append($0) } }
    } else {
      listLive()
    }
    for cell in staying {
      guard var tile = live[cell], let frame = layout.frame(of: cell) else { continue }
      let index = layout.index(of: cell)
      let isNews = tile.frame != frame || tile.index != index
      guard isNews || tile.cell != cell else { continue }
      (tile.cell, tile.index, tile.frame) = (cell, index, frame)
      live.set(cell, tile)
      guard isNews else { continue }
      host.move(tile.number, index, frame)
      if generation != self.generation { return false }
    }
    needsFrames = awaitsLayout
    return true
  }
}
