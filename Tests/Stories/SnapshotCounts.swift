import Hands
import StoryEngine
import Testing

private func bytes(_ bits: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
}

/// Snapshots in which a count is the largest number. The restored scroller continues.
struct SnapshotCounts {
  /// Restores the snapshots in which one occurrence of a number is the largest number instead, and continues after
  /// each. Returns the number of snapshots that were not refused.
  private func restore(_ scroll: ScrollController, without number: UInt64, _ body: () -> Void) throws -> Int {
    let parts = try SnapshotParts(try #require(scroll.snapshot()))
    return parts.state.indices.dropLast(7).count { place in
      guard parts.state[place..<place + 8].elementsEqual(bytes(number)) else { return false }
      var parts = parts
      parts.state.replaceSubrange(place..<place + 8, with: bytes(UInt64(Int64.max)))
      guard (try? scroll.restore(parts.snapshot)) != nil else { return false }
      body()
      #expect(scroll.contentOffset.isFinite && scroll.snapshot() != nil)
      return true
    }
  }

  @Test func dragAfterTheLargestNumberIsTheFirst() throws {
    let scroll = ScrollController(Size(width: 100, height: 100), [Bouncing()])
    func drag(_ number: Int) {
      scroll.touchBegan(at: .zero, time: .seconds(Double(number)))
      scroll.touchMoved(to: Point(x: 0, y: 90), time: .seconds(Double(number) + 0.1))
      scroll.touchCancelled(time: .seconds(Double(number) + 0.2))
    }
    for number in 0..<77 { drag(number) }
    var numbers: Set<Int> = []
    _ = try restore(scroll, without: 77) {
      guard scroll.dragNumber == .max else { return }
      drag(77)
      numbers.insert(scroll.dragNumber)
    }
    #expect(numbers == [1])
  }

  @Test func wheelAfterTheLargestCountOfFallsGoesOn() throws {
    let scroll = ScrollController(
      viewport: Size(width: 9, height: 9), content: Size(width: 9, height: 50_000), behaviors: [])
    func wheel(_ number: Int) {
      scroll.wheel(by: Vector(x: 0, y: Double(100 - number)), time: .seconds(Double(number) / 100))
    }
    for number in 0..<24 { wheel(number) }
    // The number of falls, and that of falls and repeats.
    #expect(try restore(scroll, without: 23) { wheel(24) } == 2)
  }

  @Test func pagesOfAnItemBeyondAllOthersAreReplaced() throws {
    let paging = Paging(.items(count: 100, length: 130))
    let scroll = ScrollController(Size(width: 130, height: 844), [paging, Clamping()])
    paging.scroll(toPage: 77, animated: false)
    let restored = try restore(scroll, without: 77) {
      paging.setPages(.items(count: 102, length: 130)) { $0 + 2 }
      #expect(paging.pageCount == 102 && (0..<102).contains(paging.page))
    }
    #expect(restored == 1)
  }

  /// A row of a plane is never on a ring, and items without ends cannot be.
  @Test(arguments: [true, false]) func rowsOfAPlaneDoNotRepeat(_ isCounted: Bool) throws {
    var shown: Set<Int64> = []
    func row(_ axis: Axis) -> ItemRow {
      isCounted ? ItemRow(count: 10, length: 50, axis: axis) : ItemRow(part: 0.5, axis: axis)
    }
    let tiles = TilingPlane<PerAxis<Int64>, Int>(
      .grid(columns: row(.horizontal), rows: row(.vertical)), make: { 0 },
      show: { _, cell, _ in shown.insert(cell.x) })
    let scroll = ScrollController(Size(width: 130, height: 200), [tiles])
    var parts = try SnapshotParts(try #require(scroll.snapshot()))
    // The period of the columns, which is nil, follows the mark of the origin. Its scales are 1.
    let scales = bytes(1.0.bitPattern) + bytes(1.0.bitPattern) + [0]
    let place = try #require(
      parts.links[0].indices.dropLast(16).first { parts.links[0][$0..<$0 + 17].elementsEqual(scales) })
    parts.links[0].replaceSubrange(place + 16...place + 16, with: [1] + bytes(1_000.0.bitPattern))
    try scroll.restore(parts.snapshot)
    for offset in [0, 440, 900, 1_100, -300.0] { scroll.contentOffset.x = offset }
    #expect(!shown.isEmpty && (!isCounted || shown.allSatisfy { (0..<10).contains($0) }))
  }
}
