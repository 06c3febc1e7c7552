import ScrollSpace

/// The offsets at which a range of a timeline starts and ends, in points.
///
/// The end is never before the start.
public struct TimelineSpan: Hashable, Sendable {
  /// The offset at which the range starts.
  public let start: Double
  /// The offset at which the range ends.
  public let end: Double

  /// Creates a span. An end before the start counts as the start.
  init(from start: Double, to end: Double) {
    (self.start, self.end) = (start, max(start, end))
  }

  /// The distance of scrolling from the start to the end.
  public var length: Double { end - start }

  /// Returns the offset at a fraction of the span: 0 is the start, 1 the end. A fraction that is not usable counts
  /// as 0.
  ///
  /// This is the inverse of ``TimelineProgress/value``. So a program can scroll to where an effect is half done.
  public func offset(at fraction: Double) -> Double {
    guard fraction.isUsable else { return start }
    return fraction == 1 ? end : start + length * fraction
  }

  /// Returns the progress at an offset that is usable.
  ///
  /// Scrolling ends at the walls, so no offset is past a range that ends there. Such a range stays active at the wall
  /// and past it: a reading bar that is full does not go out at the end of a text, nor while the text bounces. A wall
  /// within half a pixel of the edge is the same place, because offsets may be rounded to whole pixels.
  func progress(at offset: Double, within walls: Extent, pixel: Double) -> TimelineProgress {
    let near = Tolerance.sum(near: offset)
    let isAtStart = (offset - start).magnitude <= near
    let isAtEnd = !isAtStart && (offset - end).magnitude <= near
    let reach = Tolerance.offset(pixel: pixel) + near
    func isWall(_ wall: Double?, _ edge: Double) -> Bool {
      guard let wall else { return false }
      return (wall - edge).magnitude <= reach
    }
    let isBefore = offset < start && !isAtStart && !isWall(walls.lower, start)
    guard length > 0 else {
      return isBefore ? TimelineProgress(value: 0, phase: .before) : TimelineProgress(value: 1, phase: .after)
    }
    let value = isAtStart ? 0 : isAtEnd ? 1 : (offset - start) / length
    if isBefore { return TimelineProgress(value: value, phase: .before) }
    let isOver = value >= 1 && !isWall(walls.upper, end)
    return TimelineProgress(value: value, phase: isOver ? .after : .active)
  }
}
