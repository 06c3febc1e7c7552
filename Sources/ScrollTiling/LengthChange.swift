/// What a change of a row did to the offsets behind it: a stretch was taken out, and another one put in its
/// place.
///
/// ```
///   before   ├───────┤ removed ├──────────┤
///   after    ├───────┤  inserted  ├──────────┤      what is behind moves by the difference
///                    start
/// ```
/// To keep what is under the eye where it is, add `shift(at:)` of the present offset to it:
///
/// ```swift
/// let change = try lengths.setLength(of: 12, to: measured)
/// offset += change.shift(at: offset)
/// ```
public struct LengthChange: Hashable, Sendable {
  /// Where the stretch starts, in points, before and after.
  public var start: Double
  /// The length that was there, in points.
  public var removed: Double
  /// The length that is there now, in points. For a single item given a length: the length it is stored with.
  public var inserted: Double

  /// Makes it from its three numbers.
  @inlinable public init(start: Double, removed: Double, inserted: Double) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// By how much everything behind the stretch has moved, in points.
  @inlinable public var difference: Double { inserted - removed }

  /// By how much that which was at an offset has moved, in points.
  ///
  /// Behind the stretch, at its end included, it is the difference; before it, nothing. Within the stretch
  /// its start holds: nothing moves, except that what lay past the new end comes back to that end. NaN gives
  /// 0.
  @inlinable public func shift(at offset: Double) -> Double {
    if offset >= start + removed { return difference }
    return offset > start + inserted ? start + inserted - offset : 0
  }
}
