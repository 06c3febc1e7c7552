import ScrollEngine
import ScrollSpace

/// The range that a layout examines: the view and its overscan by distance and by time, counted from the
/// tiles' origin; and the overscan by number.
struct PlaneView: Equatable {
  var rect: Rect
  /// The start of the view.
  var start: Point
  var overscan: PerAxis<TileOverscan>
}

/// A layout on two axes, with the content's ends on each.
class PlaneLayout: TileLayout {
  /// Returns the items along an axis.
  func line(on axis: Axis) -> any EditableItems { PlaneLine(self, axis) }
  /// Returns the ends of the content on an axis in a scroller's coordinates; nil where there is no end.
  /// Without a scroller the content begins at its origin. `visible` is the viewport less its insets.
  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    (nil, nil)
  }

  /// Returns the range that a scroller examines.
  final func view(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>) -> PlaneView {
    let origin = origin(scroll.contentOrigin)
    var rect = Rect.zero
    for axis in Axis.both {
      let (from, length) = overscan[axis].reach(scroll, axis)
      rect.origin[axis] = from - origin[axis]
      rect.size[axis] = length
    }
    return PlaneView(rect: rect, start: .zero + (scroll.unzoomedOffset - origin), overscan: overscan)
  }
}
