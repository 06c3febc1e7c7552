public import ScrollEngine
public import ScrollSpace

extension Recording {
  /// Plays the recording into a scroller, frames included. Ends when all touches are fed and the scroller needs no more
  /// frames, or when the frames are used up.
  /// - Parameters:
  ///   - scroll: the scroller. Its clock must not be ahead of the recording's start.
  ///   - frames: the times at which the host draws, earliest first; may be endless.
  ///   - before: called before each step is fed.
  ///   - after: called after each step has been fed.
  /// - Returns: true if the scroller rests. False only if the frames ended too early.
  @discardableResult
  public func replay(
    into scroll: ScrollController, frames: some Sequence<Timestamp>,
    before: (ReplayStep) -> Void = { _ in }, after: (ReplayStep) -> Void = { _ in }
  ) -> Bool {
    for step in steps(frames: frames) {
      before(step)
      let demand = scroll.feed(step)
      after(step)
      if case .frame(let time) = step, time >= end, demand != .needsFrame { return true }
    }
    return false
  }
}

extension ScrollController {
  /// Feeds one step. A touch requests a frame.
  fileprivate func feed(_ step: ReplayStep) -> FrameDemand {
    switch step {
    case .frame(let time): return advance(to: time)
    case .touch(let event):
      switch event.kind {
      case .down: touchBegan(at: event.position, time: event.time, id: event.id)
      case .move: touchMoved(to: event.position, time: event.time, id: event.id)
      case .up: touchEnded(at: event.position, time: event.time, id: event.id)
      case .cancel: touchCancelled(time: event.time, id: event.id)
      }
      return .needsFrame
    }
  }
}
