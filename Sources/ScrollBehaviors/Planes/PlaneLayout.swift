import ScrollEngine
import ScrollSpace

/// What is looked at: the view and what is asked for around it, by distance and by time, counted from the tiles'
/// origin, and what is asked for beyond that.
struct PlaneView: Equatable {
  var rect: Rect
  /// Where the view begins.
  var start: Point
  var overscan: PerAxis<TileOverscan>
}

/// A layout on two axes, which says where the content ends on each.
class PlaneLayout: TileLayout {
  /// The items as they stand along an axis.
  func line(on axis: Axis) -> any EditableItems { PlaneLine(self, axis) }
  /// The ends of the content on an axis in a scroller's coordinates, nil where there is none. In no scroller the content
  /// begins at its origin. `visible` is what insets leave free of the viewport.
  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    (nil, nil)
  }

  /// What a scroller looks at.
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
