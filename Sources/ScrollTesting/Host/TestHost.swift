public import ScrollBehaviors
public import ScrollEngine
public import ScrollHosting
public import ScrollNesting

/// A host with fake time: it feeds gestures, draws frames at a rate, and records what happens.
///
/// ```swift
/// let host = TestHost(scroll)
/// host.perform(.fling(velocity: Vector(x: 0, y: 1_500)))
/// try host.settle()
/// #expect(host.timeline.difference(from: "idle ▏drag▕ decel… settled@792") == nil)
/// ```
/// The host draws as a display does. Frames come at their times, also between the inputs of a gesture. No frame is
/// drawn while the scroller needs none. The host wakes the scroller at the times that the scroller asks for.
///
/// Inputs and frames go to a scroller, to a nest, or to the `ScrollHost` of your program with all its areas.
///
/// The host receives the callbacks through a link that it adds to the end of the chain. The link answers no question.
/// If you set `behaviors` again, keep the link: without it the host receives no callbacks.
public final class TestHost {
  /// The scrollers: one, or all scrollers of a nest or a `ScrollHost`. A scroller comes before those in its content.
  public let scrollers: [ScrollController]
  /// The nest that gets the inputs; nil if a scroller or a `ScrollHost` gets them.
  public let nest: ScrollNest?
  /// The time of the last input or frame.
  public private(set) var now: Timestamp
  /// The scroller's demand after the last frame.
  public private(set) var demand = FrameDemand.needsFrame
  /// The frames that were drawn, the earliest first.
  public private(set) var frames: [RecordedFrame] = []
  /// True if frames are recorded. Set this to false for runs of many thousand frames.
  public var recordsFrames = true

  /// True if a frame also comes at the end of each motion, at whatever times a display asks for frames.
  var drawsEnds = false

  /// The number of frames that the scroller asked for, and after which nothing moved.
  private(set) var framesAtRest = 0
  /// The demand after the last frame. Unlike ``demand``, it stays as it is when the host draws a frame unasked.
  private var answer = FrameDemand.needsFrame
  let recorders: [CallbackRecorder]
  /// Counts the allocations of frames and inputs; nil if nobody counts them.
  var meter: AllocationMeter?
  private let receiver: any ScrollReceiver
  private var clock: FrameClock
  private var fingers: Set<Int> = []
  private var isPinching = false

  /// Creates a host for a scroller. The first frame comes one frame after `start`.
  public convenience init(
    _ scroll: ScrollController, frames pattern: FramePattern = .steady(rate: 60), start: Timestamp = .zero
  ) {
    self.init([scroll], nil, scroll, pattern, start)
  }

  /// Creates a host for nested scrollers. Points of inputs count from the corner of the outermost viewport.
  public convenience init(
    _ nest: ScrollNest, frames pattern: FramePattern = .steady(rate: 60), start: Timestamp = .zero
  ) {
    self.init(nest.root.scrollers, nest, nest, pattern, start)
  }

  /// Creates a host that drives the `ScrollHost` of a program: touches, wheels and frames reach its areas as they would
  /// from a device. Points of inputs are points of the window.
  ///
  /// Add the areas first: the callbacks of scrollers that are added later are not recorded. A step goes to the scroller
  /// under the pointer; for a key call `keyPressed` of the `ScrollHost`. A pinch is played by two fingers, which come
  /// down 50 points to the left and to the right of its focus. Traps if the `ScrollHost` has no scroller.
  public convenience init(
    _ host: ScrollHost, frames pattern: FramePattern = .steady(rate: 60), start: Timestamp = .zero
  ) {
    var scrollers: [ScrollController] = []
    func collect(_ area: ScrollArea) {
      // A scroller of a nest may have an area, too.
      let own = area.nest?.root.scrollers ?? [area.scroll].compactMap { $0 }
      scrollers += own.filter { scroll in !scrollers.contains { $0 === scroll } }
      area.children.forEach(collect)
    }
    host.areas.forEach(collect)
    if scrollers.isEmpty {
      fatalError("A test host needs a scroller; this host has none; add its areas first.")
    }
    self.init(scrollers, nil, host, pattern, start)
  }

  private init(
    _ scrollers: [ScrollController], _ nest: ScrollNest?, _ receiver: any ScrollReceiver,
    _ pattern: FramePattern, _ start: Timestamp
  ) {
    (self.scrollers, self.nest, self.receiver, now) = (scrollers, nest, receiver, start)
    clock = FrameClock(pattern, start: start.seconds)
    recorders = scrollers.map { CallbackRecorder(phase: $0.phase, axis: $0.mainAxis) }
    for (scroll, recorder) in zip(scrollers, recorders) {
      scroll.behaviors.append(recorder)
      recorder.isRecording = true
    }
  }

  /// The scroller, the outermost scroller of a nest, or the first scroller of a `ScrollHost`.
  public var scroll: ScrollController { scrollers[0] }

  /// Performs a call, whose time counts from the last call or frame. Frames that are due before the call are drawn first.
  ///
  /// ```swift
  /// host.feed(.touchBegan(at: Point(x: 200, y: 200), time: .zero))
  /// host.feed(.touchMoved(to: Point(x: 200, y: 100), time: .seconds(0.016)))
  /// ```
  public func feed(_ call: ScrollCall, pointer: Point = Point(x: 200, y: 200)) {
    perform(Gesture([call], pointer: pointer))
  }

  /// Plays a gesture from now on, with the frames that are due meanwhile. Afterwards the time is that of the last
  /// call.
  public func perform(_ gesture: Gesture) {
    let start = now.seconds
    for call in gesture.calls {
      if let time = call.time {
        draw(before: start + time.seconds)
        now = max(now, .seconds(start + time.seconds))
      }
      deliver(call.mapped(time: { _ in now }), gesture.pointer)
    }
  }

  /// Draws the next frames, even if the scroller needs none.
  public func step(frames count: Int = 1) {
    for _ in 0..<count { drawNext() }
  }

  /// Runs for some seconds: draws the frames that are due and needed, and one more at the end.
  public func run(for seconds: Double) {
    let end = now.seconds + seconds
    demand = .needsFrame
    draw(before: end)
    draw(at: end)
  }

  /// Runs until the content rests: the scroller is idle, and no frame is due at once. Returns the offset.
  ///
  /// Timers that are due later, such as the timer of an `AutoPlay`, do not count. Throws if the content does not rest
  /// within `limit` seconds of the host's clock. The error contains the reason.
  @discardableResult
  public func settle(within limit: Double = 60) throws(NotSettled) -> Point {
    let start = now.seconds
    demand = .needsFrame
    while true {
      if scrollers.allSatisfy({ $0.phase == .idle && !$0.isZooming }), demand != .needsFrame {
        return scroll.contentOffset
      }
      guard let next = nextFrame, next - start <= limit else {
        throw NotSettled(self, after: now.seconds - start, isHeld: !fingers.isEmpty || isPinching)
      }
      draw(at: next)
    }
  }

  /// Removes the callbacks and frames so far. The timeline begins again with the present phase.
  public func clear() {
    frames = []
    for (scroll, recorder) in zip(scrollers, recorders) { recorder.clear(phase: scroll.phase) }
  }

  /// Continues in place of another host. This host's scroller is a copy of the other host's scroller.
  func adopt(_ other: TestHost) {
    (now, clock, demand, answer) = (other.now, other.clock, other.demand, other.answer)
    (fingers, isPinching) = (other.fingers, other.isPinching)
  }

  /// The time of the next frame, in seconds; nil if no frame is due before an input or a command.
  private var nextFrame: Double? {
    switch demand {
    case .needsFrame: drawsEnds ? nextEnd(before: clock.next) : clock.next
    case .sleep(let wake): wake > now ? wake.seconds : clock.next
    case .idle: nil
    }
  }

  /// Returns the earliest time at which a running motion ends, or a later time if no motion ends before.
  private func nextEnd(before time: Double) -> Double {
    // A bit later, as the sum of two times is rounded.
    scrollers.compactMap { $0.motion.map { ($0.start + $0.settlingTime).seconds + 0x1p-30 } }
      .filter { $0 > now.seconds }.reduce(time, min)
  }

  private func draw(before end: Double) {
    while let next = nextFrame, next < end { draw(at: next) }
  }

  private func drawNext() {
    draw(at: clock.next)
  }

  private func draw(at seconds: Double) {
    now = .seconds(seconds)
    let isAsked = answer <= .sleep(until: now)
    func advance() -> FrameDemand { receiver.perform(.advance(to: now)).demand }
    answer = meter?.measureFrame(of: scrollers, advance) ?? advance()
    demand = answer
    clock.draw(at: seconds)
    if isAsked, scrollers.allSatisfy({ $0.phase == .idle }) { framesAtRest += 1 }
    guard recordsFrames else { return }
    frames.append(RecordedFrame(time: now, offset: scroll.contentOffset, phase: scroll.phase))
  }

  private func deliver(_ call: ScrollCall, _ pointer: Point) {
    demand = .needsFrame
    clock.skip(before: now.seconds)
    switch call {
    case .touchBegan(_, _, let id, _): fingers.insert(id)
    case .touchEnded(_, _, let id, _), .touchCancelled(_, let id): fingers.remove(id)
    case .pinchBegan: isPinching = true
    case .pinchEnded, .pinchCancelled: isPinching = false
    default: break
    }
    if let meter {
      meter.measure(call, in: scroll.phase) { receiver.perform(call, at: pointer) }
    } else {
      receiver.perform(call, at: pointer)
    }
  }
}

/// A frame that a ``TestHost`` has drawn.
public struct RecordedFrame: Hashable, Sendable {
  /// The time of the frame.
  public let time: Timestamp
  /// The content offset of ``TestHost/scroll``.
  public let offset: Point
  /// The phase of that scroller after the frame.
  public let phase: Phase
}
