import Hands
import Testing

/// A layout of one's own in the place of the stack, good ones and bad ones.
@Suite("A layout of one's own") struct ContentLayoutTests {
  private func flow(_ axis: Axis, count: Int) -> (FlowLayout, Arranging, ScrollController) {
    let sizes = (0..<count).map { axis.size(30 + Double($0 % 4) * 10, across: 50 + Double($0 % 3) * 20) }
    let layout = FlowLayout(sizes, gap: 10)
    let content = Arranging(layout, axis: axis)
    let scroll = ScrollController(axis.size(300, across: 200), [content, Bouncing()])
    return (layout, content, scroll)
  }

  @Test(arguments: Axis.both) func wordsFlowIntoLinesAndTheContentIsAsLong(axis: Axis) throws {
    let (_, content, scroll) = flow(axis, count: 5)
    // 50 + 10 + 70 leave 60: the next one begins a line.
    #expect(content.frame(of: 1)?.origin == axis.point(0, across: 60))
    #expect(content.frame(of: 2)?.origin == axis.point(50, across: 0))
    #expect(content.frame(of: 3)?.origin == axis.point(50, across: 100))
    #expect(scroll.contentSize == axis.size(50 + 60 + 10 + 30 + 0, across: 200))
    #expect(content.frame(of: 5) == nil && content.frame(of: -1) == nil)
  }

  @Test(arguments: Axis.both) func theFirstWordInViewStaysWhenLinesBreakElsewhere(axis: Axis) throws {
    let (layout, content, scroll) = flow(axis, count: 200)
    scroll.contentOffset[axis] = 1_000
    let first = content.items(from: 1_000, length: 1, origin: scroll.contentOrigin).lowerBound
    let before = try #require(content.frame(of: first))
    scroll.viewport = axis.size(200, across: 300)
    let after = try #require(content.frame(of: first))
    let part = (1_000 - before.lower(axis)) / before.length(axis)
    #expect((scroll.contentOffset[axis] - after.lower(axis) - part * after.length(axis)).magnitude < 1e-9)
    let screen = after.lower(axis) - scroll.contentOffset[axis]
    layout.sizes.insert(contentsOf: Array(repeating: axis.size(90, across: 250), count: 3), at: 0)
    try content.change(.insertRun(count: 3, at: 0))
    let moved = try #require(content.frame(of: first + 3))
    #expect((moved.lower(axis) - scroll.contentOffset[axis] - screen).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func theOwnerMayChangeALayoutAndInvalidateIt(axis: Axis) {
    let (layout, content, scroll) = flow(axis, count: 40)
    layout.sizes = []
    scroll.invalidateLayout()
    #expect(scroll.contentSize[axis] == 0 && scroll.contentOffset[axis] == 0)
    #expect(content.items(from: 0, length: 300, origin: scroll.contentOrigin).isEmpty)
  }

  /// A layout with any answers.
  final class Oddity: ContentLayout {
    var count: Int64 = 3
    var length = 500.0
    var frames: (Int64) -> Rect = { Rect(x: 0, y: Double($0) * 100, width: 100, height: 100) }
    var seen: Range<Int64>?
    var isKnown = true
    var onArrange: () -> Void = {}
    private(set) var measured = 0

    func arrange(along axis: Axis, across: Double) { onArrange() }
    func frame(of index: Int64) -> Rect? { frames(index) }
    func items(from: Double, to: Double, along axis: Axis) -> Range<Int64> { seen ?? 0..<count }
    func isMeasured(_ items: Range<Int64>) -> Bool { isKnown }
    func measure(_ items: Range<Int64>) { measured += 1 }
  }

  private func scroller(_ layout: Oddity, _ axis: Axis) -> (Arranging, ScrollController) {
    let content = Arranging(layout, axis: axis)
    return (
      content,
      ScrollController(
        viewport: axis.size(300, across: 200), content: axis.size(700, across: 20),
        behaviors: [content, Bouncing()])
    )
  }

  @Test(arguments: Axis.both) func aLengthThatCannotBeIsRefusedAndCounted(axis: Axis) {
    for length in [Double.nan, .infinity, -.infinity, -1] {
      let layout = Oddity()
      layout.length = length
      let (_, scroll) = scroller(layout, axis)
      #expect(scroll.contentSize == axis.size(700, across: 20))
      #expect(scroll.diagnostics.count(of: .answer) == 1)
      layout.length = 400
      scroll.invalidateLayout()
      #expect(scroll.contentSize == axis.size(400, across: 200))
    }
  }

  @Test(arguments: Axis.both) func framesThatCannotBeAreNowhere(axis: Axis) throws {
    let layout = Oddity()
    let (content, scroll) = scroller(layout, axis)
    scroll.contentOffset[axis] = 100
    for bad in [Double.nan, .infinity, -5] {
      layout.frames = { _ in Rect(x: bad > 0 ? bad : 0, y: 0, width: bad, height: bad) }
      layout.seen = -7..<90
      #expect(content.frame(of: 1) == nil)
      #expect(content.items(from: 0, length: 9, origin: scroll.contentOrigin) == 0..<3)
      scroll.viewport[axis.cross] += 1
      try content.change(.reload(0..<1))
      #expect(scroll.contentOffset.isFinite && scroll.contentOffset[axis] == 100)
      #expect(StickyHeaders([0, 1, 7]).places(of: content, on: scroll) == [])
    }
    #expect(scroll.diagnostics.total == 0)
    layout.count = -4
    scroll.invalidateLayout()
    #expect(content.items(from: 0, length: 9, origin: scroll.contentOrigin).isEmpty)
  }

  @Test(arguments: Axis.both) func anAnswerThatChangesDuringLayoutHoldsFromTheNextOn(axis: Axis) {
    let layout = Oddity()
    layout.onArrange = { layout.length += 100 }
    let (_, scroll) = scroller(layout, axis)
    let told = scroll.contentSize[axis]
    #expect(told.truncatingRemainder(dividingBy: 100) == 0 && told >= 600)
    scroll.invalidateLayout()
    #expect(scroll.contentSize[axis] == told + 100)
    layout.onArrange = {}
    layout.isKnown = false
    scroll.contentOffset[axis] = 50
    scroll.invalidateLayout()
    #expect(layout.measured > 0 && layout.measured < 100 && scroll.diagnostics.total == 0)
    #expect(scroll.contentOffset[axis] == 50)
    layout.isKnown = true
  }

  /// Says each time that there are other items than before.
  final class Restless: ContentLayout {
    private var asked = 0
    private let counts: [Int64]
    var length: Double { 900 }
    var count: Int64 {
      asked += 1
      return counts[asked % counts.count]
    }

    init(_ counts: [Int64]) { self.counts = counts }

    func arrange(along axis: Axis, across: Double) {}
    func frame(of index: Int64) -> Rect? {
      Rect(x: Double(index) * 100, y: Double(index) * 100, width: 100, height: 100)
    }
  }

  @Test(arguments: Axis.both) func aCountThatIsAnotherEachTimeBreaksNothing(axis: Axis) throws {
    for counts in [[3, 9, 0, 7, 1], [9, 2, 8], [5, 30, -4, 6], [1, .min, 12, 4, 40]] as [[Int64]] {
      for isRing in [true, false] {
        let content = Arranging(Restless(counts), axis: axis)
        let links: [any ScrollBehavior] = isRing ? [content, Circular(axis: axis)] : [content]
        let hand = Hand(
          ScrollController(axis.size(300, across: 200), links + [KeepAnchor(content, .center), Bouncing()]),
          axis)
        for round in 0..<8 {
          hand.fling(at: round % 2 == 0 ? 900 : -1_300, frames: 6)
          try content.change(.reload(0..<1))
          content.scroll(to: Int64(round % 6), align: .center, animated: round % 3 == 0)
          hand.scroll.viewport[axis.cross] += 1
          _ = StickyHeaders([0, 2, 5]).places(of: content, on: hand.scroll)
          _ = content.progress(of: 3)
          hand.rest(every: 0.1)
          #expect(hand.scroll.contentOffset.isFinite)
        }
      }
    }
  }

  @Test(arguments: Axis.both) func lengthsThatCannotBeLeaveAnItemTheLengthItHad(axis: Axis) throws {
    var answers: [Double] = [.nan, -3, .infinity, 1e300, 40]
    var content: Arranging?
    let stack = Stack(count: 5, estimate: 25) { index, _ in
      // From within a question nothing can be changed.
      try? content?.change(.remove(0..<1))
      defer { answers[Int(index)] += 1 }
      return answers[Int(index)]
    }
    content = Arranging(stack, axis: axis)
    let scroll = ScrollController(axis.size(300, across: 200), content.map { [$0, Bouncing()] } ?? [])
    #expect(scroll.contentSize[axis] == 4 * 25 + 40)
    #expect(stack.unusableLengths == 4 && content?.refusedEdits == 5)
    #expect(stack.count == 5)
    scroll.viewport[axis.cross] = 100
    #expect(scroll.contentSize[axis] == 4 * 25 + 41)
    content = nil
  }

  @Test(arguments: Axis.both) func withoutRoomOrItemsThereIsContentOfSizeZero(axis: Axis) throws {
    let page = ArrangedPage(axis, areas: [9_000])
    let hand = Hand(ScrollController(.zero, [page.content, Aligning(.center), Bouncing()]), axis)
    #expect(hand.scroll.contentSize == axis.size(80, across: 0))
    hand.scroll.contentInset = Insets(all: 500)
    #expect(hand.scroll.contentSize == axis.size(80, across: 0))
    hand.scroll.viewport = Size(width: 100, height: 100)
    #expect(hand.scroll.contentSize == axis.size(80, across: 0))
    hand.flingToRest(at: 500)
    #expect(hand.scroll.contentOffset.isFinite && hand.scroll.diagnostics.total == 0)
    page.areas = []
    try page.content.change(.remove(0..<1))
    #expect(hand.scroll.contentSize == axis.size(80, across: 0) && page.content.frame(of: 0) == nil)
    page.content.breadth = .fixed(.nan)
    #expect(hand.scroll.contentSize[axis.cross] == 0)
    let none = Arranging(Stack(count: 0) { _, _ in 1 }, axis: axis)
    #expect(ScrollController(Size(width: 9, height: 9), [none]).contentSize[axis] == 0)
  }

  #if DEBUG
    @Test func tilesOfALayoutWithoutAStackAreReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ItemRow.arranged(Arranging(FlowLayout([], gap: 0)))
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("need a layout with a stack") && message.contains("0 items"))
    }
  #endif
}
