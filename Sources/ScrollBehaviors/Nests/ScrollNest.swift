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
/// **A touch** holds every scroller under it that moves. Once it has moved past the ``slop``, the ``policy`` says who takes it;
/// all other scrollers hear a cancelled touch. More fingers of the same gesture go to the same scrollers.
///
/// **A wheel's gesture** begins with the first delta, with a phase that says so, after a pause of ``wheelPause``, and when the
/// pointer has moved further than ``pointerSlop``. The system's momentum belongs to the gesture before it. **A key** is a
/// gesture of its own.
///
/// A gesture keeps its policy and the scrollers that were under it when it began. A scroller that leaves the nest meanwhile
/// hears a cancelled touch with the next input or frame. As for one scroller, input and frames that a callback feeds to the
/// nest are refused.
public final class ScrollNest {
  /// The outermost scroller, with all the others in it.
  public let root: NestedScroller
  /// Who decides which scroller an input moves. Counts from the next gesture on.
  public var policy: any NestingPolicy
  /// How far a finger must go before it drags, in points: 10. The slop of the scrollers' own settings does not count.
  public var slop = 10.0
  /// What keeps a finger's gesture to one axis; nil: nothing.
  public var rails: Rails?
  /// A wheel's gesture without phases is over when no delta has come for this long, in seconds: 0.5, as in Chromium.
  public var wheelPause = 0.5
  /// A pointer that has moved further than this since a wheel's gesture began begins a new one, in points: 10, as in Chromium.
  public var pointerSlop = 10.0

  var gesture: FingerGesture?
  var wheel: WheelGesture?
  /// The scrollers that fingers on a trackpad hold, before it is known who takes their gesture.
  var held: [NestedScroller] = []
  /// The scrollers that the present fling goes through, along each axis.
  var flings = PerAxis([FlingStage]())
  /// Whom the present fling is offered to.
  var flingRoute: NestedRoute?
  /// Whether an input or a frame is under way.
  var isFed = false

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
      mendFlings()
      var demand = FrameDemand.idle
      root.forEach { demand = demand.merged(with: $0.scroll.advance(to: time)) }
      // A callback may have set one going that had had its frame.
      if demand != .needsFrame { root.forEach { if $0.scroll.motion != nil { demand = .needsFrame } } }
      for axis in Axis.both where flings[axis].allSatisfy({ !$0.scroller.isFlung(in: root) }) {
        endFling(axis)
      }
      return demand
    }
  }

  /// All that moves the contents by hand was taken away: each scroller hears a cancelled touch.
  public func cancelAllTouches(time: Timestamp) {
    guard time.seconds.isUsable else { return root.scroll.cancelAllTouches(time: time) }
    feed(time, orElse: ()) {
      gesture = nil
      wheel = nil
      held = []
      for axis in Axis.both { endFling(axis) }
      root.forEach { $0.scroll.cancelAllTouches(time: time) }
    }
  }
}
