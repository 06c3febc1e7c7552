import ScrollSpace

extension ScrollController {
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
    get { state.host.needsFrame }
    set { state.host.needsFrame = newValue }
  }

  /// The claim of the host that has the scroller, or had it last. Nil, the initial value: no host has claimed it.
  ///
  /// Set the claim when a host takes the scroller, and nil when the scroller leaves that host: see ``HostClaim``. A
  /// claim that is not released belongs to a host that still has the scroller; do not replace it. The scroller itself
  /// does not read the claim. The claim belongs to the host, and is not part of a snapshot.
  public var hostClaim: HostClaim? {
    get { state.host.claim }
    set { state.host.claim = newValue }
  }

  /// Requests a frame because something looks different although nothing has moved.
  ///
  /// The next `advance(to:)` returns `.needsFrame`, and `onNeedsFrame` is called for a host that sleeps. For links
  /// that draw, and for a link whose answer to `wake` has changed while the content moves.
  public func setNeedsFrame() {
    observe(.setNeedsFrame)
    guard mayCommand() else { return }
    state.hasChanged = true
    deliver()
  }

  /// Calls a host that sleeps, if the host would sleep too long.
  @inline(__always) func callHost() { if let answer = state.host.answer { wakeHost(answer) } }

  private func wakeHost(_ answer: FrameDemand) {
    guard demand < answer else { return }
    state.host.answer = nil
    guard let call = state.host.needsFrame else { return }
    calling(call)
    deliver()
  }

  /// The present demand.
  var demand: FrameDemand {
    if state.hasChanged { return .needsFrame }
    let wake = state.host.nextWake.map { $0 <= now ? FrameDemand.needsFrame : .sleep(until: $0) } ?? .idle
    switch state.activity {
    case .decelerating, .animating: return .needsFrame
    case .wheeling(let drag) where drag.steady != nil: return .needsFrame
    case .wheeling(let drag): return wake.merged(with: drag.deadline.map { .sleep(until: $0) } ?? .idle)
    case .idle, .tracking, .dragging: return wake
    }
  }

  /// Wakes the links whose time has come. At rest, links are asked in every frame. While something moves or holds the
  /// content, links are asked only if a link is due, or if answers may have changed.
  func wakeLinks() {
    let isDue = state.host.nextWake.map { $0 <= now } ?? false
    guard phase == .idle || isDue || state.host.isWakeDoubtful else { return }
    var hasWoken = false
    var earliest: Timestamp?
    _ = allLinks(implementing: .everybody) { link, number in
      guard let wake = askWake(link) else { return true }
      if wake <= now {
        hasWoken = true
        calling("didWake", number) { link.didWake(self) }
        deliver()
      } else {
        earliest = min(earliest ?? wake, wake)
      }
      return true
    }
    if hasWoken {
      earliest = nil
      for link in state.chain.links {
        if let wake = askWake(link) { earliest = min(earliest ?? wake, wake) }
      }
    }
    state.host.nextWake = earliest
    state.host.isWakeDoubtful = false
  }
}
