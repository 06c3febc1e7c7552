import ScrollEngine
public import ScrollSpace
public import ScrollTiling

extension TilingPlane where Index == ItemGrid.Cell {
  /// Does changes of the columns, with `.horizontal`, or of the rows, with `.vertical`, one after the other, with
  /// one layout after the last of them.
  ///
  /// As in ``Tiling``: live tiles stay with their items and are renumbered, those of items that are gone leave, and
  /// a change that cannot be done throws, while those before it stand. Nothing is done to the offset unless a link
  /// keeps an anchor: give ``line(on:)`` to a ``KeepAnchor``.
  public func change(_ edits: TileEdit..., on axis: Axis) throws(TilingError) { try change(edits, on: axis) }

  /// Does changes of the columns or the rows, as the other one.
  public func change(_ edits: [TileEdit], on axis: Axis) throws(TilingError) {
    try (layout as? GridLayout)?.axes[axis].change(edits)
  }

  /// The columns, with `.horizontal`, or the rows, as items along an axis that a ``KeepAnchor`` can watch.
  public func line(on axis: Axis) -> any EditableItems {
    layout.line(on: axis)
  }

  /// Which columns there are, with `.horizontal`, or which rows.
  public func items(on axis: Axis) -> Range<Int64> {
    (layout as? GridLayout)?.axes[axis].items ?? 0..<0
  }
}

extension TilingPlane where Index == Int64 {
  /// Does changes of the items in lanes, one after the other, with one layout after the last of them.
  ///
  /// As in ``Tiling``. An item that only gets another length stays in its lane; what is behind one that came, went or moved
  /// is dealt anew. Scattered items are changed by themselves: to call this for them is a mistake in the program, and traps.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Does changes of the items in lanes, as the other one.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    try lanes("changed").change(edits)
  }

  /// The items in lanes as items along the lanes' axis that a ``KeepAnchor`` can watch. Traps for scattered items.
  public var line: any EditableItems { lanes("watched") }

  private func lanes(_ verb: StaticString) -> LanesLayout {
    guard let lanes = layout as? LanesLayout else {
      preconditionFailure(
        "Only items in lanes are \(verb) through their tiling; these are scattered; use their ScatteredItems."
      )
    }
    return lanes
  }
}

extension TilingPlane {
  /// The tiles of some items leave, and others enter: those of items that show something else, or need another kind.
  /// Asked once for each item that has a tile.
  public func reload(_ isStale: (Index) -> Bool) { board.reload { isStale(self.index($0)) } }
}
