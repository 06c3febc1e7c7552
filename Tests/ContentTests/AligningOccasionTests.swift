import Hands
import Testing

/// Content is aligned on the occasions that are said: while it is small, where it begins, and when a size changes.
struct AligningOccasionTests {
  private static let viewport = Size(width: 300, height: 400)

  private func scroller(_ alignment: Alignment, on occasions: Aligning.Occasion, height: Double = 0)
    -> ScrollController
  {
    ScrollController(
      viewport: Self.viewport, content: Size(width: 300, height: height),
      behaviors: [Aligning(alignment, axis: .vertical, on: occasions), Bouncing()])
  }

  @Test(arguments: [(Alignment.start, 0.0), (.center, 0.5), (.end, 1)])
  func contentBeginsWhereItIsAligned(_ alignment: Alignment, _ part: Double) {
    for batches in [[2_000.0], [900, 1_400, 2_000], [0, 10, 500, 2_000]] {
      let scroll = scroller(alignment, on: .beginning)
      var time = 0.0
      for height in batches {
        scroll.contentSize.height = height
        time += 0.1
        scroll.advance(to: .seconds(time))
        #expect(scroll.contentOffset.y == max(0, height - 400) * part)
      }
      // A person moves it: more content moves nothing any more.
      scroll.wheel(by: Vector(x: 0, y: part == 1 ? -50 : 50), time: .seconds(1))
      for frame in 0..<400 { scroll.advance(to: .seconds(1 + Double(frame) / 60)) }
      let offset = scroll.contentOffset.y
      scroll.contentSize.height = 5_000
      #expect(scroll.contentOffset.y == offset)
    }
  }

  /// The program's own place outranks the beginning.
  @Test func theProgramMayBeginElsewhere() {
    let scroll = scroller(.end, on: .beginning, height: 2_000)
    scroll.contentOffset.y = 300
    scroll.contentSize.height = 3_000
    #expect(scroll.contentOffset.y == 300)
    #expect(scroller(.end, on: .small, height: 2_000).contentOffset.y == 0)
    #expect(scroller(.end, on: .beginning, height: 100).contentOffset.y == 0)
    #expect(scroller(.end, on: [.beginning, .small], height: 100).contentOffset.y == -300)
  }

  /// Offset, destination and drag keep their distance to the aligned place, in any phase.
  @Test(arguments: [false, true]) func alignedPlacesStayTogether(_ isReversed: Bool) {
    for seed in 0..<UInt64(perBuild(debug: 150, release: 8_000)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let parts = (number(0...1), number(0...1))
      let alignment = [Alignment.start, .center, .end, Alignment(item: parts.0, viewport: parts.1)]
        .randomElement(using: &random)!
      let scroll = scroller(alignment, on: .resizing, height: 60_000)
      scroll.isReversed.y = isReversed
      scroll.contentOffset.y = 30_000
      func aligned() -> Double {
        let geometry = scroll.geometry
        let place =
          alignment.distance(from: 0, geometry.visibleLength(.vertical), to: 0, geometry.content.height)
          + geometry.extent.y.lower!
        return min(max(place, geometry.extent.y.lower!), geometry.extent.y.upper!)
      }
      var (time, finger) = (0.0, Double?.none)
      for step in 0..<30 {
        time += number(0.004...0.05)
        let now = Timestamp.seconds(time)
        switch (Int.random(in: 0..<7, using: &random), finger) {
        case (0, nil):
          finger = 200
          scroll.touchBegan(at: Point(x: 9, y: 200), time: now)
        case (1, let place?):
          finger = nil
          scroll.touchEnded(at: Point(x: 9, y: place), time: now)
        case (2...3, let place?):
          finger = place + number(-60...60)
          scroll.touchMoved(to: Point(x: 9, y: finger!), time: now)
        case (4, nil): scroll.fling(velocity: Vector(x: 0, y: number(-900...900)), at: now)
        case (5, nil):
          scroll.setContentOffset(Point(x: 0, y: scroll.contentOffset.y + number(-300...300)), animated: true)
        default: scroll.advance(to: now)
        }
        let (place, offset, destination) = (aligned(), scroll.contentOffset.y, scroll.destination.y)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scroll.contentSize.height = number(55_000...65_000)
        case 1: scroll.viewport.height = number(200...600)
        default: scroll.contentInset = Insets(top: number(0...50), left: 0, bottom: number(0...50), right: 0)
        }
        let moved = aligned() - place
        #expect((scroll.contentOffset.y - offset - moved).magnitude < 1e-8, "seed \(seed), step \(step)")
        // A motion with less than half a pixel to go may rest where it is.
        let isNear = (destination - offset).magnitude < 0.5
        let gap = (scroll.destination.y - destination - moved).magnitude
        #expect(gap < (isNear ? 0.5 : 1e-8), "seed \(seed), step \(step)")
      }
    }
  }

  /// Content that begins before its origin, pages that begin by themselves, and a reader who comes back.
  @Test func whereContentBeginsIsDecidedOnce() throws {
    let before = ScrollController(
      viewport: Self.viewport,
      behaviors: [
        Tiling<Int>(.uniform(length: 100, items: -50..<50, axis: .vertical)),
        Aligning(.center, axis: .vertical, on: .all),
      ])
    #expect(before.contentOffset.y == -200)

    let pages = Paging(axis: .vertical)
    let pager = ScrollController(
      viewport: Self.viewport, content: Size(width: 300, height: 1_600),
      behaviors: [pages, Aligning(.center, axis: .vertical, on: .all)])
    #expect(pager.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)

    let late = ScrollController(viewport: .zero, behaviors: [])
    late.behaviors = [Aligning(.end, axis: .vertical, on: [.small, .beginning])]
    late.viewport = Self.viewport
    late.contentSize.height = 1_000
    #expect(late.contentOffset.y == 600)

    func history(_ count: Int64) -> (ItemRow, ScrollController) {
      let row = ItemRow(count: count, length: 100, axis: .vertical)
      let links: [any ScrollBehavior] = [
        Tiling<Int>(row), Aligning(.end, axis: .vertical, on: .all), Bouncing(),
      ]
      return (row, ScrollController(viewport: Self.viewport, behaviors: links))
    }
    let (_, read) = history(20)
    read.contentOffset.y = 1_000
    let (row, again) = history(0)
    try again.restore(try #require(read.snapshot()))
    try row.insert(9, at: 0)
    try row.insert(11, at: 9)
    #expect(again.contentOffset.y == 1_000)
  }

  /// An alignment along one axis leaves the other alone.
  @Test func theOtherAxisIsLeftAlone() {
    let scroll = ScrollController(
      viewport: Self.viewport, content: Size(width: 900, height: 3_000),
      behaviors: [Aligning(.center, axis: .horizontal, on: .all), Bouncing()])
    scroll.contentOffset.y = 1_000
    scroll.advance(to: .zero)
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == 1_000 && scroll.contentOffset.x == 300)
  }
}
