import Hands
import Testing

/// The rest target of an axis: kept by the scroller, and found again by the link that chose it.
struct RestTargetTests {
  /// Rests on rows that a program's plug-in would have, and knows them by number.
  private final class Rows: ScrollBehavior {
    let axis: Axis
    var length = 100.0
    /// How many rows came before the first one.
    var inserted: Int64 = 0
    var isThere = true
    var asked = 0

    init(_ axis: Axis) { self.axis = axis }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard proposal.cause[axis] == .release else { return }
      let row = Int64((proposal.position[axis] / length).rounded())
      proposal.restTarget[axis] = RestTarget(id: row)
      proposal.position[axis] = Double(row) * length
    }

    func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
      asked += 1
      var offset = PerAxis<Double?>(nil)
      guard isThere, var target = targets[axis] else { return offset }
      target.id += inserted
      inserted = 0
      targets[axis] = target
      offset[axis] = context.origin[axis] + Double(target.id) * length
      return offset
    }
  }

  private func onRows(_ axis: Axis) -> (Rows, Hand) {
    let rows = Rows(axis)
    return (rows, Hand(scroller([rows, Bouncing()], content: 9_000), axis))
  }

  /// On its way to a row.
  private func flung(_ axis: Axis) -> (Rows, Hand) {
    let (rows, hand) = onRows(axis)
    hand.fling(at: 900)
    return (rows, hand)
  }

  private func row(_ id: Int64, _ axis: Axis) -> PerAxis<RestTarget?> {
    PerAxis(RestTarget(id: id), on: axis, else: nil)
  }

  @Test(arguments: Axis.both) func aRestTargetIsFoundAgainAtRestAndOnTheWay(_ axis: Axis) throws {
    let (rows, hand) = flung(axis)
    let row = Int64(hand.destination / 100)
    #expect(hand.scroll.restTarget(of: rows, on: axis) == RestTarget(id: row))
    hand.frames(5)
    rows.length = 130
    hand.scroll.invalidateLayout()
    #expect(hand.scroll.phase == .decelerating && hand.destination == Double(row) * 130)
    rows.inserted = 2
    hand.scroll.invalidateLayout()
    #expect(hand.destination == Double(row + 2) * 130)
    hand.rest()
    rows.length = 90
    hand.scroll.invalidateLayout()
    #expect(hand.offset == Double(row + 2) * 90 && rows.asked == 3)
    hand.scroll.contentOffset[axis] = 77
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 77 && rows.asked == 3, "the program has sent it elsewhere")
    #expect(hand.scroll.restTarget(of: rows, on: axis) == nil)
  }

  @Test(arguments: Axis.both) func anAxisWhoseTargetIsNowhereStaysAndIsAskedAgain(_ axis: Axis) {
    let (rows, hand) = flung(axis)
    hand.rest()
    let (row, offset) = (hand.offset / 100, hand.offset)
    (rows.isThere, rows.length) = (false, 120)
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset)
    rows.isThere = true
    hand.scroll.invalidateLayout()
    #expect(hand.offset == row * 120)
  }

  @Test(arguments: Axis.both) func aLinkThatRoundsIsAskedAnewInFlight(_ axis: Axis) {
    let rounding = Rounding(axis, 100)
    let hand = Hand(scroller([rounding, Bouncing()], content: 9_000), axis).flung(at: 900)
    for length in [101.0, 117, 86] {
      hand.frames(4)
      rounding.length = length
      hand.scroll.invalidateLayout()
      #expect(hand.scroll.phase == .decelerating)
      #expect((hand.destination / length).rounded() * length == hand.destination)
    }
    hand.rest()
    #expect((hand.offset / 86).rounded() * 86 == hand.offset)
  }

  /// A link behind that rounds what another one chose is asked from where that is now.
  @Test(arguments: Axis.both) func aLaterLinkIsAskedAgain(_ axis: Axis) {
    let (rows, rounding) = (Rows(axis), Rounding(axis, 240))
    let hand = Hand(scroller([rows, rounding, Bouncing()], content: 9_000), axis).flung(at: 900)
    let row = hand.scroll.restTarget(of: rows, on: axis)?.id ?? 0
    hand.rest()
    (rows.length, rounding.length) = (120, 260)
    // Also if its link has another name for it.
    hand.scroll.setRestTarget(RestTarget(id: row), of: rows, on: axis)
    hand.scroll.invalidateLayout()
    #expect(row > 0)
    #expect(hand.offset == (Double(row) * 120 / 260).rounded() * 260)
  }

  /// A rest target names the place of an axis that was not sent anywhere. Links answer as before.
  @Test(arguments: Axis.both) func aNameLeavesWhatIsChosen(_ axis: Axis) {
    let (rows, names, rounding) = (Rows(axis), Rows(axis), Rounding(axis, 100))
    let hand = Hand(scroller([names, rows, rounding, Clamping()], content: 9_000), axis)
    let scroll = hand.scroll
    hand.fling(at: 900)
    scroll.setRestTarget(RestTarget(id: 3), of: names, on: axis, isChosen: false)
    #expect(scroll.restTarget(of: rows, on: axis) != nil && scroll.restTarget(of: names, on: axis) == nil)
    hand.rest()
    scroll.contentOffset[axis] = 0
    scroll.setRestTarget(RestTarget(id: 3), of: names, on: axis, isChosen: false)
    #expect(scroll.restTarget(of: names, on: axis) == RestTarget(id: 3))
    rounding.length = 220
    scroll.invalidateLayout()
    #expect(hand.offset == 220)
    scroll.contentOffset[axis] = 0
    scroll.setRestTarget(RestTarget(id: 0), of: rows, on: axis)
    hand.pull(by: -50)
    #expect(hand.offset == 0 && scroll.restTarget(of: rows, on: axis) == nil, "what is pulled is in the hand")
  }

  @Test(arguments: Axis.both) func aRestTargetLeavesWithItsLink(_ axis: Axis) {
    let (rows, hand) = flung(axis)
    hand.rest()
    let offset = hand.offset
    hand.scroll.behaviors = [Bouncing()]
    #expect(hand.scroll.restTarget(of: rows, on: axis) == nil && hand.offset == offset)
    rows.length = 40
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset && rows.asked == 0)
  }

  @Test(arguments: Axis.both, [true, false])
  func aCommandReachesTheTargetAndFollowsIt(_ axis: Axis, _ animated: Bool) {
    let (rows, hand) = onRows(axis)
    hand.frame()
    let targets = row(8, axis)
    hand.scroll.contentOffset[axis.cross] = 33
    #expect(hand.scroll.scroll(to: targets, of: rows, animated: animated))
    hand.frames(3)
    rows.length = 70
    hand.scroll.invalidateLayout()
    #expect(hand.destination == 560)
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(560, across: 33))
    rows.isThere = false
    #expect(!hand.scroll.scroll(to: targets, of: rows, animated: animated), "it is nowhere")
    rows.isThere = true
    hand.scroll.update {
      rows.length = 50
      #expect(hand.scroll.scroll(to: targets, of: rows, animated: false))
      hand.scroll.invalidateLayout()
    }
    #expect(hand.offset == 400)
  }

  /// A finger on content at rest keeps the rest target, until the finger moves the content.
  @Test(arguments: Axis.both) func aFingerThatRestsKeepsTheTarget(_ axis: Axis) {
    let (rows, hand) = flung(axis)
    hand.rest()
    let row = hand.offset / 100
    hand.down()
    rows.length = 140
    hand.scroll.invalidateLayout()
    hand.liftToRest()
    #expect(hand.offset == row * 140)
    hand.pull(by: 30)
    rows.length = 90
    let offset = hand.offset
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset && hand.scroll.restTarget(of: rows, on: axis) == nil)
  }

  @Test(arguments: Axis.both) func badAnswersAreRefused(_ axis: Axis) {
    let (rows, hand) = flung(axis)
    hand.rest()
    let offset = hand.offset
    rows.length = .nan
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset && hand.scroll.diagnostics.refusals.last?.question == "offset")
    #expect(!hand.scroll.scroll(to: row(1, axis), of: rows, animated: false) && hand.offset == offset)
  }

  /// A grid whose cells are known by one number: the place on one axis depends on the rest target of the other.
  private final class Cells: ScrollBehavior {
    var columns: Int64 = 4
    var asked: [PerAxis<RestTarget?>] = []

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let (column, row) = ((proposal.offset.x / 100).rounded(), (proposal.offset.y / 100).rounded())
      let cell = RestTarget(id: Int64(row) * columns + Int64(column))
      (proposal.offset, proposal.restTarget) = (Point(x: column * 100, y: row * 100), PerAxis(cell))
    }

    func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
      asked.append(targets)
      return PerAxis(
        x: targets.x.map { Double($0.id % columns) * 100 }, y: targets.y.map { Double($0.id / columns) * 100 }
      )
    }
  }

  @Test func bothAxesAreAskedAboutAtOnce() {
    let cells = Cells()
    let scroll = scroller([cells, Bouncing()], content: 3_000)
    scroll.setContentOffset(Point(x: 310, y: 190), arrival: .jump)
    let cell: RestTarget? = RestTarget(id: 11)
    #expect(scroll.contentOffset == Point(x: 300, y: 200) && cells.asked.isEmpty)
    cells.columns = 5
    scroll.invalidateLayout()
    #expect(scroll.contentOffset == Point(x: 100, y: 200) && cells.asked == [PerAxis(x: cell, y: cell)])
    // An axis that is sent elsewhere has no rest target of this link.
    scroll.contentOffset.x = 40
    cells.asked = []
    scroll.invalidateLayout()
    #expect(cells.asked.first == PerAxis(x: nil, y: cell))
  }

  /// An axis that a drag does not move keeps its rest target.
  @Test(arguments: Axis.both) func aDragAlongTheOtherAxisLeavesTheTarget(_ axis: Axis) {
    let (rows, hand) = onRows(axis)
    let targets = row(8, axis)
    hand.scroll.scroll(to: targets, of: rows, animated: false)
    Hand(hand.scroll, axis.cross).pull(by: 60)
    rows.length = 70
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 560)
  }
}
