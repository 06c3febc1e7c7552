public import ScrollSpace

/// Makes and fills the tiles of a ``Tiling`` or a ``TilingPlane``: one object instead of closures.
///
/// A tiling keeps its source alive.
public protocol TileSource<Content>: AnyObject {
  /// A tile: a view, a label, a sprite.
  associatedtype Content
  /// What names an item: its index, or the cell of a grid.
  associatedtype Index = Int64
  /// Which kind of tile an item needs. Only tiles of one kind are used for each other's items.
  func kind(of index: Index) -> Int
  /// A new tile of a kind.
  func makeTile(kind: Int) -> Content
  /// The tile shows this item from now on. The frame counts from the tiles' origin.
  func show(_ tile: Content, index: Index, frame: Rect)
  /// The item got another index or another frame while the tile shows it.
  func move(_ tile: Content, index: Index, frame: Rect)
  /// The tile shows this item no more, and may soon show another. The index is the one it was told last.
  func hide(_ tile: Content, index: Index)
}

extension TileSource {
  /// All of one kind, 0.
  public func kind(of index: Index) -> Int { 0 }
  /// Shows the item anew.
  public func move(_ tile: Content, index: Index, frame: Rect) { show(tile, index: index, frame: frame) }
  /// Does nothing.
  public func hide(_ tile: Content, index: Index) {}
}
