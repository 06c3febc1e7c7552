import Hands
import Testing

/// Headers that stick.
@Suite("Sticky headers") struct StickyHeadersTests {
  /// Twelve items of 50 with 10 between them; headers are 0, 4 and 9.
  private func scroller(_ axis: Axis, _ chain: [any ScrollBehavior] = []) -> (Arranging, ScrollController) {
    let content = Arranging(Stack(count: 12, spacing: 10) { _, _ in 50 }, axis: axis)
    return (content, ScrollController(axis.size(200, across: 90), [content] + chain))
  }

  private let headers = StickyHeaders([9, 4, 0, 4])

  @Test(arguments: Axis.both) func aHeaderSticksBelowABar(axis: Axis) {
    let (content, scroll) = scroller(axis, [Bouncing()])
    scroll.contentInset = axis.inset(.lower, 44)
    scroll.contentOffset[axis] = 100
    #expect(headers.places(of: content, on: scroll).first?.start == 144)
  }

  @Test(arguments: Axis.both) func aHeaderSticksBelowABarThatHides(axis: Axis) {
    let (content, scroll) = scroller(axis, [Bouncing()])
    scroll.contentInset = axis.inset(.lower, 44)
    scroll.contentOffset[axis] = 100
    #expect(headers.places(of: content, on: scroll, edgeInset: -30).first?.start == 114)
    #expect(headers.places(of: content, on: scroll, edgeInset: 20).first?.start == 164)
    #expect(headers.places(of: content, on: scroll, edgeInset: .nan).first?.start == 144)
  }

  /// A footer sticks to the end of the view, until the start of its section pushes it out.
  @Test(arguments: Axis.both, [0.0, 30])
  func atAnyOffsetAFooterIsWhereItsSectionPutsIt(axis: Axis, _ inset: Double) {
    let (content, scroll) = scroller(axis, [Bouncing()])
    let footers = StickyHeaders([3, 8, 11])
    scroll.contentInset = axis.inset(.upper, inset / 2)
    for step in 0..<400 {
      let offset = Double(step) * 2.25 - 190
      scroll.contentOffset[axis] = offset
      let end = offset + 200 - inset
      var expected: [ItemPlace] = []
      for (index, start, natural) in [(3, 0.0, 180.0), (8, 230, 480), (11, 530, 660)]
        as [(Int64, Double, Double)]
      {
        let place = min(natural, max(end - 50, start))
        guard place + 50 > offset, place < end else { continue }
        expected.append(ItemPlace(index: index, start: place, length: 50))
      }
      let places = footers.footerPlaces(of: content, on: scroll, edgeInset: inset / 2)
      #expect(places == expected, "at \(offset)")
    }
  }

  @Test(arguments: Axis.both) func onARingFootersStickInEveryLap(axis: Axis) {
    let (content, scroll) = scroller(axis, [Circular(axis: axis)])
    let footers = StickyHeaders([3, 8])
    for lap in [-2.0, 0, 1, 5] {
      // Item 8 of the lap before ends at -190; a view from 0 to 200 is in the section that ends with item 3.
      scroll.contentOffset[axis] = scroll.contentOrigin[axis] + lap * 720 - 60
      let places = footers.footerPlaces(of: content, on: scroll)
      #expect(places.map { content.appearance(at: $0.index).index } == [3])
      #expect(places.map { $0.start } == [lap * 720 + 90])
    }
  }

  @Test(arguments: Axis.both) func editsTakeTheHeadersAlong(axis: Axis) throws {
    let (content, scroll) = scroller(axis, [Bouncing()])
    var headers = headers
    for edit in [TileEdit.insertRun(count: 2, at: 1), .remove(5..<7), .move(0..<1, to: 3)] {
      try content.change(edit)
      headers.follow(edit)
    }
    #expect(headers.headers == [3, 9])
    scroll.contentOffset[axis] = 300
    #expect(headers.places(of: content, on: scroll).first?.index == 3)
  }

  @Test(arguments: Axis.both) func onARingTheFirstHeaderPushesOutTheLastOne(axis: Axis) throws {
    let (content, scroll) = scroller(axis, [Circular(axis: axis)])
    // A lap is 720 long.
    for lap in [-2.0, 0, 1, 5] {
      scroll.contentOffset[axis] = scroll.contentOrigin[axis] + lap * 720 + 690
      let places = headers.places(of: content, on: scroll)
      #expect(places.map { content.appearance(at: $0.index).index } == [9, 0])
      #expect(places.map { $0.start } == [lap * 720 + 670, lap * 720 + 720])
    }
  }

  @Test(arguments: Axis.both) func inAViewOfCountlessLapsTheFirstHaveHeaders(axis: Axis) throws {
    let content = Arranging(Stack(count: 8, margins: .zero) { _, _ in 50 }, axis: axis)
    for length in [1e12, 1e20, 1e150] {
      let scroll = ScrollController(axis.size(length, across: 100), [content, Circular(axis: axis)])
      let places = StickyHeaders([0, 20]).places(of: content, on: scroll)
      #expect(places.count <= 65_536 && places.allSatisfy { $0.start.isFinite })
      // And of as many items, one is kept where it is.
      try content.change(.resize(from: 0, to: [length == 1e12 ? 60 : 50]))
      #expect(scroll.contentOffset[axis].isFinite && content.refusedEdits == 0)
      scroll.behaviors = []
    }
  }

  @Test(arguments: Axis.both) func headersStickInATilingToo(axis: Axis) throws {
    let tiles = Tiling<Slate>(
      .lengths(try ItemLengths(count: 12, length: 50, spacing: 10)), axis: axis, source: Wall())
    let scroll = ScrollController(axis.size(200, across: 90), [tiles, Bouncing()])
    scroll.contentOffset[axis] = 190
    #expect(headers.places(of: tiles, on: scroll).map { $0.start } == [190, 240])
    #expect(StickyHeaders([]).places(of: tiles, on: scroll) == [])
    #expect(StickyHeaders([40]).places(of: tiles, on: scroll) == [])
  }

  /// A header sticks to the start of the view, until the next one pushes it out.
  @Test(arguments: Axis.both) func atAnyOffsetAHeaderIsWhereItsSectionPutsIt(axis: Axis) {
    let (content, scroll) = scroller(axis, [Bouncing()])
    #expect(headers.headers == [0, 4, 9])
    for step in 0..<400 {
      let offset = Double(step) * 2.25 - 100
      scroll.contentOffset[axis] = offset
      var expected: [ItemPlace] = []
      for (index, start, end) in [(0, 0.0, 240.0), (4, 240, 540), (9, 540, 710)] as [(Int64, Double, Double)]
      {
        let place = offset > start ? min(offset, end - 50) : start
        guard place + 50 > offset, place < offset + 200 else { continue }
        expected.append(ItemPlace(index: index, start: place, length: 50))
      }
      #expect(headers.places(of: content, on: scroll) == expected, "at \(offset)")
    }
  }

  /// Each month is a header of 50 and a page of days: four, five or six weeks of 60.
  @Test(arguments: Axis.both) func aCalendarWithoutEndsHasAHeaderForEveryMonth(axis: Axis) throws {
    let row = ItemRow.lengths(try ItemLengths(endlessOfLength: 50), axis: axis)
    func weeks(_ month: Int64) -> Double { Double(4 + (month &* 7 & 0xff) % 3) }
    for month in Int64(-60)..<60 {
      try row.change(.resize(from: 2 * month + 1, to: [weeks(month) * 60]))
    }
    let tiles = Tiling<Slate>(row, source: Wall())
    let scroll = ScrollController(axis.size(200, across: 90), [Infinite(axis: axis), tiles, Bouncing()])
    for headers in [StickyHeaders(every: 2), StickyHeaders(every: 2, from: -4)] {
      for month in [Int64(-50), -3, -1, 0, 1, 17] {
        let start = try #require(row.place(of: 2 * month, origin: ContentOrigin())).start
        scroll.contentOffset[axis] = scroll.contentOrigin[axis] + start + 100
        let stuck = headers.places(of: row, on: scroll)
        #expect(stuck.first?.index == 2 * month && stuck.first?.start == start + 100)
        scroll.contentOffset[axis] = scroll.contentOrigin[axis] + start - 20
        let pushed = headers.places(of: row, on: scroll)
        #expect(pushed.map { $0.index } == [2 * month - 2, 2 * month])
        #expect(pushed.first?.end == pushed.last?.start)
      }
    }
    // The last section of a list goes on where there are always more items.
    scroll.contentOffset[axis] = scroll.contentOrigin[axis] + 9_000_000
    #expect(StickyHeaders([0]).places(of: row, on: scroll).map { $0.index } == [0])
  }

  @Test(arguments: Axis.both) func everySoManyThItemIsAHeaderOnARingAndInARow(axis: Axis) {
    for chain in [[Circular(axis: axis)], [Bouncing()]] as [[any ScrollBehavior]] {
      let (content, scroll) = scroller(axis, chain)
      let (listed, every) = (StickyHeaders([1, 5, 9]), StickyHeaders(every: 4, from: 5))
      for offset in stride(from: -900.0, through: 1_500, by: 37.5) {
        scroll.contentOffset[axis] = scroll.contentOrigin[axis] + offset
        #expect(
          every.places(of: content, on: scroll) == listed.places(of: content, on: scroll), "at \(offset)")
      }
    }
  }

  /// Items at given places, with 100 across.
  private final class Places: ContentLayout {
    var places: [(start: Double, length: Double)]
    let axis: Axis
    let length = 5_000.0

    init(_ axis: Axis) {
      self.axis = axis
      places = (0..<12).map { (Double($0) * 60, 50) }
    }

    var count: Int64 { Int64(places.count) }
    func arrange(along axis: Axis, across: Double) {}
    func frame(of index: Int64) -> Rect? {
      let place = places[Int(index)]
      return Rect(origin: axis.point(place.start), size: axis.size(place.length, across: 100))
    }
  }

  private func starts(
    _ axis: Axis, at offset: Double, _ headers: StickyHeaders, _ change: (Places) -> Void
  ) -> [Double] {
    let layout = Places(axis)
    change(layout)
    let content = Arranging(layout, axis: axis)
    let scroll = ScrollController(axis.size(200, across: 90), [content])
    scroll.contentOffset[axis] = offset
    return headers.places(of: content, on: scroll).map { $0.start }
  }

  @Test(arguments: Axis.both) func aHeaderWithoutAPlaceIsNotShown(axis: Axis) {
    for place in [(Double.nan, 50.0), (240, .nan), (240, -50), (.infinity, 50)] {
      #expect(starts(axis, at: 400, headers) { $0.places[4] = place } == [400, 540])
      #expect(starts(axis, at: 210, headers) { $0.places[4] = place } == [210])
    }
    // Before it all, and behind it all.
    #expect(starts(axis, at: 100, headers) { $0.places[0] = (.nan, 50) } == [240])
    #expect(starts(axis, at: 300, headers) { $0.places[9] = (.nan, 50) } == [300])
    #expect(starts(axis, at: 300, headers) { $0.places.removeLast(3) } == [300])
    #expect(starts(axis, at: 100, StickyHeaders([4])) { $0.places[4] = (.nan, 50) } == [])
    #expect(starts(axis, at: 300, StickyHeaders([-3, 4, 90])) { _ in } == [300])
  }

  @Test(arguments: Axis.both) func aHeaderWithoutLengthEndsASectionAndIsNotSeen(axis: Axis) {
    #expect(starts(axis, at: 150, headers) { $0.places[4] = (240, 0) } == [150])
    #expect(starts(axis, at: 210, headers) { $0.places[4] = (240, 0) } == [190])
    #expect(starts(axis, at: 240, headers) { $0.places[4] = (240, 0) } == [])
    #expect(starts(axis, at: 400, headers) { $0.places[4] = (240, 0) } == [540])
  }

  @Test(arguments: Axis.both) func aHeaderOutOfItsOrderHidesNoOtherOne(axis: Axis) {
    #expect(starts(axis, at: 400, headers) { $0.places[4] = (4_000, 50) } == [400, 540])
    #expect(starts(axis, at: 560, headers) { $0.places[4] = (4_000, 50) } == [560])
    #expect(starts(axis, at: 600, headers) { $0.places[4] = (-900, 50) } == [600])
  }

  @Test(arguments: Axis.both) func aHeaderWithoutAPlaceOnARingIsSkipped(axis: Axis) {
    let layout = Places(axis)
    layout.places[4] = (.nan, 50)
    let content = Arranging(layout, axis: axis)
    let scroll = ScrollController(axis.size(200, across: 90), [content, Circular(axis: axis)])
    for lap in [-1.0, 0, 3] {
      scroll.contentOffset[axis] = scroll.contentOrigin[axis] + lap * 5_000 + 400
      let start = lap * 5_000
      #expect(headers.places(of: content, on: scroll).map { $0.start } == [start + 400, start + 540])
    }
    layout.places = layout.places.map { _ in (.nan, 50) }
    scroll.invalidateLayout()
    #expect(headers.places(of: content, on: scroll) == [])
  }

  @Test(arguments: Axis.both) func aRingWhoseItemsEndBeforeTheFirstHeaderHasNone(axis: Axis) {
    let row = ItemRow(count: 3, length: 100, axis: axis)
    let scroll = Hands.scroller([Tiling<Int>(row), Circular(axis: axis)], viewport: 150)
    #expect(StickyHeaders(every: 7, from: 5).places(of: row, on: scroll).isEmpty)
    #expect(StickyHeaders(every: 7, from: 2).places(of: row, on: scroll).map(\.index) == [-1])
  }
}
