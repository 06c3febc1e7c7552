#include <gtk/gtk.h>

// What is a macro in C. The functions that GTK calls are in DrawingHost.swift.
void host_draws(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer host);
void host_moves(GtkEventController *controller, double x, double y, gpointer host);
gboolean host_scrolls(GtkEventController *controller, double x, double y, gpointer host);
void host_stops(GtkEventController *controller, gpointer host);
gboolean host_presses(GtkEventController *controller, guint key, guint code, GdkModifierType state, gpointer host);
void host_releases(GtkEventController *controller, guint key, guint code, GdkModifierType state, gpointer host);

static inline void connect_signal(gpointer object, const char *name, gpointer handler, gpointer data) {
  g_signal_connect_data(object, name, G_CALLBACK(handler), data, NULL, (GConnectFlags)0);
}
static inline void listen_with(GtkWidget *widget, gpointer host) {
  GtkEventController *motion = gtk_event_controller_motion_new(), *keys = gtk_event_controller_key_new();
  GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(widget), host_draws, host, NULL);
  connect_signal(motion, "motion", (gpointer)host_moves, host);
  connect_signal(scroll, "scroll", (gpointer)host_scrolls, host);
  connect_signal(scroll, "scroll-end", (gpointer)host_stops, host);
  connect_signal(keys, "key-pressed", (gpointer)host_presses, host);
  connect_signal(keys, "key-released", (gpointer)host_releases, host);
  for (int each = 0; each < 3; each++) gtk_widget_add_controller(widget, each == 0 ? motion : each == 1 ? scroll : keys);
}
