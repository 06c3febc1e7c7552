import ScrollSpace

extension TileBoard {
  /// The cells of the tiles, in order.
  var listed: [Cell] {
    tiles.list(wantedBy: tiles.isWhole ? layout : nil)
    return tiles.listed
  }

  /// Returns the tiles in order, with their frames in the viewport. None is released until `endDrawing`.
  @usableFromInline func beginDrawing(_ mapToViewport: Map) -> DrawnTiles {
    tiles.beginDrawing(layout, mapToViewport, after: changes)
  }

  @usableFromInline func endDrawing(_ drawn: DrawnTiles) {
    tiles.endDrawing(drawn)
    dropSpares()
  }
}
