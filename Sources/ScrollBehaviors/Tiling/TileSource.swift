public import ScrollSpace

/// An object that makes and fills the tiles of a ``Tiling`` or a ``TilingPlane``, in place of closures.
///
/// A tiling retains its source.
public protocol TileSource<Content>: AnyObject {
  /// The type of a tile: a view, a label, a sprite.
  associatedtype Content
  /// The type that identifies an item: its index, or the cell of a grid.
  associatedtype Index = Int64
  /// Returns the kind of tile for an item. A tile is used again only for items of its kind.
  func kind(of index: Index) -> Int
  /// Returns a new tile of a kind.
  func makeTile(kind: Int) -> Content
  /// Called when the tile begins to show this item. The frame counts from the tiles' origin.
  func show(_ tile: Content, index: Index, frame: Rect)
  /// Called when the item of a live tile gets another index or another frame.
  func move(_ tile: Content, index: Index, frame: Rect)
  /// Called when the tile stops showing this item. The tile may soon show another. The index is the last one
  /// given to the tile.
  func hide(_ tile: Content, index: Index)
}

extension TileSource {
  /// Returns 0: all tiles are of one kind.
  public func kind(of index: Index) -> Int { 0 }
  /// Shows the item again, by `show`.
  public func move(_ tile: Content, index: Index, frame: Rect) { show(tile, index: index, frame: frame) }
  /// Does nothing.
  public func hide(_ tile: Content, index: Index) {}
}
