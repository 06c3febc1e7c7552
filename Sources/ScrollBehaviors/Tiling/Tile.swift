import ScrollSpace

/// A tile that holds the host's content.
@usableFromInline final class Tile<Index, Content>: LiveTile {
  @usableFromInline let content: Content
  /// The tiling, which is alive as long as any of its tiles is updated.
  private let tiles: Unmanaged<Tiles<Index, Content>>

  init(_ content: Content, _ kind: Int, of tiles: Tiles<Index, Content>) {
    (self.content, self.tiles) = (content, .passUnretained(tiles))
    super.init(kind)
  }

  override func notify(isNew: Bool) {
    tiles._withUnsafeGuaranteedRef {
      let name = $0.index(index)
      if isNew { $0.show(content, name, frame) } else { $0.move(content, name, frame) }
    }
  }

  override func hide() { tiles._withUnsafeGuaranteedRef { $0.hide?(content, $0.index(index)) } }
}
