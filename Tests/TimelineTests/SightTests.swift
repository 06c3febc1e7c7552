import Hands
import ScrollTimelines
import Testing

/// What is in view, and when.
struct SightTests {
  private func list(_ links: [any ScrollBehavior], rows: Double = 40) -> ScrollController {
    ScrollController(
      viewport: Size(width: 300, height: 400), content: Size(width: 300, height: rows * 100),
      behaviors: links + [Bouncing()])
  }

  private func changes(_ movement: Movement, of item: Rect, _ rule: SightRule) -> [SightChange] {
    var found: [SightChange] = []
    let view = Rect(
      x: 0 - rule.margin.left, y: 0 - rule.margin.top, width: 300 + rule.margin.total(.horizontal),
      height: 400 + rule.margin.total(.vertical))
    movement.forEachChange(of: item, in: view, by: rule) { found.append($0) }
    return found
  }

  @Test func thresholdsHaveTimesOfTheirOwn() {
    let movement = Movement(from: .zero, at: .zero, to: Point(x: 0, y: 1_000), at: .seconds(10))
    let item = Rect(x: 0, y: 500, width: 300, height: 100)
    let found = changes(movement, of: item, SightRule(thresholds: [1, 0.5, 0]))
    #expect(found.map(\.level) == [1, 2, 3, 2, 1, 0])
    let times = found.map { ($0.time.seconds * 1_000).rounded() / 1_000 }
    #expect(times == [1, 1.5, 2, 5, 5.5, 6])
  }

  @Test func anItemAsLongAsTheViewReachesOneAtOneMoment() {
    let movement = Movement(
      from: Point(x: 0, y: 0.1), at: .zero, to: Point(x: 0, y: 999.7), at: .seconds(7.3))
    let item = Rect(x: 0, y: 500.3, width: 300, height: 400)
    let found = changes(movement, of: item, SightRule(thresholds: [1]))
    #expect(found.map(\.level) == [1, 0])
    if found.count == 2 { #expect(found[1].time - found[0].time < 1e-12) }
  }

  @Test func aCornerThatPassesAcrossIsSeen() {
    // The item enters from the right while it leaves at the top.
    let movement = Movement(
      from: Point(x: 0, y: 0), at: .zero, to: Point(x: 300, y: 300), at: .seconds(3))
    let item = Rect(x: 420, y: 50, width: 100, height: 150)
    let found = changes(movement, of: item, SightRule(thresholds: [0, 0.1, 0.3]))
    #expect(found.map(\.level) == [1, 2, 3, 2, 1, 0] || found.map(\.level) == [1, 2, 1, 0], "\(found)")
  }

  @Test func changesOfRandomItemsMatchSamples() {
    var count = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let movement = Movement(
        from: Point(x: number(0...800), y: number(0...800)), at: .zero,
        to: Point(x: number(0...800), y: number(0...800)), at: .seconds(1))
      let item = Rect(
        x: number(0...800), y: number(0...800), width: number(0...500), height: number(0...700))
      let rule = SightRule(thresholds: [0, 0.2, 0.5, 0.9, 1], margin: Insets(all: number(-40...80)))
      let found = changes(movement, of: item, rule)
      // Between two changes, the level of each sample is that of the changes.
      let geometry = Geometry(
        viewport: Size(width: 300, height: 400), content: .zero, inset: .zero, extent: PerAxis(Extent()))
      func level(_ time: Double) -> Int {
        rule.sight(of: item, in: rule.view(in: geometry, at: movement.offset(at: .seconds(time)))).level
      }
      var (present, next) = (level(0), 0)
      for step in 1...2_000 {
        let time = Double(step) / 2_000
        while next < found.count, found[next].time.seconds <= time {
          #expect(found[next].former == present, "seed \(seed)")
          (present, next) = (found[next].level, next + 1)
        }
        #expect(level(time) == present, "seed \(seed) at \(time)")
      }
      count += found.count
    }
    #expect(count > 300, "\(count)")
  }

  @Test func aFlingReportsItemsThatComeAndGoWithinAFrame() {
    let row = ItemRow(count: 400, length: 100, axis: .vertical)
    var seen: [Int64] = []
    let sightings = Sightings(of: row) { if $0.change.former == 0 { seen.append($0.item.index) } }
    let scroll = list([sightings], rows: 400)
    scroll.advance(to: .zero)
    scroll.fling(velocity: Vector(x: 0, y: 5_000))
    scroll.advance(to: .zero)
    scroll.advance(to: .seconds(60))
    let last = Int64((scroll.contentOffset.y + 400) / 100)
    #expect(seen == Array(0...last))
  }

  @Test func aSetOffsetShowsNothingBetween() {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var seen: [Int64] = []
    let sightings = Sightings(of: row, by: SightRule(thresholds: [0.5])) {
      if $0.level > 0 { seen.append($0.item.index) }
    }
    let scroll = list([sightings])
    scroll.contentOffset.y = 2_000
    #expect(seen == [0, 1, 2, 3, 20, 21, 22, 23])
    #expect(sightings.itemsInView.map(\.index).sorted() == [20, 21, 22, 23])
  }

  @Test func impressionsAtRestComeWhenTheyAreDue() {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var log: [Impressions.Impression] = []
    let impressions = Impressions(of: row, share: 0.5, dwell: 1.25) { log.append($0) }
    let scroll = list([impressions])
    #expect(scroll.advance(to: .zero) == .needsFrame)
    #expect(scroll.advance(to: .seconds(0.5)) == .sleep(until: .seconds(1.25)))
    #expect(log.isEmpty)
    scroll.advance(to: .seconds(9))
    #expect(log.map(\.item.index) == [0, 1, 2, 3])
    #expect(log.allSatisfy { $0.time == .seconds(1.25) })
    // Each item is reported once.
    scroll.contentOffset.y = 200
    scroll.advance(to: .seconds(20))
    #expect(log.map(\.item.index) == [0, 1, 2, 3, 4, 5])
    impressions.reset()
    scroll.advance(to: .seconds(40))
    #expect(log.dropFirst(6).map(\.item.index) == [2, 3, 4, 5])
  }

  @Test func anItemThatLeavesBeforeItsDwellMakesNoImpression() {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var log: [Int64] = []
    let impressions = Impressions(of: row, dwell: 1) { log.append($0.item.index) }
    let scroll = list([impressions])
    scroll.advance(to: .zero)
    scroll.advance(to: .seconds(0.9))
    scroll.contentOffset.y = 1_000
    scroll.advance(to: .seconds(5))
    #expect(log == [10, 11, 12, 13])
  }

  @Test func pausedImpressionsWait() {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var log: [Impressions.Impression] = []
    let impressions = Impressions(of: row, dwell: 1) { log.append($0) }
    let scroll = list([impressions])
    scroll.advance(to: .zero)
    scroll.advance(to: .seconds(0.5))
    impressions.isPaused = true
    scroll.advance(to: .seconds(5))
    #expect(log.isEmpty)
    impressions.isPaused = false
    scroll.advance(to: .seconds(8))
    #expect(log.map(\.time) == Array(repeating: .seconds(6), count: 4))
  }

  @Test func editsGiveItemsNewIndices() throws {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var log: [(Int64, Int)] = []
    let sightings = Sightings(of: row) { log.append(($0.item.index, $0.level)) }
    let scroll = list([Tiling<Int>(row, make: { 0 }, show: { _, _, _ in }), sightings])
    scroll.contentOffset.y = 1_050
    log = []
    try row.insert(2, at: 0)
    #expect(
      Set(sightings.itemsInView.map(\.index))
        == Set((0..<40).filter { sightings.level(of: Appearance(index: $0)) > 0 }))
    for item in sightings.itemsInView { #expect(row.place(of: item.index, origin: ContentOrigin()) != nil) }
  }

  @Test func aRestoredScrollerReportsNoItemTwice() throws {
    var logs: [[Int64]] = [[], []]
    let scrollers = [0, 1].map { number in
      let row = ItemRow(count: 40, length: 100, axis: .vertical)
      return list([Impressions(of: row, dwell: 1) { logs[number].append($0.item.index) }])
    }
    scrollers[0].advance(to: .zero)
    scrollers[0].advance(to: .seconds(2))
    scrollers[1].advance(to: .zero)
    try scrollers[1].restore(#require(scrollers[0].snapshot()))
    scrollers[1].advance(to: .seconds(2))
    scrollers[1].contentOffset.y = 200
    scrollers[1].advance(to: .seconds(9))
    #expect(logs == [[0, 1, 2, 3], [4, 5]])
  }

  @Test func itemsOfARingAreSeenInEachLap() {
    var logs: [[Appearance]] = []
    for frames in [1, 400] {
      let row = ItemRow(count: 7, length: 100)
      var seen: [Appearance] = []
      let sightings = Sightings(of: row, by: SightRule(thresholds: [0.5])) {
        if $0.level > 0 { seen.append($0.item) }
      }
      let scroll = ScrollController(
        viewport: Size(width: 300, height: 200),
        behaviors: [
          Tiling<Int>(row, make: { 0 }, show: { _, _, _ in }), sightings, Circular(axis: .horizontal),
        ])
      seen = []
      scroll.advance(to: .zero)
      scroll.fling(velocity: Vector(x: 4_000, y: 0))
      scroll.advance(to: .zero)
      for frame in 1...frames { scroll.advance(to: .seconds(20 * Double(frame) / Double(frames))) }
      #expect(seen.count > 14)
      for (one, next) in zip(seen, seen.dropFirst()) {
        #expect(row.position(of: next) == row.position(of: one) + 1)
      }
      logs.append(seen)
    }
    #expect(logs[0] == logs[1])
  }

  @Test func aChangeOfTheRuleCountsAtOnce() {
    let row = ItemRow(count: 40, length: 100, axis: .vertical)
    var log: [Int] = []
    let sightings = Sightings(of: row, by: SightRule(thresholds: [1])) { log.append($0.level) }
    let scroll = list([sightings])
    scroll.advance(to: .zero)
    #expect(log == [1, 1, 1, 1])
    sightings.rule = SightRule(thresholds: [1], margin: Insets(top: 0, bottom: -50))
    #expect(log == [1, 1, 1, 1, 0])
  }

  @Test func rulesLeaveOutWhatIsNoThreshold() {
    let rule = SightRule(
      thresholds: [0.5, .nan, 0.5, -1, 1, 7], margin: Insets(top: .infinity))
    #expect(rule.thresholds == [0.5, 1] && rule.margin == .zero)
    #expect(SightRule(thresholds: []).thresholds == [0])
    let view = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(!rule.sight(of: Rect(x: .nan, y: 0, width: 1, height: 1), in: view).isInView)
    #expect(!rule.sight(of: Rect(x: 0, y: 0, width: -1, height: 1), in: view).isInView)
    #expect(rule.sight(of: Rect(x: 100, y: 100, width: 0, height: 9), in: view).ratio == 1)
  }
}
