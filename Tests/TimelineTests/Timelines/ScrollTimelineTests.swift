import Testing

/// Timelines as values: the ranges of a subject in a port, their phases, and the end of scrolling.
struct ScrollTimelineTests {
  /// A subject of 100 points at 500, in a port of 400 points, in content of 2,000 points.
  private let card = ScrollTimeline(
    of: TimelineSubject(start: 500, length: 100), through: TimelinePort(viewport: 400),
    walls: Extent(lower: 0, upper: 1_600))

  private func offsets(_ range: TimelineRange, _ timeline: ScrollTimeline? = nil) -> [Double]? {
    (timeline ?? card).span(of: range).map { [$0.start, $0.end] }
  }

  @Test func aShortSubjectHasAllNamedRanges() {
    #expect(offsets(.cover) == [100, 600] && offsets(.whole) == [100, 600])
    #expect(
      offsets(.entry) == [100, 200] && offsets(.contain) == [200, 500] && offsets(.exit) == [500, 600])
    #expect(offsets(.entryCrossing) == [100, 200] && offsets(.exitCrossing) == [500, 600])
    #expect(offsets(.scroll) == [0, 1_600])
  }

  @Test func aLongSubjectFillsThePortInContain() {
    let page = ScrollTimeline(
      of: TimelineSubject(start: 500, length: 1_000), through: TimelinePort(viewport: 400),
      walls: Extent(lower: 0, upper: 1_600))
    #expect(offsets(.contain, page) == [500, 1_100])
    #expect(offsets(.entry, page) == [100, 500] && offsets(.exit, page) == [1_100, 1_500])
    #expect(offsets(.entryCrossing, page) == [100, 1_100] && offsets(.exitCrossing, page) == [500, 1_500])
  }

  @Test func edgesAddFractionsAndLengths() {
    #expect(offsets(TimelineRange(from: .entry(0.5, plus: 20), to: .contain(1.5, plus: -5))) == [170, 645])
    #expect(offsets(TimelineRange(from: .part(0, plus: 60), to: .part(0.9))) == [160, 550])
    #expect(offsets(TimelineRange(from: .cover(-0.2), to: .scroll(2))) == [0, 3_200], "nothing is cut")
    #expect(
      offsets(TimelineRange(from: .exit(0), to: .entry(0))) == [500, 500], "an empty range lies at its start")
    #expect(card.offset(of: .exitCrossing(0.25)) == 525)
  }

  @Test func insetsMakeThePortSmallerOrLarger() {
    func cover(_ start: TimelinePort.Inset, _ end: TimelinePort.Inset) -> [Double]? {
      let port = TimelinePort(viewport: 400, start: start, end: end, padding: (start: 30, end: 50))
      return offsets(.cover, ScrollTimeline(of: card.subject, through: port, walls: card.walls))
    }
    #expect(cover(.auto, .auto) == [150, 570])
    #expect(cover(.length(10), .fraction(0.25)) == [200, 590])
    #expect(cover(.length(-10), .fraction(-0.25)) == [0, 610])
  }

  @Test func aRangeContainsItsStartAndNotItsEnd() {
    func phases(_ range: TimelineRange, _ offsets: [Double]) -> [TimelineProgress.Phase?] {
      offsets.map { card.progress(in: range, at: $0)?.phase }
    }
    #expect(phases(.entry, [99.9, 100, 199.9, 200]) == [.before, .active, .active, .after])
    let empty = TimelineRange(from: .exit(0), to: .entry(0))
    #expect(phases(empty, [499.9, 500, 500.1]) == [.before, .after, .after])
    #expect(card.progress(in: empty, at: 499)?.value == 0 && card.progress(in: empty, at: 500)?.value == 1)
    #expect(card.progress(in: .entry, at: 50)?.value == -0.5, "progress goes on outside")
    #expect(
      card.progress(in: .entry, at: 50)?.fraction == 0 && card.progress(in: .entry, at: 250)?.fraction == 1)
  }

  @Test func aRangeThatEndsWhereScrollingEndsStaysActiveThere() {
    let text = ScrollTimeline(through: TimelinePort(viewport: 400), walls: Extent(lower: 0, upper: 1_600))
    for offset in [1_600, 1_640.0] {
      let progress = text.progress(at: offset)
      #expect(progress?.phase == .active && progress?.fraction == 1)
    }
    #expect(text.progress(at: -40.0)?.phase == .active, "a bounce at the start is no scrolling either")
    #expect(text.progress(at: -40.0)?.fraction == 0)
    // Offsets are rounded to whole pixels, and this range ends half a pixel before the last one.
    let last = ScrollTimeline(
      of: TimelineSubject(start: 1_000, length: 599.5), through: TimelinePort(viewport: 400),
      walls: card.walls)
    #expect(last.progress(at: 1_600.0)?.phase == .active)
    let fine = ScrollTimeline(
      of: TimelineSubject(start: 1_000, length: 599.5), through: TimelinePort(viewport: 400),
      walls: card.walls,
      pixel: 0.5)
    #expect(fine.progress(at: 1_600.0)?.phase == .after, "half a point is a pixel here")
  }

  @Test func roundingDoesNotMoveAnOffsetOutOfARange() {
    let card = ScrollTimeline(
      of: TimelineSubject(start: 0.3, length: 0.6), through: TimelinePort(viewport: 0.2), walls: Extent())
    #expect(card.progress(in: .contain, at: 0.1 + 0.2)?.phase == .active)
    #expect(card.progress(in: .contain, at: (0.3).nextDown)?.phase == .active)
    #expect(card.progress(in: .entry, at: (0.3).nextDown)?.phase == .after)
    #expect(card.progress(in: .entry, at: 0.299)?.phase == .active)
  }

  /// A ring that ends has walls. The subject counts in its nearest lap, and the scroller from wall to wall.
  @Test func aRingWithEndsHasTwoKindsOfProgress() {
    let port = TimelinePort(viewport: 200)
    let card = ScrollTimeline(
      of: TimelineSubject(start: 100, length: 100), through: port,
      walls: Extent(lower: 0, upper: 2_000, period: 500))
    for offset in [50, 550, 1_050, 1_550.0] {
      #expect(card.progress(at: offset)?.value == 0.5)
      #expect(card.progress(in: .scroll, at: offset)?.value == offset / 2_000)
    }
    let first = ScrollTimeline(of: card.subject, through: port, walls: Extent(lower: -100, period: 500))
    #expect(first.progress(in: .cover, at: -101.0)?.phase == .before, "a wall is not in each lap")
    let text = ScrollTimeline(through: port, walls: Extent(lower: 0, upper: 2_000, period: 500))
    #expect(text.progress(at: 1_500.0)?.value == 0.75)
  }

  @Test func aScrollerWithoutRoomIsInactive() {
    for walls in [Extent(lower: 0, upper: 0), Extent(lower: 0, upper: -100), Extent(lower: 0), Extent()] {
      let port = TimelinePort(viewport: 400)
      let text = ScrollTimeline(through: port, walls: walls)
      #expect(!text.isActive && text.progress(at: 0.0) == nil && text.span(of: .scroll) == nil)
      let card = ScrollTimeline(of: TimelineSubject(start: 0, length: 400), through: port, walls: walls)
      #expect(
        card.isActive && card.progress(at: 0.0)?.value == 0.5, "a subject moves through the port all the same"
      )
      let phase = card.progress(in: .entry, at: 0.0)?.phase
      #expect(phase == (walls.upper == nil ? .after : .active), "scrolling ends where it starts")
      #expect((card.span(of: .scroll) == nil) == (walls.upper == nil))
    }
  }

  @Test func badNumbersAreRefused() {
    for bad in [Double.nan, .infinity, -.infinity, 1e200] {
      #expect(TimelineSubject(start: bad, length: 1) == nil && TimelineSubject(start: 0, length: bad) == nil)
      #expect(card.progress(at: bad) == nil && card.transition(at: bad) == nil)
      #expect(TimelineEdge.entry(bad, plus: bad) == .entry(0))
      #expect(
        TimelinePort(viewport: bad, start: .length(bad), end: .fraction(bad)) == TimelinePort(viewport: 0))
      #expect(
        card.subject?.sticky(start: bad, end: bad, from: bad, to: bad).place(at: 40, viewport: 400)
          == card.subject?.place(at: 40, viewport: 400))
      let walls = ScrollTimeline(through: TimelinePort(viewport: 1), walls: Extent(lower: 0, upper: bad))
      #expect(!walls.isActive)
    }
    #expect(TimelineSubject(start: 0, length: -1) == nil)
    #expect(TimelineSubject(Rect(x: .nan, y: 7, width: -1, height: 5), on: .vertical)?.start == 7)
  }

  @Test func aTransitionIsZeroWhileTheSubjectIsInView() {
    let expected = [
      (50, -1.0), (100, -1), (150, -0.5), (200, 0), (350, 0), (500, 0), (575, 0.75), (600, 1), (700, 1),
    ]
    for (offset, value) in expected { #expect(card.transition(at: Double(offset)) == value, "\(offset)") }
    #expect(ScrollTimeline(through: card.port, walls: card.walls).transition(at: 0.0) == nil)
  }
}
