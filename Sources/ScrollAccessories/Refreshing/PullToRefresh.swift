public import ScrollEngine
public import ScrollSpace

/// Reloads when the content is pulled past its wall, and keeps a gap open there while loading.
///
/// ```
///   at rest          pulled           loading          over
///                   ┌────────┐
///   ┌────────┐      │   ↓    │       ┌────────┐       ┌────────┐
///   │ item 0 │      │ pull   │       │  hold  │       │ item 0 │
///   │ item 1 │      │ item 0 │       │ item 0 │       │ item 1 │
///   wall            threshold        wall − hold      wall
/// ```
/// `refresh` is called when a finger or a trackpad releases content that is pulled `threshold` points or more
/// past its wall: ``Trigger/release``, as in Android and Flutter. It is not called if the touch is cancelled,
/// or if the content was pushed back before the threshold. A fling or a command that moves the content as far
/// does not call it either. With ``Trigger/threshold``, `refresh` is called while the content is still held,
/// as in UIRefreshControl.
///
/// From then on until ``endRefreshing()``, the wall is `hold` points farther out. The content comes to rest
/// there, and the user can scroll the gap away and back. A host draws its spinner in the gap. When the wall
/// moves back in, the content returns by the motion of its edge, without a jump. If the user has scrolled on
/// meanwhile, nothing moves.
///
/// **Input.** A finger, a trackpad with or without phases, and a wheel with precise deltas can pull. A run of
/// deltas without phases ends if no delta has come for `settings.wheelPause`. Momentum, keys and notches do
/// not pull.
///
/// **Once.** A pull triggers once. The next pull needs a new drag that starts before the threshold, or the
/// content back at its wall. While loading, nothing triggers: a pull already past the threshold when loading
/// ends does not, and ``beginRefreshing(reveals:)`` does nothing.
///
/// **After `stop()`** the content stays in the gap or past the wall, as it does past any wall. The next
/// touch, drag or layout moves it back. Loading continues; a return that was stopped counts as ended.
///
/// **An elastic edge is needed**: `[feed, PullToRefresh { refresh in … }, Bouncing()]`. Past a rigid edge
/// nothing can be pulled, and only ``beginRefreshing(reveals:)`` starts loading; the content then returns
/// without a motion. Content that fits its viewport is pulled only with `Bouncing(always: .top)`. If that
/// side is open, and on a ring, there is no wall, so there is no pull and no gap.
///
/// Write this link behind links that set the content's length, inner walls and pages, and before edges. Pages
/// and snap points do not move the content out of the gap while loading. For both ends, or both axes, write
/// one link for each.
public final class PullToRefresh: ScrollBehavior {
  /// The state of a ``PullToRefresh``.
  public enum State: UInt8, Hashable, Sendable {
    /// Idle: a pull may start loading.
    case idle
    /// Loading, until `endRefreshing()`.
    case loading
    /// Loading has ended, and the content is returning to its wall.
    case ending
  }

  /// The time at which a pull past the threshold calls `refresh`.
  public enum Trigger: UInt8, Hashable, Sendable {
    /// When the pull is released: until then, the user can push the content back.
    case release
    /// At the threshold, while the content is still held.
    case threshold
  }

  /// The axis along which the content is pulled.
  public let axis: Axis
  /// The end of the content that is pulled.
  public let side: Side
  /// The distance past the wall that triggers, in points. The default of 100 is our choice: by the rubber
  /// band of iOS, a finger moves 208 points for that in a viewport of 800. Nobody does so by accident.
  public let threshold: Double
  /// The distance by which the wall moves out while loading, in points. The default of 60 is our choice: a
  /// spinner of 30 with as much around it.
  public let hold: Double
  /// The time at which a pull past the threshold calls `refresh`.
  public let trigger: Trigger
  /// True if the content is pulled past the threshold, and a release now would call `refresh`: for an arrow,
  /// or a label "release to refresh". Always false with ``Trigger/threshold``.
  public private(set) var willRefresh = false
  /// The present state. If a restored scroller is loading, the program should load again, or call
  /// ``endRefreshing()``.
  public internal(set) var state = State.idle
  /// Called with the ``fraction`` whenever it has changed, before `refresh`: for example to turn a spinner.
  /// The closure may command the scroller. If nil, nothing is called.
  public var didPull: ((Double) -> Void)?

  private let refresh: (PullToRefresh) -> Void
  unowned(unsafe) var scroll: ScrollController?
  /// True if a pull that reaches the threshold counts. Never true past it.
  private var isArmed = true
  /// The drag, or run of deltas, that moved the content last.
  private var drag = 0
  private var reportedFraction = 0.0

  /// Creates a behaviour that calls `refresh`, with itself, once for each pull that goes far enough.
  ///
  /// `refresh` may command the scroller, and may call ``endRefreshing()`` at once or later.
  ///
  /// A threshold must be between 1 and 10^12 points, and `hold` between 0 and the threshold. Anything else is
  /// a programmer's mistake and traps.
  public init(
    axis: Axis = .vertical, at side: Side = .lower, threshold: Double = 100, hold: Double = 60,
    trigger: Trigger = .release, refresh: @escaping (PullToRefresh) -> Void
  ) {
    precondition(
      threshold >= 1 && threshold <= 1e12 && hold >= 0 && hold <= threshold, .pullToRefresh,
      """
      PullToRefresh needs a threshold of 1 point or more, 10^12 at most, and a hold between 0 and the threshold; \
      these are \(threshold) and \(hold). Leave them out for 100 and 60 points.
      """)
    self.axis = axis
    self.side = side
    self.threshold = threshold
    self.hold = hold
    self.trigger = trigger
    self.refresh = refresh
  }

  /// "PullToRefresh".
  @_documentation(visibility: internal)
  public var name: StaticString { "PullToRefresh" }
}

@_documentation(visibility: internal)
extension PullToRefresh {
  /// Moves the wall out while loading.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard state == .loading || proposal.isTrial, let wall = proposal.extent[axis][side] else { return }
    proposal.extent[axis][side] = side == .lower ? wall - hold : wall + hold
  }

  /// Keeps a target at that wall or past it while loading, against pages and snap points. After loading,
  /// content past the wall returns by the motion of its edge, in place of the jump of a layout.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard state != .idle, let wall = context.geometry.extent[axis][side] else { return }
    let natural = proposal.natural[axis]
    guard side == .lower ? natural <= wall : natural >= wall else { return }
    proposal.offset[axis] = natural
    if state == .ending, proposal.isAfterLayout, context.phase == .idle {
      proposal.arrival[axis] = .keepSpeed
    }
  }

  /// Reports the pull. A drag that starts before the threshold counts, however far its first move goes.
  public func scrollDidScroll(_ scroll: ScrollController) {
    if drag != scroll.dragNumber {
      drag = scroll.dragNumber
      isArmed = reportedFraction < 1
    }
    follow()
    let isPulled = scroll.moveCause == .finger || scroll.moveCause == .wheel
    let isPast = isPulled && state != .loading && isArmed && fraction >= 1
    disarm()
    guard isPast else { return }
    if trigger == .release { willRefresh = true } else { load(scroll) }
  }

  /// Ignores content that a layout moved past the threshold.
  public func scrollDidLayout(_ scroll: ScrollController) {
    disarm()
    follow()
  }

  /// Starts loading when a finger releases a pull, before the return is planned, so that the callback's
  /// target is the rest position.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { letGo(scroll) }

  /// Past the threshold a pull is used up. A pull that went back before the threshold may trigger again.
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

  /// Ends the return when the content rests, at any offset.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if scroll.phase == .idle { end(scroll) }
  }

  /// Starts loading when a run of deltas ends. Also ends the return when a finger is lifted and nothing
  /// moves: then nothing settles.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    if old == .wheeling { letGo(scroll) } else if scroll.phase != .dragging { willRefresh = false }
    if scroll.phase == .idle { end(scroll) }
  }

  /// Marks the return as ended, and requests a frame for the spinner, though nothing moves any more.
  private func end(_ scroll: ScrollController) {
    guard state == .ending else { return }
    state = .idle
    scroll.setNeedsFrame()
  }

  /// Archives the state and the pull.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(drag, where: { $0 >= 0 }) { self.drag = $0 }
    try memory.field(willRefresh) { self.willRefresh = $0 }
    try memory.field(isArmed) { self.isArmed = $0 }
    guard let state = State(rawValue: try memory.value(state.rawValue)) else { throw memory.unusable }
    memory.change { self.state = state }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller. Loading continues.
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
    guard fraction != reportedFraction else { return }
    reportedFraction = fraction
    didPull?(fraction)
  }
}
