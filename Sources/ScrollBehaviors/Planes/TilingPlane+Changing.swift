import ScrollEngine
public import ScrollSpace
public import ScrollTiling

extension TilingPlane where Index == ItemGrid.Cell {
  /// Applies edits of the columns, with `.horizontal`, or of the rows, with `.vertical`, and makes one layout
  /// after the last.
  ///
  /// As in ``Tiling``, live tiles stay with their items and are renumbered, and tiles of removed items leave.
  /// An edit that is not possible throws; the edits before it remain. The offset stays, unless a link keeps
  /// an anchor: give ``line(on:)`` to a ``KeepAnchor``.
  public func change(_ edits: TileEdit..., on axis: Axis) throws(TilingError) { try change(edits, on: axis) }

  /// Applies edits of the columns or the rows, as the variadic overload does.
  public func change(_ edits: [TileEdit], on axis: Axis) throws(TilingError) {
    try (layout as? GridLayout)?.axes[axis].change(edits)
  }

  /// Returns the columns, with `.horizontal`, or the rows, as items along an axis that a ``KeepAnchor`` can
  /// watch.
  public func line(on axis: Axis) -> any EditableItems {
    layout.line(on: axis)
  }

  /// Returns the indices of the columns, with `.horizontal`, or of the rows.
  public func items(on axis: Axis) -> Range<Int64> {
    (layout as? GridLayout)?.axes[axis].items ?? 0..<0
  }
}

extension TilingPlane where Index == Int64 {
  /// Applies edits of the items in lanes one after the other, and makes one layout after the last.
  ///
  /// The rules are those of ``Tiling``. An item that only gets another length stays in its lane. Items after
  /// one that was inserted, removed or moved are assigned to lanes again. Change scattered items themselves:
  /// a call for them is a programmer's mistake and traps.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Applies edits of the items in lanes, as the variadic overload does.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    try lanes("changed").change(edits)
  }

  /// The items in lanes as items along the lanes' axis that a ``KeepAnchor`` can watch. Traps for scattered
  /// items.
  public var line: any EditableItems { lanes("watched") }

  private func lanes(_ verb: StaticString) -> LanesLayout {
    guard let lanes = layout as? LanesLayout else {
      preconditionFailure(
        .scatteredEdit,
        "Only items in lanes are \(verb) through their tiling; these are scattered; use their ScatteredItems."
      )
    }
    return lanes
  }
}

extension TilingPlane {
  /// Replaces the tiles of some items: those that show something else, or need another kind of tile.
  ///
  /// `isStale` is called once for each item that has a tile.
  public func reload(_ isStale: (Index) -> Bool) { board.reload { isStale(self.index($0)) } }
}
