/// The first byte of an event: the numbers of kinds that are not calls, and the bits beside the kind.
enum TraceKind {
  /// No event follows.
  static let end: UInt8 = 0
  /// An update ends.
  static let updateEnd: UInt8 = 33
  /// The program performs an action beside the scroller's calls.
  static let mark: UInt8 = 36
  /// The delegate changes the target of a drag's end.
  static let endTarget: UInt8 = 37
  /// The delegate refuses scrolling to the top.
  static let keepsFromTop: UInt8 = 38
  /// The newer half of a ring begins. The next numbers are not predicted from the numbers before.
  static let restart: UInt8 = 39
  /// An event that did not fit in a ring: the kind follows, and nothing else.
  static let omitted: UInt8 = 40
  /// No event follows, and the last event was not over yet.
  static let openEnd: UInt8 = 41

  /// The bits of the kind.
  static let kinds: UInt8 = 63
  /// The event comes from a callback, or from the end of an update.
  static let isFromElsewhere: UInt8 = 64
  /// The state after the event differs from the state before, and follows.
  static let hasChanged: UInt8 = 128
}
