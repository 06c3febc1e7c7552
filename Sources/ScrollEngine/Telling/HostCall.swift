import ScrollSpace

/// What the host is owed: the frame that it does not know of yet.
struct HostCall {
  /// Called when a frame is due sooner than the host knows.
  var needsFrame: (() -> Void)?
  /// What the latest frame answered; nil if the host will call for another frame anyway.
  var answer: FrameDemand?
  /// The earliest time at which a link wants to be woken, as of when links were last asked.
  var nextWake: Timestamp?
  /// Whether links may answer otherwise by now.
  var isWakeDoubtful = true
}
