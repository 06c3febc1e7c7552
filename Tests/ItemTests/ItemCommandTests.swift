import Hands
import Testing

/// Commands to items and pages beside and during other movements.
struct ItemCommandTests {
  // MARK: Commands to items and pages while an animation is under way, or has not left yet

  /// A hundred items of 50 points.
  private func row(_ axis: Axis) -> Tiling<Int> {
    Tiling<Int>(.uniform(length: 50, items: 0..<100), axis: axis)
  }

  /// A hundred columns and a hundred rows of 50 points.
  private func sheet() throws -> TilingPlane<ItemGrid.Cell, Int> {
    TilingPlane<ItemGrid.Cell, Int>(
      .grid(
        columns: .lengths(try ItemLengths(count: 100, length: 50)),
        rows: .lengths(try ItemLengths(count: 100, length: 50))))
  }

  private func cell(_ axis: Axis, _ along: Int64, across: Int64) -> ItemGrid.Cell {
    axis == .horizontal ? ItemGrid.Cell(x: along, y: across) : ItemGrid.Cell(x: across, y: along)
  }

  enum Kind: CaseIterable { case items, pages, plane }

  /// A link, and how to tell it to go to its start or elsewhere.
  private func link(_ kind: Kind, _ axis: Axis) throws -> (
    any ScrollBehavior, (_ index: Int64, _ animated: Bool) -> Void
  ) {
    switch kind {
    case .items:
      let tiles = row(axis)
      return (tiles, { index, animated in tiles.scroll(to: index, align: .start, animated: animated) })
    case .pages:
      let paging = Paging(axis: axis)
      return (paging, { index, animated in paging.scroll(toPage: Int(index), animated: animated) })
    case .plane:
      let sheet = try sheet()
      return (
        sheet,
        { index, animated in
          sheet.scroll(
            to: ItemGrid.Cell(x: index, y: index), align: PerAxis(.start), animated: animated)
        }
      )
    }
  }

  @Test(arguments: Axis.both, Kind.allCases)
  func atOnceEndsWhatHasNotLeftYet(_ axis: Axis, _ kind: Kind) throws {
    let (behavior, go) = try link(kind, axis)
    let log = Log()
    let hand = Hand(scroller([behavior], delegate: log), axis)
    hand.frame()
    go(3, true)
    #expect(hand.offset == 0 && hand.destination > 0 && hand.scroll.phase == .animating)
    log.clear()
    go(0, false)
    #expect(hand.destination == 0 && hand.scroll.phase == .idle)
    #expect(hand.resting() == 0 && log.events == ["didEndScrollingAnimation", "didSettle(set)"])
    log.clear()
    go(0, false)
    #expect(hand.offset == 0 && log.events.isEmpty, "at rest there is nothing to end")
  }

  /// An item that is where it should be is not followed because the other axis is under way.
  @Test(arguments: Axis.both) func whatRestsIsNotTakenOver(_ axis: Axis) throws {
    let tiles = row(axis)
    let hand = Hand(scroller([tiles, Clamping()]), axis)
    hand.frame()
    hand.scroll.setContentOffset(axis.point(0, across: 500), on: axis.cross, animated: true)
    hand.frames(3)
    #expect(tiles.scroll(to: 0, align: .start, animated: true))
    hand.rest()
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.scroll.contentOffset == axis.point(0, across: 500))
  }

  @Test(arguments: Axis.both) func aPlaneTakesOverWhatLeadsToItsItem(_ axis: Axis) throws {
    let sheet = try sheet()
    let hand = Hand(scroller([sheet, Clamping()]), axis)
    hand.frame()
    hand.scroll.setContentOffset(Point(x: 2_000, y: 2_000), animated: true)
    hand.frames(3)
    #expect(sheet.scroll(to: cell(axis, 40, across: 40), align: PerAxis(.start), animated: true))
    try sheet.change(.insertRun(count: 2, length: 50, at: 0), on: axis)
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(2_100, across: 2_000))
  }

  /// A fling goes on along an axis on which the item is in view, to the last bit.
  @Test(arguments: Axis.both, [true, false])
  func aPlaneLeavesAFlingAcrossAlone(_ axis: Axis, _ isTimed: Bool) throws {
    var ways: [[Double]] = []
    for isCommanded in [false, true] {
      let sheet = try sheet()
      let hand = Hand(scroller([sheet, Bouncing()]), axis)
      hand.frame()
      hand.fling(at: 800, frames: 4)
      let item = cell(axis, Int64(hand.offset / 50) + 3, across: 40)
      if isCommanded, isTimed { #expect(sheet.scroll(to: item, arrival: .timed(0.2))) }
      if isCommanded, !isTimed { #expect(sheet.scroll(to: item, animated: true)) }
      ways.append(
        (0..<60).map { _ in
          hand.frame()
          return hand.offset
        })
      #expect((hand.scroll.contentOffset[axis.cross] != 0) == isCommanded)
    }
    #expect(ways[0] == ways[1] && Set(ways[0]).count > 40)
  }

  /// An item that is in view stays there; who keeps an anchor decides where, also in the callback that ends the command.
  @Test(arguments: Axis.both) func anAnchorIsKeptAsACommandEnds(_ axis: Axis) throws {
    let tiles = Tiling<Int>(.lengths(try ItemLengths(count: 1_000, length: 50)), axis: axis)
    let hand = Hand(scroller([tiles, KeepAnchor(tiles), Clamping()]), axis, at: 1_000)
    hand.frame()
    var isTold = false
    let isAccepted = tiles.scroll(to: 22, arrival: .timed(0.3)) { _ in
      isTold = (try? tiles.change(.insertRun(count: 10, length: 50, at: 0))) != nil
    }
    hand.rest()
    #expect(isAccepted && isTold && hand.offset == 1_500)
  }

  // MARK: What links of one axis are commanded leaves the other axis alone: a fling across flings
  // on, to the last bit

  enum Command: CaseIterable {
    case page, timedPage, place, refresh, item, timedItem, arrangedItem, area

    /// A link on an axis, and what to tell it.
    func link(_ axis: Axis) -> ([any ScrollBehavior], () -> Void) {
      switch self {
      case .page, .timedPage:
        let paging = Paging(axis: axis)
        let isTimed = self == .timedPage
        return (
          [paging],
          {
            if isTimed {
              paging.scroll(toPage: 2, arrival: .timed(0.2))
            } else {
              paging.scroll(toPage: 2, animated: true)
            }
          }
        )
      case .place:
        let ring = Circular(axis: axis)
        return ([ring], { ring.scroll(to: 700, animated: true) })
      case .refresh:
        let refresh = PullToRefresh(axis: axis) { _ in }
        return ([refresh], { refresh.beginRefreshing() })
      case .item, .timedItem:
        let tiles = Tiling<Int>(.uniform(length: 50, items: 0..<100), axis: axis)
        let isTimed = self == .timedItem
        return (
          [tiles],
          {
            if isTimed {
              tiles.scroll(to: 40, align: .start, arrival: .timed(0.2))
            } else {
              tiles.scroll(to: 40, align: .start, animated: true)
            }
          }
        )
      case .arrangedItem:
        let stack = Stack(count: 100) { _, _ in 50 }
        let content = Arranging(stack, axis: axis, breadth: .fixed(2_000))
        return ([content], { content.scroll(to: 40, align: .start, animated: true) })
      case .area:
        var areas = SnapArea(id: 1, frame: Rect(x: 900, y: 900, width: 100, height: 100))
        areas.align[axis.cross] = nil
        let snapping = Snapping([areas], .proximity)
        return ([snapping], { snapping.scroll(toArea: 1, animated: true) })
      }
    }
  }

  @Test(arguments: Axis.both, Command.allCases)
  func aFlingAcrossGoesOn(_ axis: Axis, _ command: Command) {
    var ways: [[Double]] = []
    for isCommanded in [false, true] {
      let (links, tell) = command.link(axis.cross)
      let hand = Hand(scroller(links + [Bouncing()]), axis)
      hand.frame()
      hand.fling(at: 800, frames: 4)
      let across = hand.scroll.contentOffset[axis.cross]
      if isCommanded { tell() }
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
    let hand = Hand(scroller([probe], delegate: log), axis)
    hand.frame()
    hand.scroll.setContentOffset(axis.point(300), on: axis, animated: true)
    var causes: [Cause?] = []
    probe.onTarget = { proposal, _ in causes.append(proposal.cause[axis]) }
    log.once("didEndScrollingAnimation") { $0.invalidateLayout() }
    hand.rest()
    #expect(causes == [.program] && hand.offset == 300)
    hand.scroll.invalidateLayout()
    #expect(causes == [.program, .program] && log.events.last == "didLayout", "it stays the program's")
  }

  /// A fling passes the very place. An item that is to lie there is led there; one that is to be in view is.
  @Test(arguments: Axis.both, [Alignment.start, .center, nil])
  func aFlingDoesNotCarryAnAlignedItemAway(_ axis: Axis, _ align: Alignment?) {
    for isPlane in [false, true] {
      let (tiles, sheet) = (row(axis), try! sheet())
      let link: any ScrollBehavior = isPlane ? sheet : tiles
      let hand = Hand(scroller([link, Bouncing()]), axis)
      hand.fling(at: 900, frames: 3)
      hand.scroll.contentOffset[axis] = align == .center ? 825 : 1_000
      if isPlane {
        sheet.scroll(to: cell(axis, 20, across: 0), align: PerAxis<Alignment?>(align), animated: true)
      } else {
        tiles.scroll(to: 20, align: align, animated: true)
      }
      let rest = hand.resting()
      #expect(align == .nearest ? rest > 1_100 : rest == (align == .center ? 825 : 1_000))
    }
  }
}
