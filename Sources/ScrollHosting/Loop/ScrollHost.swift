import ScrollBehaviors
public import ScrollEngine
import ScrollSpace

/// The loop of a host, without a clock, a window or a thread: many scrollers, nests and timers behind one frame and one wait.
///
/// ```swift
/// let host = ScrollHost()
/// let list = host.add(scroll, frame: Rect(x: 0, y: 0, width: 390, height: 844))
/// while isOpen {
///   for event in events(waitingFor: host.wait(from: clock.now)) { feed(event, to: host) }
///   if host.isDue(at: clock.now), host.frame(at: clock.now) == .needsFrame { draw() }
/// }
/// ```
/// **Input.** Give the host what the devices say, in points of the window: ``touchBegan(at:time:id:device:)``,
/// ``wheel(by:phase:at:time:)``, ``step(by:at:time:)``, ``keyPressed(_:isRepeat:time:)``. The host finds the scroller below
/// the point, or the scroller that has the ``focus``.
///
/// **Frames.** ``frame(at:)`` brings everything to a time. Draw if the answer is `.needsFrame`; otherwise nothing has
/// changed. ``wait(from:)`` returns how long the host may wait for events until then.
///
/// **Calls that are refused.** A callback of a scroller, a gesture or a timer may not feed the host. Such input is refused
/// and counted in ``diagnostics``. So are numbers that are not finite.
///
/// One owner uses the host, from one thread at a time. The host takes `onNeedsFrame` of its scrollers.
public final class ScrollHost {
  /// The shortest time between two frames, in seconds: 1/60 at first. Write 0 if the display paces the loop, as a call that
  /// presents a frame and waits for the display does. A number that is not usable or below 0 is refused and counted.
  public var frameDuration: Double = 1.0 / 60 {
    didSet {
      if frameDuration.isUsable, frameDuration >= 0 { return }
      refuse(.unusableNumbers, "frameDuration", "\(frameDuration)")
      frameDuration = oldValue
    }
  }
  /// How touches become taps, long presses and drags. Counts from the next touch on.
  public var gestureSettings = GestureSettings()
  /// How fast an arrow key scrolls that is held, in points per second: 1,200, as in Chromium. With nil each repeat of the key
  /// is a step, for hosts that hear of no releases, as in a terminal.
  public var heldKeySpeed: Double? = 1_200
  /// Whether a touch moves the focus to the scroller under it, as browsers do. True at first.
  public var focusesOnTouch = true
  /// Called if a frame is due sooner than the latest ``frame(at:)`` answered, and then not again before the next
  /// ``frame(at:)``: commands, edits, timers and inputs cause that. A host that sleeps starts its display link here, or ends
  /// its wait. Like every callback this one may not feed the host. Nil: the host hears nothing. The closure is kept alive:
  /// capture what owns the host weakly.
  public var onNeedsFrame: (() -> Void)?
  /// What was refused, in which call, and from whom. Scrollers and nests count what they refuse themselves.
  public internal(set) var diagnostics = Diagnostics()

  /// The areas that stand in no other one, the lowest first.
  public internal(set) var areas: [ScrollArea] = []
  var spaces = SpaceTree(root: Space(frame: .zero))
  /// All areas that scroll, in the order in which they were added: each has a frame of its own.
  var scrollers: [ScrollArea] = []

  // The loop.
  let line = HostLine()
  var lastFrame: Timestamp?
  /// What the scrollers answered in the latest frame.
  var answer = FrameDemand.idle
  /// What the latest frame answered the host.
  var toldDemand = FrameDemand.needsFrame
  /// Whether a frame is due since the latest one.
  var isCalled = true
  /// Whether something must be drawn though no scroller has changed.
  var mustDraw = false
  /// Whether the host has been told since the latest frame.
  var hasTold = true
  var isFed = false
  var timers: [HostTimer.Entry] = []
  var timersMade = 0

  // Touches, wheels and keys.
  var touches: [HostTouch] = []
  var leavers: [Leaver] = []
  var lastTap: TapRecord?
  var pendingTap: PendingTap?
  var pinch: HostPinch?
  var wheelLatch: WheelLatch?
  var held = HeldKeys()
  /// Whether the focus has gone from whom held keys move.
  var losesKeys = false
  var focused: ScrollArea?
  /// Whether a click that the system reports for the touch that ended last is none: that touch scrolled, caught moving
  /// content, was a long press or was dragged. For hosts whose system sends clicks beside touches, as browsers do.
  public internal(set) var suppressesClick = false

  /// Makes a host of nothing.
  public init() { line.host = self }

  deinit {
    line.host = nil
    for area in scrollers { area.target?.release() }
    for area in areas { area.leaveHost() }
  }
}
