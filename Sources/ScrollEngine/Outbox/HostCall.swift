import ScrollSpace

/// The frame that is due, and that the host does not know of yet.
struct HostCall {
  /// Called if a frame is due sooner than the host knows.
  var needsFrame: (() -> Void)?
  /// The demand that the latest frame returned; nil if the host will call for another frame anyway.
  var answer: FrameDemand?
  /// The earliest time at which a link wants to be woken, by the latest answers of the links.
  var nextWake: Timestamp?
  /// True if links may answer differently by now.
  var isWakeDoubtful = true
  /// The number of a link that was woken, and wants to have been woken earlier, with the number of frames in a row.
  var restless: (link: Int, frames: Int)?
  /// The claim of the host that has the scroller.
  var claim: HostClaim?
  /// The frames that pass by the scroller, and its number among those of the host; nil if it gets each frame.
  var rest: (frames: HostFrames, number: Int)?

  /// Returns the demand of the links that want to be woken.
  func wake(at now: Timestamp) -> FrameDemand {
    nextWake.map { $0 <= now ? FrameDemand.needsFrame : .sleep(until: $0) } ?? .idle
  }
}
