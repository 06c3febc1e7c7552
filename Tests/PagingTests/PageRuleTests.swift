import Hands
import Testing

/// The page that a drag turns to, by the arithmetic of pages alone.
struct PageRuleTests {
  let pages = Pages(offsets: (0..<10).map { Double($0) * 100 })

  @Test(arguments: [1.0, -1]) func theRuleDecidesHowManyPagesAFlingTurns(_ direction: Double) {
    /// From 60 points past page 5, at 1,000 pt/s, with a natural stop 230 points on.
    func page(_ fling: PageRule.Fling, limit: Int? = nil, dragStart: Double? = nil) -> Int? {
      let page = pages.target(
        from: 500 + 60 * direction, velocity: 1_000 * direction, natural: 500 + 290 * direction,
        dragStart: dragStart, rule: PageRule(fling, limit: limit))
      return page.map { ($0 - 5) * Int(direction) }
    }
    #expect(page(.toNext) == 1)
    #expect(page(.fromNearest) == 2)
    #expect(page(.whereItStops) == 3)
    #expect(page(.beyondStop) == 3)
    for fling in [PageRule.Fling.toNext, .fromNearest, .whereItStops, .beyondStop] {
      #expect(page(fling, limit: 1, dragStart: 500) == 1)
      #expect(page(fling, limit: 0, dragStart: 500) == 0)
      #expect(page(fling, limit: 1, dragStart: 500 + 400 * direction) == 3)
    }
    #expect(page(.whereItStops, limit: 2, dragStart: 500) == 2)
    #expect(page(.whereItStops, limit: 5, dragStart: 500) == 3)
  }

  @Test func flingsThatFollowTheirGlideHaveNoLimitByDefault() {
    #expect(PageRule().limit == 1 && PageRule(.fromNearest).limit == 1)
    #expect(PageRule(.whereItStops).limit == nil && PageRule(.beyondStop).limit == nil)
    #expect(PageRule(.whereItStops, limit: 3).limit == 3)
  }

  @Test func theStopOfAFlingIsNoNearerThanTheNextPage() {
    let rule = PageRule(.whereItStops, limit: nil)
    #expect(pages.target(from: 510, velocity: 250, natural: 530, rule: rule) == 6)
    #expect(pages.target(from: 510, velocity: -250, natural: 490, rule: rule) == 5)
    #expect(pages.target(from: 510, velocity: 250, natural: 5_000, rule: rule) == 9)
  }

  @Test func theRuleBeyondTheStopTakesAPageThatIsThere() {
    let rule = PageRule(.beyondStop, threshold: 0, limit: nil)
    for velocity in [1.0, -1] {
      #expect(pages.target(from: 420, velocity: velocity, natural: 500, rule: rule) == 5)
    }
    #expect(pages.target(from: 420, velocity: 1, natural: 501, rule: rule) == 6)
    #expect(pages.target(from: 620, velocity: -1, natural: 599, rule: rule) == 5)
    #expect(pages.target(from: 620, velocity: 0, natural: 549, rule: rule) == 5)
  }

  @Test func aLiftAtTheThresholdIsAFling() {
    #expect(pages.target(from: 510, velocity: 200) == 6 && pages.target(from: 510, velocity: 199.9) == 5)
    let always = PageRule(threshold: 0)
    #expect(pages.target(from: 510, velocity: 0.1, rule: always) == 6)
    #expect(pages.target(from: 510, velocity: 0, rule: always) == 5)
  }

  @Test(arguments: [1.0, -1]) func aSlowDragTurnsAtItsReach(_ direction: Double) {
    func turned(by way: Double, _ reach: PageRule.Reach) -> Int? {
      pages.target(
        from: 500 + way * direction, velocity: 0, dragStart: 500 - 3 * direction,
        rule: PageRule(reach: reach, limit: nil)
      ).map { ($0 - 5) * Int(direction) }
    }
    for (way, reach, page) in [
      (19.0, PageRule.Reach.part(0.2), 0), (21, .part(0.2), 1), (79, .part(0.8), 0), (81, .part(0.8), 1),
      (119, .part(0.2), 1), (121, .part(0.2), 2), (29, .points(30), 0), (30, .points(30), 1),
      (99, .points(5_000), 0), (100, .points(5_000), 1), (1, .part(0), 1), (0, .part(0), 0),
      (49, .part(0.5), 0),
      (51, .part(0.5), 1),
    ] { #expect(turned(by: way, reach) == page) }
    #expect(turned(by: 9_000, .part(0.9)) == (direction > 0 ? 4 : 5))
  }

  @Test func withoutADragTheNearestPageIsTaken() {
    let rule = PageRule(reach: .part(0.1))
    #expect(pages.target(from: 520, velocity: 0, rule: rule) == 5)
  }

  @Test func aFlingFromPastAnEndReturnsToThatEnd() {
    #expect(pages.target(from: -60, velocity: 900) == 0 && pages.target(from: 960, velocity: -900) == 9)
    #expect(pages.target(from: -60, velocity: -900) == 0 && pages.target(from: 960, velocity: 900) == 9)
    #expect(pages.target(from: -60, velocity: 900, rule: PageRule(.fromNearest)) == 1)
  }

  /// A finger that caught the content between two pages and moved away from one of them does not turn to that page.
  @Test(arguments: [1.0, -1]) func aSlowDragTurnsToNoPageBehindIt(_ direction: Double) {
    func page(from start: Double, to stop: Double, _ reach: PageRule.Reach) -> Int? {
      let page = pages.target(
        from: 500 + stop * direction, velocity: 0, dragStart: 500 + start * direction,
        rule: PageRule(reach: reach, limit: nil))
      return page.map { ($0 - 5) * Int(direction) }
    }
    for reach in [PageRule.Reach.part(0.2), .points(20)] {
      #expect(page(from: 55, to: 60, reach) == 1 && page(from: 45, to: 40, reach) == 0)
      #expect(page(from: 55, to: 45, reach) == 0 && page(from: 45, to: 55, reach) == 1)
    }
  }
}
