import ScrollSpace
import ScrollTiling

/// Which lane an item is in follows from the lengths, and from those that were there before: the program brings the items
/// again, and snapshots the lanes that items have kept.
extension LanesLayout {
  func write(to archive: inout ArchiveWriter) {
    archive.write(items.count)
    archive.write(items.firstKept)
    for lane in lanes(from: items.firstKept) { archive.write(Int64(lane)) }
  }

  func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    let count = try archive.read(Int64.self)
    let first = try archive.read(Int64.self)
    guard first >= 0, first <= count else { throw archive.unusable }
    var lanes: [Int] = []
    for _ in first..<count {
      let lane = try archive.read(Int64.self)
      guard lane >= 0, lane < Int64(items.laneCount) else { throw archive.unusable }
      lanes.append(Int(lane))
    }
    // Other items are dealt as the program has them dealt.
    taken = count == items.count ? (first, lanes) : nil
  }

  func takeUp(isRestoring: Bool) {
    guard let (first, lanes) = taken else { return }
    taken = nil
    guard isRestoring, items.count - first == Int64(lanes.count),
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
