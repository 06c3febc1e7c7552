package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollSpace

// What a program reads of a scroller.

@_cdecl("scroller_offset")
package func offset(_ list: OpaquePointer?) -> scroller_point {
  Scroller.read(list, orElse: scroller_point()) { scroller_point($0.contentOffset) }
}

@_cdecl("scroller_destination")
package func destination(_ list: OpaquePointer?) -> scroller_point {
  Scroller.read(list, orElse: scroller_point()) { scroller_point($0.destination) }
}

@_cdecl("scroller_velocity")
package func velocity(_ list: OpaquePointer?) -> scroller_point {
  Scroller.read(list, orElse: scroller_point()) { scroller_point($0.velocity) }
}

@_cdecl("scroller_viewport")
package func viewport(_ list: OpaquePointer?) -> scroller_size {
  Scroller.read(list, orElse: scroller_size()) { scroller_size($0.viewport) }
}

@_cdecl("scroller_content")
package func content(_ list: OpaquePointer?) -> scroller_size {
  Scroller.read(list, orElse: scroller_size()) { scroller_size($0.contentSize) }
}

@_cdecl("scroller_adjusted_insets")
package func adjustedInsets(_ list: OpaquePointer?) -> scroller_insets {
  Scroller.read(list, orElse: scroller_insets()) { scroller_insets($0.adjustedContentInset) }
}

@_cdecl("scroller_phase_now")
package func phase(_ list: OpaquePointer?) -> scroller_phase {
  Scroller.read(list, orElse: scroller_phase_idle) { scroller_phase($0.phase) }
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
  Scroller.read(list, orElse: 0) { Int64($0.diagnostics.total) }
}

@_cdecl("scroller_describe_refusals")
package func describeRefusals(
  _ list: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
  write(Scroller.read(list, orElse: "") { "\($0.diagnostics)" }, to: text, room)
}
