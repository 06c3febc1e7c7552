/// Items in lanes side by side, like the bricks of a photo wall. Each item is placed in the lane that ends first.
///
/// ```
///    lane 0   lane 1   lane 2
///   ┌──────┐ ┌──────┐ ┌──────┐
///   │  0   │ │  1   │ │  2   │
///   │      │ └──────┘ │      │
///   └──────┘ ┌──────┐ │      │      lane 1 ended first, so it got item 3; then lane 0
///   ┌──────┐ │  3   │ └──────┘
///   │  4   │ │      │
/// ```
/// The first items go to the lanes in order, one item each. If several lanes end at the same place, the lane whose
/// last item is the oldest gets the next item.
///
/// An item keeps its lane when lengths change later, so that no visible item jumps to another lane. A measured length
/// moves only the items behind it in its own lane. The lane of an item depends on all items before it.
/// ``replace(_:with:)``, which inserts and removes, therefore distributes the items behind again. ``firstKept`` is
/// the first item for which that makes a difference, and ``assignItems(from:to:)`` restores former lanes.
///
/// Items are half-open, rounded and limited as in ``ItemLengths``, which stores every lane; ``mostItems`` is the
/// largest number of items. `Masonry` is a class.
public final class Masonry {
  var lanes: [ItemLengths]
  /// For each item its lane, and its position in the lane.
  var assigned: [LanePosition] = []
  /// For each lane its items, in order.
  var members: [[Int32]]
  let memory: ItemMemory
  /// The bytes that an item takes besides its length: its seat, and its place among its lane's members.
  static let seatBytes = 12

  /// The largest number of items: 2^31 - 1. If an `Int` has 32 bits, there is no memory for so many, and the number
  /// is 2^26.
  public static var mostItems: Int64 { min(Int64(Int32.max), Int64(Int.max) / 32 + 1) }

  /// A number that grows with every change of the items. If two values are equal, nothing has changed in between.
  public internal(set) var version: UInt64 = 0

  /// The first item that may have kept its lane although lengths have changed. Items before it are in the lanes that
  /// a new distribution would give them. The count if there is no such item.
  public var firstKept: Int64 { min(kept, count) }
  /// That item, or a number larger than any count.
  var kept = Int64.max

  struct LanePosition {
    var lane: Int32
    var position: Int32
  }

  /// An item with its place.
  public struct Placed: Hashable, Sendable {
    /// The lane of the item.
    public var lane: Int
    /// The index of the item, and its place along the lane.
    public var place: ItemPlace

    /// Creates an item from its lane and its place there.
    public init(lane: Int, place: ItemPlace) {
      self.lane = lane
      self.place = place
    }
  }

  /// Creates `lanes` lanes without items; there must be at least one lane. Spacing is between items of the same lane.
  /// `memoryLimit` is the largest number of bytes for lengths and seats, as in ``ItemLengths``.
  ///
  /// Throws `count` for fewer than one lane, `length` for an unusable spacing or padding, and `outOfMemory`.
  public init(
    lanes: Int, spacing: Double = 0, leading: Double = 0, trailing: Double = 0, memoryLimit: Int = .max
  ) throws(TilingError) {
    guard lanes > 0, lanes <= Int32.max else { throw .count(Int64(lanes)) }
    memory = ItemMemory(limit: memoryLimit)
    var made: [ItemLengths] = []
    for _ in 0..<lanes {
      made.append(try ItemLengths(spacing: spacing, leading: leading, trailing: trailing, memory: memory))
    }
    self.lanes = made
    members = [[Int32]](repeating: [], count: lanes)
  }

  /// The number of lanes.
  public var laneCount: Int { lanes.count }
  /// The number of items.
  public var count: Int64 { Int64(assigned.count) }

  /// The whole length, in points: the end of the longest lane. O(lanes).
  public var total: Double {
    var longest = 0.0
    for lane in lanes { longest = max(longest, lane.total) }
    return longest
  }

  /// Returns the place of an item. O(log n). Throws `index` if there is no such item.
  public func place(of index: Int64) throws(TilingError) -> Placed {
    let lanePosition = try lanePosition(of: index)
    var place = try lanes[Int(lanePosition.lane)].place(of: Int64(lanePosition.position))
    place.index = index
    return Placed(lane: Int(lanePosition.lane), place: place)
  }

  /// Sets the length of an item, which stays in its lane. O(log n). Throws the errors of
  /// ``ItemLengths/setLength(of:to:)``. The returned change is that of the item's lane.
  @discardableResult
  public func setLength(of index: Int64, to length: Double) throws(TilingError) -> LengthChange {
    let lanePosition = try lanePosition(of: index)
    version &+= 1
    let change = try lanes[Int(lanePosition.lane)].setLength(of: Int64(lanePosition.position), to: length)
    if index + 1 < count { kept = min(kept, index + 1) }
    return change
  }

  /// Returns the stored lengths of a range of items, in points. O(k log n). Throws `range` if some items do not
  /// exist.
  public func lengths(of range: Range<Int64>) throws(TilingError) -> [Double] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .range(range, of: 0..<count) }
    var lengths: [Double] = []
    for index in range { lengths.append(try place(of: index).place.length) }
    return lengths
  }

  /// Returns the items of a lane in view between two offsets, counted along the lane: see ``item(_:ofLane:)``. O(log
  /// n). Throws `index` if there is no such lane, and the errors of ``ItemLengths/visible(from:to:overscan:)``.
  public func visible(
    inLane lane: Int, from: Double, to: Double, overscan: Overscan = .none
  ) throws(TilingError) -> Range<Int64> {
    try require(lane: lane)
    return try lanes[lane].visible(from: from, to: to, overscan: overscan)
  }

  /// Returns the number of items of a lane. O(1). Throws `index` if there is no such lane.
  public func count(ofLane lane: Int) throws(TilingError) -> Int64 {
    try require(lane: lane)
    return lanes[lane].count
  }

  /// Returns the item at a position along a lane, counted from 0. O(1). Throws `index` if there is no such item.
  public func item(_ position: Int64, ofLane lane: Int) throws(TilingError) -> Int64 {
    let count = try count(ofLane: lane)
    guard position >= 0, position < count else { throw .index(position, count: count) }
    return Int64(members[lane][Int(position)])
  }

  /// Returns the lane of an item, and its position along the lane: the inverse of ``item(_:ofLane:)``. O(1). Throws
  /// `index` if there is no such item.
  public func position(of index: Int64) throws(TilingError) -> (lane: Int, position: Int64) {
    let lanePosition = try lanePosition(of: index)
    return (Int(lanePosition.lane), Int64(lanePosition.position))
  }

  /// Calls `body` with each item that ends behind `from` and starts before `to`, lane by lane, in order within each
  /// lane. O(lanes log n + k). Throws the errors of ``ItemLengths/visible(from:to:overscan:)``.
  public func forEachVisible(
    from: Double, to: Double, overscan: Overscan = .none, _ body: (Placed) -> Void
  ) throws(TilingError) {
    for (lane, lengths) in lanes.enumerated() {
      var finger = ItemFinger(lengths)
      for position in try lengths.visible(from: from, to: to, overscan: overscan) {
        var place = try finger.place(of: position)
        place.index = Int64(members[lane][Int(position)])
        body(Placed(lane: lane, place: place))
      }
    }
  }

  func require(lane: Int) throws(TilingError) {
    guard lanes.indices.contains(lane) else { throw .index(Int64(lane), count: Int64(lanes.count)) }
  }

  private func lanePosition(of index: Int64) throws(TilingError) -> LanePosition {
    guard index >= 0, index < count else { throw .index(index, count: count) }
    return assigned[Int(index)]
  }
}
