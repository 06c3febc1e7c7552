public import ScrollEngine
import ScrollSpace
public import ScrollTiling

extension Tiling {
  /// The scroller whose chain contains this link; nil if there is none.
  @_documentation(visibility: internal)
  public var scroller: ScrollController? { board.scroll }

  /// Returns the place of the item at a position, in the coordinates of a scroller with this origin; nil if
  /// there is none.
  @_documentation(visibility: internal)
  public func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    row.place(of: position, origin: origin)
  }

  /// Calls `body` with the items at the positions of a range for which `allows` returns true.
  @_documentation(visibility: internal)
  public func forEachPlace(
    of range: Range<Int64>, origin: ContentOrigin, where allows: (_ index: Int64) -> Bool,
    _ body: (Appearance, ItemPlace) -> Void
  ) {
    row.forEachPlace(of: range, origin: origin, where: allows, body)
  }

  /// Returns the item at a position, and its lap.
  @_documentation(visibility: internal)
  public func appearance(at position: Int64) -> Appearance { row.appearance(at: position) }

  /// Returns the position of an item in a lap; without a ring, its index.
  @_documentation(visibility: internal)
  public func position(of appearance: Appearance) -> Int64 { row.position(of: appearance) }

  /// Returns the positions in view along a length from an offset on, at most as many as can have tiles.
  @_documentation(visibility: internal)
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    row.items(from: offset, length: length, origin: origin)
  }
}
