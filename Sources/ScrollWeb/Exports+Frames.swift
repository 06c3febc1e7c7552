import ScrollBehaviors
import ScrollHosting
import ScrollNesting

// The functions that `scroll-web.js` calls for frames, sizes and texts.

private var page: WebPage { .shared }

/// Updates all scrollers to the time of a frame. Returns true if the views must be drawn.
@_expose(wasm, "scroll_frame") @_cdecl("scroll_web_frame")
package func frame(_ ms: Double) -> Bool {
  // A display may date a frame before an event that was passed on already.
  _ = page.time(ms)
  page.adaptScrollers()
  return page.host.frame(at: page.now) == .needsFrame
}

/// Returns the milliseconds until the next frame: 0 if it is due, -1 if none is due before an event.
@_expose(wasm, "scroll_wait") @_cdecl("scroll_web_wait")
package func wait(_ ms: Double) -> Double {
  page.host.wait(from: max(page.now, .milliseconds(ms))).map { $0 * 1_000 } ?? -1
}

/// Writes the record of a view. Returns the place of the record in memory, 0 for a view that was removed.
@_expose(wasm, "scroll_draw") @_cdecl("scroll_web_draw")
package func draw(_ view: Int32) -> UnsafeMutablePointer<Double>? {
  guard let view = page.view(view) else { return nil }
  view.write()
  return view.record.start
}

@_expose(wasm, "scroll_resize") @_cdecl("scroll_web_resize")
package func resize(_ view: Int32, _ width: Double, _ height: Double) {
  guard let view = page.view(view) else { return }
  view.willResize?(Size(width: width, height: height))
  view.area.frame.size = Size(width: width, height: height)
}

@_expose(wasm, "scroll_display") @_cdecl("scroll_web_display")
package func display(_ pixelsPerPoint: Double, _ reducesMotion: Bool) {
  page.setDisplay(pixelsPerPoint: pixelsPerPoint, reducesMotion: reducesMotion)
}

/// Returns the axes along which a view takes fingers: 1 horizontally, 2 vertically, 3 both. Adds 4 if two fingers zoom
/// its content, and 8, 16, 32 and 64 if the content can go no further to the left, to the right, up and down.
@_expose(wasm, "scroll_axes") @_cdecl("scroll_web_axes")
package func axes(_ view: Int32) -> Int32 {
  guard let view = page.view(view) else { return 0 }
  var axes: Int32 = 0
  page.host.forEachScroller(in: view.area) { scroll in
    if scroll.scrolls(along: .horizontal) { axes |= 1 }
    if scroll.scrolls(along: .vertical) { axes |= 2 }
    if scroll.settings.minimumZoomScale != scroll.settings.maximumZoomScale { axes |= 7 }
  }
  // An end of a nest is an end of all its scrollers: a finger may be on any of them.
  var ends: Int32 = 8 + 16 + 32 + 64
  page.host.forEachScroller(in: view.area) { scroll in
    let (back, ahead) = (scroll.canScroll(by: Vector(x: -1, y: -1)), scroll.canScroll(by: Vector(x: 1, y: 1)))
    for (bit, moves) in [(8, back.x), (16, ahead.x), (32, back.y), (64, ahead.y)] as [(Int32, Bool)]
    where moves {
      ends &= ~bit
    }
  }
  return axes | ends
}

@_expose(wasm, "scroll_views") @_cdecl("scroll_web_views")
package func views() -> Int32 { Int32(page.views.count) }

/// Returns the number of bytes of a view's name; -1 for a view that was removed.
@_expose(wasm, "scroll_name") @_cdecl("scroll_web_name")
package func name(_ view: Int32) -> Int32 { page.view(view).map { page.answer($0.name) } ?? -1 }

/// Returns the number of bytes of what the links say of the rest position on an axis, to be spoken.
@_expose(wasm, "scroll_spoken") @_cdecl("scroll_web_spoken")
package func spoken(_ view: Int32, _ axis: Int32) -> Int32 {
  page.answer(page.view(view)?.scroll.spokenPosition(on: axis == 0 ? .horizontal : .vertical) ?? "")
}

/// Returns the number of calls that the host or a scroller has refused.
@_expose(wasm, "scroll_refusals") @_cdecl("scroll_web_refusals")
package func refusals() -> Int32 {
  var total = page.host.diagnostics.total
  for case let view? in page.views {
    total += view.area.nest?.diagnostics.total ?? 0
    page.host.forEachScroller(in: view.area) { total += $0.diagnostics.total }
  }
  return Int32(truncatingIfNeeded: total)
}

/// Returns the number of bytes of a text that describes the refused calls.
@_expose(wasm, "scroll_refused") @_cdecl("scroll_web_refused")
package func refused() -> Int32 {
  var lines: [String] = []
  if page.host.diagnostics.total > 0 { lines.append("\(page.host.diagnostics)") }
  for case let view? in page.views {
    if let nest = view.area.nest, nest.diagnostics.total > 0 {
      lines.append("\(view.name): \(nest.diagnostics)")
    }
    page.host.forEachScroller(in: view.area) { scroll in
      if scroll.diagnostics.total > 0 { lines.append("\(view.name): \(scroll.diagnostics)") }
    }
  }
  return page.answer(lines.joined(separator: "\n"))
}

/// Returns the place of the text of the latest answer, in UTF-8.
@_expose(wasm, "scroll_text") @_cdecl("scroll_web_text")
package func text() -> UnsafePointer<UInt8>? { page.reply.withUnsafeBufferPointer { $0.baseAddress } }
