import CGTK4
import ScrollBehaviors
import ScrollHosting
import ScrollProfiles

/// GtkScrolledWindow on the left, and a list of this package with the profile `.gtk` on the right, both with 300 × 400
/// points and 20,000 points of content. Each change of an offset is printed, with its time. With the argument `pixels`
/// the list rests on whole pixels of the display, as GtkScrolledWindow does not.
final class SideBySide {
  private let drawing = DrawingHost()
  private let list = ScrollController(
    viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 20_000), profile: .gtk,
    behaviors: [])
  private var adjustment: UnsafeMutablePointer<GtkAdjustment>?

  func show(in window: UnsafeMutablePointer<GtkWindow>) {
    let area = drawing.host.add(list, frame: Rect(x: 0, y: 0, width: 300, height: 400))
    drawing.host.focus = area
    drawing.draw = { [unowned self] cairo in drawRows(cairo) }
    if CommandLine.arguments.contains("pixels") {
      drawing.onScale = { [unowned self] scale in list.settings.pixel = 1 / scale }
    }
    drawing.onFrame = { [unowned self] now in say("ours", now, list.contentOffset.y) }
    let scrolled = gtk_scrolled_window_new()!
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_set_size_request(content, 250, 20_000)
    gtk_widget_set_focusable(content, 1)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), content)
    gtk_scrolled_window_set_overlay_scrolling(OpaquePointer(scrolled), 1)
    adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
    let changed: @convention(c) (UnsafeMutablePointer<GtkAdjustment>, gpointer?) -> Void = { adjustment, _ in
      let value = gtk_adjustment_get_value(adjustment)
      say("theirs", Double(g_get_monotonic_time()) / 1e6, value)
    }
    connect(adjustment, "value-changed", unsafeBitCast(changed, to: GCallback.self))
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    for pane in [scrolled, drawing.widget] {
      gtk_widget_set_size_request(pane, 300, 400)
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), pane)
    }
    gtk_window_set_child(window, box)
    gtk_window_set_resizable(window, 0)
    gtk_window_present(window)
    say("ready", 0, Double(gtk_widget_get_scale_factor(drawing.widget)))
    drawing.scales()
  }

  private func drawRows(_ cairo: OpaquePointer) {
    let offset = list.contentOffset.y
    var row = (offset / 40).rounded(.down)
    while row * 40 < offset + 400 {
      let shade = row.truncatingRemainder(dividingBy: 2) == 0 ? 0.85 : 0.95
      cairo_set_source_rgb(cairo, shade, shade, 1)
      cairo_rectangle(cairo, 0, row * 40 - offset, 300, 40)
      cairo_fill(cairo)
      row += 1
    }
  }
}

func connect(_ object: UnsafeMutableRawPointer?, _ signal: String, _ call: GCallback) {
  g_signal_connect_data(object, signal, call, nil, nil, G_CONNECT_DEFAULT)
}

func say(_ who: String, _ time: Double, _ value: Double) {
  print(who, time, value)
  fflush(nil)
}

// GTK makes no widgets before the program is activated.
nonisolated(unsafe) var side: SideBySide?
let program = gtk_application_new("org.scrollbehaviors.probe", G_APPLICATION_NON_UNIQUE)!
let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = { program, _ in
  let window = UnsafeMutableRawPointer(gtk_application_window_new(program)!)
    .assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_title(window, "Side by side")
  side = SideBySide()
  side?.show(in: window)
}
connect(program, "activate", unsafeBitCast(activate, to: GCallback.self))
g_application_run(UnsafeMutableRawPointer(program).assumingMemoryBound(to: GApplication.self), 0, nil)
