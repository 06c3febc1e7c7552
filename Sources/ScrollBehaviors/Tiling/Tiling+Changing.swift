public import ScrollTiling

extension Tiling {
  /// Does changes of the items, one after the other, with one layout after the last of them.
  ///
  /// Live tiles stay with their items and are renumbered; tiles of items that are gone leave. Nothing is done to
  /// the offset unless a link keeps an anchor, as ``KeepAnchor`` does. A change that cannot be done throws, as the
  /// row's own would; those before it stand. A uniform row throws `lengthGiven` for any edit
  /// that gives lengths, because all its items are alike, and `count` for edits that move items by 2^61 others or more
  /// between two layouts. From within a tile's closure the layout comes when the pass over the
  /// tiles is over, once for all that was changed in it.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Does changes of the items, as ``change(_:)-(TileEdit...)``.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    try row.change(edits)
  }

  /// From now on a listener is told of edits. A listener is kept alive until it is removed.
  public func add(_ listener: any TileEditListener) { row.add(listener) }

  /// Tells a listener no more.
  public func remove(_ listener: any TileEditListener) { row.remove(listener) }
}
