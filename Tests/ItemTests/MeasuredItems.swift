import Hands

/// Sixty items of 50 points that tell what is shown, in a row or in the only lane of a plane.
final class MeasuredItems {
  let link: any ScrollBehavior
  let items: any EditableItems
  let change: ([TileEdit]) throws -> Void
  private let told: Told

  private final class Told { var show: (Int64, Rect) -> Void = { _, _ in } }

  /// Called with each item that is shown, and its frame.
  var onShow: (Int64, Rect) -> Void {
    get { told.show }
    set { told.show = newValue }
  }

  init(_ axis: Axis, inLanes: Bool) throws {
    let told = Told()
    self.told = told
    if inLanes {
      let lanes = Masonry(lanes: 1, holding: [Double](repeating: 50, count: 60))
      let plane = TilingPlane<Int64, Int>(
        .lanes(lanes, axis: axis), make: { 0 }, show: { _, index, frame in told.show(index, frame) },
        move: { _, _, _ in })
      (link, items, change) = (plane, plane.line, { try plane.change($0) })
    } else {
      let row = Tiling<Int>(
        .lengths(try ItemLengths(count: 60, length: 50)), axis: axis, make: { 0 },
        show: { _, index, frame in told.show(index, frame) }, move: { _, _, _ in })
      (link, items, change) = (row, row, { try row.change($0) })
    }
  }
}
