public import ScrollSpace

/// The next input of a scroller: a touch, or a frame.
public enum ReplayStep: Hashable, Sendable {
  /// A touch event of a finger.
  case touch(TouchEvent)
  /// The host draws a frame at this time.
  case frame(Timestamp)

  /// The time of the step.
  public var time: Timestamp {
    switch self {
    case .touch(let event): event.time
    case .frame(let time): time
    }
  }
}

/// A recording's touches with frames between them, in the order of time. A touch comes before a frame of its time.
public struct ReplaySteps<Frames: Sequence<Timestamp>>: Sequence, IteratorProtocol {
  private var touches: ArraySlice<TouchEvent>
  private var frames: Frames.Iterator
  private var frame: Timestamp?

  init(touches: [TouchEvent], frames: Frames) {
    self.touches = touches[...]
    self.frames = frames.makeIterator()
    frame = self.frames.next()
  }

  /// Returns the next step; nil when touches and frames are used up.
  public mutating func next() -> ReplayStep? {
    if let touch = touches.first, frame.map({ touch.time <= $0 }) ?? true {
      touches.removeFirst()
      return .touch(touch)
    }
    guard let time = frame else { return nil }
    frame = frames.next()
    return .frame(time)
  }
}

extension Recording {
  /// Returns touches and frames in the order of time.
  /// - Parameter frames: the times at which the host draws, earliest first; may be endless.
  public func steps<Frames: Sequence<Timestamp>>(frames: Frames) -> ReplaySteps<Frames> {
    ReplaySteps(touches: events, frames: frames)
  }

  /// Returns the frame times of a display, without end. The n-th time is n divided by the rate, so that two rates have
  /// exactly the same times wherever they meet.
  public static func frames(perSecond rate: Double) -> some Sequence<Timestamp> {
    (0...).lazy.map { Timestamp.seconds(Double($0) / rate) }
  }
}
