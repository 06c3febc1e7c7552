import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Brings the tiles to what is in view. Its work is O(1) for what stays, and one step for each tile that enters
  /// or leaves. An edit from within a closure that gives items other indices ends it; after other lengths it goes on
  /// with those items for which there is room still. One layout follows for all of them, and begins another pass.
  func pass(_ scroll: ScrollController) {
    guard !isPassing, self.scroll === scroll else { return }
    settle()
    isPassing = true
    arrange(scroll, taken: takeUp(scroll))
    if !awaitsLayout { lookAhead(scroll) }
    dropSpares()
    isPassing = false
    if awaitsLayout { layOutEdits() }
  }

  private func arrange(_ scroll: ScrollController, taken: Range<Int64>?) {
    if noticeChanges() { scroll.invalidateLayout() }
    if period != scroll.geometry.extent[axis].period || isEdited { noticeRing(scroll) }
    let offset = scroll.contentOffset[axis]
    if line.follow(offset, scroll.contentOrigin) { needsFrames = true }
    if crossLength != scroll.viewport[axis.cross] {
      crossLength = scroll.viewport[axis.cross]
      needsFrames = true
    }
    let wanted = wanted(scroll, offset)
    let range = line.taken(taken, around: wanted, limit: limit) ?? wanted
    if range != shelf.held || hasHoles || shelf.strayCount > 0 {
      let generation = generation
      leave(range)
      guard generation == self.generation else { return }
      let isWhole = shelf.strayCount == 0 && !hasHoles
      let entered = VisibleChange(from: shelf.held, to: range).entered
      shelf.hold(range)
      settleStrays()
      hasHoles = false
      if needsFrames, !tellFrames() { return }
      if isWhole {
        for position in entered.before where !enter(position, scroll, offset) { return }
        for position in entered.behind where !enter(position, scroll, offset) { return }
      } else {
        for position in range where shelf[position] == nil && !enter(position, scroll, offset) { return }
      }
    } else if needsFrames {
      _ = tellFrames()
    }
  }

  /// The scroller's ring began, ended or has another period, or other items stand on it. The first live tile that
  /// an edit left keeps its frame: the tiles' origin moves along with its item.
  private func noticeRing(_ scroll: ScrollController) {
    period = scroll.geometry.extent[axis].period
    let ring = line.usable(period)
    if ring != line.ring {
      // Positions mean the same on a ring of another length.
      if ring == nil || line.ring == nil { forgetExpected() } else { doubtExpected() }
      let items = line.items
      if ring == nil { shelf.scatter { items.contains($0) ? $0 : nil } }
      line.set(ring)
      needsFrames = true
    }
    if isEdited, let first = shelf.first { line.keep(first.position, at: first.frame.origin[axis]) }
    isEdited = false
    line.renumbered = 0
  }

  private func wanted(_ scroll: ScrollController, _ offset: Double) -> Range<Int64> {
    let origin = line.origin(scroll.contentOrigin)
    let (from, length) = overscan.reach(scroll, axis)
    return line.wanted(
      from: from - origin, length: length, view: offset - origin, overscan, held: shelf.held, limit: limit)
  }

  /// All tiles leave whose items are not in a range.
  private func leave(_ range: Range<Int64>) {
    let generation = generation
    while let stray = shelf.takeStray(outside: range) {
      retire(stray.tile)
      if generation != self.generation { return }
    }
    let gone = VisibleChange(from: shelf.held, to: range).left
    for position in gone.before {
      if let tile = shelf.take(position) { retire(tile) }
      if generation != self.generation { return }
    }
    for position in gone.behind {
      if let tile = shelf.take(position) { retire(tile) }
      if generation != self.generation { return }
    }
  }

  /// A tile leaves its item for the pool.
  func retire(_ tile: Tile) {
    left &+= 1
    let waits = pool.put(tile.number, tile.kind)
    host.hide(tile.number, tile.index)
    if !waits { drop(tile.number) }
  }

  /// Lets go the tiles that wait beyond the pool's cap.
  func dropSpares() { while let spare = pool.takeSpare() { drop(spare) } }

  private func drop(_ number: Int) {
    dropped &+= 1
    host.drop(number)
  }

  /// A tile enters at a position. False if the items changed meanwhile.
  private func enter(_ position: Int64, _ scroll: ScrollController, _ offset: Double) -> Bool {
    if awaitsLayout, !wanted(scroll, offset).contains(position) {
      hasHoles = true
      return true
    }
    let generation = generation
    let index = index(at: position)
    let kind = host.kind(index)
    guard generation == self.generation, let item = line.item(position) else { return false }
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
    let frame = frame(item)
    shelf.put(Tile(number: number, kind: kind, position: position, index: index, frame: frame))
    if !expected.isEmpty { expected.remove(position) }
    entered &+= 1
    host.show(number, index, frame)
    return generation == self.generation
  }

  private func frame(_ item: ItemPlace) -> Rect {
    (arranged?.stack.lane ?? Lane(axis, crossLength: crossLength)).frame(of: item)
  }

  /// Every stray goes into the slot of its position; what it was told stays until ``tellFrames()``.
  private func settleStrays() {
    if shelf.strayCount == 0 { return }
    needsFrames = true
    while var stray = shelf.takeStray() {
      guard let position = stray.position else { continue }
      stray.tile.position = position
      shelf.put(stray.tile)
    }
  }

  /// Tells the live tiles the indices and frames that changed. False if the items changed meanwhile.
  private func tellFrames() -> Bool {
    let generation = generation
    for position in shelf.held {
      guard var tile = shelf[position], let item = line.item(position) else { continue }
      let frame = frame(item)
      let index = index(at: position)
      guard tile.frame != frame || tile.index != index else { continue }
      tile.frame = frame
      tile.index = index
      shelf.put(tile)
      host.move(tile.number, index, frame)
      if generation != self.generation { return false }
    }
    needsFrames = awaitsLayout
    return true
  }
}
