import Hands
import Testing

/// The visible page, the selected page, the selected page before, and the callbacks.
struct PagingSelectionTests {
  /// Pages of 400 in a scroller, and what they tell.
  final class Story {
    let paging: Paging
    let hand: Hand
    var told: [String] = []

    init(_ axis: Axis, startingAt page: Int? = nil) {
      paging = Paging(axis: axis, startingAt: page)
      hand = Hand(scroller([paging, Bouncing()]), axis)
      paging.pageDidChange = { [unowned self] in told.append("page \($0)") }
      paging.selectionDidChange = { [unowned self] in told.append("selected \($0), previous \($1)") }
    }
  }

  @Test(arguments: Axis.both) func aDragSelectsWhenItEnds(_ axis: Axis) {
    let story = Story(axis)
    let (paging, hand) = (story.paging, story.hand)
    hand.pull(by: 150)
    #expect(paging.page == 0 && paging.selected == 0 && story.told.isEmpty)
    hand.move(by: 100)
    #expect(paging.page == 1 && paging.selected == 0 && story.told == ["page 1"])
    hand.lift(after: 0.2)
    #expect(paging.selected == 1 && paging.previous == 0)
    hand.rest()
    #expect(story.told == ["page 1", "selected 1, previous 0"])
    hand.fling(at: 900)
    #expect(paging.selected == 2 && paging.previous == 1)
    hand.rest()
    #expect(story.told.suffix(2) == ["selected 2, previous 1", "page 2"])
  }

  @Test(arguments: Axis.both) func aFlingInPlaceOfAnotherSelectsItsPageAtOnce(_ axis: Axis) {
    let story = Story(axis, startingAt: 2)
    let (paging, hand) = (story.paging, story.hand)
    hand.fling(at: 900, frames: 2)
    #expect(paging.selected == 3)
    hand.scroll.fling(velocity: axis.vector(-3_000))
    #expect(hand.destination < 1_200 && paging.selected == Int(hand.destination / 400))
  }

  @Test(arguments: Axis.both) func pagingBeginsWithTheGivenPage(_ axis: Axis) {
    let story = Story(axis, startingAt: 3)
    #expect(story.hand.offset == 1_200 && story.paging.page == 3)
    #expect(story.paging.selected == 3 && story.paging.previous == 3 && story.told.isEmpty)
    #expect(Story(axis, startingAt: 99).hand.offset == 1_600 && Story(axis, startingAt: -1).hand.offset == 0)
  }

  @Test(arguments: Axis.both, [true, false]) func aCommandGoesToAPage(_ axis: Axis, _ animated: Bool) {
    let story = Story(axis)
    let (paging, hand) = (story.paging, story.hand)
    for (page, offset) in [(2, 800.0), (99, 1_600), (-7, 0), (1, 400)] {
      let before = paging.selected
      paging.scroll(toPage: page, animated: animated)
      #expect(hand.destination == offset && paging.selected == Int(offset / 400) && paging.previous == before)
      #expect(hand.resting() == offset && paging.page == Int(offset / 400))
    }
    paging.scroll(byPages: 2, animated: animated)
    hand.frames(2)
    paging.scroll(byPages: -1, animated: animated)
    #expect(hand.destination == 800)
    hand.rest()
    paging.scroll(byPages: 9, animated: animated)
    #expect(hand.resting() == 1_600)
  }

  /// However far: the spring that the program has would take longer over a hundred thousand pages.
  @Test(arguments: Axis.both, [100, 100_000, 1_000_000, 1_000_000_000])
  func aCommandIsThereWithinASecond(_ axis: Axis, _ count: Int) throws {
    let (paging, hand) = Paging(.items(count: count, length: 400), axis: axis).inHand(axis)
    paging.scroll(toPage: count - 1, animated: true)
    #expect(try #require(hand.scroll.motion).settlingTime < 1)
    hand.rest()
    #expect(paging.page == count - 1 && hand.offset == Double(count - 1) * 400)
    paging.scroll(byPages: 1 - count, animated: true)
    #expect(try #require(hand.scroll.motion).settlingTime < 1)
  }

  @Test(arguments: Axis.both) func aCommandLeavesTheOtherAxisAlone(_ axis: Axis) {
    let story = Story(axis)
    let across = Hand(story.hand.scroll, axis.cross).flung(at: 900)
    let target = across.destination
    story.paging.scroll(toPage: 1, animated: true)
    #expect(story.hand.destination == 400 && across.destination == target)
    story.paging.scroll(toPage: 2, animated: false)
    #expect(story.hand.offset == 800 && across.destination == target)
  }

  @Test(arguments: Axis.both) func aCommandWithAnArrivalReportsItsOutcome(_ axis: Axis) {
    let story = Story(axis)
    var outcomes: [AnimationOutcome] = []
    #expect(story.paging.scroll(toPage: 2, arrival: .timed(0.25)) { outcomes.append($0) })
    story.hand.frames(18)
    #expect(story.hand.offset == 800 && outcomes == [.finished])
    let unattached = Paging(axis: axis)
    #expect(!unattached.scroll(toPage: 2, arrival: .jump) { outcomes.append($0) } && outcomes.count == 1)
  }

  @Test(arguments: Axis.both) func aCommandWaitsForPages(_ axis: Axis) {
    let paging = Paging(axis: axis)
    paging.scroll(toPage: 1, animated: false)
    let hand = Hand(scroller([paging, Bouncing()], viewport: 400, content: 0), axis)
    #expect(paging.pageCount == 0 && paging.page == 0)
    paging.scroll(toPage: 2, animated: true)
    paging.scroll(byPages: 1, animated: true)
    hand.scroll.contentSize = Size(width: 2_000, height: 2_000)
    #expect(hand.offset == 800 && paging.page == 2 && paging.selected == 2)
  }

  @Test(arguments: Axis.both) func aViewportWithoutLengthForgetsNoPage(_ axis: Axis) {
    let story = Story(axis, startingAt: 2)
    story.paging.scroll(toPage: 3, animated: false)
    var told: [Int] = []
    story.paging.pageDidChange = { told.append($0) }
    story.paging.selectionDidChange = { told += [$0, $1] }
    story.hand.scroll.viewport = axis.size(0, across: 400)
    #expect(story.paging.pageCount == 0 && story.paging.page == 0 && story.paging.fraction == 0)
    #expect(story.paging.selected == 3 && story.paging.previous == 2)
    story.hand.scroll.viewport = axis.size(500, across: 400)
    #expect(story.paging.page == 3 && story.hand.offset == 1_500 && story.paging.previous == 2)
    #expect(told.isEmpty, "No page was turned.")
  }

  @Test(arguments: Axis.both) func aCallbackMayCommand(_ axis: Axis) {
    let story = Story(axis)
    let paging = story.paging
    paging.selectionDidChange = { selected, _ in
      if selected == 1 { paging.scroll(toPage: 4, animated: true) }
    }
    #expect(story.hand.flingToRest(at: 900) == 1_600 && paging.page == 4 && paging.previous == 1)
    #expect(story.hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func anOffsetOfTheProgramSelectsItsPage(_ axis: Axis) {
    let story = Story(axis)
    story.hand.scroll.contentOffset = axis.point(790)
    #expect(story.paging.selected == 2 && story.paging.page == 2)
    story.hand.travel(to: 0, frames: 1)
    story.hand.frame()
    #expect(story.paging.selected == 0 && story.paging.previous == 2 && story.paging.page == 2)
  }

  @Test(arguments: Axis.both, [false, true])
  func aCommandUnderAFingerSelectsItsPage(_ axis: Axis, _ drags: Bool) {
    let paging = Paging(.uniform(length: 400, axis: axis))
    let hand = Hand(scroller([paging]), axis).held()
    if drags { hand.move(by: -50) }
    paging.scroll(toPage: 5, animated: false)
    #expect(paging.selected == 5 && paging.previous == 0 && paging.page == 5)
    paging.scroll(byPages: 1, animated: false)
    #expect(paging.selected == 6 && paging.previous == 5 && paging.page == 6)
    hand.move(by: -20)
    #expect(paging.selected == 6 && paging.previous == 5)
    #expect(hand.liftToRest(after: 0.2) == 2_400 && paging.selected == 6)
  }

  @Test(arguments: Axis.both) func theExplanationNamesThePage(_ axis: Axis) {
    let story = Story(axis)
    story.hand.fling(at: 900)
    #expect(story.hand.scroll.explanation[axis].description.contains("Paging 400.0 (page 2 of 5)"))
    for (asked, note) in [(axis, "page 4 of 5"), (axis.cross, nil)] {
      var report = ChainReport(explaining: 1_100, on: asked)
      story.paging.review(&report, of: story.hand.scroll)
      #expect(report.note == note)
    }
  }

  /// Under the finger another page is shown than is selected.
  @Test(arguments: Axis.both) func aSnapshotUnderAFingerHoldsWhatIsSelected(_ axis: Axis) throws {
    let story = Story(axis, startingAt: 1)
    story.paging.scroll(toPage: 3, animated: false)
    story.hand.pull(by: -250)
    let snapshot = try #require(story.hand.scroll.snapshot())
    let other = Story(axis)
    try other.hand.scroll.restore(snapshot)
    #expect(other.paging.selected == 3 && other.paging.previous == 1 && other.paging.page == 2)
    #expect(other.paging.fraction == story.paging.fraction && other.hand.scroll.snapshot() == snapshot)
  }

  /// The page before has been removed while the finger is down. Both links keep it until the next change.
  @Test(arguments: Axis.both) func aSnapshotHoldsAPageThatHasGone(_ axis: Axis) throws {
    let story = Story(axis)
    let (paging, hand) = (story.paging, story.hand)
    paging.scroll(toPage: 3, animated: false)
    hand.pull(by: 20)
    hand.scroll.contentSize = Size(width: 400, height: 400)
    #expect(paging.selected == 0 && paging.previous == 3)
    let snapshot = try #require(hand.scroll.snapshot())
    let other = Story(axis)
    try other.hand.scroll.restore(snapshot)
    #expect(other.hand.scroll.snapshot() == snapshot && other.paging.previous == 3)
    other.hand.place(like: hand)
    other.hand.now = hand.now
    for hand in [hand, other.hand] { hand.move(by: -5) }
    #expect(other.hand.scroll.snapshot() == hand.scroll.snapshot() && paging.previous == 0)
  }

  private static let listenings = perBuild(debug: 30, release: 5_000)

  /// A program that only listens knows the selected page and the page in view, through edits, turns and other frames.
  @Test(arguments: Axis.both) func aListenerKnowsTheSelection(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.listenings) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int64>) -> Int64 { .random(in: range, using: &random) }
      let row = ItemRow(count: 8, part: 1, axis: axis)
      let paging = Paging(row)
      let hand = Hand(scroller([paging, Bouncing()], viewport: 400), axis)
      var (told, page) = (paging.selected, paging.page)
      paging.selectionDidChange = { selected, _ in told = selected }
      paging.pageDidChange = { page = $0 }
      for act in 0..<25 {
        let count = row.items.upperBound
        switch number(0...6) {
        case 0: paging.scroll(toPage: Int(number(0...count)), animated: number(0...1) == 0)
        case 1: try row.insert(number(1...3), at: number(0...count))
        case 2 where count > 1: try row.remove(0..<number(1...count - 1))
        case 3 where count > 2: try row.remove(count - 2..<count)
        case 4: try row.replace(Array(0..<count), with: [1, 3, 90, 91, 0])
        case 5: hand.scroll.viewport = axis.size(Double(number(0...3)) * 200, across: 400)
        default: hand.fling(at: Double(number(-3_000...3_000)), frames: Int(number(1...40)))
        }
        for _ in 0..<Int(number(0...20)) { hand.frame() }
        let knows = told == paging.selected && (page == paging.page || paging.pageCount == 0)
        try #require(knows, "seed \(seed), act \(act)")
      }
    }
  }
}
