public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// A listener for edits of items, for example to keep an item in place.
///
/// Do not edit the items in ``itemsWillChange()`` or ``itemsDidChange(_:)``: later listeners would receive
/// both edits in the wrong order. In ``itemsDidLayout()`` you may.
public protocol TileEditListener: AnyObject {
  /// Called before items change, while their places are still the old ones. Called again before a later edit
  /// of the same layout if the offset has moved since.
  func itemsWillChange()
  /// Called after each edit. The layout follows after the last edit.
  func itemsDidChange(_ edit: TileEdit)
  /// Called after the layout that follows the last edit.
  func itemsDidLayout()
}

/// Items along an axis that can be edited while a scroller shows them. ``Tiling`` and ``ItemRow`` conform.
public protocol EditableItems: AnyObject {
  /// The axis along which the items lie.
  var axis: Axis { get }
  /// The scroller whose chain shows the items; nil if there is none.
  var scroller: ScrollController? { get }
  /// Returns the place of an item, in the coordinates of a scroller with this origin; nil if there is no such
  /// item. On a ring the index is a position, `index + lap · count`, as in the result of
  /// ``items(from:length:origin:)``.
  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace?
  /// Returns the item at a position, and its lap.
  func appearance(at position: Int64) -> Appearance
  /// Returns the position of an item in a lap.
  func position(of appearance: Appearance) -> Int64
  /// Returns the items in view along a length from an offset on.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64>
  /// Calls `body` with the items at the positions of a range for which `allows` returns true, in order: with the results
  /// of ``appearance(at:)`` and ``place(of:origin:)``. Positions without an item are left out.
  ///
  /// If you do not implement this method, it calls both for each position. Items that read their layout once for all
  /// are faster.
  @_documentation(visibility: internal)
  func forEachPlace(
    of range: Range<Int64>, origin: ContentOrigin, where allows: (_ index: Int64) -> Bool,
    _ body: (Appearance, ItemPlace) -> Void)
  /// Returns the item under a point if the axis alone does not determine the item: items may lie side by
  /// side. Nil if there is no item, or if the axis alone determines it.
  func item(under point: Point, origin: ContentOrigin) -> Int64?
  /// Adds a listener, which is called at every edit from now on.
  func add(_ listener: any TileEditListener)
  /// Removes a listener.
  func remove(_ listener: any TileEditListener)
}

@_documentation(visibility: internal)
extension EditableItems {
  /// Returns the item with that index, in lap 0. Right for items that do not repeat.
  public func appearance(at position: Int64) -> Appearance { Appearance(index: position) }
  /// Returns the index. Right for items that do not repeat.
  public func position(of appearance: Appearance) -> Int64 { appearance.index }
  /// Reads each item by itself.
  public func forEachPlace(
    of range: Range<Int64>, origin: ContentOrigin, where allows: (_ index: Int64) -> Bool,
    _ body: (Appearance, ItemPlace) -> Void
  ) {
    for position in range {
      let appearance = appearance(at: position)
      guard allows(appearance.index), let place = place(of: position, origin: origin) else { continue }
      body(appearance, place)
    }
  }
  /// Returns nil: the axis alone determines the item.
  public func item(under point: Point, origin: ContentOrigin) -> Int64? { nil }
}
