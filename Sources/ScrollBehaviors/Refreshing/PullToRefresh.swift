public import ScrollEngine
public import ScrollSpace

/// Loads anew when the content is pulled past its wall, and keeps a gap open there while it loads.
///
/// ```
///   at rest          pulled           loading          over
///                   ┌────────┐
///   ┌────────┐      │   ↓    │       ┌────────┐       ┌────────┐
///   │ item 0 │      │ pull   │       │  hold  │       │ item 0 │
///   │ item 1 │      │ item 0 │       │ item 0 │       │ item 1 │
///   wall            threshold        wall − hold      wall
/// ```
/// `refresh` is called when a finger or a trackpad lets go of content that it has pulled `threshold` points past its wall,
/// or further: ``Trigger/release``, as Android's and Flutter's do. It is not called if the touch is cancelled, if the pull
/// has gone back before the threshold, or if a fling or the program takes the content that far. With ``Trigger/threshold`` it is
/// called while the content is still held, as UIRefreshControl does. From then on until
/// ``endRefreshing()`` the wall stands `hold` points further out: that is where the content comes to rest, where a
/// host draws its spinner, and what a finger may scroll away and back. When the wall comes back in, the content
/// goes back by its edge's own motion, from where it is, without a jump; if the user has scrolled on meanwhile,
/// nothing moves.
///
/// **Who pulls.** A finger, a trackpad with phases or without them, and a wheel with precise deltas. A run of deltas without
/// phases lets go when no delta has come for `settings.wheelPause`. Momentum, keys and notches pull nothing.
///
/// **Once.** A pull triggers once. The next one needs a new drag that sets out before the threshold, or the content back at
/// its wall. While it loads nothing triggers: a pull already past the threshold when loading ends does not, and the
/// program's ``beginRefreshing(reveals:)`` does nothing.
///
/// **Stopped.** `stop()` leaves the content where it is, in the gap or on its way out of it, as it does past any wall; the
/// next touch, drag or layout brings it home. What loads goes on loading; what was on its way back is over.
///
/// **An elastic edge is needed**: `[feed, PullToRefresh { refresh in … }, Bouncing()]`. Past a rigid one nothing can be
/// pulled, and only ``beginRefreshing(reveals:)`` starts it; the content is then put back without a motion. Content
/// that fits its viewport is pulled only with `Bouncing(always: .top)`. Where that side is open, and on a ring,
/// there is no wall: nothing is pulled, and nothing held.
///
/// Write it behind what says how long the content is, inner walls and pages, and before edges. Pages and snap
/// points do not pull the content out of the gap while it loads. For both ends, or both axes, write one for each.
public final class PullToRefresh: ScrollBehavior {
  /// What it is doing.
  public enum State: UInt8, Hashable, Sendable {
    /// Nothing: a pull may start it.
    case idle
    /// It loads, until `endRefreshing()`.
    case loading
    /// It has loaded, and the content is on its way back to its wall.
    case ending
  }

  /// When a pull past the threshold calls `refresh`.
  public enum Trigger: UInt8, Hashable, Sendable {
    /// When it is let go: until then the user may change his mind and push the content back.
    case release
    /// At the threshold, while it is held.
    case threshold
  }

  /// The axis along which it is pulled.
  public let axis: Axis
  /// The end of the content that is pulled.
  public let side: Side
  /// How far past its wall the content must be pulled, in points. 100 is our choice: by the rubber band of iOS a finger
  /// goes 208 points for that in a viewport of 800, which nobody does by accident.
  public let threshold: Double
  /// How far out the wall stands while it loads, in points. 60 is our choice: a spinner of 30 with as much around it.
  public let hold: Double
  /// When a pull past the threshold calls `refresh`.
  public let trigger: Trigger
  /// Whether the content has been pulled past the threshold, and letting go now would call `refresh`: what an arrow turns by,
  /// or "release to refresh". Always false with ``Trigger/threshold``.
  public private(set) var willRefresh = false
  /// What it is doing. In a restored scroller that is loading the program should load anew, or end it.
  public internal(set) var state = State.idle
  /// Told the ``fraction`` whenever it has changed, before `refresh` is called: what a spinner turns by. The
  /// scroller may be commanded.
  public var didPull: ((Double) -> Void)?

  private let refresh: (PullToRefresh) -> Void
  unowned(unsafe) var scroll: ScrollController?
  /// Whether a pull that reaches the threshold counts. Never past it.
  private var isArmed = true
  /// The drag, or run of deltas, that moved the content last.
  private var drag = 0
  private var told = 0.0

  /// Makes a behaviour that calls `refresh`, with itself, once for each pull that goes far enough. There the
  /// scroller may be commanded, and ``endRefreshing()`` called at once, or later.
  ///
  /// A threshold must be at least 1 point and at most 10^12, a hold no longer than that and not negative; anything else
  /// is a mistake in the program, and traps.
  public init(
    axis: Axis = .vertical, at side: Side = .lower, threshold: Double = 100, hold: Double = 60,
    trigger: Trigger = .release, refresh: @escaping (PullToRefresh) -> Void
  ) {
    precondition(
      threshold >= 1 && threshold <= 1e12 && hold >= 0 && hold <= threshold,
      """
      PullToRefresh needs a threshold of 1 point or more, 10^12 at most, and a hold of 0 or more that is no longer; \
      these are \(threshold) and \(hold); leave them out for 100 and 60 points.
      """)
    self.axis = axis
    self.side = side
    self.threshold = threshold
    self.hold = hold
    self.trigger = trigger
    self.refresh = refresh
  }

  /// "PullToRefresh".
  public var name: StaticString { "PullToRefresh" }

  /// How far the content stands past the wall that it has when nothing loads, in points; 0 within it.
  public var pull: Double { max(0, overshoot ?? 0) }

  /// How much of the way to the threshold it has been pulled: 1 at it, and more beyond.
  public var fraction: Double { pull / threshold }

  /// Below 0 within the wall; nil without one.
  var overshoot: Double? { scroll.flatMap { overshoot(at: $0.contentOffset, of: $0) } }

  private func overshoot(at offset: Point, of scroll: ScrollController) -> Double? {
    guard let wall = scroll.geometry.extent[axis][side] else { return nil }
    let past = side == .lower ? wall - offset[axis] : offset[axis] - wall
    return state == .loading ? past + hold : past
  }

  /// Puts the wall further out while it loads.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard state == .loading || proposal.isTrial, let wall = proposal.extent[axis][side] else { return }
    proposal.extent[axis][side] = side == .lower ? wall - hold : wall + hold
  }

  /// While it loads, what would rest at that wall or past it by itself does, whatever pages and snap points wish.
  /// When it is over, what stands past the wall goes back as its edge has it, where a layout would put it there at
  /// once.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard state != .idle, let wall = context.geometry.extent[axis][side] else { return }
    let natural = proposal.natural[axis]
    guard side == .lower ? natural <= wall : natural >= wall else { return }
    proposal.offset[axis] = natural
    if state == .ending, proposal.isAgain, context.phase == .idle { proposal.arrival[axis] = .keepSpeed }
  }

  /// Tells how far it is pulled. A drag that sets out before the threshold counts, however far its first move goes.
  public func scrollDidScroll(_ scroll: ScrollController) {
    if drag != scroll.dragNumber {
      drag = scroll.dragNumber
      isArmed = told < 1
    }
    follow()
    let isPulled = scroll.moveCause == .finger || scroll.moveCause == .wheel
    let isPast = isPulled && state != .loading && isArmed && fraction >= 1
    disarm()
    guard isPast else { return }
    if trigger == .release { willRefresh = true } else { load(scroll) }
  }

  /// What a layout puts past the threshold has not been pulled there.
  public func scrollDidLayout(_ scroll: ScrollController) {
    disarm()
    follow()
  }

  /// A finger lets go of a pull: it loads before the way back is planned, so that where the content comes to rest is told.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { letGo(scroll) }

  /// Past the threshold a pull has been used; one that has gone back before it may come again.
  private func disarm() {
    if fraction < 1 {
      isArmed = isArmed || willRefresh
      willRefresh = false
    } else {
      isArmed = false
    }
  }

  private func letGo(_ scroll: ScrollController) {
    let isPulled = willRefresh && state != .loading && scroll.dragEnd == .lifted
    willRefresh = false
    if isPulled { load(scroll) }
  }

  private func load(_ scroll: ScrollController) {
    state = .loading
    scroll.invalidateLayout()
    refresh(self)
  }

  /// It is over when the content rests, wherever that is.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if scroll.phase == .idle { end(scroll) }
  }

  /// A run of deltas lets go of a pull. It is over, too, when a finger goes and nothing moves: then nothing settles.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    if old == .wheeling { letGo(scroll) } else if scroll.phase != .dragging { willRefresh = false }
    if scroll.phase == .idle { end(scroll) }
  }

  /// The content is where it stays: a spinner that was on its way out is gone, though nothing moves any more.
  private func end(_ scroll: ScrollController) {
    guard state == .ending else { return }
    state = .idle
    scroll.setNeedsFrame()
  }

  /// Whether it loads, and what has been pulled.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(drag, where: { $0 >= 0 }) { self.drag = $0 }
    try memory.field(willRefresh) { self.willRefresh = $0 }
    try memory.field(isArmed) { self.isArmed = $0 }
    guard let state = State(rawValue: try memory.value(state.rawValue)) else { throw memory.unusable }
    memory.change { self.state = state }
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Looks at none any more. What loads goes on loading.
  public func didDetach() {
    scroll = nil
    (willRefresh, drag) = (false, 0)
    if state == .ending { state = .idle }
  }

  private func follow() {
    let fraction = fraction
    if fraction <= 0 {
      (isArmed, willRefresh) = (true, false)
      if state == .ending { state = .idle }
    }
    guard fraction != told else { return }
    told = fraction
    didPull?(fraction)
  }
}
