import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The one way in which the items of an axis change: whoever watches them hears of it before the first change and after
/// each, one layout follows, and they hear that it is over.
///
/// ```
///   itemsWillChange ─▶ change ─▶ itemsDidChange ─▶ change ─▶ itemsDidChange ─▶ … ─▶ one layout ─▶ itemsDidLayout
/// ```
/// Edits within an update, and those from within the closures of tiles, are laid out together at its end.
final class ItemEdits {
  var axis: Axis
  /// The scroller that is laid out; nil: none.
  unowned(unsafe) var scroller: ScrollController?
  private(set) var listeners: [any TileEditListener] = []
  /// Whether listeners were told of edits, and not yet that they are laid out; and where the offset was in the content.
  private(set) var isOpen = false
  private var offset: Double?
  /// Whether the tiles' origin has been moved along since the last edit.
  var hasKept = false
  /// How many passes over tiles the layout waits for.
  private var holds = 0

  init(_ axis: Axis) { self.axis = axis }

  func add(_ listener: any TileEditListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  func remove(_ listener: any TileEditListener) { listeners.removeAll { $0 === listener } }

  /// Does changes one after the other, up to one that cannot be done. Nobody was told how the items came to be what they
  /// are, if there is a `count` of unknown ones.
  func change(
    _ edits: [TileEdit], ofUnknown count: Int64? = nil, _ apply: (TileEdit) throws(TilingError) -> Void
  ) throws(TilingError) {
    announce()
    defer { layOut() }
    if let count, !edits.isEmpty { tell(.unknown(count)) }
    for edit in edits {
      try apply(edit)
      tell(edit)
    }
  }

  /// Tells the listeners once of all edits before a layout; again where something has moved the offset since then.
  func announce() {
    let offset = scroller?.contentPosition[axis]
    if isOpen, offset == self.offset { return }
    (isOpen, self.offset) = (true, offset)
    for listener in listeners { listener.itemsWillChange() }
  }

  /// Tells the listeners of a change that has been done.
  func tell(_ edit: TileEdit) {
    hasKept = false
    for listener in listeners { listener.itemsDidChange(edit) }
  }

  /// One layout for all edits since the last one; within an update that of all of it. The listeners hear of it before any
  /// callback, in which items may be edited again. False if there is none to ask for.
  @discardableResult
  func layOut() -> Bool {
    guard isOpen, holds == 0 else { return false }
    guard let scroller else {
      finish()
      return false
    }
    scroller.update {
      scroller.invalidateLayout()
      scroller.afterUpdate { self.finish() }
    }
    return true
  }

  private func finish() {
    guard isOpen else { return }
    isOpen = false
    for listener in listeners { listener.itemsDidLayout() }
  }

  /// The layout waits from now on.
  func hold() { holds += 1 }

  /// Waits for one pass less, and lays out if that was the last. False if nothing is to be laid out.
  func release() -> Bool {
    holds -= 1
    return layOut()
  }
}
