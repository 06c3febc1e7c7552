internal import CScrollCore
public import ScrollSpace

/// The lane of a row of items, which converts a start and a length on one axis to a rectangle.
///
/// ```
///              cross  crossLength
///             ├─────┼──────────────┤
///   origin + start  ┌──────────────┐
///                   │     item     │       axis: vertical
///                   └──────────────┘
/// ```
/// All numbers are in points. No number is checked: numbers that are not finite lead to frames that are not finite.
public struct Lane: Hashable, Sendable {
  /// The axis of the row.
  public var axis: Axis
  /// The number that is added to every start.
  public var origin: Double
  /// The start of the frames on the other axis.
  public var cross: Double
  /// The length of the frames on the other axis.
  public var crossLength: Double

  /// Creates a lane.
  public init(_ axis: Axis, origin: Double = 0, cross: Double = 0, crossLength: Double) {
    self.axis = axis
    self.origin = origin
    self.cross = cross
    self.crossLength = crossLength
  }

  /// Returns the frame of an item.
  @inlinable public func frame(of item: ItemPlace) -> Rect {
    let start = origin + item.start
    return axis == .horizontal
      ? Rect(x: start, y: cross, width: item.length, height: crossLength)
      : Rect(x: cross, y: start, width: crossLength, height: item.length)
  }

  /// Returns the lane for the core, for a row with this padding and spacing.
  func core(leading: Double = 0, spacing: Double = 0) -> csc_lane {
    csc_lane(
      axis: axis.core, origin: origin + leading, cross: cross, cross_length: crossLength, gap: spacing)
  }
}

extension ItemLengths {
  /// Writes the frames of a range of items, in order, into the first places of a buffer. Elements past them do not
  /// change. O(log n + k).
  ///
  /// The buffer must not be shorter than the range. Throws `range` if some of the items do not exist.
  public func frames(
    of range: Range<Int64>, in lane: Lane, into frames: UnsafeMutableBufferPointer<Rect>
  ) throws(TilingError) {
    try require(range)
    checkRoom(range, frames.count)
    let status = frames.withMemoryRebound(to: csc_rect.self) { frames in
      let span = (range.lowerBound - firstIndex..<range.upperBound - firstIndex).core
      return csc_lengths_frames(row, span, lane.core(leading: leading, spacing: spacing), frames.baseAddress)
    }
    try check(status, .range(range, of: items))
  }
}

func checkRoom(_ range: Range<Int64>, _ room: Int) {
  let (count, over) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
  precondition(
    !over && count <= room, .shortFrameBuffer,
    """
    the frames of items \(range.lowerBound)..<\(range.upperBound) do not fit into a buffer of \(room): \
    give one at least as long.
    """)
}
