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
  /// What commands that wait have set; nil before the first one. An object, because a scroller is hardly ever in an
  /// update.
  private var awaited: Awaited?
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

  /// Notes that a command waits for the end. A zoom before it ends at the present scale, because it has not begun to
  /// move then; nil if the zoom goes on.
  mutating func awaitCommand(endingZoomAt present: Double?) {
    hasCommand = true
    if let present, destinationScale != nil { destinationScale = scale ?? present }
  }
}

extension Update {
  /// The offset and the scale that were set last, and the scale of the last zoom, if they wait.
  private final class Awaited {
    var offset: Point?
    var scale: Double?
    var destinationScale: Double?
  }

  /// The offset that was set last, if it waits.
  var offset: Point? {
    get { awaited?.offset }
    set { change { $0.offset = newValue } }
  }

  /// The scale that was set last, if it waits.
  var scale: Double? {
    get { awaited?.scale }
    set { change { $0.scale = newValue } }
  }

  /// The scale of the last zoom, if it waits.
  var destinationScale: Double? {
    get { awaited?.destinationScale }
    set { change { $0.destinationScale = newValue } }
  }

  private mutating func change(_ body: (Awaited) -> Void) {
    let object = awaited ?? Awaited()
    awaited = object
    body(object)
  }
}
