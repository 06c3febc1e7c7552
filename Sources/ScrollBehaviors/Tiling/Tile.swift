import ScrollSpace

/// A tile with what a host has made.
@usableFromInline final class Tile<Index, Content>: LiveTile {
  @usableFromInline let content: Content
  private unowned(unsafe) let tiles: Tiles<Index, Content>

  init(_ content: Content, _ kind: Int, of tiles: Tiles<Index, Content>) {
    (self.content, self.tiles) = (content, tiles)
    super.init(kind)
  }

  override func tell(isNew: Bool) {
    let name = tiles.index(index)
    if isNew { tiles.show(content, name, frame) } else { tiles.move(content, name, frame) }
  }

  override func hide() { tiles.hide?(content, tiles.index(index)) }
}
