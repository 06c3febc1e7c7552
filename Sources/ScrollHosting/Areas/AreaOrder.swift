/// Areas with the same parent, sorted by `z` and then by rank. An area gets the highest rank when it is added, and when
/// its `z` changes.
extension [ScrollArea] {
  /// Puts an area in its place.
  mutating func put(_ area: ScrollArea) { insert(area, at: place(z: area.z, rank: area.rank)) }

  /// Removes an area that was put in its place with a `z`. Returns false if it is not there.
  @discardableResult
  mutating func take(_ area: ScrollArea, z: Int) -> Bool {
    let place = place(z: z, rank: area.rank)
    guard place < count, self[place] === area else { return false }
    remove(at: place)
    return true
  }

  /// Returns the first place whose area is not below a `z` and a rank, by bisection.
  private func place(z: Int, rank: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let (other, otherRank) = (self[middle].z, self[middle].rank)
      if other < z || other == z && otherRank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
