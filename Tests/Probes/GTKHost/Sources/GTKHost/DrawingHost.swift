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
  /// Called with the pixels of a point, when they change.
  var onScale: (Double) -> Void = { _ in }
  private let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
  private let (drag, keys) = (gtk_gesture_drag_new()!, gtk_event_controller_key_new()!)
  private let (motion, focus) = (gtk_event_controller_motion_new()!, gtk_event_controller_focus_new()!)
  private var (pointer, start) = (Point.zero, Point.zero)
  private var clock = EventClock()
  private var isTicking = false

  // GTK calls with this object first, by G_CONNECT_SWAPPED, and takes no answer to a signal that has none.
  private typealias Call = @convention(c) (gpointer?) -> Void
  private typealias PointCall = @convention(c) (gpointer?, Double, Double) -> Void
  private typealias ScrollCall = @convention(c) (gpointer?, Double, Double) -> gboolean
  private typealias KeyCall = @convention(c) (gpointer?, guint, guint, GdkModifierType) -> gboolean

  init() {
    gtk_widget_set_focusable(widget, 1)
    host.frameDuration = 0
    host.onNeedsFrame = { [unowned self] in tick() }
    UnsafeMutableRawPointer(widget).withMemoryRebound(to: GtkDrawingArea.self, capacity: 1) {
      gtk_drawing_area_set_draw_func($0, { DrawingHost.of($4).draw($1!) }, me, nil)
    }
    on(motion, "motion", at: { DrawingHost.of($0).pointer = Point(x: $1, y: $2) })
    let scrolls: ScrollCall = { DrawingHost.of($0).scrolls(by: Vector(x: $1, y: $2)) }
    on(scroll, "scroll", unsafeBitCast(scrolls, to: Call.self))
    on(scroll, "scroll-end", { DrawingHost.of($0).stops() })
    on(drag, "drag-begin", at: { DrawingHost.of($0).presses(at: Point(x: $1, y: $2)) })
    on(drag, "drag-update", at: { DrawingHost.of($0).drags(by: Vector(x: $1, y: $2)) })
    on(drag, "drag-end", at: { DrawingHost.of($0).lifts(after: Vector(x: $1, y: $2)) })
    on(drag, "cancel", { DrawingHost.of($0).loses() })
    on(focus, "leave", { DrawingHost.of($0).loses() })
    on(keys, "key-pressed", key: { DrawingHost.of($0).key($1, $3, isDown: true) })
    on(keys, "key-released", key: { DrawingHost.of($0).key($1, $3, isDown: false) })
    on(OpaquePointer(widget), "notify::scale-factor", { DrawingHost.of($0).scales() })
    for each in [motion, scroll, drag, focus, keys] { gtk_widget_add_controller(widget, each) }
    tick()
  }

  private func on(_ object: OpaquePointer, _ signal: String, _ call: Call) {
    let raw = unsafeBitCast(call, to: GCallback.self)
    g_signal_connect_data(UnsafeMutableRawPointer(object), signal, raw, me, nil, G_CONNECT_SWAPPED)
  }
  private func on(_ object: OpaquePointer, _ signal: String, at call: PointCall) {
    on(object, signal, unsafeBitCast(call, to: Call.self))
  }
  private func on(_ object: OpaquePointer, _ signal: String, key call: KeyCall) {
    on(object, signal, unsafeBitCast(call, to: Call.self))
  }
  private var me: gpointer { Unmanaged.passUnretained(self).toOpaque() }
  private static func of(_ me: gpointer?) -> Self { Unmanaged.fromOpaque(me!).takeUnretainedValue() }

  private var now: Timestamp { .seconds(Double(g_get_monotonic_time()) / 1e6) }
  private func time(of controller: OpaquePointer) -> Timestamp {
    clock.time(of: UInt64(gtk_event_controller_get_current_event_time(controller)), arrival: now)
  }

  /// Asks GTK for frames until the host needs none.
  private func tick() {
    guard !isTicking else { return }
    isTicking = true
    let call: GtkTickCallback = { DrawingHost.of($2).frame(Double(gdk_frame_clock_get_frame_time($1)) / 1e6) }
    gtk_widget_add_tick_callback(widget, call, me, nil)
  }
  private func frame(_ now: Double) -> gboolean {
    isTicking = host.frame(at: .seconds(now)) == .needsFrame
    if isTicking { gtk_widget_queue_draw(widget) }
    onFrame(now)
    return isTicking ? 1 : 0
  }

  private func scrolls(by delta: Vector) -> gboolean {
    if gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_SURFACE {
      host.wheel(by: delta, phase: .changed, at: pointer, time: time(of: scroll))
    } else {
      host.step(by: .notches(delta), at: pointer, time: time(of: scroll))
    }
    return 1
  }
  /// The fingers have left the trackpad.
  private func stops() {
    guard gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_SURFACE else { return }
    host.wheel(by: .zero, phase: .ended, at: pointer, time: time(of: scroll))
  }
  private func presses(at point: Point) {
    gtk_widget_grab_focus(widget)
    start = point
    host.touchBegan(at: point, time: time(of: drag), device: .mouse)
  }
  private func drags(by way: Vector) { host.touchMoved(to: start + way, time: time(of: drag)) }
  private func lifts(after way: Vector) { host.touchEnded(at: start + way, time: time(of: drag)) }
  private func loses() { host.cancelAllTouches(time: now) }
  /// Passes the pixels of a point on.
  func scales() { onScale(Double(gtk_widget_get_scale_factor(widget))) }
  private func key(_ key: guint, _ state: GdkModifierType, isDown: Bool) -> gboolean {
    let (isShifted, name) = (state.rawValue & GDK_SHIFT_MASK.rawValue != 0, gdk_keyval_name(key))
    guard let key = name.flatMap({ ScrollKey(named: String(cString: $0), isShifted: isShifted) }) else {
      return 0
    }
    guard !isDown else { return host.keyPressed(key, time: time(of: keys)) ? 1 : 0 }
    host.keyReleased(key, time: time(of: keys))
    return 0
  }
}
