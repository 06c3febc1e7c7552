public import ScrollEngine
public import ScrollSpace

/// A tree of nested scrollers, of any depth: determines which of them an input moves, and advances all of
/// them in every frame.
///
/// ```swift
/// let page = NestedScroller(ScrollController(viewport: screen, content: pageSize))
/// let cards = page.add(carousel, at: Point(x: 0, y: 240))
/// let nest = ScrollNest(page, policy: LatchingPolicy.browser)
///
/// nest.touchBegan(at: finger, time: now)       // points count from the outermost viewport's corner
/// let demand = nest.advance(to: now)
/// ```
/// Each scroller has its own chain, delegate and callbacks, and also works on its own: a program commands
/// `carousel` as usual. Do not pass the input of the nest to the scrollers as well.
///
/// **A touch** holds every scroller under it that is in motion. Once the touch has moved past the slop, the
/// ``policy`` decides who takes it. For all other scrollers, the touch is cancelled. More fingers of the same
/// gesture go to the same scrollers.
///
/// **A wheel's gesture** begins with the first delta, with a phase that begins one, after a pause, and when
/// the pointer has moved farther than ``pointerSlop``. The system's momentum belongs to the gesture before
/// it. **A key** is a gesture of its own, and so is a velocity until it is zero.
///
/// **Settings.** Those of the innermost scroller of a gesture decide how it is interpreted: `slop`,
/// `velocityStrategy`, `releasePause` and `wheelPause`. So profiles work in a nest, too. The length of a
/// step, and the limits of a fling, are in each scroller's own settings.
///
/// A gesture keeps its policy, and the scrollers that were under it when it began. If a scroller leaves the
/// nest meanwhile, its touches are cancelled. As for one scroller, input and frames
/// passed to the nest within a callback are refused and counted: see ``diagnostics``.
public final class ScrollNest {
  /// The outermost scroller, with all others in it.
  public let root: NestedScroller
  /// The policy that decides which scroller an input moves. A change counts from the next gesture on.
  public var policy: any NestingPolicy
  /// The rails that restrict a finger's gesture to one axis; nil for none.
  @exclusivity(unchecked) public var rails: Rails?
  /// The distance of the pointer from the start of a wheel's gesture that begins a new one, in points: 10, as
  /// in Chromium. A number below 0, or that is no number, is refused and counted.
  public var pointerSlop = 10.0 {
    didSet {
      guard !(pointerSlop >= 0) else { return }
      refuse(.unusableNumbers, "pointerSlop", "\(pointerSlop)")
      pointerSlop = oldValue
    }
  }
  /// The refused calls, with their values. A call that a scroller itself refuses, such as a frame before its
  /// last one, is counted by that scroller.
  public internal(set) var diagnostics = Diagnostics()

  // Read in every frame, and changed in steps that call no other code.
  @exclusivity(unchecked) var gesture: FingerGesture?
  /// The times of the latest input and frame, by the rule of each scroller.
  @exclusivity(unchecked) var timeOrder = TimeOrder()
  /// The time of the latest sample of the fingers.
  @exclusivity(unchecked) var touchTime = Timestamp.zero
  /// The first fingers that came down outside of all scrollers: they are ignored.
  var outside: [Int] = []
  @exclusivity(unchecked) var pinch: NestedPinch?
  @exclusivity(unchecked) var wheel: WheelGesture?
  @exclusivity(unchecked) var samples = WheelSamples(at: .zero)
  @exclusivity(unchecked) var drive: Drive?
  /// The scrollers that fingers on a trackpad hold, before it is known who takes their gesture.
  @exclusivity(unchecked) var held: [NestedScroller] = []
  /// The scrollers that the present fling goes through, along each axis.
  @exclusivity(unchecked) var flings = PerAxis([FlingSegment]())
  /// The scrollers to which the present fling is offered.
  var flingRoute: NestedRoute?
  /// The memory of the policy's answers.
  @exclusivity(unchecked) var order: [NestedScroller] = []
  /// True while an input or a frame is being processed.
  @exclusivity(unchecked) var isFed = false

  /// The count of changes for which those who left have been let go.
  @exclusivity(unchecked) var dismissedChanges = 0
  @exclusivity(unchecked) private var listed = NestRoster()
  /// All scrollers in their present order.
  var roster: NestRoster {
    @inline(__always) _read {
      if listed.changes != root.changes { list() }
      yield listed
    }
    @inline(__always) _modify {
      if listed.changes != root.changes { list() }
      yield &listed
    }
  }

  private func list() {
    var scrollers: [ScrollController] = []
    root.forEach { scrollers.append($0.scroll) }
    listed.set(scrollers, after: root.changes)
  }

  /// Creates a nest of a scroller and all that are in it, now or later.
  public init(_ root: NestedScroller, policy: any NestingPolicy) {
    (self.root, self.policy) = (root, policy)
    root.nests.append((ObjectIdentifier(self), { [unowned(unsafe) self] in dismissLeavers() }))
  }

  deinit {
    listed.endRests()
    root.nests.removeAll { $0.id == ObjectIdentifier(self) }
  }

  /// Returns the innermost scroller under a point; nil outside of all.
  public func scroller(at point: Point) -> NestedScroller? { root.scroller(at: point) }

  /// Advances all scrollers to a frame. Returns the most urgent of their demands.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    feed(at: time, orElse: .needsFrame) {
      noteFrame(time)
      passOnSpeed(to: time)
      let hasFlings = !flings.x.isEmpty || !flings.y.isEmpty
      if hasFlings { mendFlings() }
      var demand = FrameDemand.idle
      // Callbacks may change the tree: then the scrollers of the frame are still those of its beginning.
      if listed.changes != root.changes { list() }
      let (scrollers, changes) = (listed.scrollers, listed.changes)
      listed.begin(at: time)
      for number in scrollers.indices where listed.reach(number, after: changes) {
        let answer = scrollers[number].advance(to: time)
        if case .idle = answer { listed.leave(number, after: changes, at: time) }
        listed.wake()
        demand = demand.merged(with: answer)
      }
      listed.end()
      // A callback may have started a scroller that was advanced before.
      if demand != .needsFrame, roster.contains(where: { $0.phase.hasMotion }) { demand = .needsFrame }
      if hasFlings { endFlings() }
      return demand
    }
  }

  /// Cancels all touches, pinches, wheel gestures and velocities: in each scroller, the touch is cancelled.
  public func cancelAllTouches(time: Timestamp) {
    feed(at: time, orElse: ()) {
      if gesture != nil { _ = endTime(time) }
      catchUp(to: time)
      gesture = nil
      pinch = nil
      wheel = nil
      drive = nil
      held = []
      for scroll in roster.scrollers { scroll.cancelAllTouches(time: time) }
    }
  }
}

extension Phase {
  /// True if content is in motion.
  fileprivate var hasMotion: Bool { self == .decelerating || self == .animating }

  /// True if time alone may move the content.
  var isMoving: Bool { hasMotion || self == .wheeling }
}
