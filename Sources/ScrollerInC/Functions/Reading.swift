package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollSpace

// What a program reads of a scroller.

@_cdecl("scroller_offset")
package func offset(_ list: OpaquePointer?) -> scroller_point {
  Scroller.of(list).map { scroller_point($0.scroll.contentOffset) } ?? scroller_point()
}

@_cdecl("scroller_destination")
package func destination(_ list: OpaquePointer?) -> scroller_point {
  Scroller.of(list).map { scroller_point($0.scroll.destination) } ?? scroller_point()
}

@_cdecl("scroller_velocity")
package func velocity(_ list: OpaquePointer?) -> scroller_point {
  Scroller.of(list).map { scroller_point($0.scroll.velocity) } ?? scroller_point()
}

@_cdecl("scroller_viewport")
package func viewport(_ list: OpaquePointer?) -> scroller_size {
  Scroller.of(list).map { scroller_size($0.scroll.viewport) } ?? scroller_size()
}

@_cdecl("scroller_content")
package func content(_ list: OpaquePointer?) -> scroller_size {
  Scroller.of(list).map { scroller_size($0.scroll.contentSize) } ?? scroller_size()
}

@_cdecl("scroller_adjusted_insets")
package func adjustedInsets(_ list: OpaquePointer?) -> scroller_insets {
  Scroller.of(list).map { scroller_insets($0.scroll.adjustedContentInset) } ?? scroller_insets()
}

@_cdecl("scroller_phase_now")
package func phase(_ list: OpaquePointer?) -> scroller_phase {
  Scroller.of(list).map { scroller_phase($0.scroll.phase) } ?? scroller_phase_idle
}

@_cdecl("scroller_explain")
package func explain(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ text: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
  let scroller = Scroller.of(list)
  return write(
    axis.axis.flatMap { axis in scroller.map { "\($0.scroll.explanation[axis])" } } ?? "", to: text, room)
}

@_cdecl("scroller_refusals")
package func refusals(_ list: OpaquePointer?) -> Int64 {
  Scroller.of(list).map { Int64($0.scroll.diagnostics.total) } ?? 0
}

@_cdecl("scroller_describe_refusals")
package func describeRefusals(
  _ list: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
  write(Scroller.of(list).map { "\($0.scroll.diagnostics)" } ?? "", to: text, room)
}
