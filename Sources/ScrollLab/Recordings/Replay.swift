public import ScrollEngine
public import ScrollSpace

extension Recording {
  /// Plays the recording into a scroller, frames included. Ends when all touches are fed and the scroller needs no more
  /// frames, or when the frames are used up.
  /// - Parameters:
  ///   - scroll: the scroller. Its clock must not be ahead of the recording's start.
  ///   - frames: the times at which the host draws, earliest first; may be endless.
  ///   - before: called before each touch and frame.
  ///   - after: called after each touch and frame.
  /// - Returns: true if the scroller rests. False only if the frames ended too early.
  @discardableResult
  public func replay(
    into scroll: ScrollController, frames: some Sequence<Timestamp>,
    before: (ScrollCall) -> Void = { _ in }, after: (ScrollCall) -> Void = { _ in }
  ) -> Bool {
    for call in calls(frames: frames) {
      before(call)
      let demand = scroll.perform(call).demand
      after(call)
      if case .advance(let time) = call, time >= end, demand != .needsFrame { return true }
    }
    return false
  }
}

/// A recording's touches with frames between them, in the order of time. A touch comes before a frame of its time.
public struct ReplayCalls<Frames: Sequence<Timestamp>>: Sequence, IteratorProtocol {
  private var touches: ArraySlice<ScrollCall>
  private var frames: Frames.Iterator
  private var frame: Timestamp?

  init(touches: [ScrollCall], frames: Frames) {
    self.touches = touches[...]
    self.frames = frames.makeIterator()
    frame = self.frames.next()
  }

  /// Returns the next touch or frame; nil when touches and frames are used up.
  public mutating func next() -> ScrollCall? {
    if let touch = touches.first, frame.map({ touch.time ?? .zero <= $0 }) ?? true {
      touches.removeFirst()
      return touch
    }
    guard let time = frame else { return nil }
    frame = frames.next()
    return .advance(to: time)
  }
}

extension Recording {
  /// Returns touches and frames in the order of time.
  /// - Parameter frames: the times at which the host draws, earliest first; may be endless.
  public func calls<Frames: Sequence<Timestamp>>(frames: Frames) -> ReplayCalls<Frames> {
    ReplayCalls(touches: calls, frames: frames)
  }

  /// Returns the frame times of a display, without end. The n-th time is n divided by the rate, so that two rates have
  /// exactly the same times wherever they meet.
  public static func frames(perSecond rate: Double) -> some Sequence<Timestamp> {
    (0...).lazy.map { Timestamp.seconds(Double($0) / rate) }
  }
}
