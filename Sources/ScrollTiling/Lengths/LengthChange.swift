/// The effect of a change of a row on its offsets: a part was removed, and another part was inserted in its place.
///
/// ```
///   before   ├───────┤ removed ├──────────┤
///   after    ├───────┤  inserted  ├──────────┤      what is behind moves by the difference
///                    start
/// ```
/// To keep the visible items in place on screen, add `shift(at:)` of the present offset to the offset:
///
/// ```swift
/// let change = try lengths.setLength(of: 12, to: measured)
/// offset += change.shift(at: offset)
/// ```
public struct LengthChange: Hashable, Sendable {
  /// The start of the part, in points, before and after the change.
  public var start: Double
  /// The length before the change, in points.
  public var removed: Double
  /// The length after the change, in points. If the length of a single item was set, the stored length.
  public var inserted: Double

  /// Creates a change from its three numbers.
  @inlinable public init(start: Double, removed: Double, inserted: Double) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// The distance by which everything behind the part has moved, in points.
  @inlinable public var difference: Double { inserted - removed }

  /// Returns the distance by which the place at an offset has moved, in points.
  ///
  /// Behind the part, and at its end, the result is the difference; before the part, 0. Within the part nothing
  /// moves, except that a place past the new end moves back to that end. NaN gives 0.
  @inlinable public func shift(at offset: Double) -> Double {
    if offset >= start + removed { return difference }
    return offset > start + inserted ? start + inserted - offset : 0
  }
}
