/// The calls from outside: who sees them, how many commands callbacks have sent, and the update that collects changes.
struct Calls: ~Copyable {
  /// Sees each call before it takes effect.
  var observer: (any ScrollCallObserver)?
  /// The changes that wait for the end of an update.
  var update = Update()
  /// True while the closures that waited for the end of an update are being called.
  var isAfterUpdate = false
  /// The number of changes of the scale's limits that wait for their turn in an update. A scale outside of the limits
  /// does not return by itself meanwhile.
  var awaitedLimits = 0
  /// The outermost call whose callbacks sent the last command, and the number of commands from there; 0 outside of
  /// callbacks.
  private var outermost: UInt64 = 0
  private var commands = 0

  /// The number of commands that a scroller accepts from the callbacks of one call, before it refuses the rest.
  static let limit = 1_000

  /// Counts a command from the callbacks of an outermost call. Returns false if it is one too many.
  mutating func count(_ number: UInt64) -> Bool {
    if number != outermost { (outermost, commands) = (number, 0) }
    if number != 0 { commands += 1 }
    return commands <= Self.limit
  }
}
