import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Which lane an item is in follows from the lengths, and from those that were there before: the program brings the items
/// again, and snapshots the lanes that items have kept.
extension LanesLayout {
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    let count = try memory.value(items.count)
    let first = try memory.value(items.firstKept, where: { $0 >= 0 && $0 <= count })
    let lanes = try memory.value(
      lanes(from: items.firstKept),
      where: { Int64($0.count) == count - first && $0.allSatisfy((0..<items.laneCount).contains) })
    // Other items are dealt as the program has them dealt.
    memory.change { self.restoredLanes = count == self.items.count ? (first, lanes) : nil }
  }

  func adoptRestored() {
    guard let (first, lanes) = restoredLanes else { return }
    restoredLanes = nil
    guard items.count - first == Int64(lanes.count),
      first != items.firstKept || lanes != self.lanes(from: first)
    else { return }
    // Of items that are longer than those of the snapshot some lane may hold no more of them.
    guard (try? items.deal(from: first, to: lanes)) != nil else { return }
    version = items.version
    forget()
  }

  private func lanes(from index: Int64) -> [Int] {
    (index..<items.count).compactMap { try? items.position(of: $0).lane }
  }
}
