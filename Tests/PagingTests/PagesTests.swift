import Hands
import Testing

/// The arithmetic of pages by itself.
struct PagesTests {
  @Test func pagesAreAtGivenOffsets() throws {
    let pages = Pages(offsets: [0, 100, 300])
    #expect(pages.count == 3)
    for (offset, page, fraction) in [
      (-50.0, 0, 0.0), (0, 0, 0), (49, 0, 0.49), (51, 1, 0.51), (100, 1, 1), (200, 2, 1.5), (300, 2, 2),
      (999, 2, 2),
    ] {
      #expect(pages.nearest(to: offset) == page && pages.fraction(at: offset) == fraction)
    }
    #expect([-1, 0, 1, 2, 3].map { pages.offset(of: $0) } == [0, 0, 100, 300, 300])
    #expect(pages.progress(at: 75) == 0.25 && pages.progress(at: 400) == 1)
    #expect(pages.items(of: 1) == 1..<2 && pages.page(ofItem: 2) == 2)
    #expect(pages.page(ofItem: 3) == nil && pages.page(ofItem: -1) == nil)
  }

  @Test(arguments: [[], [.nan], [.infinity, -.infinity, 1e200]])
  func withoutPagesThereIsNoAnswer(_ offsets: [Double]) {
    let pages = Pages(offsets: offsets)
    #expect(pages.count == 0 && pages.offset(of: 0) == nil && pages.nearest(to: 5) == nil)
    #expect(pages.fraction(at: 5) == nil && pages.progress(at: 5) == nil && pages.items(of: 0) == nil)
    #expect(pages.page(ofItem: 0) == nil && pages.real(1) == nil && pages.lap(of: 1) == nil)
    #expect(pages.target(from: 5, velocity: 300) == nil)
  }

  @Test func theOnlyPageIsAlwaysTheNearest() {
    let pages = Pages(offsets: [70])
    for offset in [-1e9, 0, 70, 1e9] {
      #expect(pages.nearest(to: offset) == 0 && pages.fraction(at: offset) == 0)
      #expect(pages.target(from: offset, velocity: 5_000) == 0 && pages.progress(at: offset) == 0)
    }
  }

  @Test func offsetsAreSortedAndUnusableOnesLeftOut() {
    let messy = Pages(offsets: [300, .nan, 0, 100, 100, .infinity, 0, -.infinity])
    #expect(messy.count == 3 && (0..<3).map { messy.offset(of: $0) } == [0, 100, 300])
  }

  @Test func onARingPagesGoOn() {
    let pages = Pages(offsets: [10, 60, 300, 500, 900], period: 400)
    #expect(pages.count == 3, "What lies a lap or more behind the first is left out.")
    #expect((-3...6).map { pages.offset(of: $0) } == [-390, -340, -100, 10, 60, 300, 410, 460, 700, 810])
    for page in -7...7 {
      let offset = pages.offset(of: page) ?? 0
      #expect(pages.nearest(to: offset) == page && pages.fraction(at: offset) == Double(page))
      #expect(pages.lap(of: page) == (page < 0 ? (page - 2) / 3 : page / 3))
      #expect(pages.real(page) == ((page % 3) + 3) % 3)
      #expect(pages.target(from: offset, velocity: 300) == page + 1)
      #expect(pages.target(from: offset, velocity: -300) == page - 1)
    }
    #expect(pages.fraction(at: 355) == 2.5 && pages.fraction(at: -45) == -0.5)
    #expect(pages.progress(at: 210) == 0.5 && pages.progress(at: -190) == 0.5)
  }

  @Test func aRingOfOneIsAnEndlessRow() {
    let pages = Pages(offsets: [25], period: 100)
    #expect([-2, 0, 7].map { pages.offset(of: $0) } == [-175, 25, 725])
    #expect(pages.nearest(to: 176) == 2 && pages.fraction(at: -25) == -0.5)
  }

  /// So far out that the end of a lap cannot be distinguished from its beginning.
  @Test(arguments: Axis.both) func aLapThatIsLostInTheDistanceHasAPage(_ axis: Axis) {
    #expect(Pages(offsets: [1e20], period: 1).count == 1)
    var geometry = Geometry(
      viewport: Size(width: 1e20, height: 1e20), content: .zero, inset: .zero, extent: PerAxis(Extent()))
    geometry.extent[axis] = Extent(period: 300)
    let pages = Pages(.items(lengths: [100, 200]), axis: axis, align: .center, in: geometry)
    #expect(pages.count == 1 && pages.nearest(to: 0)?.magnitude ?? 0 < .max)
    #expect(pages.offset(of: 0)?.isFinite == true && pages.fraction(at: 0)?.isFinite == true)
  }

  @Test func answersFarOutAreFinite() {
    let pages = Pages(offsets: [0, 1e150, -1e150])
    let ring = Pages(offsets: [0], period: 1e-150)
    for offset in [-1e150, 1e150, 3] {
      #expect(pages.fraction(at: offset)?.isFinite == true)
      #expect(ring.nearest(to: offset) != nil && pages.target(from: offset, velocity: 1e9) != nil)
    }
    #expect(pages.offset(of: .max) == 1e150 && pages.offset(of: .min) == -1e150)
  }

  @Test(arguments: [nil, 400] as [Double?]) func anOffsetThatIsNoNumberHasNoAnswer(_ period: Double?) {
    let pages = [
      Pages(offsets: [0, 100, 300], period: period), Pages(offsets: [7], period: period),
      Pages(
        .length(100),
        in: Geometry(
          viewport: Size(width: 100, height: 100), content: Size(width: 400, height: 100), inset: .zero,
          extent: PerAxis(period == nil ? Extent(lower: 0, upper: 300) : Extent(period: period)))),
    ]
    for pages in pages {
      for offset in period == nil ? [.nan] : [Double.nan, .infinity, -.infinity] {
        #expect(pages.nearest(to: offset) == nil && pages.fraction(at: offset) == nil)
        #expect(pages.progress(at: offset) == nil && pages.target(from: offset, velocity: 0) == nil)
        #expect(pages.target(from: offset, velocity: 900) == nil)
        for fling in [PageRule.Fling.toNext, .fromNearest, .whereItStops, .beyondStop] {
          let rule = PageRule(fling)
          #expect(pages.target(from: 0, velocity: 900, natural: offset, rule: rule) == nil)
          #expect(pages.target(from: 0, velocity: 0, dragStart: offset, rule: rule) == nil)
        }
      }
      #expect(pages.target(from: 5, velocity: .nan) == pages.nearest(to: 5))
      if period == nil {
        #expect(pages.nearest(to: .infinity) == pages.count - 1 && pages.fraction(at: -.infinity) == 0)
        #expect(pages.target(from: .infinity, velocity: 900) == pages.count - 1)
        #expect(pages.progress(at: .infinity) == (pages.count > 1 ? 1 : 0))
      }
    }
  }

  /// A ring so short that its laps could not be counted is none.
  @Test(arguments: Axis.both) func pagesOnARingWithoutLengthAreFinite(_ axis: Axis) {
    let ring = Probe()
    ring.onExtent = { proposal, _ in proposal.extent[axis] = Extent(period: .leastNonzeroMagnitude) }
    let (pages, hand) = Paging(.items(count: 3, length: 100), axis: axis).inHand(axis, and: [ring], at: 1_300)
    #expect(pages.fraction.isFinite && hand.scroll.geometry.extent[axis].period == nil)
    #expect(hand.scroll.diagnostics.count(of: .answer) > 0)
  }

  /// Items of one length are reckoned, those of any lengths looked up: with the same lengths both agree.
  @Test func equalItemsAgreeWithAListOfTheirLengths() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1_500 {
      let count = Int.random(in: 1...12, using: &random)
      let length = Double(Int.random(in: 70...500, using: &random))
      let spacing = Double(Int.random(in: 0...40, using: &random))
      let view = Double(Int.random(in: 100...900, using: &random))
      let align = [.start, .center, .end, Alignment(item: 0.25, viewport: 0.5)].randomElement(
        using: &random)!
      let grouping = [PageGrouping.single, .count(2), .count(5), .fitting].randomElement(using: &random)!
      let ends = [PageEnds.trim, .keep, .pad].randomElement(using: &random)!
      let content = Double(count) * (length + spacing) - spacing
      let isRing = Bool.random(using: &random)
      let extent =
        isRing ? Extent(period: content + spacing) : Extent(lower: -20, upper: max(-20, content + 30 - view))
      let geometry = Geometry(
        viewport: Size(width: view, height: 100), content: Size(width: content, height: 100),
        inset: Insets(left: 20, right: 30), extent: PerAxis(extent))
      let even = Pages(
        .items(count: count, length: length, spacing: spacing), align: align, grouping: grouping, ends: ends,
        in: geometry)
      let list = Pages(
        .items(lengths: Array(repeating: length, count: count), spacing: spacing), align: align,
        grouping: grouping, ends: ends, in: geometry)
      try #require(even.count == list.count)
      for page in (isRing ? -20...20 : -1...even.count) {
        let (first, second) = (try #require(even.offset(of: page)), try #require(list.offset(of: page)))
        #expect((first - second).magnitude < 1e-9)
        let (range, other) = (try #require(even.offsets(of: page)), try #require(list.offsets(of: page)))
        #expect((range.lowerBound - other.lowerBound).magnitude < 1e-9)
        #expect((range.upperBound - other.upperBound).magnitude < 1e-9)
        #expect(even.items(of: page) == list.items(of: page))
      }
      for item in 0..<count { #expect(even.page(ofItem: item) == list.page(ofItem: item)) }
      for _ in 0..<10 {
        let offset = Double.random(in: -1_000...7_000, using: &random)
        let (first, second) = (
          try #require(even.fraction(at: offset)), try #require(list.fraction(at: offset))
        )
        #expect((first - second).magnitude < 1e-9)
        #expect(even.target(from: offset, velocity: 900) == list.target(from: offset, velocity: 900))
      }
    }
  }
}
