public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Calls the program when lines, items and limits pass: for haptics, and for sound.
///
/// ```swift
/// let ticks = ScrollTicks(PerAxis(.every(40), on: .vertical, else: nil)) { tick in
///   motor.click(at: tick.time, strength: min(1, tick.velocity.magnitude / 2_000))
/// }
/// let wheel = ScrollController(viewport: screen, content: years, behaviors: [ticks, Bouncing()])
/// ```
/// Each tick has the time at which the line was reached, which lies between two frames, and the velocity at that
/// time. The ticks of a motion are the same at 7 and at 240 frames per second, and after one frame at the end of the
/// motion. They come in the order of time, in the frame that shows them, or in the next callback. At one time, the
/// horizontal axis comes first, and a limit comes after a line.
///
/// Content under a finger moves between two samples in a straight line, so a line has a time of its own there, too. A
/// sample that comes more than 0.1 s after the last one moves the content in the 0.1 s before it.
///
/// A change of the layout, and a shift of the origin, tick nothing. A set of the offset ticks only with
/// ``ticksInJumps``. The link may be anywhere in the chain.
public final class ScrollTicks: ScrollBehavior {
  /// What was passed.
  public enum Mark: Hashable, Sendable {
    /// A line, by its number.
    case line(Int64)
    /// A line between two items. The item is now at the line.
    case item(Appearance)
    /// The wall at one end: the content has come to it from inside.
    case limit(Side)
  }

  /// A line, an item or a limit that was passed.
  public struct Tick: Hashable, Sendable {
    /// The time at which the offset reached the line.
    public var time: Timestamp
    /// The axis that moves.
    public var axis: Axis
    /// What was passed.
    public var mark: Mark
    /// True if the offset grows.
    public var isForward: Bool
    /// The velocity of the offset at that time, in points per second; 0 in a jump.
    public var velocity: Double
  }

  /// The lines of each axis; nil if an axis has no lines. A change counts from the next movement on.
  public var lines: PerAxis<TickLines?>
  /// The ends of the content that tick.
  public var limits: Edges
  /// True if a set of the offset ticks all lines on its way; initially false.
  public var ticksInJumps = false
  /// Called with each tick. The closure may command the scroller.
  public var onTick: (Tick) -> Void

  private var follower = MovementFollower()
  private var pending: [Pending] = []
  /// The number of movements since the last report.
  private var movements = 0

  /// Creates a link that ticks at lines, and at limits. By default no limit ticks.
  public init(
    _ lines: PerAxis<TickLines?>, limits: Edges = [], onTick: @escaping (Tick) -> Void
  ) {
    (self.lines, self.limits, self.onTick) = (lines, limits, onTick)
  }

  /// "ScrollTicks".
  @_documentation(visibility: internal)
  public var name: StaticString { "ScrollTicks" }

  /// Collects the ticks of a movement.
  private func collect(_ movement: Movement, _ scroll: ScrollController) {
    let (geometry, origin) = (scroll.geometry, scroll.contentOrigin)
    for axis in Axis.both where movement.from[axis] != movement.to[axis] || !movement.isJump {
      let order = axis == .horizontal ? 0 : 2
      if let lines = lines[axis] {
        let shift = lines.part.map { geometry.inset.lower(axis) + $0 * geometry.visibleLength(axis) } ?? 0
        movement.forEachStep(of: lines, on: axis, origin, shift) { step, crossing in
          pending.append(Pending(movements, step, order, tick(axis, crossing, lines)))
        }
      }
      collect(.lower, axis, movement, scroll)
      collect(.upper, axis, movement, scroll)
    }
  }

  /// Collects the ticks of a limit.
  private func collect(_ side: Side, _ axis: Axis, _ movement: Movement, _ scroll: ScrollController) {
    guard limits.contains(Edges(axis, side)), let wall = scroll.geometry.extent[axis][side] else { return }
    let (origin, order) = (scroll.contentOrigin, axis == .horizontal ? 1 : 3)
    let line = TickLines.single(origin.position(of: wall, on: axis))
    movement.forEachStep(of: line, on: axis, origin, 0) { step, crossing in
      guard crossing.isForward == (side == .upper) else { return }
      var tick = tick(axis, crossing, nil)
      tick.mark = .limit(side)
      pending.append(Pending(movements, step, order, tick))
    }
  }

  private func tick(_ axis: Axis, _ crossing: LineCrossing, _ lines: TickLines?) -> Tick {
    var mark = Mark.line(crossing.number)
    if let items = lines?.items {
      mark = .item(items.appearance(at: crossing.isForward ? crossing.number : crossing.number - 1))
    }
    return Tick(
      time: crossing.time, axis: axis, mark: mark, isForward: crossing.isForward, velocity: crossing.velocity)
  }

  /// Reports the collected ticks in the order of time.
  private func report() {
    movements = 0
    guard !pending.isEmpty else { return }
    arrange(&pending) { $0.isBefore($1) }
    var index = 0
    while index < pending.count {
      onTick(pending[index].tick)
      index += 1
    }
    pending.removeAll(keepingCapacity: true)
  }
}

extension ScrollTicks {
  /// A tick with its place in the order.
  private struct Pending {
    let movement: Int
    let step: Double
    let order: Int
    let tick: Tick

    init(_ movement: Int, _ step: Double, _ order: Int, _ tick: Tick) {
      (self.movement, self.step, self.order, self.tick) = (movement, step, order, tick)
    }

    func isBefore(_ other: Pending) -> Bool {
      if movement != other.movement { return movement < other.movement }
      if step != other.step { return step < other.step }
      if order != other.order { return order < other.order }
      return number < other.number
    }

    /// The order of lines at one place.
    private var number: Int64 {
      switch tick.mark {
      case .line(let number): tick.isForward ? number : 0 - number
      case .item(let item): tick.isForward ? item.index : 0 - item.index
      case .limit(let side): side == .lower ? 0 : 1
      }
    }
  }
}

@_documentation(visibility: internal)
extension ScrollTicks {
  /// Ticks at what the movement has passed.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let isCounted =
      switch scroll.moveCause {
      case .finger, .wheel, .momentum, .step: true
      case .program: ticksInJumps
      case .layout, .rebase: false
      }
    follower.movements(scroll) { movement in
      if isCounted || !movement.isJump { collect(movement, scroll) }
      movements += 1
    }
    report()
  }

  /// Ticks at what the motion has passed, and notes the motion that runs from now on.
  private func note(_ scroll: ScrollController) {
    follower.finish(scroll) { movement in
      if !movement.isJump { collect(movement, scroll) }
      movements += 1
    }
    report()
  }

  /// Notes the motion.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { note(scroll) }
  /// Notes the motion.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { note(scroll) }
  /// Notes the motion.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { note(scroll) }
  /// Notes the motion.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { note(scroll) }
  /// Notes the motion, which a layout may have changed.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { follower.begin(scroll) } else { note(scroll) }
  }
  /// Moves to another origin.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) { follower.rebase(by: shift) }
  /// Notes the time of an input.
  public func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    follower.noteInput(scroll, at: time)
  }
  /// Returns the present time if a motion has begun, whose start only a frame decides.
  public func wake(in context: ScrollContext) -> Timestamp? { follower.isStartDoubtful ? context.time : nil }
  /// Notes the start of a motion.
  public func didWake(_ scroll: ScrollController) { follower.noteStart(scroll) }
  /// Moves the times to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) { follower.setBack(by: seconds) }
  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { follower.begin(scroll) }
}
