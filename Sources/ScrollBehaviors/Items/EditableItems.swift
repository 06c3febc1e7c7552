public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Is told of edits, so that it can keep something in place. Do not edit the items from within ``itemsWillChange()`` or
/// ``itemsDidChange(_:)``: those told later would hear of both edits in the wrong order. ``itemsDidLayout()`` may.
public protocol TileEditListener: AnyObject {
  /// Items are about to change: now they are where they were. Called again before a later edit of the same layout
  /// if the offset has moved since.
  func itemsWillChange()
  /// One change has been done. Layout comes after the last of them.
  func itemsDidChange(_ edit: TileEdit)
  /// All changes have been done, and the scroller has its new layout.
  func itemsDidLayout()
}

/// Items along an axis that can be edited while a scroller shows them. ``Tiling`` is one.
public protocol EditableItems: AnyObject {
  /// The axis along which they stand.
  var axis: Axis { get }
  /// The scroller in whose chain they are shown; nil in no chain.
  var scroller: ScrollController? { get }
  /// Where an item is, in the coordinates that a scroller with this origin has; nil where there is none. On a
  /// ring the index is a position, `index + lap · count`, and so in what `items` answers.
  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace?
  /// Which item is at a position, and in which lap.
  func appearance(at position: Int64) -> Appearance
  /// The position of an item in a lap.
  func position(of appearance: Appearance) -> Int64
  /// The items in view along a length from an offset on.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64>
  /// Which item is under a point, where the axis alone does not tell: items may stand side by side. Nil where
  /// none is, or where the axis tells.
  func item(under point: Point, origin: ContentOrigin) -> Int64?
  /// From now on a listener is told of edits.
  func add(_ listener: any TileEditListener)
  /// Tells a listener no more.
  func remove(_ listener: any TileEditListener)
}

extension EditableItems {
  /// The item with that index, in lap 0: right where items do not repeat.
  public func appearance(at position: Int64) -> Appearance { Appearance(index: position) }
  /// The index: right where items do not repeat.
  public func position(of appearance: Appearance) -> Int64 { appearance.index }
  /// Nil: the axis tells.
  public func item(under point: Point, origin: ContentOrigin) -> Int64? { nil }
}
