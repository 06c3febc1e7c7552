internal import CScrollCore
import ScrollSpace

/// Offsets at which a view may rest, in ascending order, with a logarithmic search for the nearest and the next.
///
/// ```
///   index       0          1     2                3
///               │          │     │                │         points
///   ────────────┴──────────┴─────┴────────────────┴────►    offsets
///                      ▲
///                      nearest(to:) 1    after(_:) 1
/// ```
/// Indices number the points in ascending order, from 0. Equal offsets count once. The original order of the offsets
/// is not kept.
///
/// **No result.** Each method returns nil without points, and for an offset that is not a number. The infinities are
/// outside of all points, like any offset beyond them.
///
/// **Cost.** A search takes 4 to 20 comparisons for 10 to a million points, and no memory. `SnapPoints` is a value;
/// copies share their points.
public struct SnapPoints: Hashable, Sendable {
  /// The points, each above the one before.
  public let offsets: [Double]

  /// Creates points from any offsets, in any order. Offsets that are not finite are dropped, and equal offsets count
  /// once (-0 is 0). O(n log n), and O(n) without a copy if the offsets are in order already.
  public init(_ offsets: [Double]) {
    if Self.areInOrder(offsets) {
      self.offsets = offsets
      return
    }
    // Adding 0 turns -0 into 0.
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

  /// The number of points.
  public var count: Int { offsets.count }
  /// True if there are no points. Every method then returns nil.
  public var isEmpty: Bool { offsets.isEmpty }

  /// The point at an index from 0 up to, but not including, the count. Any other index traps.
  public subscript(index: Int) -> Double {
    precondition(
      index >= 0 && index < count, .snapPointIndex,
      "there is no point \(index) among \(count): ask for one from 0 up to, but not at, the count.")
    return offsets[index]
  }

  /// Returns the index of the point nearest to an offset. Of two equally near points, returns the higher, as halves
  /// are rounded upwards.
  public func nearest(to offset: Double) -> Int? {
    let index = offsets.withUnsafeBufferPointer { csc_snap_nearest($0.baseAddress, $0.count, offset) }
    return index < count ? index : nil
  }

  /// Returns the index of the last point at or below an offset; nil if all points are above.
  public func last(atOrBefore offset: Double) -> Int? { index(upTo(offset), -1, offset) }

  /// Returns the index of the first point at or above an offset; nil if all points are below.
  public func first(atOrAfter offset: Double) -> Int? { index(below(offset), 0, offset) }

  /// Returns the index of the last point below an offset, without a point exactly at the offset; nil if there is
  /// none.
  public func before(_ offset: Double) -> Int? { index(below(offset), -1, offset) }

  /// Returns the index of the first point above an offset, without a point exactly at the offset; nil if there is
  /// none.
  public func after(_ offset: Double) -> Int? { index(upTo(offset), 0, offset) }

  private func below(_ offset: Double) -> Int {
    offsets.withUnsafeBufferPointer { csc_snap_below($0.baseAddress, $0.count, offset) }
  }

  private func upTo(_ offset: Double) -> Int {
    offsets.withUnsafeBufferPointer { csc_snap_up_to($0.baseAddress, $0.count, offset) }
  }

  /// Returns the index some steps from another index; nil if there is no such point, or the offset is NaN.
  private func index(_ index: Int, _ step: Int, _ offset: Double) -> Int? {
    let index = index + step
    return index >= 0 && index < count && offset == offset ? index : nil
  }
}
