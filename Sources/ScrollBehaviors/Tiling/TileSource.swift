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

extension Tiling {
  /// Makes a tiling whose tiles a source makes and fills. All else is as in the initialiser with closures.
  public convenience init<Source: TileSource>(
    _ items: TileItems, axis: Axis, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64, source: Source
  ) where Source.Content == Content, Source.Index == Int64 {
    self.init(
      items, axis: axis, overscan: overscan, poolCap: poolCap, kind: { source.kind(of: $0) },
      make: { source.makeTile(kind: $0) },
      show: { source.show($0, index: $1, frame: $2) },
      move: { source.move($0, index: $1, frame: $2) },
      hide: { source.hide($0, index: $1) })
  }
}
