public import ScrollSpace

/// A timeline that runs as content scrolls: the progress of a scroller, or of a subject through its viewport.
///
/// ```
///          entry        contain        exit
///   ┏━━━━━━━━━┓      ┏━━━━━━━━━┓      ┏━━▓▓▓▓▓━━┓     at the start of each, and cover is all three
///   ┃         ┃      ┃         ┃      ┃         ┃
///   ┗━━▓▓▓▓▓━━┛      ┃  ▓▓▓▓▓  ┃      ┃         ┃
///      ▓▓▓▓▓         ┗━━▓▓▓▓▓━━┛      ┗━━━━━━━━━┛
/// ```
/// The value knows numbers alone, so it answers for any offset: the present one, that of a later frame, and the
/// destination. Offsets, the subject and the walls count in the same coordinates. A timeline that a scroller makes, as
/// by `timeline(on:)`, counts in content coordinates. So it is valid until a layout or a zoom, and shifts of the origin
/// do not change it.
///
/// On a ring each offset counts in the lap in which the subject is nearest to the middle of the port.
public struct ScrollTimeline: Hashable, Sendable {
  /// The axis of the scroller.
  public let axis: Axis
  /// The part of the viewport through which the subject moves.
  public let port: TimelinePort
  /// The subject; nil for the progress of the scroller itself.
  public let subject: TimelineSubject?
  /// The offsets at which scrolling ends. A period makes the axis a ring.
  public let walls: Extent
  /// The length of a device pixel, in points. Edges within half a pixel of a wall count as at the wall.
  public let pixel: Double

  /// Creates a timeline from a viewport, the walls of scrolling and a subject, in the same coordinates.
  ///
  /// A pixel that is not usable, or below 0, counts as 0.
  public init(
    of subject: TimelineSubject? = nil, through port: TimelinePort, walls: Extent, axis: Axis = .vertical,
    pixel: Double = 1
  ) {
    (self.subject, self.port, self.walls, self.axis) = (subject, port, walls, axis)
    self.pixel = pixel.isUsable ? max(0, pixel) : 0
  }

  /// True if the timeline has progress. A timeline without a subject has none if the scroller has no room to scroll,
  /// or a side is open, because then nothing is a part of a whole.
  public var isActive: Bool { subject != nil || (scrolling?.length ?? 0) > 0 }

  /// Returns the offsets of a range; nil if the timeline is inactive, or an edge is on ``TimelineRange/Name/scroll`` and
  /// a side is open.
  public func span(of range: TimelineRange) -> TimelineSpan? {
    guard isActive, let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return TimelineSpan(from: start, to: end)
  }

  /// Returns the offsets of a named range; nil as for other ranges.
  private func named(_ name: TimelineRange.Name) -> TimelineSpan? {
    guard isActive else { return nil }
    guard let subject, name != .scroll else { return scrolling }
    let (viewport, length) = (port.viewport, subject.length)
    let (start, end) = (port.start, viewport - port.end)
    func offset(_ moment: TimelineSubject.Moment, _ place: Double) -> Double {
      subject.offset(moment, at: place, viewport: viewport)
    }
    var first: Double { offset(.latest, end) }
    var last: Double { offset(.earliest, start - length) }
    var entered: Double { min(offset(.earliest, end - length), offset(.earliest, start)) }
    var leaving: Double { max(offset(.latest, end - length), offset(.latest, start)) }
    return switch name {
    case .cover: TimelineSpan(from: first, to: last)
    case .contain: TimelineSpan(from: entered, to: leaving)
    case .entry: TimelineSpan(from: first, to: entered)
    case .exit: TimelineSpan(from: leaving, to: last)
    case .entryCrossing: TimelineSpan(from: first, to: offset(.earliest, end - length))
    case .exitCrossing: TimelineSpan(from: offset(.latest, start), to: last)
    case .scroll: scrolling
    }
  }

  /// Returns the offset of an edge; nil as for ranges. A program can scroll there.
  public func offset(of edge: TimelineEdge) -> Double? {
    named(edge.name ?? .cover).map { $0.offset(at: edge.fraction) + edge.length }
  }

  /// Returns the progress through a range at an offset; nil if the timeline is inactive, the range has no offsets, or
  /// the offset is not usable.
  public func progress(in range: TimelineRange = .whole, at offset: Double) -> TimelineProgress? {
    guard offset.isUsable, let span = span(of: range) else { return nil }
    guard let ring = walls.ring, subject != nil, !range.isOfScrolling, let cover = named(.cover) else {
      return span.progress(at: offset, within: limits, pixel: pixel)
    }
    let near = ring.coordinate(nearest: offset, to: cover.start + cover.length / 2)
    return span.progress(at: near, within: Extent(), pixel: pixel)
  }

  /// Returns the progress through a range at a point of the content, for example at `scroll.contentPosition`.
  public func progress(in range: TimelineRange = .whole, at position: Point) -> TimelineProgress? {
    progress(in: range, at: position[axis])
  }

  /// Returns how far the subject is from being whole in view: -1 before it comes in, 0 in `contain`, 1 after it has
  /// left. In `entry` and in `exit` the number is linear in the offset. Nil without a subject, or if the offset is not
  /// usable.
  public func transition(at offset: Double) -> Double? {
    guard subject != nil, let entry = progress(in: .entry, at: offset),
      let exit = progress(in: .exit, at: offset)
    else { return nil }
    return entry.value < 1 ? entry.fraction - 1 : exit.fraction
  }

  /// Returns ``transition(at:)-(Double)`` at a point of the content.
  public func transition(at position: Point) -> Double? { transition(at: position[axis]) }

  /// The walls; the upper one is never before the lower one.
  private var limits: Extent {
    guard let lower = walls.lower, let upper = walls.upper else { return walls }
    return Extent(lower: lower, upper: max(lower, upper))
  }

  /// The offsets from one end of scrolling to the other; nil if a side is open.
  private var scrolling: TimelineSpan? {
    guard let lower = walls.lower, let upper = walls.upper, lower.isUsable, upper.isUsable else { return nil }
    return TimelineSpan(from: lower, to: upper)
  }
}
