package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollSpace

// Commands to a scroller.

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

@_cdecl("scroller_show_rect")
package func showRect(
  _ list: OpaquePointer?, _ rect: scroller_rect, _ align: scroller_align, _ animated: Bool
) {
  // An alignment that the header does not have makes the call unusable, so that it is refused, and counted.
  let rect = align.isKnown ? rect.rect : Rect(x: .nan, y: .nan, width: 0, height: 0)
  Scroller.of(list)?.scroll.scrollRectToVisible(rect, align: PerAxis(align.alignment), animated: animated)
}

@_cdecl("scroller_set_insets")
package func setInsets(_ list: OpaquePointer?, _ insets: scroller_insets) {
  Scroller.of(list)?.scroll.contentInset = insets.insets
}

@_cdecl("scroller_set_safe_area")
package func setSafeArea(_ list: OpaquePointer?, _ insets: scroller_insets) {
  Scroller.of(list)?.scroll.safeArea = insets.insets
}
