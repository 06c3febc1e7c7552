/// Items dealt to lanes side by side, each to the lane that ends first: the bricks of a photo wall.
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
/// The first items go to the lanes in order, one each. Of lanes that end at the same place the one whose last
/// item is the oldest gets the next.
///
/// An item keeps its lane when lengths change later, so that nothing jumps to another lane under the eye:
/// measuring an item moves only what is behind it in its own lane. Where an item stands when it is dealt depends on all
/// before it, so ``replace(_:with:)``, which inserts and removes, deals anew what is behind. ``firstKept`` tells from where on that shows, and ``deal(from:to:)`` brings it about again.
///
/// Half-open, rounded and limited as ``ItemLengths``, in which every lane is kept; ``mostItems`` items. It is a
/// reference.
public final class Masonry {
  var lanes: [ItemLengths]
  /// For each item its lane, and which of the lane's items it is.
  var dealt: [Seat] = []
  /// For each lane its items, in order.
  var members: [[Int32]]
  let memory: ItemMemory
  /// The bytes that an item takes beside its length: its seat, and its place among its lane's members.
  static let seatBytes = 12

  /// How many items there can be: 2^31 - 1, or where an `Int` has 32 bits, and memory no room for so many, 2^26.
  public static var mostItems: Int64 { min(Int64(Int32.max), Int64(Int.max) / 32 + 1) }

  /// Goes up with every change of the items. Two equal answers mean that none has changed in between.
  public internal(set) var version: UInt64 = 0

  /// Items before this one are in the lanes that dealing anew would give them, and those from it on in lanes that they may
  /// have kept while lengths changed; the count if there are none of those.
  public var firstKept: Int64 { min(kept, count) }
  /// Either that, or more than there will ever be.
  var kept = Int64.max

  struct Seat {
    var lane: Int32
    var position: Int32
  }

  /// One item, and where it is.
  public struct Placed: Hashable, Sendable {
    /// Which lane it is in.
    public var lane: Int
    /// Which item it is, and where it is along the lane.
    public var place: ItemPlace

    /// Makes it from its lane and its place there.
    public init(lane: Int, place: ItemPlace) {
      self.lane = lane
      self.place = place
    }
  }

  /// Makes `lanes` lanes without items: there must be at least one. Spacing is between items of the same
  /// lane. `memoryLimit` is how many bytes lengths and seats may take at most, as in ``ItemLengths``.
  ///
  /// Throws `count` for fewer than one lane, `length` for a spacing or padding that cannot be used, and
  /// `outOfMemory`.
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

  /// How many lanes there are.
  public var laneCount: Int { lanes.count }
  /// How many items there are.
  public var count: Int64 { Int64(dealt.count) }

  /// The length of everything, in points: where the longest lane ends. O(lanes).
  public var total: Double {
    var longest = 0.0
    for lane in lanes { longest = max(longest, lane.total) }
    return longest
  }

  /// Where an item is. O(log n). Throws `index` where there is none.
  public func place(of index: Int64) throws(TilingError) -> Placed {
    let seat = try seat(of: index)
    var place = try lanes[Int(seat.lane)].place(of: Int64(seat.position))
    place.index = index
    return Placed(lane: Int(seat.lane), place: place)
  }

  /// Gives an item another length; it stays in its lane. O(log n). Errors as in
  /// ``ItemLengths/setLength(of:to:)``. The change holds for the item's lane.
  @discardableResult
  public func setLength(of index: Int64, to length: Double) throws(TilingError) -> LengthChange {
    let seat = try seat(of: index)
    version &+= 1
    let change = try lanes[Int(seat.lane)].setLength(of: Int64(seat.position), to: length)
    if index + 1 < count { kept = min(kept, index + 1) }
    return change
  }

  /// The stored lengths of a range of items, in points. O(k log n). Throws `range` if some do not exist.
  public func lengths(of range: Range<Int64>) throws(TilingError) -> [Double] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .range(range, of: 0..<count) }
    var lengths: [Double] = []
    for index in range { lengths.append(try place(of: index).place.length) }
    return lengths
  }

  /// Which of a lane's items are in view between two offsets, counted along the lane: see
  /// ``item(_:ofLane:)``. O(log n). Throws `index` where there is no such lane, and as
  /// ``ItemLengths/visible(from:to:overscan:)``.
  public func visible(
    inLane lane: Int, from: Double, to: Double, overscan: Overscan = .none
  ) throws(TilingError) -> Range<Int64> {
    try require(lane: lane)
    return try lanes[lane].visible(from: from, to: to, overscan: overscan)
  }

  /// How many items a lane has. O(1). Throws `index` where there is no such lane.
  public func count(ofLane lane: Int) throws(TilingError) -> Int64 {
    try require(lane: lane)
    return lanes[lane].count
  }

  /// Which item is the one at a position along a lane, counted from 0. O(1). Throws `index` where there is
  /// none.
  public func item(_ position: Int64, ofLane lane: Int) throws(TilingError) -> Int64 {
    let count = try count(ofLane: lane)
    guard position >= 0, position < count else { throw .index(position, count: count) }
    return Int64(members[lane][Int(position)])
  }

  /// The lane of an item, and its position along it: what ``item(_:ofLane:)`` turns round. O(1). Throws
  /// `index` where there is none.
  public func position(of index: Int64) throws(TilingError) -> (lane: Int, position: Int64) {
    let seat = try seat(of: index)
    return (Int(seat.lane), Int64(seat.position))
  }

  /// Calls `body` with each item that ends behind `from` and starts before `to`, lane by lane, in order
  /// within each. O(lanes log n + k). Throws as ``ItemLengths/visible(from:to:overscan:)``.
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

  private func seat(of index: Int64) throws(TilingError) -> Seat {
    guard index >= 0, index < count else { throw .index(index, count: count) }
    return dealt[Int(index)]
  }
}
