import CGTK4
import ScrollBehaviors
import ScrollHosting

/// A drawing area of GTK as the window of a host: its events in, frames out. GTK calls on the main thread.
final class DrawingHost {
  let host = ScrollHost()
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_drawing_area_new()
  /// Draws the content with cairo.
  var draw: (OpaquePointer) -> Void = { _ in }
  /// Called after each frame that the host has asked for.
  var onFrame: (Double) -> Void = { _ in }
  fileprivate var pointer = Point.zero
  private var clock = EventClock()
  private var isTicking = false

  init() {
    gtk_widget_set_focusable(widget, 1)
    host.frameDuration = 0
    host.onNeedsFrame = { [unowned self] in tick() }
    listen_with(widget, Unmanaged.passUnretained(self).toOpaque())
    tick()
  }

  fileprivate func time(of controller: OpaquePointer) -> Timestamp {
    let stamp = UInt64(gtk_event_controller_get_current_event_time(controller))
    return clock.time(of: stamp, arrival: .seconds(Double(g_get_monotonic_time()) / 1e6))
  }

  /// A key of GTK as a key that scrolls.
  fileprivate func key(_ key: guint, _ state: GdkModifierType = GdkModifierType(0)) -> ScrollKey? {
    let isShifted = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
    return gdk_keyval_name(key).flatMap { ScrollKey(named: String(cString: $0), isShifted: isShifted) }
  }

  /// Asks GTK for frames until the host needs none.
  private func tick() {
    guard !isTicking else { return }
    isTicking = true
    gtk_widget_add_tick_callback(
      widget, { DrawingHost.of($2).frame(Double(gdk_frame_clock_get_frame_time($1)) / 1e6) },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func frame(_ now: Double) -> gboolean {
    isTicking = host.frame(at: .seconds(now)) == .needsFrame
    if isTicking { gtk_widget_queue_draw(widget) }
    onFrame(now)
    return isTicking ? 1 : 0
  }

  fileprivate static func of(_ host: gpointer?) -> DrawingHost {
    Unmanaged.fromOpaque(host!).takeUnretainedValue()
  }
}

@_cdecl("host_draws")
func hostDraws(_ area: gpointer, _ cairo: OpaquePointer, _ width: Int32, _ height: Int32, _ host: gpointer) {
  DrawingHost.of(host).draw(cairo)
}

@_cdecl("host_moves")
func hostMoves(_ controller: OpaquePointer, _ x: Double, _ y: Double, _ host: gpointer) {
  DrawingHost.of(host).pointer = Point(x: x, y: y)
}

@_cdecl("host_scrolls")
func hostScrolls(_ controller: OpaquePointer, _ x: Double, _ y: Double, _ host: gpointer) -> gboolean {
  let host = DrawingHost.of(host)
  let (delta, time) = (Vector(x: x, y: y), host.time(of: controller))
  if gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE {
    host.host.wheel(by: delta, phase: .changed, at: host.pointer, time: time)
  } else {
    host.host.step(by: .notches(delta), at: host.pointer, time: time)
  }
  return 1
}

/// The fingers have left the trackpad.
@_cdecl("host_stops")
func hostStops(_ controller: OpaquePointer, _ host: gpointer) {
  let host = DrawingHost.of(host)
  guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE else { return }
  host.host.wheel(by: .zero, phase: .ended, at: host.pointer, time: host.time(of: controller))
}

@_cdecl("host_presses")
func hostPresses(
  _ controller: OpaquePointer, _ key: guint, _ code: guint, _ state: GdkModifierType, _ host: gpointer
) -> gboolean {
  let host = DrawingHost.of(host)
  guard let key = host.key(key, state) else { return 0 }
  return host.host.keyPressed(key, time: host.time(of: controller)) ? 1 : 0
}

@_cdecl("host_releases")
func hostReleases(
  _ controller: OpaquePointer, _ key: guint, _ code: guint, _ state: GdkModifierType, _ host: gpointer
) {
  let host = DrawingHost.of(host)
  if let key = host.key(key) { host.host.keyReleased(key, time: host.time(of: controller)) }
}
