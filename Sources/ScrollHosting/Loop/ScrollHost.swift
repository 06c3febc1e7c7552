import ScrollBehaviors
public import ScrollEngine
import ScrollMotion
import ScrollSpace

/// The loop of a host, without a clock, a window or a thread: many scrollers, nests and timers behind one frame and one
/// wait.
///
/// ```swift
/// let host = ScrollHost()
/// let list = host.add(scroll, frame: Rect(x: 0, y: 0, width: 390, height: 844))
/// while isOpen {
///   for event in events(waitingFor: host.wait(from: clock.now)) { feed(event, to: host) }
///   if host.isDue(at: clock.now), host.frame(at: clock.now) == .needsFrame { draw() }
/// }
/// ```
/// **Input.** Pass the events of the devices to the host, in points of the window: ``touchBegan(at:time:id:device:)``,
/// ``wheel(by:phase:at:time:id:)``, ``step(by:at:time:id:)``, ``keyPressed(_:isRepeat:time:)``. The host finds the
/// scroller below the point, or the scroller that has the ``focus``.
///
/// **Frames.** ``frame(at:)`` updates everything to a time. Draw if the answer is `.needsFrame`; otherwise nothing has
/// changed. ``wait(from:)`` returns how long the host may wait for events before the next frame.
///
/// **Calls that are refused.** A callback of a scroller, a gesture or a timer may not feed the host. Such input is
/// refused and counted in ``diagnostics``. So are numbers that are not finite.
///
/// One owner uses the host, from one thread at a time. The host takes `onNeedsFrame` of its scrollers.
public final class ScrollHost {
  /// The shortest time between two frames, in seconds: 1/60 at first. Set 0 if the display paces the loop, for example
  /// if the call that presents a frame waits for the display. A number that is not usable or below 0 is refused and
  /// counted.
  public var frameDuration: Double = 1.0 / 60 {
    didSet {
      if frameDuration.isUsable, frameDuration >= 0 { return }
      refuse(.unusableNumbers, "frameDuration", "\(frameDuration)")
      frameDuration = oldValue
    }
  }
  /// The distances and times of gestures. A change takes effect with the next touch.
  @exclusivity(unchecked) public var gestureSettings = GestureSettings()
  /// The speed of scrolling while an arrow key is held, in points per second: 1,200, as in Chromium. If nil, each
  /// repeat of the key is a step. Set nil if the host does not learn when keys are released, as in a terminal.
  public var heldKeySpeed: Double? = 1_200
  /// True if a touch moves the focus to the scroller under it, as browsers do. True at first.
  public var focusesOnTouch = true
  /// Called if a frame is due sooner than the latest ``frame(at:)`` answered, and then not again before the next
  /// ``frame(at:)``. Commands, edits, timers and inputs cause the call. A host that sleeps starts its display link
  /// here, or ends its wait. The closure may not feed the host, as no callback may. The host retains the closure:
  /// capture the owner of the host weakly.
  public var onNeedsFrame: (() -> Void)?
  /// The refusals of this host: what was refused, in which call, and from whom. Scrollers and nests count their own
  /// refusals.
  @exclusivity(unchecked) public internal(set) var diagnostics = Diagnostics()

  /// The areas that lie in the window itself, the lowest first.
  public internal(set) var areas: [ScrollArea] = []
  var spaces = SpaceTree(root: Space(frame: .zero))
  /// All areas that scroll, in the order in which they were added. Each of them has a frame of its own.
  @exclusivity(unchecked) var roster = FrameRoster()
  /// The highest rank that an area has got.
  var ranksGiven = 0

  // The loop. Changed in steps that call no other code.
  let line = HostLine()
  @exclusivity(unchecked) var lastFrame: Timestamp?
  /// The demand of the scrollers after the latest frame.
  @exclusivity(unchecked) var answer = FrameDemand.idle
  /// The demand that the latest frame returned to the host.
  @exclusivity(unchecked) var reportedDemand = FrameDemand.needsFrame
  /// True if a frame has become due since the latest one.
  @exclusivity(unchecked) var isCalled = true
  /// True if something must be drawn though no scroller has changed.
  @exclusivity(unchecked) var mustDraw = false
  /// True if `onNeedsFrame` was called since the latest frame.
  @exclusivity(unchecked) var hasNotifiedHost = true
  @exclusivity(unchecked) var isFed = false
  /// True while a frame goes from one scroller to the next.
  @exclusivity(unchecked) var isInFrame = false
  @exclusivity(unchecked) var timers: [HostTimer.Entry] = []
  var timersMade = 0

  // Touches, wheels and keys. Changed in steps that call no other code.
  @exclusivity(unchecked) var touches: [HostTouch] = []
  /// Scrollers and nests with touches that are to be cancelled: they have left, or came from another host.
  @exclusivity(unchecked) var leavers: [ScrollTarget] = []
  @exclusivity(unchecked) var lastTap: TapRecord?
  @exclusivity(unchecked) var pendingTap: PendingTap?
  @exclusivity(unchecked) var pinch: HostPinch?
  /// The area that a wheel with phases zooms, and the first phase; nil between such gestures.
  @exclusivity(unchecked) var wheelZoom: (area: ScrollArea, phase: WheelPhase)?
  /// The fingers of a pinch that was performed as a call.
  var pinchFingers = PinchFingers()
  @exclusivity(unchecked) var wheelLatches: [WheelLatch] = []
  @exclusivity(unchecked) var held = HeldKeys()
  /// True if held keys move a scroller that has lost the focus.
  @exclusivity(unchecked) var losesKeys = false
  var focused: ScrollArea?
  /// The lift that is no click, though the system may report one.
  @exclusivity(unchecked) var clickless: ClicklessLift?

  /// Creates a host without areas.
  public init() { line.host = self }

  deinit {
    line.host = nil
    for area in roster.all { area.target?.giveUp() }
    for area in areas { area.leaveHost() }
  }
}
