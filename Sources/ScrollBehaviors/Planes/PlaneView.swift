import ScrollEngine
import ScrollSpace

/// The range that a layout examines: the view and its overscan by distance and by time, counted from the
/// content's start; and the overscan by number.
struct PlaneView: Equatable {
  var rect = Rect.zero
  /// The start of the view.
  var start: Point
  var overscan: PerAxis<TileOverscan>

  init(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>) {
    let now = scroll.contentOrigin
    let origin = Point(x: now[.horizontal], y: now[.vertical])
    for axis in Axis.both {
      let (from, length) = overscan[axis].reach(scroll, axis)
      rect.origin[axis] = from - origin[axis]
      rect.size[axis] = length
    }
    start = .zero + (scroll.unzoomedOffset - origin)
    self.overscan = overscan
  }
}
