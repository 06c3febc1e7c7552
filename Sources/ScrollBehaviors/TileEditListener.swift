public import ScrollEngine
public import ScrollTiling

/// Is told of edits, so that it can keep something in place.
public protocol TileEditListener: AnyObject {
  /// Items are about to change: now they are where they were.
  func itemsWillChange()
  /// One change has been done. Layout comes after the last of them.
  func itemsDidChange(_ edit: TileEdit)
  /// All changes have been done, and the scroller has its new layout.
  func itemsDidSettle()
}

/// Items along an axis that can be edited while a scroller shows them. ``Tiling`` is one.
public protocol EditableItems: AnyObject {
  /// The axis along which they stand.
  var axis: Axis { get }
  /// Where an item is, in the coordinates that a scroller with this origin has; nil where there is none.
  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace?
  /// The items in view along a length from an offset on.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64>
  /// From now on a listener is told of edits.
  func add(_ listener: any TileEditListener)
  /// Tells a listener no more.
  func remove(_ listener: any TileEditListener)
}

extension Tiling {
  /// Where an item is, in the coordinates that a scroller with this origin has; nil where there is none.
  public func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard var item = board.line.item(index) else { return nil }
    item.start += board.line.origin(origin)
    return item
  }

  /// The items in view along a length from an offset on.
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    board.line.visible(from: offset - board.line.origin(origin), length: length)
  }
}
