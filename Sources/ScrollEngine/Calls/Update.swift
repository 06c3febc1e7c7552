import ScrollSpace

/// The changes that wait for one layout.
struct Update {
  /// The number of updates that are running, one within the other.
  var depth = 0
  /// The place of its first event in the queue.
  var firstEvent = 0
  /// True if a change needs a layout. `isForced` is true if the layout takes place in any case.
  var awaitsLayout = false
  var isForced = false
  /// True if a command waits for the end.
  private(set) var hasCommand = false
  /// True if a change that needs a layout has come after a command that waits.
  private(set) var changesAfterCommand = false
  /// True if commands wait now, because a layout or something else that came before them waits. So an update means what
  /// its calls mean one after the other.
  var queues: Bool { awaitsLayout || !afterwards.isEmpty }
  /// The offset and the scale that were set last, and the scale of the last zoom, if they wait.
  var offset: Point?
  var scale: Double?
  var destinationScale: Double?
  /// The sizes that were set during the update.
  var viewport: Size?
  var content: Size?
  /// The closures to run after the layout, each with the link in whose turn it was left; nil: the program left it.
  var afterwards: [(link: (any ScrollBehavior)?, run: () -> Void)] = []

  /// Requests a layout at the end of the update.
  mutating func awaitLayout(isForced: Bool) {
    awaitsLayout = true
    self.isForced = self.isForced || isForced
    changesAfterCommand = hasCommand
  }

  /// Notes that a command waits for the end. It ends a zoom before it, which has not begun to move then.
  mutating func awaitCommand(endingZoomAt present: Double) {
    hasCommand = true
    if destinationScale != nil { destinationScale = scale ?? present }
  }
}
