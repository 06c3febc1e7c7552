public import ScrollEngine
public import ScrollSpace

/// Restricts a drag, or a run of wheel deltas, to one axis.
///
/// ```
///            │ vertical          the first movement, from its start:
///          \ │ /                 within 39° of an axis: the drag keeps to that axis, the other one does not move
///   free    \│/    free
///  ──────────┼────────── horizontal
///           /│\                  otherwise: a diagonal, and both axes move
/// ```
/// A drag never keeps to an axis on which nothing can scroll, because then nothing would move: it is free.
/// The axis that does not move does not fling either. Keys and other steps go along one axis anyway, and are
/// not changed. For a drag that began before the link joined the chain, the whole translation counts. A run
/// of deltas that begins in the tail of another run is judged on its own.
///
/// If a rigid wall absorbs the movement that would break a sticky lock, the next movement that is not
/// absorbed breaks it. Write this link before links that scale a drag: the lock measures the movement of the
/// finger or wheel itself.
public final class AxisLock: ScrollBehavior {
  /// The restriction of a drag to an axis.
  public enum Mode: UInt8, Hashable, Sendable {
    /// No restriction.
    case off
    /// From the first movement to the end of the drag: UIScrollView's `isDirectionalLockEnabled`.
    case dominant
    /// Until the drag clearly goes along the other axis: the rails of browsers and trackpads.
    case sticky
  }

  /// The restriction of a drag to an axis.
  public let mode: Mode
  /// The ratio of the movements along both axes from which one of them is clearly ahead.
  public let ratio: Double
  /// The distance on the other axis that breaks a sticky lock, in points.
  public let channel: Double

  /// The course of the present drag; nil without a drag, and before its first movement.
  private var kept: Kept?

  /// Creates a lock.
  ///
  /// Both defaults are our choice. A ratio of 1.25 is an angle of 39° from the axis: each axis has most of
  /// its quarter, and the 12° between them are for intended diagonals. A channel of 16 points is more than
  /// the slop of 10, and more than the drift of a thumb in a straight swipe.
  ///
  /// A sticky lock breaks if the other axis has moved more than the channel, and more than `ratio` times the
  /// distance along the kept axis. Both distances count anew each time the kept axis has moved by the width
  /// of the channel. The movement before the break is not made up for, so nothing jumps.
  ///
  /// A ratio must be 1 or more and a channel 0 or more, both finite. Anything else is a programmer's mistake
  /// and traps.
  public init(_ mode: Mode, ratio: Double = 1.25, channel: Double = 16) {
    precondition(
      ratio >= 1 && ratio.isFinite && channel >= 0 && channel.isFinite, .axisLock,
      """
      AxisLock needs a ratio of 1 or more and a channel of 0 or more; these are \(ratio) and \(channel); \
      leave them out for 1.25 and 16 points.
      """)
    self.mode = mode
    self.ratio = ratio
    self.channel = channel
  }

  /// "AxisLock".
  @_documentation(visibility: internal)
  public var name: StaticString { "AxisLock" }

  /// The axis to which the drag, or the run of wheel deltas, is restricted; nil if it is free, or if there is
  /// none.
  public var axis: Axis? {
    if case .rail(let axis, _) = kept?.constraint { return axis }
    return nil
  }
}

@_documentation(visibility: internal)
extension AxisLock {
  /// Sets the translation and the velocity of the other axis to 0.
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    guard mode != .off, proposal.cause != .step else { return }
    let way = proposal.translation
    switch constraint(of: context.dragNumber) ?? begin(way, context.geometry) {
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
  /// Forgets a drag that has ended.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { follow(scroll) }
  /// Forgets the drag.
  public func didDetach() { kept = nil }

  /// Returns the course of a drag; nil for any drag but the last one.
  private func constraint(of drag: Int) -> Constraint? { kept?.drag == drag ? kept?.constraint : nil }

  private func follow(_ scroll: ScrollController) {
    guard mode != .off, scroll.phase == .dragging || scroll.phase == .wheeling else {
      kept = nil
      return
    }
    let (way, drag) = (scroll.dragTranslation, scroll.dragNumber)
    kept = (constraint(of: drag) ?? begin(way, scroll.geometry)).map { Kept(drag: drag, constraint: $0) }
    guard case .rail(let axis, let start) = kept?.constraint else { return }
    let since = way - start
    let beyond = beyond(since, along: axis)
    if beyond != 0 {
      var lag = Vector.zero
      lag[axis.cross] = way[axis.cross] - beyond
      kept?.constraint = .free(lag: lag)
    } else if since[axis].magnitude > channel, since[axis].magnitude >= since[axis.cross].magnitude {
      kept?.constraint = .rail(axis, start: way)
    }
  }

  /// Returns the course that a drag's first movement determines; nil if the drag has not moved.
  private func begin(_ way: Vector, _ geometry: Geometry) -> Constraint? {
    guard way != .zero else { return nil }
    for axis in Axis.both where way[axis].magnitude > ratio * way[axis.cross].magnitude {
      return geometry.extent[axis].room == 0 ? .free(lag: .zero) : .rail(axis, start: .zero)
    }
    return .free(lag: .zero)
  }

  /// Returns the distance across a rail beyond the channel: 0 while the lock holds.
  private func beyond(_ way: Vector, along axis: Axis) -> Double {
    guard mode == .sticky else { return 0 }
    let across = way[axis.cross]
    let beyond = across.magnitude - max(channel, ratio * way[axis].magnitude)
    return beyond > 0 ? (across < 0 ? 0 - beyond : beyond) : 0
  }

  /// Archives the course of the present drag.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(kept) { self.kept = $0 }
  }

  /// A course, and the number of its drag: a run of deltas may begin in the tail of another one.
  fileprivate struct Kept {
    var drag = 0
    var constraint = Constraint()
  }

  fileprivate enum Constraint {
    /// Restricted to an axis; `start` is the translation when the kept axis last moved on.
    case rail(Axis, start: Vector)
    /// Free on both axes, less the distance that a rail held back.
    case free(lag: Vector)
  }
}

extension AxisLock.Kept: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&drag)
    try archive.field(&constraint)
  }
}

extension AxisLock.Constraint: Archivable {
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
