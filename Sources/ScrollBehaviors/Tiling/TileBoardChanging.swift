import ScrollEngine
import ScrollTiling

extension TileBoard {
  func change(_ edits: [TileEdit]) throws(TilingError) {
    if let arranged { return try arranged.content.change(edits) }
    if edits.allSatisfy({ $0.isResize }) { doubtExpected() } else { forgetExpected() }
    _ = noticeChanges()
    announce()
    awaitsLayout = true
    var failure: TilingError?
    for edit in edits {
      let old = line.items
      do throws(TilingError) { try line.apply(edit) } catch {
        failure = error
        break
      }
      follow(edit, of: old)
      for listener in listeners { listener.itemsDidChange(edit) }
    }
    isEdited = true
    needsFrames = true
    if !isPassing { layOutEdits() }
    if let failure { throw failure }
  }

  /// Tells the listeners once of all edits before a layout; again where something has moved the offset since then.
  private func announce() {
    let offset = scroll.map { $0.contentOffset[axis] - $0.contentOrigin[axis] }
    if awaitsLayout, offset == announcedOffset { return }
    announcedOffset = offset
    for listener in listeners { listener.itemsWillChange() }
  }

  /// One layout for all edits since the last one; within an update that of all of it.
  func layOutEdits() {
    if let scroll, scroll.isUpdating {
      scroll.invalidateLayout()
      return scroll.afterUpdate { [self] in
        guard awaitsLayout else { return }
        awaitsLayout = false
        for listener in listeners { listener.itemsDidSettle() }
      }
    }
    awaitsLayout = false
    isSettling = true
    if scroll == nil { line.renumbered = 0 }
    scroll?.invalidateLayout()
    settle()
  }

  /// Tells the listeners once that their edits are laid out: before the first pass that this begins, in which items
  /// may be edited again.
  func settle() {
    guard isSettling else { return }
    isSettling = false
    for listener in listeners { listener.itemsDidSettle() }
  }

  /// A row that was changed behind the tiling's back: every tile leaves. False if it was not.
  func noticeChanges() -> Bool {
    guard arranged == nil, let lengths = line.lengths, line.version != lengths.version else { return false }
    line.version = lengths.version
    forgetExpected()
    generation &+= 1
    isEdited = true
    shelf.scatter { _ in nil }
    return true
  }

  /// Takes the live tiles along to their items' new indices, each in its lap. Where all keep theirs, tiles stay in
  /// their slots.
  private func follow(_ edit: TileEdit, of old: Range<Int64>) {
    if edit.isResize { return }
    generation &+= 1
    let (isRing, items) = (line.ring != nil, line.items)
    shelf.scatter { position in
      var appearance = isRing ? Appearance(at: position, of: old) : Appearance(index: position)
      if case .reload(let range) = edit, range.contains(appearance.index) { return nil }
      guard let index = edit.index(of: appearance.index), UniformWindow.endless.contains(index) else {
        return nil
      }
      appearance.index = index
      return isRing ? appearance.position(of: items) : index
    }
  }
}

/// Follows the edits of arranged content.
extension TileBoard: TileEditListener {
  func itemsWillChange() {
    itemsBefore = line.items
    for listener in listeners { listener.itemsWillChange() }
  }

  func itemsDidChange(_ edit: TileEdit) {
    if edit.isResize { doubtExpected() } else { forgetExpected(of: itemsBefore) }
    follow(edit, of: itemsBefore)
    itemsBefore = line.items
    (isEdited, needsFrames) = (true, true)
    for listener in listeners { listener.itemsDidChange(edit) }
  }

  func itemsDidSettle() {
    for listener in listeners { listener.itemsDidSettle() }
  }
}
