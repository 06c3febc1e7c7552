import ScrollBehaviors
import ScrollNesting

extension ScrollController {
  /// The axis along which the content scrolls: the vertical axis unless only the horizontal axis can scroll.
  var mainAxis: Axis {
    func hasRoom(_ axis: Axis) -> Bool {
      let extent = geometry.extent[axis]
      guard let lower = extent.lower, let upper = extent.upper else { return true }
      return lower < upper
    }
    return hasRoom(.horizontal) && !hasRoom(.vertical) ? .horizontal : .vertical
  }
}

extension NestedScroller {
  /// The scroller and all scrollers in its content.
  var scrollers: [ScrollController] { [scroll] + children.flatMap { $0.scrollers } }
}
