public import ScrollEngine
public import ScrollSpace

/// Keeps a drag, or a run of wheel deltas, to one axis.
///
/// ```
///            │ vertical          the first movement, from where it began:
///          \ │ /                 within 39° of an axis: that axis is kept, the other one stands still
///   free    \│/    free
///  ──────────┼────────── horizontal
///           /│\                  between them: a diagonal, and both axes follow
/// ```
/// What stands still does not fling either. Keys and other steps go along one axis as it is, and are left
/// alone. A drag that began before this joined the chain is judged by all of its way. A run of deltas that begins in
/// the tail of another run is judged by itself.
///
/// Where a rigid wall swallows the very movement that breaks a sticky lock, the next one that is not swallowed
/// breaks it. Write it before links that scale a drag: it measures the way that finger and wheel go themselves.
public final class AxisLock: ScrollBehavior {
  /// How a drag is kept to its axis.
  public enum Mode: UInt8, Hashable, Sendable {
    /// Not at all.
    case off
    /// From its first movement to its end: UIScrollView's `isDirectionalLockEnabled`.
    case dominant
    /// Until it clearly goes along the other axis, then not any more: the rails of browsers and trackpads.
    case sticky
  }

  /// How a drag is kept to its axis.
  public let mode: Mode
  /// How many times further than the other one an axis must have moved to count as clearly ahead.
  public let ratio: Double
  /// How far the other axis must have moved to break a sticky lock, in points.
  public let channel: Double

  /// The way of the drag that runs; nil without one, and before it has moved at all.
  private var kept: Kept?

  /// Makes a lock.
  ///
  /// Both numbers are our own choice. A ratio of 1.25 is an angle of 39° from the axis: each
  /// axis has most of its quarter, and 12° between them are left for a diagonal that is meant. A channel of 16 points is more
  /// than the slop of 10 and the way a thumb strays by on a straight swipe. A sticky lock breaks once the other axis has
  /// moved further than the channel, and further than `ratio` times the way along the kept one, both counted
  /// anew whenever the kept axis has moved on by a channel's width. The movement that broke it is not made
  /// up for, so nothing jumps. A ratio must be 1 or more and a channel 0 or more, both finite; anything else
  /// is a mistake in the program, and traps.
  public init(_ mode: Mode, ratio: Double = 1.25, channel: Double = 16) {
    precondition(
      ratio >= 1 && ratio.isFinite && channel >= 0 && channel.isFinite,
      """
      AxisLock needs a ratio of 1 or more and a channel of 0 or more; these are \(ratio) and \(channel); \
      leave them out for 1.25 and 16 points.
      """)
    self.mode = mode
    self.ratio = ratio
    self.channel = channel
  }

  /// "AxisLock".
  public var name: StaticString { "AxisLock" }

  /// The axis that the drag, or the run of wheel deltas, keeps to; nil where it is free, or there is none.
  public var axis: Axis? {
    if case .rail(let axis, _) = kept?.course { return axis }
    return nil
  }

  /// Holds the other axis still, and lets it not fling.
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    guard mode != .off, proposal.cause != .step else { return }
    let way = proposal.translation
    switch course(of: context.dragNumber) ?? begin(way) {
    case nil: break
    case .free(let lag): proposal.translation = way - lag
    case .rail(let axis, let start):
      let beyond = beyond(way - start, along: axis)
      proposal.translation[axis.cross] = beyond
      if beyond == 0 { proposal.velocity[axis.cross] = 0 }
    }
  }

  /// Follows the drag.
  public func scrollDidScroll(_ scroll: ScrollController) { follow(scroll) }
  /// Follows the drag.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { follow(scroll) }
  /// Follows the drag.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if !scroll.isRestoring { follow(scroll) }
  }
  /// Forgets a drag that is over.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { follow(scroll) }
  /// Forgets the drag.
  public func didDetach() { kept = nil }

  /// What is kept of a drag; nil of any but the one that was followed last.
  private func course(of drag: Int) -> Course? { kept?.drag == drag ? kept?.course : nil }

  private func follow(_ scroll: ScrollController) {
    guard mode != .off, scroll.phase == .dragging || scroll.phase == .wheeling else {
      kept = nil
      return
    }
    let (way, drag) = (scroll.dragTranslation, scroll.dragNumber)
    kept = (course(of: drag) ?? begin(way)).map { Kept(drag: drag, course: $0) }
    guard case .rail(let axis, let start) = kept?.course else { return }
    let since = way - start
    let beyond = beyond(since, along: axis)
    if beyond != 0 {
      var lag = Vector.zero
      lag[axis.cross] = way[axis.cross] - beyond
      kept?.course = .free(lag: lag)
    } else if since[axis].magnitude > channel, since[axis].magnitude >= since[axis.cross].magnitude {
      kept?.course = .rail(axis, start: way)
    }
  }

  /// What the first movement makes of a drag; nil if it has not moved.
  private func begin(_ way: Vector) -> Course? {
    guard way != .zero else { return nil }
    for axis in Axis.both where way[axis].magnitude > ratio * way[axis.cross].magnitude {
      return .rail(axis, start: .zero)
    }
    return .free(lag: .zero)
  }

  /// How far a movement has gone across a rail beyond what the rail holds: 0 while it holds.
  private func beyond(_ way: Vector, along axis: Axis) -> Double {
    guard mode == .sticky else { return 0 }
    let across = way[axis.cross]
    let beyond = across.magnitude - max(channel, ratio * way[axis].magnitude)
    return beyond > 0 ? (across < 0 ? 0 - beyond : beyond) : 0
  }

  /// The way of the drag that runs.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(kept) { self.kept = $0 }
  }

  /// A course, and the number of the drag that takes it: a run of deltas may begin in the tail of another one.
  fileprivate struct Kept {
    var drag = 0
    var course = Course()
  }

  fileprivate enum Course {
    /// It keeps to an axis; the start is how far it had gone when the kept axis last moved on.
    case rail(Axis, start: Vector)
    /// Both axes follow, less what a rail held back.
    case free(lag: Vector)
  }
}

extension AxisLock.Kept: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&drag)
    try archive.field(&course)
  }
}

extension AxisLock.Course: Archivable {
  init() { self = .free(lag: .zero) }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    var number = 0
    if case .rail(let axis, _) = self { number = axis == .horizontal ? 1 : 2 }
    try archive.kind(
      &self, number, of: [Self(), .rail(.horizontal, start: .zero), .rail(.vertical, start: .zero)])
    switch self {
    case .free(let lag): self = .free(lag: try archive.value(lag))
    case .rail(let axis, let start): self = .rail(axis, start: try archive.value(start))
    }
  }
}
