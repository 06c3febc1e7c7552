import ScrollBehaviors
import ScrollHosting
import ScrollMotion

// The functions that `scroll-web.js` calls for events. Views have numbers, points count from the corner of an
// element, and times are milliseconds on the clock of the page.

private var page: WebPage { .shared }

/// A pointer's phase is 0 down, 1 moved, 2 up, 3 cancelled, 4 up on an element whose click is its own, so that no area
/// gets a tap; its device is 0 finger, 1 mouse, 2 pen. Returns true for the end of a tap.
@_expose(wasm, "scroll_pointer") @_cdecl("scroll_web_pointer")
package func pointer(
  _ view: Int32, _ phase: Int32, _ id: Int32, _ device: Int32, _ x: Double, _ y: Double, _ ms: Double
) -> Bool {
  guard let view = page.view(view) else { return false }
  let (point, time) = (view.point(x, y), page.time(ms))
  // The same pointer may be passed to several views. Some browsers count pointers from a billion on.
  let id = Int(id) &* 4_096 &+ view.number
  switch phase {
  case 0:
    let device = PointerDevice(rawValue: UInt8(truncatingIfNeeded: device)) ?? .finger
    page.host.touchBegan(at: point, time: time, id: id, device: device)
  case 1: page.host.touchMoved(to: point, time: time, id: id)
  case 2: return page.host.touchEnded(at: point, time: time, id: id) == .tap
  case 4:
    page.host.withholdTap(of: id)
    return page.host.touchEnded(at: point, time: time, id: id) == .tap
  default: page.host.touchCancelled(time: time, id: id)
  }
  return false
}

/// `mode` is the event's deltaMode. The wheel deltas are NaN if the browser has none. `keys` is 1 with shift, 2 with
/// control, and 4 if something around the view can scroll that way.
@_expose(wasm, "scroll_wheel") @_cdecl("scroll_web_wheel")
package func wheel(
  _ view: Int32, _ dx: Double, _ dy: Double, _ mode: Int32, _ wheelX: Double, _ wheelY: Double, _ keys: Int32,
  _ x: Double, _ y: Double, _ ms: Double
) -> Bool {
  guard let view = page.view(view) else { return false }
  var (delta, wheelDelta) = (Vector(x: dx, y: dy), Vector(x: wheelX, y: wheelY))
  // On a Mac the browser has done this already.
  if keys & 1 != 0, dx == 0 { (delta, wheelDelta) = (delta.transposed, wheelDelta.transposed) }
  return page.wheel(
    view, by: delta, in: WheelClassifier.Unit(rawValue: UInt8(truncatingIfNeeded: mode)) ?? .points,
    wheelX.isNaN || wheelY.isNaN ? nil : wheelDelta, zooms: keys & 2 != 0, pageScrolls: keys & 4 != 0,
    at: view.point(x, y), time: page.time(ms))
}

/// `key` is the raw value of a `ScrollKey`, `phase` 0 pressed, 1 repeated, 2 released. Returns true if the key scrolls.
@_expose(wasm, "scroll_key") @_cdecl("scroll_web_key")
package func key(_ key: Int32, _ phase: Int32, _ ms: Double) -> Bool {
  guard let key = ScrollKey(rawValue: UInt8(truncatingIfNeeded: key)) else { return false }
  let time = page.time(ms)
  if phase < 2 { return page.host.keyPressed(key, isRepeat: phase == 1, time: time) }
  page.host.keyReleased(key, time: time)
  return false
}

/// Scrolls a part of a viewport into view: an element in the view has got the focus by a key.
@_expose(wasm, "scroll_reveal") @_cdecl("scroll_web_reveal")
package func reveal(_ view: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
  guard let scroll = page.view(view)?.scroll else { return }
  let part = Rect(x: x, y: y, width: width, height: height)
  guard let rect = scroll.space.mapToParent.inverted?.convert(part) else { return }
  scroll.scrollRectToVisible(rect, animated: true)
}

/// Notes the part of a view that has the focus; a kind below 0 means none.
@_expose(wasm, "scroll_focus_part") @_cdecl("scroll_web_focus_part")
package func focusPart(_ view: Int32, _ kind: Int32, _ key: Double) {
  page.view(view)?.focusedPart = kind < 0 ? nil : WebView.Part(kind: Int(kind), key: key)
}

/// Notes what the style of an element says: 1 and 2 for axes whose `overscroll-behavior` is not `auto`, and 1 for
/// content from right to left.
@_expose(wasm, "scroll_style") @_cdecl("scroll_web_style")
package func style(_ view: Int32, _ holds: Int32, _ isRightToLeft: Int32) {
  guard let view = page.view(view) else { return }
  view.keepsAtEnds = PerAxis(x: holds & 1 != 0, y: holds & 2 != 0)
  view.isRightToLeft = isRightToLeft != 0
}

/// Gives keys to a view; -1 to none.
@_expose(wasm, "scroll_focus") @_cdecl("scroll_web_focus")
package func focus(_ view: Int32) { page.host.focus = page.view(view)?.area }

@_expose(wasm, "scroll_cancel_all") @_cdecl("scroll_web_cancel_all")
package func cancelAll(_ ms: Double) { page.host.cancelAllTouches(time: page.time(ms)) }

/// Returns false for the click of a touch that was no tap.
@_expose(wasm, "scroll_takes_click") @_cdecl("scroll_web_takes_click")
package func takesClick(_ view: Int32, _ x: Double, _ y: Double, _ ms: Double) -> Bool {
  guard let view = page.view(view) else { return true }
  return page.host.takesClick(at: view.point(x, y), time: page.time(ms))
}
