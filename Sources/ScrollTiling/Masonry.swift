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
/// measuring an item moves only what is behind it in its own lane. ``redeal(from:)`` deals anew. Where an
/// item stands depends on all before it, so ``replace(_:with:)``, which inserts and removes, deals anew
/// what is behind.
///
/// Half-open, rounded and limited as ``ItemLengths``, in which every lane is kept; ``mostItems`` items. It is a
/// reference.
public final class Masonry {
  private var lanes: [ItemLengths]
  /// For each item its lane, and which of the lane's items it is.
  private var dealt: [Seat] = []
  /// For each lane its items, in order.
  private var members: [[Int32]]
  private let memory: ItemMemory
  /// The bytes that an item takes beside its length: its seat, and its place among its lane's members.
  private static let seatBytes = 12

  /// How many items there can be: 2^31 - 1, or where an `Int` has 32 bits, and memory no room for so many, 2^26.
  public static var mostItems: Int64 { min(Int64(Int32.max), Int64(Int.max) / 32 + 1) }

  /// Goes up with every change of the items. Two equal answers mean that none has changed in between.
  public private(set) var version: UInt64 = 0

  private struct Seat {
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
    return try lanes[Int(seat.lane)].setLength(of: Int64(seat.position), to: length)
  }

  /// Deals items with these lengths behind the last one. O(k (lanes + log n)).
  ///
  /// Throws `length`, `count`, `tooLong` or `outOfMemory`, and then none was added.
  public func append(contentsOf lengths: [Double]) throws(TilingError) {
    let before = count
    guard Int64(lengths.count) <= Self.mostItems - before else { throw .count(before + Int64(lengths.count)) }
    for length in lengths {
      do throws(TilingError) {
        try append(length, to: shortest())
      } catch {
        truncate(to: before)
        throw error
      }
    }
  }

  /// Removes the last items, so that `count` of them stay; all stay if there are no more. O(k log n).
  public func truncate(to count: Int64) {
    while dealt.count > max(0, count), let seat = dealt.popLast() {
      members[Int(seat.lane)].removeLast()
      memory.discount(Self.seatBytes)
      version &+= 1
      // The item is there, and removing needs no memory, so this does not fail.
      _ = try? lanes[Int(seat.lane)].remove(at: Int64(seat.position))
    }
  }

  /// Deals the items from an index on anew, by the lengths they have now. O(k (lanes + log n)).
  ///
  /// Throws `place` for one that is not 0 ... the count, `tooLong` if the items do not fit into the lanes that
  /// way, and `outOfMemory`. Then all stay where they are.
  public func redeal(from index: Int64 = 0) throws(TilingError) {
    guard index >= 0, index <= count else { throw .place(index, in: 0...count) }
    try replace(index..<index, with: [])
  }

  /// Puts items with these lengths in the place of a range of items, which may be empty, and deals those
  /// behind anew. O(k (lanes + log n)) for the k items from the range's start on, and the new ones.
  ///
  /// Throws `range` for items that are not there, and as ``append(contentsOf:)``. Then all stay where they are.
  public func replace(_ range: Range<Int64>, with lengths: [Double]) throws(TilingError) {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .range(range, of: 0..<count) }
    let first = Int(range.lowerBound)
    let old = try self.lengths(of: range.lowerBound..<count)
    let seats = Array(dealt[first...])
    truncate(to: range.lowerBound)
    do throws(TilingError) {
      try append(contentsOf: lengths + old[(Int(range.upperBound) - first)...])
    } catch {
      // What was there before is put back whatever the limit says.
      let limit = memory.limit
      memory.limit = .max
      for (seat, length) in zip(seats, old) { try append(length, to: Int(seat.lane)) }
      memory.limit = limit
      throw error
    }
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

  private func append(_ length: Double, to lane: Int) throws(TilingError) {
    guard memory.count(Self.seatBytes) else { throw .outOfMemory }
    do throws(TilingError) { try lanes[lane].append(length) } catch {
      memory.discount(Self.seatBytes)
      throw error
    }
    version &+= 1
    members[lane].append(Int32(dealt.count))
    dealt.append(Seat(lane: Int32(lane), position: Int32(members[lane].count - 1)))
  }

  private func require(lane: Int) throws(TilingError) {
    guard lanes.indices.contains(lane) else { throw .index(Int64(lane), count: Int64(lanes.count)) }
  }

  private func seat(of index: Int64) throws(TilingError) -> Seat {
    guard index >= 0, index < count else { throw .index(index, count: count) }
    return dealt[Int(index)]
  }

  /// The lane that gets the next item: the first one without items, else the one that ends first.
  private func shortest() -> Int {
    if dealt.count < lanes.count { return dealt.count }
    var best = 0
    for lane in lanes.indices.dropFirst() {
      let (end, least) = (lanes[lane].total, lanes[best].total)
      if end < least || (end == least && members[lane].last! < members[best].last!) { best = lane }
    }
    return best
  }
}
