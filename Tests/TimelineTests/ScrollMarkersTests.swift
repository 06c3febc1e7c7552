import Hands
import ScrollTimelines
import Testing

/// Dots and tables of contents of a scroller: markers that are current, and chosen.
struct ScrollMarkersTests {
  private func markers(_ axis: Axis, _ starts: [Double], snapping: Snapping? = nil) -> ScrollMarkers {
    ScrollMarkers(
      starts.map { ScrollMarker(Rect(origin: axis.point($0, across: 0), size: axis.size(100, across: 400))) },
      snapping: snapping)
  }

  private func hand(_ axis: Axis, _ markers: ScrollMarkers, and others: [any ScrollBehavior] = []) -> Hand {
    Hand(scroller(others + [markers, Bouncing()]), axis, frames: 1)
  }

  @Test(arguments: Axis.both) func theCurrentMarkerFollowsTheFinger(_ axis: Axis) {
    let markers = markers(axis, [0, 400, 800, 1_200])
    let hand = hand(axis, markers)
    var seen: [Int64?] = []
    markers.didChange = { seen.append($0.current) }
    #expect(markers.current == 0)
    hand.pull(by: 190)
    #expect(markers.current == 0)
    hand.move(by: 20)
    #expect(markers.current == 1)
    hand.move(by: 700)
    #expect(markers.current == 2 && seen == [1, 2])
  }

  @Test(arguments: Axis.both, [true, false])
  func aChosenMarkerIsCurrentUntilTheNextScroll(_ axis: Axis, _ isAnimated: Bool) {
    // The last two targets are behind the end of scrolling, at 1,600.
    let markers = markers(axis, [0, 1_500, 1_700, 1_900])
    let hand = hand(axis, markers)
    var seen: [Int64?] = []
    markers.didChange = { seen.append($0.current) }
    #expect(markers.choose(2, animated: isAnimated))
    #expect(markers.current == 2 && markers.chosen == 2, "at once")
    hand.rest { #expect(markers.current == 2) }
    #expect(hand.offset == 1_600 && markers.current == 2 && seen == [2])
    hand.scroll.invalidateLayout()
    hand.scroll.contentOffset[axis] = 1_600
    #expect(markers.chosen == 2, "nothing has moved")
    hand.scroll.contentOffset[axis] = 1_599
    #expect(markers.chosen == nil && markers.current == 3)
  }

  @Test(arguments: Axis.both) func aFingerEndsAChoiceOnTheWay(_ axis: Axis) {
    let markers = markers(axis, [0, 400, 800, 1_200])
    let hand = hand(axis, markers)
    markers.choose(3, animated: true)
    hand.frames(4)
    #expect(markers.current == 3 && hand.offset < 1_000)
    hand.down()
    #expect(markers.current == 3)
    hand.drag(by: -10)
    #expect(markers.chosen == nil && markers.current != 3)
  }

  @Test(arguments: Axis.both) func aLaterChoiceReplacesTheFirst(_ axis: Axis) {
    let markers = markers(axis, [0, 400, 800, 1_200])
    let hand = hand(axis, markers)
    var seen: [Int64?] = []
    markers.didChange = { seen.append($0.current) }
    markers.choose(3, animated: true)
    hand.frames(4)
    #expect(hand.offset < 500, "marker 1 is nearer than marker 2")
    markers.choose(2, animated: true)
    hand.rest { #expect(markers.current == 2 && markers.chosen == 2) }
    #expect(hand.offset == 800 && seen == [3, 2])
    hand.travel(to: 400, frames: 60)
    #expect(markers.chosen == nil && markers.current == 1, "a command of the program ends the choice")
  }

  @Test(arguments: Axis.both) func anotherCommandOnTheWayEndsAChoice(_ axis: Axis) {
    let markers = markers(axis, [0, 400, 800, 1_200])
    let hand = hand(axis, markers)
    markers.choose(3, animated: true)
    hand.frames(4)
    hand.travel(to: 0, frames: 80)
    #expect(markers.chosen == nil && markers.current == 0)
  }

  @Test(arguments: Axis.both) func nextAndPreviousEndAtTheEnds(_ axis: Axis) {
    let markers = markers(axis, [0, 400, 800])
    let hand = hand(axis, markers)
    #expect(markers.previous == nil && markers.next == 1)
    #expect(!markers.choosePrevious(animated: false))
    #expect(markers.chooseNext(animated: false) && hand.offset == 400)
    #expect(markers.chooseNext(animated: false) && hand.offset == 800)
    #expect(markers.next == nil && !markers.chooseNext(animated: false))
    #expect(markers.choosePrevious(animated: false) && hand.offset == 400)
    #expect(!markers.choose(3, animated: false) && !markers.choose(-1, animated: false))
    #expect(markers.current == 1)
  }

  @Test(arguments: Axis.both) func theMarkersOfARowFollowItsEdits(_ axis: Axis) throws {
    let row = ItemRow(count: 10, length: 200, axis: axis)
    let markers = ScrollMarkers(row)
    let hand = hand(axis, markers, and: [Tiling<Int>(row), KeepAnchor(row)])
    #expect(markers.indices == 0..<10 && markers.row === row && markers.markers.isEmpty)
    markers.choose(9, animated: false)
    #expect(hand.offset == 1_600 && markers.current == 9)
    try row.insert(2, at: 0)
    #expect(markers.chosen == 11 && markers.current == 11 && markers.indices == 0..<12)
    try row.remove(11..<12)
    #expect(markers.chosen == nil && markers.current == 10)
  }

  @Test func onARingTheFirstItemFollowsTheLast() {
    let row = ItemRow(count: 5, length: 200)
    let markers = ScrollMarkers(row)
    let scroll = ScrollController(
      viewport: Size(width: 300, height: 300),
      behaviors: [Tiling<Int>(row), markers, Circular(axis: .horizontal)])
    scroll.advance(to: .zero)
    #expect(markers.current == 0 && markers.previous == 4)
    #expect(markers.choosePrevious(animated: false) && scroll.contentPosition.x == -200)
    #expect(markers.current == 4 && markers.next == 0)
    scroll.contentPosition.x = 2_410
    #expect(markers.current == 2)
  }

  @Test(arguments: Axis.both) func buttonsKnowTheLastPlaceOfRest(_ axis: Axis) {
    let snapping = Snapping([SnapArea](4, axis, every: 200, length: 200))
    let markers = markers(axis, [0, 200, 400, 600], snapping: snapping)
    let plain = self.markers(axis, [0])
    let hand = hand(axis, markers, and: [snapping, plain])
    let (back, on) = (Edges(axis, .lower), Edges(axis, .upper))
    #expect(markers.buttons.intersection([back, on]) == on)
    hand.scroll.setContentOffset(axis.point(600, across: 0), arrival: .jump)
    #expect(hand.offset == 600 && markers.buttons.intersection([back, on]) == back)
    #expect(plain.buttons.contains(on), "without the areas there is content up to 1,600")
    hand.scroll.setContentOffset(axis.point(400, across: 0), arrival: .jump)
    #expect(markers.buttons.intersection([back, on]) == [back, on])
  }

  @Test func rightToLeftContentHasTheSameMarkers() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<perBuild(debug: 20, release: 500) {
      let starts = (0..<6).map { _ in Double(Int.random(in: 0...1_900, using: &random)) }
      let (one, other) = (markers(.horizontal, starts), markers(.horizontal, starts))
      let (first, second) = (hand(.horizontal, one), hand(.horizontal, other))
      second.scroll.isReversed.x = true
      for _ in 0..<10 {
        let offset = Double.random(in: 0...1_600, using: &random)
        (first.scroll.contentOffset.x, second.scroll.contentOffset.x) = (offset, offset)
        #expect(one.current == other.current && one.buttons == other.buttons)
      }
    }
  }

  @Test func newPlacesOfTheMarkersCountAtOnce() {
    let markers = markers(.vertical, [0, 400, 800])
    let hand = hand(.vertical, markers)
    markers.choose(2, animated: false)
    markers.markers.removeLast()
    #expect(markers.chosen == nil && markers.current == 1 && hand.offset == 800)
    markers.markers.removeAll()
    #expect(markers.current == nil && markers.next == nil && !markers.chooseNext(animated: true))
  }

  @Test func aSnapshotKeepsTheChoice() throws {
    let one = markers(.vertical, [0, 1_700, 1_900])
    let hand = hand(.vertical, one)
    one.choose(1, animated: false)
    hand.frames(2)
    let other = markers(.vertical, [0, 1_700, 1_900])
    let restored = scroller([other, Bouncing()])
    try restored.restore(try #require(hand.scroll.snapshot()))
    #expect(other.current == 1 && other.chosen == 1 && restored.contentOffset.y == 1_600)
  }

  @Test func withoutAScrollerNothingIsChosen() {
    let markers = markers(.vertical, [0, 400])
    #expect(!markers.choose(0, animated: true) && markers.current == nil && markers.buttons == [])
    #expect(markers.offset(of: 0) == nil)
    let scroll = scroller([markers, Clamping()])
    scroll.advance(to: .zero)
    #expect(markers.choose(1, animated: true))
    scroll.behaviors = [Clamping()]
    #expect(markers.chosen == nil && !markers.choose(0, animated: true))
  }
}
