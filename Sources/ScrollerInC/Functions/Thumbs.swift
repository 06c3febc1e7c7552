package import CScroller
import ScrollAccessories
import ScrollBehaviors
import ScrollSpace

// The thumbs of a scroller with `indicators` in its chain.

@_cdecl("scroller_thumb_at")
package func thumb(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ time: Double,
  _ found: UnsafeMutablePointer<scroller_thumb>?
) -> Bool {
  guard let indicators = Scroller.of(list)?.links.indicators, let axis = axis.axis,
    let thumb = indicators.thumb(on: axis, at: .seconds(time))
  else { return false }
  found?.pointee = scroller_thumb(thumb)
  return true
}

@_cdecl("scroller_thumb_pressed")
package func thumbPressed(_ list: OpaquePointer?, _ at: scroller_point, _ time: Double) -> Bool {
  Scroller.of(list)?.links.indicators?.pressBegan(at: at.point, time: .seconds(time)) ?? false
}

@_cdecl("scroller_thumb_moved")
package func thumbMoved(_ list: OpaquePointer?, _ at: scroller_point, _ time: Double) {
  Scroller.of(list)?.links.indicators?.pressMoved(to: at.point, time: .seconds(time))
}

@_cdecl("scroller_thumb_released")
package func thumbReleased(_ list: OpaquePointer?, _ time: Double) {
  Scroller.of(list)?.links.indicators?.pressEnded(time: .seconds(time))
}
