/// The claim of a host to its scrollers: only one host at a time passes input and frames to a scroller.
///
/// ```swift
/// let claim = HostClaim()
/// precondition(scroll.hostClaim?.isReleased ?? true, "another host has this scroller")
/// scroll.hostClaim = claim                                        // the scroller is this host's
/// scroll.onNeedsFrame = { startDisplayLink() }
///
/// if scroll.hostClaim === claim {                                 // it still is, and leaves this host
///   scroll.cancelAllTouches(time: now)
///   (scroll.hostClaim, scroll.onNeedsFrame) = (nil, nil)
/// }
/// ```
/// Any host can make a claim. A host that takes part finds out whether another one has a scroller, and whether its own
/// scroller has gone to another host. A host of one scroller that never changes needs no claim.
public final class HostClaim {
  /// True if the host has given up its scrollers, but touches that it began may still be down.
  public private(set) var isReleased = false

  /// Creates a claim, which is not released.
  public init() {}

  /// Gives up the scrollers that have this claim. Call it if the host cannot cancel its touches now, for example when
  /// it is deallocated. Each scroller keeps the claim, by which the next host knows that it must call
  /// `ScrollController.cancelAllTouches(time:)`.
  public func release() { isReleased = true }
}
