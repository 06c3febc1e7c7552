import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Updates the tiles to the items in view.
  ///
  /// For a row or a grid the cost is O(1), and one step for each tile that enters or leaves. An edit within a
  /// closure that changes the indices ends the pass. After a change of lengths, the pass goes on with the
  /// items for which there is still room. One layout follows for all such edits, and starts another pass.
  func pass(_ scroll: ScrollController) {
    guard !isPassing, shownIn == ObjectIdentifier(scroll) else { return }
    let pendingChange = layout.pendingChange()
    let isSame = isWhole && !needsFrames && !awaitsLayout && pendingChange == .none
    let stayed = isSame ? calm.contains(scroll) : PerAxis(false)
    if stayed.x, stayed.y { return lookAhead(scroll) }
    isPassing = true
    if isRead { adoptRestored(scroll) }
    arrange(scroll, pendingChange, stayed)
    if !awaitsLayout { lookAhead(scroll) }
    isPassing = false
    dropSpares()
    if awaitsLayout { layOutEdits() }
  }

  /// Adopts the layout of a snapshot.
  private func adoptRestored(_ scroll: ScrollController) {
    isRead = false
    layout.adoptRestored(scroll)
    forgetExpected()
    (isWhole, needsFrames) = (false, true)
  }

  private func arrange(_ scroll: ScrollController, _ pendingChange: TileChange, _ stayed: PerAxis<Bool>) {
    if pendingChange != .none { notice(pendingChange, scroll) }
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
    guard retireGone(), !needsFrames || notifyOfFrames() else { return }
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

  /// Lists the tiles that leave and the cells that enter, each in order.
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
    // The last one comes first, as in `retireGone`.
    for place in leaving.indices.reversed() { if let tile = live.remove(leaving[place]) { lose(tile) } }
    entering.truncate(to: Int(mostTiles) - live.count)
  }

  /// Removes the tiles in `gone`, in the order of their last cells. Returns false if the items changed
  /// meanwhile.
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

  /// Moves a tile from its item to the pool.
  private func retire(_ tile: Unmanaged<LiveTile>) {
    left &+= 1
    pool.put(tile)
    if hides { tile.takeUnretainedValue().hide() }
  }

  /// Releases the waiting tiles beyond the pool's cap, while no pass or drawing uses them.
  func dropSpares() {
    while drawings == 0, !isPassing, let spare = pool.takeSpare(cap: pool.cap) {
      dropped &+= 1
      spare.release()
    }
  }

  /// Takes or makes a tile for an item. Returns false if the items changed meanwhile.
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
      $0.notify(isNew: true)
    }
    return generation == self.generation
  }

  /// Updates the live tiles whose index or frame changed, in order. Returns false if the items changed
  /// meanwhile.
  private func notifyOfFrames() -> Bool {
    let generation = generation
    listLive(asWanted: true)
    for cell in staying {
      guard let tile = live[cell]?.takeUnretainedValue(), let frame = layout.frame(of: cell) else { continue }
      let index = layout.index(of: cell)
      let hasChanged = tile.frame != frame || tile.index != index
      (tile.cell, tile.index, tile.frame) = (cell, index, frame)
      guard hasChanged else { continue }
      tile.notify(isNew: false)
      if generation != self.generation { return false }
    }
    needsFrames = awaitsLayout
    return true
  }
}
