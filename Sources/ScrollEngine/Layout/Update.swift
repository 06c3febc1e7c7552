import ScrollSpace

/// Changes that wait for one layout.
struct Update {
  /// How many updates are under way, one within the other.
  var depth = 0
  /// Whether anything has asked for a layout, and whether for one that comes in any case.
  var awaitsLayout = false
  var isForced = false
  /// The sizes that were given meanwhile.
  var viewport: Size?
  var content: Size?
  /// What is to be done once that is laid out.
  var afterwards: [() -> Void] = []

  /// Something asks for a layout, at the end of the update.
  mutating func awaitLayout(isForced: Bool) {
    awaitsLayout = true
    self.isForced = self.isForced || isForced
  }
}
