import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The items of lanes or of scattered items along one axis, each on its own.
final class PlaneLine: EditableItems {
  let axis: Axis
  private let layout: any NumberedLayout
  /// The layout that announces edits; nil if items keep their indices.
  private let editor: LanesLayout?

  init(_ layout: any NumberedLayout, _ axis: Axis, editor: LanesLayout? = nil) {
    (self.layout, self.axis, self.editor) = (layout, axis, editor)
  }

  var scroller: ScrollController? { editor?.scroller }

  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard let frame = layout.frame(of: Cell(x: index, y: 0)) else { return nil }
    let start = origin.zoomed(layout.origin(origin)[axis] + frame.lower(axis), on: axis)
    return ItemPlace(index: index, start: start, length: origin.zoomed(length: frame.length(axis), on: axis))
  }

  /// Returns an empty range: along one axis the items have no order.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> { 0..<0 }

  func add(_ listener: any TileEditListener) { editor?.add(listener) }

  func remove(_ listener: any TileEditListener) { editor?.remove(listener) }
}
