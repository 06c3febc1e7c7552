public import ScrollBehaviors
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
  private let advance: (Timestamp) -> FrameDemand
  private let feed: (ScrollInput, Timestamp, Point) -> Void
  private var clock: FrameClock
  private var fingers: Set<Int> = []
  private var isPinching = false

  /// Creates a host for a scroller. The first frame comes one frame after `start`.
  public convenience init(
    _ scroll: ScrollController, frames pattern: FramePattern = .steady(rate: 60), start: Timestamp = .zero
  ) {
    self.init([scroll], nil, pattern, start, scroll.advance) { input, time, _ in scroll.feed(input, at: time)
    }
  }

  /// Creates a host for nested scrollers. Points of inputs count from the corner of the outermost viewport.
  public convenience init(
    _ nest: ScrollNest, frames pattern: FramePattern = .steady(rate: 60), start: Timestamp = .zero
  ) {
    self.init(nest.root.scrollers, nest, pattern, start, nest.advance, nest.feed)
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
    var fingers = PinchFingers()
    self.init(scrollers, nil, pattern, start, host.frame) { fingers.feed($0, to: host, at: $1, $2) }
  }

  private init(
    _ scrollers: [ScrollController], _ nest: ScrollNest?, _ pattern: FramePattern, _ start: Timestamp,
    _ advance: @escaping (Timestamp) -> FrameDemand,
    _ feed: @escaping (ScrollInput, Timestamp, Point) -> Void
  ) {
    (self.scrollers, self.nest, now) = (scrollers, nest, start)
    (self.advance, self.feed) = (advance, feed)
    clock = FrameClock(pattern, start: start.seconds)
    recorders = scrollers.map { CallbackRecorder(phase: $0.phase, axis: $0.mainAxis) }
    for (scroll, recorder) in zip(scrollers, recorders) {
      scroll.behaviors.append(recorder)
      recorder.isRecording = true
    }
  }

  /// The scroller, the outermost scroller of a nest, or the first scroller of a `ScrollHost`.
  public var scroll: ScrollController { scrollers[0] }

  /// Feeds an input, some seconds after the last input or frame. Frames that are due before the input are drawn first.
  public func feed(
    _ input: ScrollInput, after seconds: Double = 0, pointer: Point = Point(x: 200, y: 200)
  ) {
    let time = now.seconds + seconds
    draw(before: time)
    now = .seconds(time)
    deliver(input, pointer)
  }

  /// Plays a gesture from now on, with the frames that are due meanwhile. Afterwards the time is that of the last
  /// input.
  public func perform(_ gesture: Gesture) {
    let start = now.seconds
    for each in gesture.inputs {
      draw(before: start + each.time)
      now = max(now, .seconds(start + each.time))
      deliver(each.input, gesture.pointer)
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
    answer = meter?.measureFrame(of: scrollers) { advance(now) } ?? advance(now)
    demand = answer
    clock.draw(at: seconds)
    if isAsked, scrollers.allSatisfy({ $0.phase == .idle }) { framesAtRest += 1 }
    guard recordsFrames else { return }
    frames.append(RecordedFrame(time: now, offset: scroll.contentOffset, phase: scroll.phase))
  }

  private func deliver(_ input: ScrollInput, _ pointer: Point) {
    demand = .needsFrame
    clock.skip(before: now.seconds)
    switch input {
    case .touchBegan(_, let id): fingers.insert(id)
    case .touchEnded(_, let id), .touchCancelled(let id): fingers.remove(id)
    case .pinchBegan: isPinching = true
    case .pinchEnded: isPinching = false
    default: break
    }
    if let meter {
      meter.measure(input, in: scroll.phase) { feed(input, now, pointer) }
    } else {
      feed(input, now, pointer)
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
