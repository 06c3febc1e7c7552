import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The items of a plane that is no grid, as they stand along one axis, each for itself.
final class PlaneLine: EditableItems {
  let axis: Axis
  private let layout: PlaneLayout
  /// Who tells of edits; nil where items keep their indices.
  private let editor: LanesLayout?

  init(_ layout: PlaneLayout, _ axis: Axis, editor: LanesLayout? = nil) {
    (self.layout, self.axis, self.editor) = (layout, axis, editor)
  }

  var scroller: ScrollController? { editor?.scroller }

  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard let frame = layout.frame(of: Cell(x: index, y: 0)) else { return nil }
    let start = origin.zoomed(layout.origin(origin)[axis] + frame.lower(axis), on: axis)
    return ItemPlace(index: index, start: start, length: origin.zoomed(frame.length(axis)))
  }

  /// None: along one axis they stand in no order.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> { 0..<0 }

  func add(_ listener: any TileEditListener) { editor?.add(listener) }

  func remove(_ listener: any TileEditListener) { editor?.remove(listener) }
}
