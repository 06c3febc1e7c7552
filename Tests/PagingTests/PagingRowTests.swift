import Hands
import Testing

/// Pages that are the items of a row without ends, of one length or of different ones.
struct PagingRowTests {
  /// Items of 300 points but for one in three, without ends: 58 thousand million of them. What looked at each item of
  /// it would never come back.
  private func months(_ axis: Axis, spacing: Double = 10) throws -> ItemRow {
    let row = ItemRow.lengths(try ItemLengths(endlessOfLength: 300, spacing: spacing), axis: axis)
    for index in stride(from: -60, through: 60, by: 3) {
      try row.resize(from: Int64(index), to: [240 + Double(index.magnitude % 7) * 20])
    }
    return row
  }

  private func start(_ row: ItemRow, _ index: Int, _ scroll: ScrollController) throws -> Double {
    try #require(row.place(of: Int64(index), origin: scroll.contentOrigin)).start
  }

  @Test(arguments: Axis.both, [false, true])
  func flingTurnsOnePageInEitherDirection(_ axis: Axis, _ isRebased: Bool) throws {
    let row = try months(axis)
    let pages = Paging(row)
    let hand = Hand(scroller([pages] + (isRebased ? [Infinite(axis: axis)] : []) + [Bouncing()]), axis)
    pages.scroll(toPage: 0, animated: false)
    for direction in [1, -1, -1, -1, 1] {
      for _ in 1...20 {
        let page = pages.page
        hand.fling(at: 900 * Double(direction))
        #expect(pages.selected == page + direction && pages.previous == page)
        hand.rest(every: 1 / 32)
        #expect(pages.page == page + direction && pages.fraction == Double(pages.page) && pages.lap == 0)
        #expect(try hand.offset == start(row, pages.page, hand.scroll))
      }
    }
    #expect(pages.page == -20)
  }

  @Test(arguments: Axis.both) func numberOfAPageIsTheIndexOfItsItem(_ axis: Axis) throws {
    let row = try months(axis)
    let (pages, scroll) = Paging(row, align: .center, startingAt: -7).shown(viewport: 500)
    #expect(pages.page == -7 && pages.selected == -7 && pages.previous == -7)
    for index in [-1_000_000_000, -4, 0, 5, 3_000_000_000] {
      pages.scroll(toPage: index, animated: false)
      let place = try #require(row.place(of: Int64(index), origin: scroll.contentOrigin))
      #expect(pages.page == index && scroll.contentOffset[axis] == place.start + place.length / 2 - 250)
      #expect(pages.pages.items(of: index) == index..<index + 1 && pages.pages.page(ofItem: index) == index)
    }
    let chosen = pages.selected
    scroll.viewport = axis.size(700, across: 500)
    #expect(pages.page == chosen && pages.fraction == Double(chosen))
    #expect(pages.pages.progress(at: 0) == nil)
  }

  @Test(arguments: Axis.both) func groupsBeginWithAMultipleOfTheirSize(_ axis: Axis) throws {
    let row = try months(axis)
    let (pages, scroll) = Paging(row, grouping: .count(3)).shown(viewport: 1_000)
    for page in [-2, -1, 0, 3] {
      pages.scroll(toPage: page, animated: false)
      #expect(try pages.page == page && scroll.contentOffset[axis] == start(row, page * 3, scroll))
      #expect(pages.pages.items(of: page) == page * 3..<page * 3 + 3)
    }
  }

  /// At rest and on its way.
  @Test(arguments: Axis.both, [false, true])
  func editKeepsTheItemOfThePage(_ axis: Axis, _ isFlung: Bool) throws {
    let row = try months(axis)
    let (pages, hand) = Paging(row).inHand(axis)
    pages.scroll(toPage: 20, animated: false)
    if isFlung { hand.fling(at: 900, frames: 3) }
    let page = pages.selected
    let seen = hand.offset - (try start(row, page, hand.scroll))
    try row.insert(2, length: 77, at: 3)
    try row.change(.resize(from: 1, to: [1_000]), .remove(-5..<(-4)), .insert([5], at: -9))
    #expect(pages.selected == page + 2)
    #expect(try hand.offset - start(row, page + 2, hand.scroll) == seen)
    hand.rest()
    #expect(try pages.page == page + 2 && hand.offset == start(row, page + 2, hand.scroll))
    try row.remove(Int64(pages.page)..<Int64(pages.page) + 1)
    #expect(try pages.page == page + 2 && hand.offset == start(row, page + 2, hand.scroll))
  }

  @Test(arguments: Axis.both) func pagesOfACalendarAreMeasuredAsTheyCome(_ axis: Axis) {
    let stack = Stack(endlessWithEstimate: 290, spacing: 8) { month, _ in
      240 + Double((month % 3 + 3) % 3) * 50
    }
    let content = Arranging(stack, axis: axis)
    let pages = Paging(stack.row)
    let hand = Hand(scroller([content, pages, Bouncing()]), axis)
    for direction in [-1, -1, 1, 1, 1] {
      for _ in 1...8 {
        let page = pages.page
        hand.flingToRest(at: 900 * Double(direction))
        #expect(pages.page == page + direction)
        #expect(hand.offset == content.frame(of: Int64(pages.page))?.lower(axis))
      }
    }
    pages.scroll(toPage: -12_000, animated: true)
    hand.rest()
    #expect(pages.page == -12_000 && hand.offset == content.frame(of: -12_000)?.lower(axis))
  }

  /// Further than a double tells items apart, and further than the origin is counted without wrapping around.
  @Test(
    arguments: Axis.both, [(1, 1), (1_000_000_007, 1), (10_000_000_000_001, 1), (10_000_000_000_001, 1_000)])
  func farOutPagesAreExact(_ axis: Axis, _ jump: (pages: Int, times: Int)) {
    for sign in [1, -1] {
      let row = ItemRow.uniform(length: 400, spacing: 12.5, axis: axis)
      let (pages, tiles) = (Paging(row), Tiling<Int>(row))
      let hand = Hand(scroller([pages, tiles, Infinite(axis: axis)]), axis)
      pages.scroll(toPage: 0, animated: false)
      for _ in 0..<jump.times { pages.scroll(byPages: sign * jump.pages, animated: false) }
      var page = sign * jump.pages * jump.times
      for way in [0, 1, -1, -1, 1] {
        if way != 0 { hand.flingToRest(at: 900 * Double(way)) }
        page += way
        #expect(pages.page == page && pages.selected == page && tiles.tiled == Int64(page)..<Int64(page) + 1)
        #expect(row.place(of: Int64(page), origin: hand.scroll.contentOrigin)?.start == hand.offset)
      }
    }
  }

  @Test(arguments: Axis.both) func rowThatIsOpenAtOneSideKeepsItsWall(_ axis: Axis) {
    for (items, page) in [
      (0..<UniformWindow.endless.upperBound, 0), (UniformWindow.endless.lowerBound..<10, 9),
    ] {
      let row = ItemRow.uniform(length: 400, items: items, axis: axis)
      let (pages, hand) = Paging(row).inHand(axis)
      let direction = page == 0 ? -1.0 : 1
      pages.scroll(toPage: page, animated: false)
      #expect(hand.offset == Double(page) * 400 && pages.page == page)
      hand.flingToRest(at: 900 * direction)
      #expect(hand.offset == Double(page) * 400)
      for turn in 1...5 {
        hand.flingToRest(at: -900 * direction)
        #expect(pages.page == page - turn * Int(direction))
      }
    }
  }

  /// A page of its own, which is passed by where it lies with the next one.
  @Test(arguments: Axis.both) func itemWithoutLengthIsPassed(_ axis: Axis) throws {
    let row = try ItemRow(lengths: [400, 400, 0, 0, 400, 400, 400], axis: axis)
    let (pages, hand) = Paging(row).inHand(axis)
    #expect(pages.pageCount == 7)
    for offset in [400.0, 800, 1_200, 1_600, 1_600] { #expect(hand.flingToRest(at: 900) == offset) }
    for offset in [1_200.0, 800, 400, 0, 0] { #expect(hand.flingToRest(at: -900) == offset) }
  }

  /// The content that others had made ends within the row, and the scroller rests at the wall, at either one, or
  /// between.
  @Test(arguments: Axis.both, [0.0, 250, 600])
  func pagesThatJoinAScrollerBeginWhereItRests(_ axis: Axis, _ offset: Double) throws {
    let endless = UniformWindow.endless
    let ranges = [endless, 0..<endless.upperBound, endless.lowerBound..<5, 0..<10_000]
    let rows = try [months(axis)] + ranges.map { .uniform(length: 300, spacing: 10, items: $0, axis: axis) }
    for row in rows {
      let scroll = scroller([], viewport: 400, content: 1_000)
      scroll.setContentOffset(axis.point(offset, across: 0), animated: false)
      let pages = Paging(row)
      scroll.behaviors = [pages, Bouncing()]
      #expect(pages.page == pages.selected && (0...3).contains(pages.page), "\(pages.page) of \(row.items)")
      #expect(try scroll.contentOffset[axis] == start(row, pages.page, scroll), "\(row.items)")
    }
  }

  @Test(arguments: Axis.both, [(false, false), (false, true), (true, false), (true, true)])
  func rowThatIsEmptiedBeginsWithItsFirstPage(_ axis: Axis, _ its: (isRing: Bool, isOneEdit: Bool)) throws {
    let row = ItemRow.uniform(length: 400, items: 0..<10, axis: axis)
    let pages = Paging(row, startingAt: 4)
    let scroll = scroller([pages] + (its.isRing ? [Circular(axis: axis)] : []) + [Bouncing()])
    if its.isOneEdit {
      try row.change(.remove(0..<10), .insertRun(count: 5, at: 0))
    } else {
      try row.change(.remove(0..<10))
      try row.change(.insertRun(count: 5, at: 0))
    }
    for count in 5..<8 {
      #expect(pages.pageCount == count && pages.page == 0 && pages.selected == 0)
      #expect(try scroll.contentOffset[axis] == start(row, 0, scroll))
      try row.change(.insertRun(count: 1, at: Int64(count)))
    }
  }

  @Test func fittingGroupsNeedAFirstItem() async {
    await #expect(processExitsWith: .failure) {
      _ = Paging(.lengths(try ItemLengths(endlessOfLength: 300)), grouping: .fitting)
    }
    await #expect(processExitsWith: .success) { _ = Paging(.uniform(length: 300), grouping: .fitting) }
  }
}
