import Hands
import Testing

/// Commands to items and pages beside and during other movements.
struct ItemCommandTests {
  /// A hundred items of 50 points.
  private static func row(_ axis: Axis) -> Tiling<Int> {
    Tiling<Int>(.uniform(length: 50, items: 0..<100), axis: axis)
  }

  /// A hundred columns and a hundred rows of 50 points.
  private static func sheet() -> TilingPlane<ItemGrid.Cell, Int> {
    TilingPlane<ItemGrid.Cell, Int>(
      .grid(
        columns: .lengths(try! ItemLengths(count: 100, length: 50)),
        rows: .lengths(try! ItemLengths(count: 100, length: 50))))
  }

  @Test(arguments: Axis.both) func atOnceEndsWhatHasNotLeftYet(_ axis: Axis) {
    atOnceEnds(axis, Self.row(axis)) { $0.scroll(to: $1, align: .start, animated: $2) }
    atOnceEnds(axis, Paging(axis: axis)) { $0.scroll(toPage: Int($1), animated: $2) }
    atOnceEnds(axis, Self.sheet()) { $0.scroll(to: PerAxis($1), align: .start, animated: $2) }
  }

  /// `go` sends the link to an index, its start or elsewhere.
  private func atOnceEnds<Link: ScrollBehavior>(
    _ axis: Axis, _ link: Link, _ go: (_ link: Link, _ index: Int64, _ animated: Bool) -> Void
  ) {
    let log = Log()
    let hand = Hand(scroller([link], delegate: log), axis, frames: 1)
    go(link, 3, true)
    #expect(hand.offset == 0 && hand.destination > 0 && hand.scroll.phase == .animating)
    log.clear()
    go(link, 0, false)
    #expect(hand.destination == 0 && hand.scroll.phase == .idle)
    #expect(hand.resting() == 0 && log.events == ["didEndScrollingAnimation", "didSettle(set)"])
    log.clear()
    go(link, 0, false)
    #expect(hand.offset == 0 && log.events.isEmpty, "at rest there is nothing to end")
  }

  /// The rest target of a command does not depend on the offset before it, nor on a motion of the other axis. A
  /// command without a place, for an item that is in view, has no new rest target.
  @Test(arguments: Axis.both, [Alignment.start, .center, nil])
  func aCommandRestsOnAnAlignedItemThatIsInPlace(_ axis: Axis, _ align: Alignment?) throws {
    for (index, isAnimated) in [(Int64(0), true), (0, false), (30, true), (30, false)] {
      for across in [0, 500.0] {
        let tiles = Self.row(axis)
        let hand = Hand(scroller([tiles, Clamping()]), axis, frames: 1)
        let place = try #require(tiles.contentOffset(showing: index, align: align)?[axis])
        hand.scroll.contentOffset[axis] = place
        hand.scroll.setContentOffset(axis.point(place, across: across), on: axis.cross, animated: true)
        hand.frames(3)
        #expect(tiles.scroll(to: index, align: align, animated: isAnimated))
        hand.rest()
        #expect(hand.scroll.contentOffset == axis.point(place, across: across))
        try tiles.change(.insertRun(count: 30, at: 0))
        let isHeldOff = index == 0 && align == .center
        let way = align == .nearest ? 0 : isHeldOff ? 1_325 : 1_500.0
        #expect(hand.offset == place + way)
      }
    }
  }

  /// An item that a wall keeps from its place comes there once there is room, also if the command had nowhere to go.
  @Test(arguments: Axis.both, [true, false])
  func anItemThatAWallHoldsOffComesOnceThereIsRoom(_ axis: Axis, _ isAnimated: Bool) throws {
    for start in [0, 700.0] {
      let (tiles, sheet) = (
        Tiling<Int>(.lengths(try ItemLengths(count: 100, length: 50)), axis: axis), Self.sheet()
      )
      let hands = [tiles as any ScrollBehavior, sheet].map { link in
        Hand(scroller([link, Clamping()]), axis, at: start, frames: 1)
      }
      tiles.scroll(to: 0, align: .center, animated: isAnimated)
      sheet.scroll(to: PerAxis(0), align: .center, animated: isAnimated)
      for hand in hands { #expect(hand.resting() == 0) }
      try tiles.change(.insertRun(count: 50, length: 50, at: 0))
      try sheet.change(.insertRun(count: 50, length: 50, at: 0), on: axis)
      for hand in hands { #expect(hand.offset == 2_525 - hand.scroll.viewport[axis] / 2) }
    }
  }

  @Test(arguments: Axis.both) func aPlaneTakesOverTheMotionToItsItem(_ axis: Axis) throws {
    let sheet = Self.sheet()
    let hand = Hand(scroller([sheet, Clamping()]), axis, frames: 1)
    hand.scroll.setContentOffset(Point(x: 2_000, y: 2_000), animated: true)
    hand.frames(3)
    #expect(sheet.scroll(to: PerAxis(40), align: .start, animated: true))
    try sheet.change(.insertRun(count: 2, length: 50, at: 0), on: axis)
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(2_100, across: 2_000))
  }

  /// An item that is in view stays there; who keeps an anchor decides where, also in the callback that ends the
  /// command.
  @Test(arguments: Axis.both) func anAnchorIsKeptAsACommandEnds(_ axis: Axis) throws {
    let tiles = Tiling<Int>(.lengths(try ItemLengths(count: 1_000, length: 50)), axis: axis)
    let hand = Hand(scroller([tiles, KeepAnchor(tiles), Clamping()]), axis, at: 1_000, frames: 1)
    var isTold = false
    let isAccepted = tiles.scroll(to: 22, arrival: .timed(0.3)) { _ in
      isTold = (try? tiles.change(.insertRun(count: 10, length: 50, at: 0))) != nil
    }
    hand.rest()
    #expect(isAccepted && isTold && hand.offset == 1_500)
  }

  // MARK: What links of one axis are commanded leaves the other axis alone: a fling across flings
  // on, to the last bit

  /// A link of an axis, and its callbacks while the other axis flies.
  struct Command: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let link: @Sendable (Axis) -> (link: any ScrollBehavior, tell: (Hand) -> Void)

    init<Link: ScrollBehavior & SendableMetatype>(
      _ description: String, _ make: @escaping @Sendable (Axis) -> Link,
      tell: @escaping @Sendable (Link, Hand) -> Void
    ) {
      testDescription = description
      link = { axis in
        let link = make(axis)
        return (link, { tell(link, $0) })
      }
    }

    static let all = [
      Command("a page", { Paging(axis: $0) }) { pages, _ in pages.scroll(toPage: 2, animated: true) },
      Command("a timed page", { Paging(axis: $0) }) { pages, _ in
        pages.scroll(toPage: 2, arrival: .timed(0.2))
      },
      Command("a place", { Circular(axis: $0) }) { ring, _ in ring.scroll(to: 700, animated: true) },
      Command("refreshing", { PullToRefresh(axis: $0) { _ in } }) { refresh, _ in refresh.beginRefreshing() },
      Command("an item", row) { tiles, _ in tiles.scroll(to: 40, align: .start, animated: true) },
      Command("a timed item", row) { tiles, _ in
        tiles.scroll(to: 40, align: .start, arrival: .timed(0.2))
      },
      Command(
        "an arranged item",
        { Arranging(Stack(count: 100) { _, _ in 50 }, axis: $0, breadth: .fixed(2_000)) }
      ) { content, _ in content.scroll(to: 40, align: .start, animated: true) },
      Command(
        "an area",
        { Snapping([SnapArea(id: 1, $0, from: 900, length: 100, reach: 900...1_000)], .proximity) }
      ) { snapping, _ in snapping.scroll(toArea: 1, animated: true) },
      // In view along the axis that flies.
      Command("a cell", { _ in sheet() }) { sheet, hand in
        #expect(sheet.scroll(to: cellInView(hand), animated: true))
      },
      Command("a timed cell", { _ in sheet() }) { sheet, hand in
        #expect(sheet.scroll(to: cellInView(hand), arrival: .timed(0.2)))
      },
    ]

    private static func cellInView(_ hand: Hand) -> ItemGrid.Cell {
      PerAxis(Int64(hand.offset / 50) + 3, on: hand.axis, else: 40)
    }
  }

  @Test(arguments: Axis.both, Command.all)
  func aFlingAcrossGoesOn(_ axis: Axis, _ command: Command) {
    var ways: [[Double]] = []
    for isCommanded in [false, true] {
      let (link, tell) = command.link(axis.cross)
      let hand = Hand(scroller([link, Bouncing()]), axis, frames: 1).flung(at: 800, frames: 4)
      let across = hand.scroll.contentOffset[axis.cross]
      if isCommanded { tell(hand) }
      let frames = (0..<60).map { _ in
        hand.frame()
        return hand.offset
      }
      ways.append(frames)
      #expect((hand.scroll.contentOffset[axis.cross] != across) == isCommanded)
    }
    #expect(ways[0] == ways[1] && Set(ways[0]).count > 40)
  }

  /// What is laid out as a command for one axis arrives is a part of that command.
  @Test(arguments: Axis.both) func aLayoutOnArrivalIsTheProgram(_ axis: Axis) {
    let (probe, log) = (Probe(), Log())
    let hand = Hand(scroller([probe], delegate: log), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(300), on: axis, animated: true)
    var causes: [Cause?] = []
    probe.onTarget = { proposal, _ in causes.append(proposal.cause[axis]) }
    log.once("didEndScrollingAnimation") { $0.invalidateLayout() }
    hand.rest()
    #expect(causes == [.program] && hand.offset == 300)
    hand.scroll.invalidateLayout()
    #expect(causes == [.program, .program] && log.events.last == "didLayout", "it stays the program's")
  }

  /// A fling passes that very place. An aligned item is brought there; an item without alignment is brought into
  /// view.
  @Test(arguments: Axis.both, [Alignment.start, .center, nil])
  func aFlingDoesNotCarryAnAlignedItemAway(_ axis: Axis, _ align: Alignment?) {
    for isPlane in [false, true] {
      let (tiles, sheet) = (Self.row(axis), Self.sheet())
      let link: any ScrollBehavior = isPlane ? sheet : tiles
      let hand = Hand(scroller([link, Bouncing()]), axis).flung(at: 900, frames: 3)
      hand.scroll.contentOffset[axis] = align == .center ? 825 : 1_000
      if isPlane {
        sheet.scroll(to: PerAxis(20, on: axis, else: 0), align: PerAxis<Alignment?>(align), animated: true)
      } else {
        tiles.scroll(to: 20, align: align, animated: true)
      }
      let rest = hand.resting()
      #expect(align == .nearest ? rest > 1_100 : rest == (align == .center ? 825 : 1_000))
    }
  }
}
