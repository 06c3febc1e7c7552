public import ScrollEngine
import ScrollSpace
public import ScrollTiling

extension Tiling {
  /// The scroller in whose chain it stands; nil in no chain.
  public var scroller: ScrollController? { board.scroll }

  /// Where the item at a position is, in the coordinates that a scroller with this origin has; nil where there is
  /// none.
  public func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    row.place(of: position, origin: origin)
  }

  /// Which item is at a position, and in which lap.
  public func appearance(at position: Int64) -> Appearance { row.appearance(at: position) }

  /// The position of an item in a lap; on no ring its index.
  public func position(of appearance: Appearance) -> Int64 { row.position(of: appearance) }

  /// The positions in view along a length from an offset on, no more of them than may have tiles.
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    row.items(from: offset, length: length, origin: origin)
  }
}
