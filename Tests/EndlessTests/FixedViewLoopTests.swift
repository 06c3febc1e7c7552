import Hands
import Testing

/// The loops for hosts with a fixed set of views: the places, the callbacks, and the silent move.
struct FixedViewLoopTests {
  enum Kind: CaseIterable {
    case repeatedEnds, threePages

    func loop(count: Int) -> (link: any ScrollBehavior, page: () -> (page: Int, fraction: Double)) {
      switch self {
      case .repeatedEnds:
        let ends = RepeatedEnds(count: count)
        return (ends, { (ends.page, ends.fraction) })
      case .threePages:
        let pages = ThreePages(count: count) { _, _ in }
        return (pages, { (pages.page, pages.fraction) })
      }
    }
  }

  /// Ten images: 0 is 3,200 and 3,520 is 320. Eleven: 0 is 3,520 and 3,840 is 320.
  @Test(arguments: [
    (10, 0.0, 3_200.0), (10, 3_520, 320), (11, 0, 3_520), (11, 3_840, 320), (1, 0, 320), (1, 640, 320),
  ])
  func anOffsetOnACopyMovesToItsPage(_ move: (count: Int, from: Double, to: Double)) {
    let ends = RepeatedEnds(count: move.count)
    let log = Log()
    let scroll = ScrollController(Size(width: 320, height: 480), [Paging(), ends, Clamping()])
    #expect(scroll.contentOffset.x == 320 && ends.page == 0)
    #expect(scroll.contentSize.width == Double(move.count + 2) * 320)
    scroll.delegate = log
    scroll.contentOffset.x = move.from
    #expect(scroll.contentOffset.x == move.to && ends.page == (move.to == 320 ? 0 : move.count - 1))
    #expect(ends.fraction == Double(ends.page))
  }

  @Test func copiesAreAtBothEnds() {
    let ends = RepeatedEnds(axis: .vertical, count: 3)
    #expect(ends.slots == 5 && (0..<5).map(ends.page) == [2, 0, 1, 2, 0] && ends.frame(of: 1) == .zero)
    let scroll = ScrollController(viewport: Size(width: 200, height: 100), behaviors: [ends])
    #expect(ends.frame(of: 4) == Rect(x: 0, y: 400, width: 200, height: 100))
    #expect(scroll.contentOffset == Point(x: 0, y: 100))
    scroll.contentOffset.y = 125
    #expect(scroll.contentOffset.y == 125 && ends.fraction == 0.25 && ends.page == 0)
    scroll.contentOffset.y = 45
    #expect(scroll.contentOffset.y == 345 && ends.page == 2, "nearer to the copy")
    scroll.contentOffset.y = -720
    #expect(scroll.contentOffset.y == 180, "wherever it rests")
  }

  /// Ten documents: 9, 0 and 1 at first, at offset 320 in a content of 960.
  @Test func threeViewsShowTenDocuments() {
    var told: [[Int]] = []
    let pages = ThreePages(count: 10) { told.append([$0, $1]) }
    let hand = Hand(
      ScrollController(viewport: Size(width: 320, height: 480), behaviors: [Paging(), pages, Bouncing()]),
      .horizontal)
    #expect(
      told == [[0, 9], [1, 0], [2, 1]] && hand.offset == 320 && hand.scroll.contentSize.width == 960)
    for (speed, current) in [(-900.0, 9), (-900, 8), (900, 9), (900, 0), (900, 1), (900, 2)] {
      told = []
      hand.fling(at: speed)
      #expect(told.isEmpty)
      #expect(hand.resting() == 320 && pages.current == current && pages.page == current)
      #expect(told == [[0, (current + 9) % 10], [1, current], [2, (current + 1) % 10]])
    }
    told = []
    hand.flingToRest(at: 60)
    #expect(told.isEmpty && pages.current == 2, "it came back")
    pages.jump(to: -1)
    #expect(told == [[0, 8], [1, 9], [2, 0]] && pages.fraction == 9)
    told = []
    pages.jump(to: 9)
    #expect(told.isEmpty)
  }

  /// A snapshot contains the current page; views that show another page receive a call.
  @Test func aSnapshotHoldsTheCurrentPage() throws {
    var shown = [-1, -1, -1]
    let (first, second) = (ThreePages(count: 10) { _, _ in }, ThreePages(count: 10) { shown[$0] = $1 })
    let (one, other) = (scroller([first], viewport: 100), scroller([second], viewport: 100))
    first.jump(to: 6)
    let snapshot = try #require(one.snapshot())
    try other.restore(snapshot)
    #expect(second.current == 6 && shown == [5, 6, 7])
    let few = scroller([ThreePages(count: 3) { _, _ in }], viewport: 100)
    #expect(throws: ArchiveError.self) { try few.restore(snapshot) }
  }

  @Test func oneOrTwoPagesFillThreeViews() {
    var told: [[Int]] = []
    let (one, scroll) = ThreePages(count: 1) { told.append([$0, $1]) }.shown(and: [], viewport: 100)
    #expect(told == [[0, 0], [1, 0], [2, 0]])
    scroll.contentOffset.x = 200
    #expect(told.count == 3 && scroll.contentOffset.x == 100 && one.current == 0)
    told = []
    let two = ThreePages(axis: .vertical, count: 2) { told.append([$0, $1]) }
    let other = scroller([two], viewport: 100)
    #expect(told == [[0, 1], [1, 0], [2, 1]])
    other.contentOffset.y = 0
    #expect(told.dropFirst(3) == [[0, 0], [1, 1], [2, 0]] && two.page == 1)
  }

  @Test func noPagesHaveNoContent() {
    let pages = ThreePages(axis: .vertical, count: 0) { _, _ in Issue.record("there are no pages") }
    let (ends, scroll) = RepeatedEnds(count: 0).shown(and: [pages, Clamping()])
    #expect(scroll.contentSize == .zero && ends.slots == 0 && scroll.contentOffset == .zero)
    scroll.contentOffset = Point(x: 70, y: 90)
    pages.jump(to: 3)
    #expect(ends.page == 0 && ends.fraction == 0 && pages.page == 0 && pages.fraction == 0)
    #expect(ends.page(in: 4) == 0 && pages.page(in: 1) == 0)
  }

  /// Who sends it on in the moment it rests is not stopped.
  @Test(arguments: Kind.allCases) func anAnimationFromSettlingGoesOn(_ kind: Kind) {
    let (sender, hand) = Probe("sender").inHand(.horizontal, and: [kind.loop(count: 1).link], viewport: 100)
    sender.once("didSettle(set)") { $0.setContentOffset(Point(x: 100, y: 0), animated: true) }
    hand.scroll.contentOffset.x = 200
    #expect(hand.scroll.phase == .animating && hand.offset == 200)
    #expect(hand.resting() == 100)
  }

  /// `show` may jump to another page: each slot receives its final page.
  @Test func aJumpFromShowLeavesEachSlotItsLastPage() {
    var shown = [-1, -1, -1]
    var jump: () -> Void = {}
    let pages = ThreePages(count: 10) { slot, page in
      shown[slot] = page
      jump()
    }
    let scroll = scroller([pages], viewport: 100)
    jump = {
      jump = {}
      pages.jump(to: 5)
    }
    scroll.contentOffset.x = 200
    #expect(shown == [4, 5, 6] && pages.current == 5 && scroll.contentOffset.x == 100)
  }

  @Test(arguments: Kind.allCases) func thePlaceStaysWhenLengthsChange(_ kind: Kind) {
    let scroll = scroller([kind.loop(count: 5).link], viewport: 0)
    #expect(scroll.contentOffset == .zero)
    scroll.viewport = Size(width: 320, height: 100)
    #expect(scroll.contentOffset.x == 320, "it begins with the first viewport")
    scroll.contentOffset.x = 400
    scroll.viewport = Size(width: 640, height: 100)
    #expect(scroll.contentOffset.x == 800)
    scroll.contentInset = Insets(left: 20, right: 20)
    #expect(scroll.contentOffset.x == 1.25 * 600 - 20)
  }

  /// Of any lengths it rests exactly on a view, before the silent move and after it.
  @Test(arguments: Kind.allCases, [333.3, 411.428_571, 1_000.0 / 3, 390.001])
  func flingsRestExactlyOnAView(_ kind: Kind, _ width: Double) {
    let (loop, page) = kind.loop(count: 7)
    let inset = Insets(left: width / 7, right: width / 30)
    let scroll = ScrollController(Size(width: width, height: 100), [Paging(), loop, Bouncing()])
    scroll.contentInset = inset
    let hand = Hand(scroll, .horizontal)
    let visible = scroll.geometry.visibleLength(.horizontal)
    var was = 0
    for round in 0..<40 {
      let isForward = round < 20 || round % 3 == 0
      hand.flingToRest(at: isForward ? 900 : -900)
      was = (was + (isForward ? 1 : 6)) % 7
      let slot = kind == .threePages ? 1 : Double(was + 1)
      #expect(hand.offset == slot * visible - inset.left, "round \(round)")
      #expect(page() == (was, Double(was)))
    }
  }
}
