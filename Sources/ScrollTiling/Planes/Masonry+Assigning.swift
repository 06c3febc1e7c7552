extension Masonry {
  /// Appends items with these lengths, each to the lane that ends first. O(k (lanes + log n)).
  ///
  /// Throws `length`, `count`, `tooLong` or `outOfMemory`. No item is added then.
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

  /// Removes the last items, so that `count` items remain. Does nothing if there are not more. O(k log n).
  public func truncate(to count: Int64) {
    while assigned.count > max(0, count), let lanePosition = assigned.popLast() {
      members[Int(lanePosition.lane)].removeLast()
      memory.discount(Self.seatBytes)
      version &+= 1
      // The item exists, and removing needs no memory, so this does not fail.
      _ = try? lanes[Int(lanePosition.lane)].remove(at: Int64(lanePosition.position))
    }
    if self.count <= kept { kept = .max }
  }

  /// Moves the items from an index on to these lanes, one lane for each item, in order. The lanes are those that
  /// ``position(of:)`` returned when the items with these lengths were there. Items before the index are distributed
  /// again. O(k (lanes + log n)).
  ///
  /// Throws `range` if the number of items differs. Throws `index` for a lane that does not exist, or that one of the
  /// first items cannot be in. Throws `tooLong` if the items do not fit into the lanes that way, and `outOfMemory`.
  /// All items then stay where they are.
  public func assignItems(from index: Int64, to lanes: [Int]) throws(TilingError) {
    guard index >= 0, index <= count, Int64(lanes.count) == count - index else {
      throw .range(index..<max(index, index &+ Int64(lanes.count)), of: 0..<count)
    }
    for (place, lane) in lanes.enumerated() {
      let item = index + Int64(place)
      guard lane >= 0, lane < laneCount, item >= Int64(laneCount) || Int64(lane) == item else {
        throw .index(Int64(lane), count: Int64(laneCount))
      }
    }
    let first = min(index, firstKept)
    try exchange(from: first) { lengths throws(TilingError) in
      for (place, length) in lengths.enumerated() {
        let item = first + Int64(place)
        try append(length, to: item < index ? shortest() : lanes[Int(item - index)])
      }
    }
    kept = lanes.isEmpty ? .max : index
  }

  /// Replaces a range of items, which may be empty, by items with these lengths, and distributes the items behind
  /// again by their present lengths. If both are empty, only distributes the items behind again. O(k (lanes + log n))
  /// for the k items from the range's start on, and the new items.
  ///
  /// Throws `range` for items that do not exist, and the errors of ``append(contentsOf:)``. All items then stay where
  /// they are.
  public func replace(_ range: Range<Int64>, with lengths: [Double]) throws(TilingError) {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .range(range, of: 0..<count) }
    try exchange(from: range.lowerBound) { old throws(TilingError) in
      try append(contentsOf: lengths + old[Int(range.upperBound - range.lowerBound)...])
    }
  }

  /// Removes the items from an index on, and inserts others, given the former lengths. If that fails, the former
  /// items are restored.
  private func exchange(
    from index: Int64, for put: ([Double]) throws(TilingError) -> Void
  ) throws(TilingError) {
    let old = try lengths(of: index..<count)
    let (lanePositions, kept) = (Array(assigned[Int(index)...]), kept)
    truncate(to: index)
    do throws(TilingError) {
      try put(old)
    } catch {
      truncate(to: index)
      // The former items are restored whatever the limit is.
      let limit = memory.limit
      memory.limit = .max
      for (lanePosition, length) in zip(lanePositions, old) { try append(length, to: Int(lanePosition.lane)) }
      memory.limit = limit
      self.kept = kept
      throw error
    }
  }

  private func append(_ length: Double, to lane: Int) throws(TilingError) {
    guard memory.count(Self.seatBytes) else { throw .outOfMemory }
    do throws(TilingError) { try lanes[lane].append(length) } catch {
      memory.discount(Self.seatBytes)
      throw error
    }
    version &+= 1
    members[lane].append(Int32(assigned.count))
    assigned.append(LanePosition(lane: Int32(lane), position: Int32(members[lane].count - 1)))
  }

  /// Returns the lane of the next item: the first lane without items, else the lane that ends first.
  private func shortest() -> Int {
    if assigned.count < lanes.count { return assigned.count }
    var best = 0
    for lane in lanes.indices.dropFirst() {
      let (end, least) = (lanes[lane].total, lanes[best].total)
      if end < least || (end == least && members[lane].last! < members[best].last!) { best = lane }
    }
    return best
  }
}
