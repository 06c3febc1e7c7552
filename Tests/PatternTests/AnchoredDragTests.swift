import Hands
import ScrollPatterns
import Testing

extension DragState {
  static let hidden = DragState(0)
  static let half = DragState(1)
  static let full = DragState(2)
}

/// A sheet in a viewport of 400 points: hidden at 0, half open at 200, full at 360.
struct AnchoredDragTests {
  private func sheet(_ axis: Axis, in state: DragState = .half) -> AnchoredDrag {
    AnchoredDrag(
      axis, startingIn: state,
      [
        DragAnchor(.full) { min($0.content, $0.view - 40) }, DragAnchor(.hidden, at: 0),
        DragAnchor(.half) { $0.view / 2 },
      ])
  }

  private func hand(_ axis: Axis, _ sheet: AnchoredDrag) -> Hand {
    Hand(scroller([sheet, Bouncing()]), axis, frames: 1)
  }

  @Test(arguments: Axis.both) func aSheetBeginsInItsState(_ axis: Axis) {
    let sheet = sheet(axis)
    let hand = hand(axis, sheet)
    #expect(hand.offset == 200 && sheet.state == .half && sheet.target == .half)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0, upper: 360))
    #expect(sheet.progress(from: .hidden, to: .full) == 200.0 / 360)
  }

  @Test(arguments: Axis.both) func aSlowDragPastTheThresholdGoesOn(_ axis: Axis) {
    let sheet = sheet(axis)
    let hand = hand(axis, sheet)
    #expect(hand.pullToRest(by: 79, for: 2) == 200)
    #expect(hand.pullToRest(by: 81, for: 2) == 360 && sheet.state == .full)
    #expect(hand.pullToRest(by: -200, for: 3) == 200 && sheet.state == .half)
  }

  @Test(arguments: Axis.both) func aFastReleaseTakesTheNextState(_ axis: Axis) {
    let sheet = sheet(axis)
    var (targets, changes): ([DragState], [DragState]) = ([], [])
    sheet.willChange = { targets.append($1) }
    sheet.didChange = { changes += [$1, $0.state] }
    let hand = hand(axis, sheet)
    #expect(hand.flingToRest(at: -800) == 0)
    #expect(targets == [.hidden] && changes == [.half, .hidden])
    #expect(hand.flingToRest(at: 800) == 200)
    sheet.rule = AnchorRule(skips: true)
    hand.scroll.contentOffset[axis] = 0
    #expect(hand.flingToRest(at: 3_000) == 360)
  }

  @Test(arguments: Axis.both) func aRefusedStateBringsTheContentBack(_ axis: Axis) {
    let sheet = sheet(axis)
    var refused: [DragState] = []
    sheet.allows = { $1 != .hidden }
    sheet.didRefuse = { refused.append($1) }
    let hand = hand(axis, sheet)
    #expect(hand.flingToRest(at: -800) == 200 && sheet.state == .half && refused == [.hidden])
    #expect(!sheet.move(to: .hidden, animated: false) && hand.offset == 200)
    #expect(sheet.move(to: .full, animated: true) && sheet.target == .full && sheet.state == .half)
    #expect(hand.resting() == 360 && sheet.state == .full && refused == [.hidden])
    sheet.rule = AnchorRule(skips: true)
    #expect(hand.flingToRest(at: -9_000) == 200, "the nearest allowed state on the way back")
    #expect(refused == [.hidden, .hidden])
  }

  @Test(arguments: Axis.both) func aStateIsKeptWhenSizesChange(_ axis: Axis) {
    let sheet = sheet(axis)
    let hand = hand(axis, sheet)
    hand.scroll.viewport = Size(width: 600, height: 600)
    #expect(hand.offset == 300 && sheet.state == .half)
    sheet.move(to: .full, animated: true)
    hand.frames(4)
    hand.scroll.viewport = Size(width: 500, height: 500)
    #expect(hand.resting() == 460 && sheet.state == .full)
    sheet.anchors = [DragAnchor(.hidden, at: 0), DragAnchor(.half, at: 100)]
    #expect(hand.offset == 100 && sheet.state == .half, "the nearest state that is there")
  }

  @Test(arguments: Axis.both) func aKeyGoesToTheNextState(_ axis: Axis) {
    let sheet = sheet(axis, in: .hidden)
    let hand = hand(axis, sheet)
    hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
    #expect(hand.resting() == 200)
    hand.scroll.step(by: .ends(axis.vector(1)), time: hand.time)
    #expect(hand.resting() == 360)
    hand.scroll.step(by: .arrows(axis.vector(-1)), time: hand.time)
    #expect(hand.resting() == 200)
  }

  @Test(arguments: Axis.both) func aFingerCrossesTheThreshold(_ axis: Axis) {
    let sheet = sheet(axis)
    let hand = hand(axis, sheet)
    hand.pull(by: 70)
    #expect(sheet.targetIfReleased == .half && sheet.target == .half)
    hand.move(by: 20)
    #expect(sheet.targetIfReleased == .full && sheet.target == .half)
    hand.cancel()
  }

  @Test(arguments: Axis.both) func theEdgesAnswerPastTheOutermostStates(_ axis: Axis) {
    let sheet = sheet(axis, in: .full)
    let hand = hand(axis, sheet)
    hand.pull(by: 100)
    #expect(hand.offset > 360 && hand.offset < 460)
    hand.now += 1
    #expect(hand.liftToRest() == 360 && sheet.state == .full)
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsAState(_ axis: Axis) throws {
    let sheet = sheet(axis)
    let hand = hand(axis, sheet)
    hand.fling(at: 900, frames: 3)
    let snapshot = try #require(hand.scroll.snapshot())
    let other = self.sheet(axis, in: .hidden)
    let restored = Hand(scroller([other, Bouncing()]), axis)
    try restored.scroll.restore(snapshot)
    #expect(other.target == .full && other.state == .half && restored.offset == hand.offset)
    restored.now = hand.now
    #expect(restored.resting() == 360 && other.state == .full)
  }
}
