/// What the scroller tells: events that wait for delivery, and the demand to its host.
struct Outbox: ~Copyable {
  var events = EventQueue()
  /// The cause of the last didScroll that was delivered.
  var moveCause = MoveCause.layout
  /// True if anything has changed since the last frame.
  var hasChanged = false
  /// True while the layout callback of a snapshot is being delivered.
  var isRestoring = false
  var host = HostCall()
}
