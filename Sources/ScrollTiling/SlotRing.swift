internal import CScrollCore

/// Slots for what is in view: as the view moves on, a slot is given to another item, and nothing is moved.
///
/// ```
///   items      …  6   7 [ 8   9  10  11  12 ] 13  …       held: 8..<13
///   slots            0    1    2    3    4    5    6    7       capacity: 8
///                    8    9   10   11   12    ·    ·    ·
/// ```
/// What is in a slot (a view, a label, a frame) belongs to the caller: an array of ``capacity`` things. The
/// ring says which is whose. It is a small value without memory of its own, and each of its operations is
/// O(1).
public struct SlotRing: Sendable {
  private var core: csc_ring

  /// Makes a ring with room for so many items at once, or a few more. Below 0 counts as 0.
  public init(room: Int64) { core = csc_ring_make(room) }

  /// How many slots there are: the next power of two of what was asked for, or 0.
  public var capacity: Int64 { core.capacity }
  /// The items that have a slot now.
  public var held: Range<Int64> { Range(core.held) }

  /// Whether an item has a slot now.
  public func holds(_ index: Int64) -> Bool { csc_ring_holds(core, index) }

  /// The slot of an item, from 0 up to the capacity; nil if it has none, or if an `Int` cannot count so far. No two
  /// items that are held share one.
  public func slot(of index: Int64) -> Int? { holds(index) ? Int(exactly: csc_ring_slot(core, index)) : nil }

  /// Holds these items from now on, and tells which came and went. Items in both ranges keep their slots, and
  /// an item that came may have the slot of one that went.
  ///
  /// Throws `count` if they do not fit: make a larger ring, and move each item's thing from its old slot to
  /// its new one; `range` if they reach beyond 2^62.
  @discardableResult
  public mutating func hold(_ range: Range<Int64>) throws(TilingError) -> VisibleChange {
    let before = held
    let status = csc_ring_hold(&core, range.core)
    if status == CSC_BAD_COUNT {
      let (count, over) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      throw .count(over ? .max : count)
    }
    try check(status, .range(range, of: UniformWindow.endless))
    return VisibleChange(from: before, to: range)
  }

  /// Gives every held item an index higher by `shift`, or lower if it is negative, each keeping its slot:
  /// what to do after items were inserted or removed before them. Throws `range` if one would leave 2^62.
  public mutating func renumber(by shift: Int64) throws(TilingError) {
    try check(csc_ring_renumber(&core, shift), .range(held, of: UniformWindow.endless))
  }
}
