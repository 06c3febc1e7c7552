import ScrollSpace

extension ScrollController {
  /// Called when the scroller wants a frame sooner than the latest `advance(to:)` said, whatever the cause: a command, an
  /// edit, an input, `setNeedsFrame()`. A host that sleeps starts its display link or timer again here.
  ///
  /// Called once after an `advance(to:)` that answered `.idle` or `.sleep(until:)`, until the next `advance(to:)`. It is the
  /// last callback of a call: all others have been told. As in every callback, input and frames are refused and counted
  /// here, and commands are welcome. Not called before the first `advance(to:)`. Nil: nobody is told.
  ///
  /// The closure is kept alive: capture weakly what owns the scroller. It belongs to the host: a snapshot does not hold
  /// it.
  public var onNeedsFrame: (() -> Void)? {
    get { state.host.needsFrame }
    set { state.host.needsFrame = newValue }
  }

  /// Says that something looks different although nothing moved: the next `advance(to:)` answers `.needsFrame`, and a host
  /// that sleeps is told by `onNeedsFrame`. For links that draw something of their own, and for a link whose answer to
  /// `wake` changed while the content moves.
  public func setNeedsFrame() {
    guard mayCommand() else { return }
    state.hasChanged = true
    deliver()
  }

  /// Tells a host that sleeps, if it does so for too long.
  @inline(__always) func callHost() { if let answer = state.host.answer { wakeHost(answer) } }

  private func wakeHost(_ answer: FrameDemand) {
    guard demand < answer else { return }
    state.host.answer = nil
    guard let call = state.host.needsFrame else { return }
    telling(call)
    deliver()
  }

  /// What is wanted from the host, as things stand.
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

  /// Wakes the links whose time has come. At rest links are asked in every frame; while something moves or is held only
  /// if one of them is due, and if their answers may have changed.
  func wakeLinks() {
    let isDue = state.host.nextWake.map { $0 <= now } ?? false
    guard phase == .idle || isDue || state.host.isWakeDoubtful else { return }
    var hasWoken = false
    var earliest: Timestamp?
    _ = allLinks(hearing: .everybody) { link, number in
      guard let wake = askWake(link) else { return true }
      if wake <= now {
        hasWoken = true
        telling("didWake", number) { link.didWake(self) }
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
