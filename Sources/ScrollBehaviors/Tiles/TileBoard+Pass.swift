import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Brings the tiles to what is in view. Its work for a row or a grid is O(1) for what stays, and one step for each tile
  /// that enters or leaves. An edit from within a closure that gives items other indices ends it; after other lengths it
  /// goes on with those items for which there is room still. One layout follows for all of them, and begins another pass.
  func pass(_ scroll: ScrollController) {
    guard !isPassing, shownIn == ObjectIdentifier(scroll) else { return }
    let news = layout.news()
    let isSame = isWhole && !needsFrames && !awaitsLayout && news == .none
    let stayed = isSame ? calm.contains(scroll) : PerAxis(false)
    if stayed.x, stayed.y { return lookAhead(scroll) }
    isPassing = true
    if isRead { adoptRestored(scroll) }
    arrange(scroll, news, stayed)
    if !awaitsLayout { lookAhead(scroll) }
    isPassing = false
    dropSpares()
    if awaitsLayout { layOutEdits() }
  }

  /// The layout of a snapshot is told.
  private func adoptRestored(_ scroll: ScrollController) {
    isRead = false
    layout.adoptRestored(scroll)
    forgetExpected()
    (isWhole, needsFrames) = (false, true)
  }

  private func arrange(_ scroll: ScrollController, _ news: TileChange, _ stayed: PerAxis<Bool>) {
    if news != .none { notice(news, scroll) }
    let ring = layout.adopt(scroll, isEdited: isEdited)
    if ring != .none { notice(ring, scroll) }
    if isEdited { keepFrames() }
    if layout.follow(scroll) { needsFrames = true }
    let stayed = needsFrames || !isWhole ? PerAxis(false) : stayed
    let isNew = layout.see(scroll, overscan, stayed: stayed)
    calm.find(layout, scroll, stayed: stayed)
    guard isNew || !isWhole || needsFrames else { return }
    changes &+= 1
    defer { changes &+= 1 }
    compare()
    layout.holdWanted()
    isWhole = false
    guard retireGone(), !needsFrames || tellFrames() else { return }
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

  /// Lists what leaves, which is gone, and what enters, each in order.
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
    // The last one first, as those leave that are gone.
    for place in leaving.indices.reversed() { if let tile = live.remove(leaving[place]) { lose(tile) } }
    entering.truncate(to: Int(mostTiles) - live.count)
  }

  /// What is gone leaves, in the order of where it was told to be. False if the items changed meanwhile.
  func retireGone() -> Bool {
    if gone.count == 0 { return true }
    let generation = generation
    gone.putInOrder { one, other in
      isBefore(other._withUnsafeGuaranteedRef { $0.cell }, one._withUnsafeGuaranteedRef { $0.cell })
    }
    while let tile = gone.popLast() {
      retire(tile)
      if generation != self.generation { return false }
    }
    return true
  }

  /// A tile leaves its item for the pool.
  private func retire(_ tile: Unmanaged<LiveTile>) {
    left &+= 1
    pool.put(tile)
    if hides { tile.takeUnretainedValue().hide() }
  }

  /// Lets go the tiles that wait beyond the pool's cap, once nobody can be at them.
  func dropSpares() {
    while drawings == 0, !isPassing, let spare = pool.takeSpare(cap: pool.cap) {
      dropped &+= 1
      spare.release()
    }
  }

  /// A tile enters for an item. False if the items changed meanwhile.
  private func enter(_ cell: Cell, _ scroll: ScrollController) -> Bool {
    if awaitsLayout {
      _ = layout.see(scroll, overscan, stayed: PerAxis(false))
      guard layout.keeps(cell) else { return true }
    }
    let generation = generation
    let index = layout.index(of: cell)
    let kind = sorts ? host.kind(of: index) : 0
    guard generation == self.generation else { return false }
    guard let frame = layout.frame(of: cell) else { return true }
    let tile: Unmanaged<LiveTile>
    if let used = pool.take(kind) {
      reused &+= 1
      tile = used
    } else {
      made &+= 1
      tile = .passRetained(host.make(kind))
      guard generation == self.generation else {
        pool.put(tile)
        return false
      }
    }
    live.set(cell, tile)
    expected.remove(cell)
    entered &+= 1
    tile._withUnsafeGuaranteedRef {
      ($0.cell, $0.index, $0.frame, $0.isLive) = (cell, index, frame, true)
      $0.tell(isNew: true)
    }
    return generation == self.generation
  }

  /// Tells the live tiles the indices and frames that changed, in order. False if the items changed meanwhile.
  private func tellFrames() -> Bool {
    let generation = generation
    listLive(asWanted: true)
    for cell in staying {
      guard let tile = live[cell]?.takeUnretainedValue(), let frame = layout.frame(of: cell) else { continue }
      let index = layout.index(of: cell)
      let isNews = tile.frame != frame || tile.index != index
      (tile.cell, tile.index, tile.frame) = (cell, index, frame)
      guard isNews else { continue }
      tile.tell(isNew: false)
      if generation != self.generation { return false }
    }
    needsFrames = awaitsLayout
    return true
  }
}
