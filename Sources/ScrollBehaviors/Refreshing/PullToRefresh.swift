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
/// `refresh` is called at the moment a finger or wheel has pulled the content `threshold` points past its wall,
/// while it is still held, as UIRefreshControl does; not when a fling runs that far. From then on until
/// ``endRefreshing()`` the wall stands `hold` points further out: that is where the content comes to rest, where a
/// host draws its spinner, and what a finger may scroll away and back. When the wall comes back in, the content
/// goes back by its edge's own motion, from where it is, without a jump; if the user has scrolled on meanwhile,
/// nothing moves.
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

  /// The axis along which it is pulled.
  public let axis: Axis
  /// The end of the content that is pulled.
  public let side: Side
  /// How far past its wall the content must be pulled, in points. 100 is our choice: by the rubber band of iOS a finger
  /// goes 208 points for that in a viewport of 800, which nobody does by accident.
  public let threshold: Double
  /// How far out the wall stands while it loads, in points. 60 is our choice: a spinner of 30 with as much around it.
  public let hold: Double
  /// What it is doing. In a restored scroller that is loading the program should load anew, or end it.
  public internal(set) var state = State.idle
  /// Told the ``fraction`` whenever it has changed, before `refresh` is called: what a spinner turns by. The
  /// scroller may be commanded.
  public var didPull: ((Double) -> Void)?

  private let refresh: (PullToRefresh) -> Void
  unowned(unsafe) var scroll: ScrollController?
  /// Whether a pull that reaches the threshold triggers. Never past it.
  private var isArmed = true
  private var told = 0.0

  /// Makes a behaviour that calls `refresh`, with itself, once for each pull that goes far enough. There the
  /// scroller may be commanded, and ``endRefreshing()`` called at once, or later.
  ///
  /// A threshold must be at least 1 point and at most 10^12, a hold no longer than that and not negative; anything else
  /// is a mistake in the program, and traps.
  public init(
    axis: Axis = .vertical, at side: Side = .lower, threshold: Double = 100, hold: Double = 60,
    refresh: @escaping (PullToRefresh) -> Void
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

  /// A drag that sets out before the threshold may trigger, however far its first move goes.
  public func scrollWillBeginDragging(_ scroll: ScrollController) {
    let start = scroll.context.dragStart ?? scroll.contentOffset
    isArmed = (overshoot(at: start, of: scroll) ?? 0) < threshold
  }

  /// Tells how far it is pulled, and triggers.
  public func scrollDidScroll(_ scroll: ScrollController) {
    follow()
    let isHeld = scroll.phase == .dragging || scroll.phase == .wheeling
    let triggers = isHeld && state != .loading && isArmed && fraction >= 1
    isArmed = isArmed && fraction < 1
    guard triggers else { return }
    state = .loading
    scroll.invalidateLayout()
    refresh(self)
  }

  /// What a layout puts past the threshold has not been pulled there.
  public func scrollDidLayout(_ scroll: ScrollController) {
    isArmed = isArmed && fraction < 1
    follow()
  }

  /// It is over when the content rests, wherever that is.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if scroll.phase == .idle { end(scroll) }
  }

  /// So it is when a finger goes and nothing moves: then nothing settles.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    if scroll.phase == .idle { end(scroll) }
  }

  /// The content is where it stays: a spinner that was on its way out is gone, though nothing moves any more.
  private func end(_ scroll: ScrollController) {
    guard state == .ending else { return }
    state = .idle
    scroll.setNeedsFrame()
  }

  /// Whether it loads.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(isArmed) { self.isArmed = $0 }
    guard let state = State(rawValue: try memory.value(state.rawValue)) else { throw memory.unusable }
    memory.change { self.state = state }
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Looks at none any more. What loads goes on loading.
  public func didDetach() {
    scroll = nil
    if state == .ending { state = .idle }
  }

  private func follow() {
    let fraction = fraction
    if fraction <= 0 {
      isArmed = true
      if state == .ending { state = .idle }
    }
    guard fraction != told else { return }
    told = fraction
    didPull?(fraction)
  }
}
