import Hands
import ScrollTesting
import Testing

/// Places for items that come later: remembered until they are there, in any number of batches, and forgotten when
/// somebody moves.
struct AwaitedPlaceTests {
  /// A link that was asked for an item.
  enum Asked: CaseIterable { case paging, snapping, tiling, arranging, snapshot }

  private static let count = perBuild(debug: 40, release: 400)
  private let length = 60.0

  /// An empty list whose link was asked for an item.
  private func list(_ asked: Asked, _ axis: Axis, item: Int64) throws -> (ItemRow, ScrollController) {
    func scroller(_ link: any ScrollBehavior) -> ScrollController {
      ScrollController(
        viewport: Size(width: 600, height: 600), behaviors: [link, Bouncing()])
    }
    let row = ItemRow(count: 0, length: length, axis: axis)
    switch asked {
    case .paging:
      let (pages, scroll) = { ($0, scroller($0)) }(Paging(row))
      pages.scroll(toPage: Int(item), animated: false)
      return (row, scroll)
    case .snapping:
      let (areas, scroll) = { ($0, scroller($0)) }(Snapping(row))
      areas.scroll(toArea: item, animated: false)
      return (row, scroll)
    case .tiling:
      let (tiles, scroll) = { ($0, scroller($0)) }(
        Tiling(row, make: { 0 }, show: { _, _, _ in }, move: { _, _, _ in }))
      tiles.scroll(to: item, align: .start, animated: false)
      return (row, scroll)
    case .arranging:
      let stack = Stack(count: 0, estimate: length) { [length] _, _ in length }
      let (content, scroll) = { ($0, scroller($0)) }(Arranging(stack, axis: axis))
      content.scroll(to: item, align: .start, animated: false)
      return (stack.row, scroll)
    case .snapshot:
      let full = ItemRow(count: 200, length: length, axis: axis)
      let old = scroller(Tiling(full, make: { 0 }, show: { _, _, _ in }, move: { _, _, _ in }))
      old.contentOffset[axis] = Double(item) * length
      let scroll = scroller(Tiling(row, make: { 0 }, show: { _, _, _ in }, move: { _, _, _ in }))
      try scroll.restore(try #require(old.snapshot()))
      return (row, scroll)
    }
  }

  private func count(_ row: ItemRow) -> Int64 { Int64(row.items.count) }

  @Test(arguments: Axis.both, Asked.allCases)
  func anItemIsWaitedForUntilItComes(_ axis: Axis, _ asked: Asked) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let item = Int64.random(in: 0..<150, using: &random)
      let (row, scroll) = try list(asked, axis, item: item)
      var now = 0.0
      while count(row) < 200 {
        let batch = min(200 - count(row), Int64.random(in: 1...120, using: &random))
        try row.insert(batch, at: count(row))
        now += 0.1
        scroll.advance(to: .seconds(now))
        let most = max(0, Double(count(row)) * length - 600)
        let place = Double(item) * length
        if Double(item) * length + 600 <= Double(count(row)) * length {
          try #require(scroll.contentOffset[axis] == place, "seed \(seed), item \(item) of \(count(row))")
        } else {
          try #require(scroll.contentOffset[axis] <= most, "seed \(seed), item \(item) of \(count(row))")
        }
      }
      // From here on it is an item like any other, which keeps its place when items come before it.
      if asked != .snapshot {
        try row.insert(3, at: 0)
        #expect(scroll.contentOffset[axis] == Double(item + 3) * length, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Asked.allCases, [false, true])
  func whoMovesMeanwhileIsNotCarriedOff(_ asked: Asked, _ isPerson: Bool) throws {
    let axis = Axis.vertical
    let (row, scroll) = try list(asked, axis, item: 90)
    try row.insert(40, at: 0)
    let hand = Hand(scroll, axis)
    if isPerson {
      hand.down()
      hand.move(by: -30)
      hand.move(by: -200)
      hand.lift(after: 1)
      hand.rest()
    } else {
      scroll.contentOffset[axis] = 300
    }
    let place = scroll.contentOffset
    try row.insert(160, at: 40)
    scroll.invalidateLayout()
    #expect(scroll.contentOffset == place)
  }

  /// A snapshot of a snapshot still waits.
  @Test(arguments: Asked.allCases) func aSnapshotRemembersWhatIsAwaited(_ asked: Asked) throws {
    let (_, first) = try list(asked, .vertical, item: 90)
    let snapshot = try #require(first.snapshot())
    let (row, second) = try list(asked, .vertical, item: 3)
    try second.restore(snapshot)
    try row.insert(50, at: 0)
    try row.insert(150, at: 50)
    #expect(second.contentOffset.y == 5_400)
  }
}
