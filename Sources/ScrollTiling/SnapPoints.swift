internal import CScrollCore

/// Offsets at which a view may rest, in ascending order: which one is nearest and which comes next, at a cost of the
/// logarithm of their number.
///
/// ```
///   index       0          1     2                3
///               │          │     │                │         points
///   ────────────┴──────────┴─────┴────────────────┴────►    offsets
///                      ▲
///                      nearest(to:) 1    after(_:) 1
/// ```
/// Pages are numbered as the points are: in ascending order, from 0, equal ones counted once. Whatever order
/// they were given in is not kept.
///
/// **No answer.** Each question gives nil where there are no points, and for an offset that is not a number.
/// The infinities lie outside all points, like any offset beyond them.
///
/// **Cost.** A question takes 4 to 20 comparisons for 10 to a million points, and no memory. It is a value;
/// copies share their points.
public struct SnapPoints: Hashable, Sendable {
  /// The points, in points of length, each above the one before it.
  public let offsets: [Double]

  /// Makes points from any offsets, in any order: drops what is not finite, and counts equal ones once (-0 is
  /// 0). O(n log n), and O(n) without a copy if they are in order already.
  public init(_ offsets: [Double]) {
    if Self.areInOrder(offsets) {
      self.offsets = offsets
      return
    }
    // Adding 0 makes -0 a 0.
    var sorted = offsets.compactMap { $0.isFinite ? $0 + 0 : nil }
    sorted.sort()
    var count = 0
    for offset in sorted where count == 0 || sorted[count - 1] != offset {
      sorted[count] = offset
      count += 1
    }
    sorted.removeLast(sorted.count - count)
    self.offsets = sorted
  }

  private static func areInOrder(_ offsets: [Double]) -> Bool {
    var last = -Double.infinity
    for offset in offsets {
      guard offset > last, offset < .infinity, offset != 0 || offset.sign == .plus else { return false }
      last = offset
    }
    return true
  }

  /// How many points there are.
  public var count: Int { offsets.count }
  /// Whether there are none. Then every question is answered with nil.
  public var isEmpty: Bool { offsets.isEmpty }

  /// The point at an index from 0 up to, but not at, the count; any other traps.
  public subscript(index: Int) -> Double {
    precondition(
      index >= 0 && index < count,
      "there is no point \(index) among \(count): ask for one from 0 up to, but not at, the count.")
    return offsets[index]
  }

  /// The index of the point nearest to an offset. Of two that are as near, the higher one, as where
  /// halves are rounded upwards.
  public func nearest(to offset: Double) -> Int? {
    let index = offsets.withUnsafeBufferPointer { csc_snap_nearest($0.baseAddress, $0.count, offset) }
    return index < count ? index : nil
  }

  /// The index of the last point at or below an offset; nil if all are above it.
  public func last(atOrBefore offset: Double) -> Int? { index(upTo(offset), -1, offset) }

  /// The index of the first point at or above an offset; nil if all are below it.
  public func first(atOrAfter offset: Double) -> Int? { index(below(offset), 0, offset) }

  /// The index of the last point below an offset, one exactly there left out; nil if there is none.
  public func before(_ offset: Double) -> Int? { index(below(offset), -1, offset) }

  /// The index of the first point above an offset, one exactly there left out; nil if there is none.
  public func after(_ offset: Double) -> Int? { index(upTo(offset), 0, offset) }

  private func below(_ offset: Double) -> Int {
    offsets.withUnsafeBufferPointer { csc_snap_below($0.baseAddress, $0.count, offset) }
  }

  private func upTo(_ offset: Double) -> Int {
    offsets.withUnsafeBufferPointer { csc_snap_up_to($0.baseAddress, $0.count, offset) }
  }

  /// The index so many steps from another one; nil if there is no such point, or the offset is NaN.
  private func index(_ index: Int, _ step: Int, _ offset: Double) -> Int? {
    let index = index + step
    return index >= 0 && index < count && offset == offset ? index : nil
  }
}
