import CallbackGrammar
import Hands
import Testing

/// A scroller that goes away and comes back, in a user's words.
struct StateStories {
  /// The program is killed: nothing is left but bytes. It is started again with the same chain, in a window that is
  /// of another size at first.
  private func killed(
    _ hand: Hand, _ behaviors: [any ScrollBehavior], delegate: (any ScrollDelegate)? = nil
  ) throws -> Hand {
    let bytes = try #require(hand.scroll.snapshot()).bytes
    let scroll = scroller(behaviors, viewport: 100, content: 300, delegate: delegate)
    try scroll.restore(try ScrollSnapshot(bytes: bytes))
    let other = Hand(scroll, hand.axis, now: hand.now)
    other.place(like: hand)
    return other
  }

  /// Both go on, and are the same in every frame until they rest.
  private func goOn(_ hand: Hand, _ other: Hand) {
    for _ in 0..<600 {
      let (first, second) = (hand.frame(), other.frame())
      #expect(hand.scroll.contentOffset == other.scroll.contentOffset && hand.speed == other.speed)
      if first == .idle, second == .idle { break }
    }
    #expect(hand.scroll.phase == .idle && other.scroll.phase == .idle)
    #expect(hand.scroll.snapshot() == other.scroll.snapshot())
  }

  private static func list() -> [any ScrollBehavior] { [Clamping(), Bouncing()] }

  @Test(arguments: Axis.both) func theAppIsKilledInMidFlingAndComesBack(_ axis: Axis) throws {
    let hand = Hand(scroller(Self.list(), content: 9_000), axis)
    hand.fling(at: 2_000, frames: 20)
    let checker = CallbackChecker("delegate", joinsLate: true)
    let other = try killed(hand, Self.list(), delegate: checker)
    checker.joinLate()
    #expect(other.scroll.isDecelerating && other.destination == hand.destination && other.destination > 500)
    goOn(hand, other)
    #expect(other.offset == other.destination && checker.violations.isEmpty)
    #expect(checker.heard.contains(.didEndDecelerating) && checker.heard.contains(.didSettle(.decelerated)))
  }

  @Test(arguments: Axis.both) func theAppIsKilledWhileTheProgramScrolls(_ axis: Axis) throws {
    let hand = Hand(scroller(Self.list()), axis)
    var outcomes: [AnimationOutcome] = []
    hand.scroll.setContentOffset(axis.point(1_200), arrival: .timed(0.5, .easeOut)) { outcomes.append($0) }
    hand.frames(10)
    let other = try killed(hand, Self.list())
    #expect(other.scroll.phase == .animating && outcomes == [])
    goOn(hand, other)
    #expect(other.offset == 1_200 && outcomes == [.finished], "one of them had a completion")
  }

  @Test(arguments: Axis.both) func iComeBackToMyPage(_ axis: Axis) throws {
    let first = Paging(.viewport, axis: axis)
    let hand = Hand(scroller([first, Bouncing()], content: 4_000), axis)
    first.scroll(toPage: 6, animated: false)
    let second = Paging(.viewport, axis: axis)
    var told: [Int] = []
    second.pageDidChange = { told.append($0) }
    let other = try killed(hand, [second, Bouncing()])
    #expect(second.page == 6 && second.selected == 6 && second.pageCount == 10 && told == [6])
    #expect(other.offset == 2_400)
    // It is the page that stays when the window gets another size.
    other.scroll.resize(viewport: Size(width: 300, height: 300), content: Size(width: 3_000, height: 3_000))
    #expect(second.page == 6 && other.offset == 1_800)
  }

  @Test(arguments: Axis.both) func theCarouselComesBackInItsLap(_ axis: Axis) throws {
    func chain() -> (Tiling<Int>, Circular, [any ScrollBehavior]) {
      let cards = Paging(.items(count: 10, length: 280, spacing: 16), axis: axis, align: .center)
      let tiles = Tiling<Int>(.uniform(length: 280, spacing: 16, items: 0..<10), axis: axis)
      let ring = Circular(axis: axis, anchor: 0.5)
      return (tiles, ring, [cards, tiles, ring, Bouncing()])
    }
    let (tiles, ring, links) = chain()
    let hand = Hand(scroller(links), axis)
    for _ in 0..<24 {
      hand.fling(at: 2_000)
      hand.rest(every: 0.05)
    }
    hand.fling(at: 1_500, frames: 5)
    #expect(ring.winding > 1)
    let (otherTiles, otherRing, otherLinks) = chain()
    let other = try killed(hand, otherLinks)
    #expect(otherRing.position == ring.position && otherRing.winding == ring.winding)
    #expect(otherTiles.tiled == tiles.tiled && otherTiles.origin == tiles.origin)
    goOn(hand, other)
    #expect(tiles.tiled.allSatisfy { tiles.frame(of: $0) == otherTiles.frame(of: $0) })
  }

  @Test(arguments: Axis.both) func myMessagesComeBackWhereIWasAndNewOnesDoNotPushThemAway(_ axis: Axis) throws
  {
    func chain(_ lengths: [Double]) throws -> (Tiling<Int>, [any ScrollBehavior]) {
      let tiles = Tiling<Int>(.lengths(try ItemLengths(lengths)), axis: axis)
      return (tiles, [tiles, KeepAnchor(tiles), Clamping()])
    }
    let (tiles, links) = try chain(Array(repeating: 60, count: 50))
    let hand = Hand(scroller(links), axis, at: 1_215)
    try tiles.change(.insert([25, 80], at: 0))
    #expect(hand.offset == 1_320)
    let (otherTiles, otherLinks) = try chain([25, 80] + Array(repeating: 60, count: 50))
    let other = try killed(hand, otherLinks)
    #expect(otherTiles.origin == tiles.origin && otherTiles.tiled == tiles.tiled)
    for each in [tiles, otherTiles] { try each.change(.resize(from: 0, to: [40])) }
    #expect(hand.offset == 1_335 && other.offset == 1_335)
    #expect(hand.scroll.snapshot() == other.scroll.snapshot())
  }

  @Test(arguments: Axis.both) func whatISnappedToIsWhatIComeBackTo(_ axis: Axis) throws {
    let areas = (0..<9).map { index in
      SnapArea(
        id: Int64(index),
        frame: Rect(origin: axis.point(Double(index) * 300), size: Size(width: 200, height: 200)))
    }
    let first = Snapping(areas)
    let hand = Hand(scroller([first, Clamping()], content: 3_000), axis)
    first.scroll(toArea: 4, animated: true)
    hand.frames(6)
    let second = Snapping(areas)
    let other = try killed(hand, [second, Clamping()])
    #expect(second.heading[axis] == 4 && second.snapped[axis] == first.snapped[axis])
    goOn(hand, other)
    #expect(second.snapped[axis] == 4 && other.offset == 1_200)
  }

  @Test func whatAnotherVersionWroteIsToldApart() throws {
    let scroll = scroller(Self.list())
    scroll.contentOffset.y = 700
    var bytes = try #require(scroll.snapshot()).bytes
    bytes[4] += 1
    #expect(throws: ArchiveError.version(ScrollSnapshot.version + 1)) { try ScrollSnapshot(bytes: bytes) }
    #expect(scroll.contentOffset.y == 700, "and who was to be restored stays as it was")
  }
}
