import Hands
import ScrollPatterns
import Testing

/// Where a focused item comes to rest, as a value, as a command and as a link.
struct FocusTests {
  private static let placements: [FocusPlacement] = [
    .none, .leastMove, .leastMove(margin: 30), .zone(0.25...0.75), .pivot(.center),
    .pivot(Alignment(item: 0, viewport: 0.3)),
  ]

  @Test(arguments: 0..<400) func anItemThatFitsIsNeverCut(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
    let (length, start, lower) = (number(1...2_000), number(-4_000...4_000), number(-4_000...4_000))
    let upper = lower + number(0...3_000)
    for placement in Self.placements where placement != .none {
      let new = placement.start(ofView: length, at: start, showing: lower, upper)
      if upper - lower <= length {
        #expect(new <= lower && upper <= new + length, "\(placement)")
      } else {
        #expect(new >= lower && new + length <= upper, "\(placement): the item fills the view")
      }
      #expect(
        placement.start(ofView: length, at: new, showing: lower, upper) == new, "\(placement): once is enough"
      )
      guard case .pivot = placement else {
        // From farther away the content comes to the same place.
        let farther = start - (new - start)
        if start != new {
          #expect(placement.start(ofView: length, at: farther, showing: lower, upper) == new)
        }
        continue
      }
    }
    #expect(FocusPlacement.none.start(ofView: length, at: start, showing: lower, upper) == start)
  }

  @Test func aPivotKeepsTheFocusAtOnePlace() {
    let pivot = FocusPlacement.pivot(Alignment(item: 0, viewport: 0.3))
    #expect(pivot.start(ofView: 400, at: 77, showing: 1_000, 1_100) == 880)
    #expect(pivot.start(ofView: 400, at: 77, showing: 1_000, 1_390) == 990, "the whole item is in view")
    #expect(FocusPlacement.zone(0.25...0.75).start(ofView: 400, at: 0, showing: 350, 370) == 70)
    #expect(FocusPlacement.leastMove(margin: 40).start(ofView: 400, at: 0, showing: 390, 410) == 50)
    #expect(FocusPlacement.leastMove(margin: .nan).start(ofView: 400, at: 0, showing: 390, 410) == 10)
  }

  @Test(arguments: Axis.both) func theCommandMovesOnlyTheAxesThatNeedIt(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, frames: 1)
    var rect = Rect(x: 100, y: 100, width: 50, height: 50)
    #expect(!hand.scroll.focus(on: rect, by: PerAxis(.leastMove), animated: false))
    rect.origin[axis] = 900
    #expect(hand.scroll.focus(on: rect, by: PerAxis(.leastMove(margin: 20)), animated: true))
    #expect(hand.resting() == 570 && hand.scroll.contentOffset[axis.cross] == 0)
    rect.origin[axis] = 1_990
    hand.scroll.focus(on: rect, by: PerAxis(.pivot(.start), on: axis, else: .none), animated: false)
    #expect(hand.offset == 1_600, "the wall")
  }

  private func row(_ axis: Axis, _ placement: FocusPlacement) -> (FocusFollowing, Hand, ItemRow) {
    let row = ItemRow(count: 30, length: 100, spacing: 10, axis: axis)
    let focus = FocusFollowing(row, by: placement)
    let hand = Hand(
      scroller([Tiling(row, make: { 0 }, show: { _, _, _ in }), focus, Bouncing()]), axis, frames: 1)
    return (focus, hand, row)
  }

  @Test(arguments: Axis.both) func keysMoveTheContentUnderTheFocus(_ axis: Axis) {
    let (focus, hand, _) = row(axis, .pivot(Alignment(item: 0, viewport: 0.25)))
    var seen: [Int64?] = []
    focus.didChange = { seen.append($0.focused) }
    #expect(focus.move(by: 1, animated: true) && focus.focused == 0)
    for _ in 0..<5 {
      #expect(focus.move(by: 1, animated: true))
      hand.frames(3)
    }
    #expect(hand.resting() == 450 && seen == [0, 1, 2, 3, 4, 5])
    #expect(focus.focus(29, animated: false) && !focus.move(by: 1, animated: true) && focus.focused == 29)
  }

  @Test(arguments: Axis.both) func theFocusKeepsItsPlaceThroughResizesAndEdits(_ axis: Axis) throws {
    let (focus, hand, row) = row(axis, .pivot(Alignment(item: 0, viewport: 0.25)))
    focus.focus(10, animated: false)
    #expect(hand.offset == 1_000)
    hand.scroll.viewport = Size(width: 200, height: 200)
    #expect(hand.offset == 1_050)
    try row.insert(2, at: 0)
    #expect(focus.focused == 12 && hand.offset == 1_270)
    try row.remove(12..<13)
    #expect(focus.focused == nil)
  }

  @Test(arguments: Axis.both) func aFingerEndsThePlaceButNotTheFocus(_ axis: Axis) {
    let (focus, hand, _) = row(axis, .leastMove)
    focus.focus(10, animated: false)
    #expect(hand.offset == 800)
    hand.pullToRest(by: 300, for: 3)
    let offset = hand.offset
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset && focus.focused == 10)
    focus.move(by: -1, animated: true)
    #expect(hand.resting() == 990)
  }
}

/// The frames that a speed needs.
struct FramePaceTests {
  @Test(arguments: 0..<200) func aRateIsFastEnoughAndNoFaster(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (speed, step) = (
      Double.random(in: -9_000...9_000, using: &random), Double.random(in: 0.1...8, using: &random)
    )
    let pace = FramePace(step: step, rates: [1, 10, 24, 60, 120])
    let rate = pace.rate(at: speed)
    #expect(speed.magnitude / rate <= step || rate == 120)
    #expect(pace.rates.allSatisfy { $0 >= rate || speed.magnitude / $0 > step })
    #expect(FramePace.framesNeeded(speed: speed, step: step) == speed.magnitude / step)
  }

  @Test(arguments: Axis.both) func aSlowPaceChangesNoPlace(_ axis: Axis) {
    let pace = FramePace(step: 4, rates: [5, 10, 30, 60, 240])
    let (one, other) = (
      Hand(scroller([Bouncing()]), axis, frames: 1), Hand(scroller([Bouncing()]), axis, frames: 1)
    )
    one.fling(at: 900)
    other.fling(at: 900)
    #expect(other.resting() > 0)
    var (now, last, frames) = (one.time, one.offset, 0)
    while true {
      let demand = pace.demand(one.scroll.advance(to: now), of: one.scroll, at: now)
      #expect((one.offset - last).magnitude <= 4 + 1e-9)
      (last, frames) = (one.offset, frames + 1)
      guard case .sleep(let next) = demand else {
        if demand == .idle { break }
        now = now + 1.0 / 240
        continue
      }
      now = next
    }
    #expect(one.offset == other.offset && frames > 50)
    #expect(pace.rate(of: one.scroll) == 5)
    one.down()
    #expect(pace.rate(of: one.scroll) == 240)
  }
}
