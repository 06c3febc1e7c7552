import Hands
import Testing

/// Months, each as high as its weeks, without end in either direction.
struct EndlessStackTests {
  private let calendar: Arranging
  private let row: ItemRow
  private let months: Tiling<Int>
  private let scroll: ScrollController
  private let hand: Hand

  init() {
    let stack = Stack(endlessWithEstimate: 300, spacing: 10) { Self.height($0, $1) }
    (calendar, row) = (Arranging(stack), stack.row)
    months = Tiling<Int>(.arranged(calendar))
    scroll = scroller([calendar, months, Bouncing()], viewport: 600)
    hand = Hand(scroll, .vertical)
  }

  /// Four to six weeks, which are lower where there is less room across.
  private static func height(_ month: Int64, _ across: Double) -> Double {
    let weeks = 4 + (month % 3 + 3) % 3
    return 40 + Double(weeks) * (across < 500 ? 40 : 56)
  }

  /// What is wrong with what is seen: months in view that are not as high as they are, or do not follow each other.
  private var faults: [String] {
    var faults: [String] = []
    let seen = row.items(
      from: scroll.contentOffset.y, length: scroll.viewport.height, origin: scroll.contentOrigin)
    if seen.isEmpty || months.tiled != seen { faults.append("\(months.tiled) have tiles, \(seen) are seen") }
    for month in months.tiled {
      guard let frame = months.frame(of: month) else {
        faults.append("\(month) is nowhere")
        continue
      }
      if frame.height != Self.height(month, scroll.viewport.width) {
        faults.append("\(month) is \(frame.height) high")
      }
      if let next = months.frame(of: month + 1), frame.maxY + 10 != next.minY {
        faults.append("a gap behind \(month)")
      }
    }
    return faults
  }

  @Test func monthsGoOnInBothDirections() {
    #expect(scroll.geometry.extent.y == Extent() && months.tiled.contains(0) && faults.isEmpty)
    #expect(calendar.frame(of: 0)?.minY == 0)
    for speed in [-3_000.0, 2_000, 9_000, 9_000, -6_000] {
      hand.fling(at: speed)
      for _ in 0..<400 where hand.frame() == .needsFrame { #expect(faults.isEmpty) }
      #expect(faults.isEmpty && calendar.frame(of: 0)?.minY == 0)
    }
    #expect(months.tiled.lowerBound < -3 || months.tiled.lowerBound > 3)
  }

  @Test(arguments: [-1_200, 1_200, -25, 3, -1_000_000_000] as [Int64])
  func aCommandReachesAMonthHoweverFar(_ month: Int64) {
    #expect(months.scroll(to: month, align: .start, animated: true))
    hand.rest()
    #expect(months.tiled.lowerBound == month && faults.isEmpty)
    #expect(months.frame(of: month)?.minY == scroll.contentPosition.y)
    #expect(months.scroll(to: 0, align: .start, animated: false))
    #expect(scroll.contentPosition.y == 0 && months.tiled.lowerBound == 0 && faults.isEmpty)
  }

  @Test(arguments: [-7, 7] as [Int64]) func aRotationKeepsTheMonthThatIsRead(_ month: Int64) {
    months.scroll(to: month, align: .start, animated: false)
    scroll.contentOffset.y += Self.height(month, 600) / 2
    scroll.viewport = Size(width: 400, height: 700)
    #expect(months.tiled.lowerBound == month && faults.isEmpty)
    #expect(scroll.contentPosition.y == months.frame(of: month)!.minY + Self.height(month, 400) / 2)
    scroll.viewport = Size(width: 600, height: 600)
    #expect(
      scroll.contentPosition.y == months.frame(of: month)!.minY + Self.height(month, 600) / 2
        && faults.isEmpty)
  }

  /// Weeks that come, go or are measured anew before what is seen move nothing that is seen.
  @Test(arguments: [-7, 7] as [Int64], [-9, 2] as [Int64])
  func editsKeepWhatIsSeen(_ month: Int64, _ place: Int64) throws {
    months.scroll(to: month, align: .start, animated: false)
    scroll.contentOffset.y += 33
    let row = try #require(calendar.row)
    for edit in [
      TileEdit.insertRun(count: 2, at: place), .remove(place..<place + 2), .resize(from: place, to: [77]),
      .move(place..<place + 1, to: place - 3), .reload(place..<place + 1),
    ] {
      let seen = edit.index(of: month)!
      let before = scroll.contentPosition.y - months.frame(of: month)!.minY
      try row.change(edit)
      #expect(scroll.contentPosition.y - months.frame(of: seen)!.minY == before, "\(edit)")
      months.scroll(to: month, align: .start, animated: false)
      scroll.contentOffset.y += 33
    }
    #expect(throws: TilingError.self) { try row.remove(row.items.upperBound..<row.items.upperBound + 1) }
  }

  @Test(arguments: [nil, .insertRun(count: 3, at: 2_000), .remove(2_000..<2_010)] as [TileEdit?])
  func aSnapshotGoesOnWhereItWasTaken(_ edit: TileEdit?) throws {
    if let edit { try row.change(edit) }
    months.scroll(to: -7, align: .start, animated: false)
    hand.fling(at: -900, frames: 9)
    let snapshot = try #require(scroll.snapshot())
    let twin = EndlessStackTests()
    try twin.scroll.restore(snapshot)
    #expect(twin.scroll.contentOffset == scroll.contentOffset && twin.faults.isEmpty)
    for _ in 0..<200 {
      hand.frame()
      _ = twin.scroll.advance(to: hand.time)
      #expect(twin.scroll.contentOffset == scroll.contentOffset)
    }
  }
}
