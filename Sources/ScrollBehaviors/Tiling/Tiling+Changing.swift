public import ScrollTiling

extension Tiling {
  /// Applies edits one after the other, and makes one layout after the last.
  ///
  /// Live tiles stay with their items and are renumbered. Tiles of removed items leave. The offset stays,
  /// unless a link keeps an anchor, such as ``KeepAnchor``.
  ///
  /// An edit that is not possible throws, as in the row itself; the edits before it remain. A uniform row
  /// throws `lengthGiven` for an edit with lengths, because all its items are alike. It throws `count` for
  /// edits that move items by 2^61 others or more between two layouts. Within a tile's closure, the layout
  /// comes after the pass over the tiles, once for all edits of the pass.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Applies edits, as ``change(_:)-(TileEdit...)`` does.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    try row.change(edits)
  }

  /// Adds a listener, which is called at every edit. The row retains the listener until it is removed.
  @_documentation(visibility: internal)
  public func add(_ listener: any TileEditListener) { row.add(listener) }

  /// Removes a listener.
  @_documentation(visibility: internal)
  public func remove(_ listener: any TileEditListener) { row.remove(listener) }
}
