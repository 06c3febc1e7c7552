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
  /// The host that has the scroller.
  var hold: HostHold?
}

/// The hold of a host on a scroller. A host that goes, or whose scroller has another hold by now, leaves the scroller
/// alone.
package final class HostHold {
  /// True if the host has released the scroller. The next host cancels the remaining touches.
  package var isOver = false

  package init() {}
}
