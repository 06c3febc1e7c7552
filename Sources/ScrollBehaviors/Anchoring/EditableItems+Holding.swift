import ScrollEngine
import ScrollSpace
import ScrollTiling

/// An item with a place on the screen, through one change.
private final class HeldItem: TileEditListener {
  private let items: any EditableItems
  private let scroll: ScrollController
  private let point: (Int64) -> Double
  /// The item; nil once it is removed.
  private var appearance: Appearance?
  /// The place of the point, counted from the start of the viewport.
  private var place = 0.0

  /// Returns nil if there is no such item.
  init?(
    _ index: Int64, of items: any EditableItems, _ scroll: ScrollController, at place: Double?,
    _ point: @escaping (Int64) -> Double
  ) {
    (self.items, self.scroll, self.point) = (items, scroll, point)
    let (axis, origin) = (items.axis, scroll.contentOrigin)
    let seen = items.items(
      from: scroll.contentOffset[axis], length: scroll.geometry.viewport[axis], origin: origin)
    appearance = Appearance(index: index, lap: items.appearance(at: seen.lowerBound).lap)
    guard index >= 0, items.appearance(at: index).index == index, let now else { return nil }
    self.place = place ?? now - scroll.contentOffset[axis]
  }

  func itemsWillChange() {}
  func itemsDidLayout() {}

  func itemsDidChange(_ edit: TileEdit) {
    appearance = appearance.flatMap { old in
      edit.index(of: old.index).map { Appearance(index: $0, lap: old.lap) }
    }
  }

  /// The point of the item, in the scroller's coordinates; nil if the item is gone.
  private var now: Double? {
    guard let appearance,
      let item = items.place(of: items.position(of: appearance), origin: scroll.contentOrigin)
    else { return nil }
    let point = point(appearance.index)
    return point.isUsable ? item.start + point : nil
  }

  /// Brings the point to its place. Content that is past a wall already, as in a pull, stays as far past it. Returns
  /// false if the point is there, or as near as walls allow.
  @discardableResult
  func bring() -> Bool {
    guard let now else { return false }
    let (axis, offset, extent) = (items.axis, scroll.contentOffset, scroll.geometry.extent[items.axis])
    var next = offset
    next[axis] = max(
      min(now - place, max(extent.upper ?? .infinity, offset[axis])),
      min(extent.lower ?? -.infinity, offset[axis]))
    guard (next[axis] - offset[axis]).magnitude > Tolerance.sum(near: offset[axis]) else { return false }
    scroll.contentOffset = next
    return true
  }
}

extension EditableItems {
  /// Makes changes, and keeps an item at its place on the screen through them, or brings it to another one.
  ///
  /// ```
  ///   before  │  ├── 41 ──┤    │           the changes may be edits of these items, another viewport, insets:
  ///   after   │  ├──── 41 ────┤│           whatever leads to a layout
  /// ```
  /// Use this for a change that a person makes at an item: a header that is tapped to fold its rows, or the line of a
  /// caret in a text that gets another width. The item outranks the anchor of ``KeepAnchor`` and the reading position of
  /// ``Arranging``. Walls outrank the item. A motion and a drag go on, moved by the same distance.
  ///
  /// `place` is the place on the screen, in points from the start of the viewport; nil for the present place. `point`
  /// returns the part of the item that is kept, in points from the item's start, for the item's present index. It is
  /// called before the changes and after them, so it may follow a line of text. By default it is the item's start.
  ///
  /// If there is no such item or no scroller, or if the item is removed, the changes are made without it. On a ring the
  /// appearance in the lap in view is kept.
  public func hold<Failure: Error>(
    _ index: Int64, at place: Double? = nil, point: @escaping (Int64) -> Double = { _ in 0 },
    through changes: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let scroll = scroller, place?.isUsable ?? true,
      let held = HeldItem(index, of: self, scroll, at: place, point)
    else { return try changes() }
    add(held)
    defer { remove(held) }
    try scroll.update { () throws(Failure) in
      // Called after what the changes leave to the end of the update, so that nothing moves the item afterwards.
      defer { scroll.afterUpdate { held.bring() } }
      try changes()
    }
    // What came into view was measured with the callbacks, and may have moved the item.
    if scroll.isUpdating { return }
    for _ in 0..<8 { if !held.bring() { return } }
  }
}
