import ScrollEngine
import ScrollSpace

/// A plane whose items have numbers, and lie beside each other in no order: in lanes, or anywhere. Their
/// places count from the content's start.
protocol NumberedLayout: PlaneLayout {}

extension NumberedLayout {
  // The tiles' origin is the content's. It never moves, so frames stay without help.
  func origin(_ now: ContentOrigin) -> Point { Point(x: now[.horizontal], y: now[.vertical]) }
  func keep(_ first: PerAxis<ItemPlace?>) {}

  // Wanted items are no range of cells. So no pair of items limits how far the offset may move, and lists are
  // in no order.
  func room(_ axis: Axis) -> (fall: Double, rise: Double)? { nil }
  var isOrdered: Bool { false }
}
