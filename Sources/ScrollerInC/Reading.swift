package import CScroller
import ScrollBehaviors
import ScrollEngine

// What a program in C reads and commands. CScroller.h describes the functions.

@_cdecl("scroller_offset")
package func offset(_ list: OpaquePointer?) -> scroller_point {
  scroller_point(Scroller.of(list).scroll.contentOffset)
}

@_cdecl("scroller_destination")
package func destination(_ list: OpaquePointer?) -> scroller_point {
  scroller_point(Scroller.of(list).scroll.destination)
}

@_cdecl("scroller_velocity")
package func velocity(_ list: OpaquePointer?) -> scroller_point {
  let velocity = Scroller.of(list).scroll.velocity
  return scroller_point(x: velocity.x, y: velocity.y)
}

@_cdecl("scroller_viewport")
package func viewport(_ list: OpaquePointer?) -> scroller_size {
  scroller_size(Scroller.of(list).scroll.viewport)
}

@_cdecl("scroller_content")
package func content(_ list: OpaquePointer?) -> scroller_size {
  scroller_size(Scroller.of(list).scroll.contentSize)
}

@_cdecl("scroller_phase_now")
package func phase(_ list: OpaquePointer?) -> scroller_phase {
  switch Scroller.of(list).scroll.phase {
  case .idle: scroller_phase_idle
  case .tracking: scroller_phase_tracking
  case .dragging: scroller_phase_dragging
  case .wheeling: scroller_phase_wheeling
  case .decelerating: scroller_phase_decelerating
  case .animating: scroller_phase_animating
  }
}

@_cdecl("scroller_refusals")
package func refusals(_ list: OpaquePointer?) -> Int64 { Int64(Scroller.of(list).scroll.diagnostics.total) }

@_cdecl("scroller_set_offset")
package func setOffset(_ list: OpaquePointer?, _ offset: scroller_point, _ animated: Bool) {
  Scroller.perform(.setContentOffset(offset.point, animated: animated), on: list)
}

@_cdecl("scroller_fling")
package func fling(_ list: OpaquePointer?, _ velocity: scroller_point) {
  Scroller.perform(.fling(velocity: velocity.vector), on: list)
}

@_cdecl("scroller_stop")
package func stop(_ list: OpaquePointer?) { Scroller.perform(.stop, on: list) }

@_cdecl("scroller_resize")
package func resize(_ list: OpaquePointer?, _ viewport: scroller_size, _ content: scroller_size) {
  Scroller.perform(.resize(viewport: viewport.size, content: content.size), on: list)
}

extension scroller_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  var point: Point { Point(x: x, y: y) }
  var vector: Vector { Vector(x: x, y: y) }
}

extension scroller_size {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
  var size: Size { Size(width: width, height: height) }
  /// True if a `ScrollController` accepts the size.
  var isUsable: Bool { width >= 0 && height >= 0 && width <= 1e150 && height <= 1e150 }
}
