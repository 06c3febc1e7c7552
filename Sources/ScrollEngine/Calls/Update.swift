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
  /// True if a zoom waits for the end.
  var zooms = false
  /// True if offsets that are set now wait for the end, because a zoom or a layout does: they count in the geometry that
  /// the program has set before them.
  var defersOffsets: Bool { zooms || awaitsLayout }
  /// The sizes that were set during the update.
  var viewport: Size?
  var content: Size?
  /// The closures to run after the layout, each with the link in whose turn it was left; nil: the program left it.
  var afterwards: [(link: (any ScrollBehavior)?, run: () -> Void)] = []

  /// Requests a layout at the end of the update.
  mutating func awaitLayout(isForced: Bool) {
    awaitsLayout = true
    self.isForced = self.isForced || isForced
  }
}
