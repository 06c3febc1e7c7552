public import ScrollSpace

extension ScrollController {
  /// Advances the scroller to a time, and returns when to call this method again. Call this method once a frame,
  /// before drawing.
  ///
  /// A frame a little behind the latest input is normal, and shows the moment of that input. A frame before the last
  /// frame is dropped and counted.
  ///
  /// If one absurd time has set the clock more than a second ahead of all later times, the second of two frames or
  /// moves that agree sets the clock back. So does a new touch, a wheel or a step. Motions then continue from their
  /// present offsets.
  ///
  /// A frame from within a callback or a question is refused. The result is then `.needsFrame`, and no link is asked
  /// when to wake up.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    take(.advance(to: time), orElse: .needsFrame) { turns.frame(at: time) }
  }

  /// A closure that is called if the scroller wants a frame sooner than the latest `advance(to:)` returned.
  ///
  /// The cause may be a command, an edit, an input, or `setNeedsFrame()`. A host that sleeps starts its display link
  /// or timer again here.
  ///
  /// The closure is called once after an `advance(to:)` that returned `.idle` or `.sleep(until:)`, until the next
  /// `advance(to:)`. It is the last callback of a call. As in every callback, input and frames are refused and
  /// counted, and commands are allowed. The closure is not called before the first `advance(to:)`. Nil, the initial
  /// value: nothing is called.
  ///
  /// The closure is kept alive: capture the owner of the scroller weakly. The closure belongs to the host, and is not
  /// part of a snapshot.
  public var onNeedsFrame: (() -> Void)? {
    get { state.outbox.host.needsFrame }
    set { state.outbox.host.needsFrame = newValue }
  }

  /// The claim of the host that has the scroller, or had it last. Nil, the initial value: no host has claimed it.
  ///
  /// Set the claim when a host takes the scroller, and nil when the scroller leaves that host: see `HostClaim`. A
  /// claim that is not released belongs to a host that still has the scroller; do not replace it. The scroller itself
  /// does not read the claim. The claim belongs to the host, and is not part of a snapshot.
  public var hostClaim: HostClaim? {
    get { state.outbox.host.claim }
    set { state.outbox.host.claim = newValue }
  }

  /// Requests a frame because something looks different although nothing has moved.
  ///
  /// The next `advance(to:)` returns `.needsFrame`, and `onNeedsFrame` is called for a host that sleeps. For links
  /// that draw, and for a link whose answer to `wake` has changed while the content moves.
  public func setNeedsFrame() {
    take(.setNeedsFrame) {
      state.outbox.hasChanged = true
      turns.deliver()
    }
  }
}
