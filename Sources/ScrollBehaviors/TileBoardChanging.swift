import ScrollEngine
import ScrollTiling

extension TileBoard {
  func change(_ edits: [TileEdit]) throws(TilingError) {
    forgetExpected()
    for listener in listeners { listener.itemsWillChange() }
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
    scroll?.invalidateLayout()
    for listener in listeners { listener.itemsDidSettle() }
    if let failure { throw failure }
  }

  /// Takes the live tiles along to their items' new indices, each in its lap.
  private func follow(_ edit: TileEdit, of old: Range<Int64>) {
    generation += 1
    let (isRing, items) = (line.ring != nil, line.items)
    shelf.scatter { position in
      var appearance = isRing ? Appearance(at: position, of: old) : Appearance(index: position)
      if case .reload(let range) = edit, range.contains(appearance.index) { return nil }
      guard let index = edit.index(of: appearance.index) else { return nil }
      appearance.index = index
      return isRing ? appearance.position(of: items) : index
    }
  }
}
