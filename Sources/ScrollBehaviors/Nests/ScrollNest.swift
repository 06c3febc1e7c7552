public import ScrollEngine
public import ScrollSpace

/// Scrollers inside scrollers, any depth: it finds out which of them an input moves, and calls them all in every frame.
///
/// ```swift
/// let page = NestedScroller(ScrollController(viewport: screen, content: pageSize))
/// let cards = page.add(carousel, at: Point(x: 0, y: 240))
/// let nest = ScrollNest(page, policy: LatchingPolicy.browser)
///
/// nest.touchBegan(at: finger, time: now)       // points count from the outermost viewport's corner
/// let demand = nest.advance(to: now)
/// ```
/// Each scroller has its own chain, delegate and callbacks, and works by itself too: a program commands `carousel` as if it
/// stood alone. What the host feeds to the nest it does not feed to the scrollers.
///
/// **A touch** holds every scroller under it that moves. Once it has moved past the slop, the ``policy`` says who takes it;
/// all other scrollers hear a cancelled touch. More fingers of the same gesture go to the same scrollers.
///
/// **A wheel's gesture** begins with the first delta, with a phase that says so, after a pause, and when the
/// pointer has moved further than ``pointerSlop``. The system's momentum belongs to the gesture before it. **A key** is a
/// gesture of its own, and so is a speed until it is zero.
///
/// **Settings** of the innermost scroller of a gesture say how the gesture is read: `slop`, `velocityStrategy`, `releasePause`
/// and `wheelPause`. So a profile reaches the nest. How far a step goes, and how fast a fling may be, each scroller's own
/// settings say.
///
/// A gesture keeps its policy and the scrollers that were under it when it began. A scroller that leaves the nest meanwhile
/// hears a cancelled touch with the next input or frame. As for one scroller, input and frames that a callback feeds to the
/// nest are refused and counted: see ``diagnostics``.
public final class ScrollNest {
  /// The outermost scroller, with all the others in it.
  public let root: NestedScroller
  /// Who decides which scroller an input moves. Counts from the next gesture on.
  public var policy: any NestingPolicy
  /// What keeps a finger's gesture to one axis; nil: nothing.
  @exclusivity(unchecked) public var rails: Rails?
  /// A pointer that has moved further than this since a wheel's gesture began begins a new one, in points: 10, as in Chromium.
  public var pointerSlop = 10.0
  /// What was refused, in which call, and from whom. What a scroller refuses by itself, as a frame before its last one, is
  /// counted by that scroller.
  public internal(set) var diagnostics = Diagnostics()

  // Read in every frame, and changed in steps that call nobody.
  @exclusivity(unchecked) var gesture: FingerGesture?
  /// The first fingers that came down outside of all scrollers: nothing follows them.
  var outside: [Int] = []
  @exclusivity(unchecked) var pinch: NestedPinch?
  @exclusivity(unchecked) var wheel: WheelGesture?
  @exclusivity(unchecked) var drive: Drive?
  /// The scrollers that fingers on a trackpad hold, before it is known who takes their gesture.
  @exclusivity(unchecked) var held: [NestedScroller] = []
  /// The scrollers that the present fling goes through, along each axis.
  @exclusivity(unchecked) var flings = PerAxis([FlingStage]())
  /// Whom the present fling is offered to.
  var flingRoute: NestedRoute?
  /// The memory of answers of the policy.
  @exclusivity(unchecked) var order: [NestedScroller] = []
  /// Whether an input or a frame is under way.
  @exclusivity(unchecked) var isFed = false

  /// The count of changes for which those who left have been let go.
  @exclusivity(unchecked) var dismissedChanges = 0
  @exclusivity(unchecked) private var known: [ScrollController] = []
  @exclusivity(unchecked) private var knownChanges = -1
  /// All scrollers, the inner ones before those around them, as they stand now.
  var scrollers: [ScrollController] {
    if knownChanges != root.changes {
      known = []
      root.forEach { known.append($0.scroll) }
      knownChanges = root.changes
    }
    return known
  }

  /// Makes a nest of a scroller and all that stand in it, now or later.
  public init(_ root: NestedScroller, policy: any NestingPolicy) {
    (self.root, self.policy) = (root, policy)
  }

  /// The innermost scroller under a point; nil outside of all.
  public func scroller(at point: Point) -> NestedScroller? { root.scroller(at: point) }

  /// A frame, for all scrollers. Returns the most urgent of their demands.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    feed(time, orElse: .needsFrame) {
      if drive != nil { handSpeedOn(to: time) }
      let hasFlings = !flings.x.isEmpty || !flings.y.isEmpty
      if hasFlings { mendFlings() }
      var demand = FrameDemand.idle
      let scrollers = scrollers
      for scroll in scrollers { demand = demand.merged(with: scroll.advance(to: time)) }
      // A callback may have set one going that had had its frame.
      if demand != .needsFrame, scrollers.contains(where: { $0.phase.hasMotion }) { demand = .needsFrame }
      if hasFlings { endFlings() }
      return demand
    }
  }

  /// All that moves the contents by hand was taken away: each scroller hears a cancelled touch.
  public func cancelAllTouches(time: Timestamp) {
    feed(time, orElse: ()) {
      gesture = nil
      pinch = nil
      wheel = nil
      drive = nil
      held = []
      for scroll in scrollers { scroll.cancelAllTouches(time: time) }
    }
  }
}

extension Phase {
  /// Whether content moves by itself.
  fileprivate var hasMotion: Bool { self == .decelerating || self == .animating }
}
