import Hands
import ScrollBehaviors
import Testing

/// Explanations and the calls around them: remarks, callbacks that command, links that leave, snapshots.
struct ExplanationCallsTests {
  /// Rows of 100 points, with a remark.
  func rows() -> Probe {
    let rows = Probe("Rows")
    rows.onTarget = { proposal, _ in
      for axis in Axis.both { proposal.offset[axis] = (proposal.offset[axis] / 100).rounded() * 100 }
    }
    rows.onRemark = { offset, _, _ in "row \(Int(offset / 100))" }
    return rows
  }

  func why(_ hand: Hand) -> String { hand.scroll.explanation[hand.axis].description }

  /// What the last step says is where it is, or will be; each change is the way from the step before.
  func isSound(_ scroll: ScrollController) -> Bool {
    Axis.both.allSatisfy { axis in
      let steps = scroll.explanation[axis].steps
      guard let first = steps.first, let last = steps.last else { return false }
      return last.offset == scroll.destination[axis] && first.author == .beginning && first.change == 0
        && zip(steps, steps.dropFirst()).allSatisfy { $0.offset + $1.change == $1.offset }
    }
  }

  @Test func remarksAreAskedForOnlyWhenSomebodyAsks() {
    let probe = rows()
    var asked = 0
    probe.onRemark = { _, axis, context in
      asked += 1
      return axis == .vertical ? "\(context.phase.name)" : nil
    }
    let hand = Hand(scroller([probe, Bouncing()]))
    hand.fling(at: 700)
    hand.rest()
    #expect(asked == 0)
    #expect(why(hand).contains("(idle)") && asked == 1)
    // A link that is gone says nothing; one that answers otherwise today does.
    hand.scroll.behaviors = [Bouncing()]
    #expect(!why(hand).contains("(") && asked == 1 && isSound(hand.scroll))
  }

  @Test func remarksArePureAndNotAskedForInQuestions() {
    let probe = rows()
    let hand = Hand(scroller([probe, Bouncing()]))
    hand.down()
    hand.drag(by: 312.4)
    hand.lift(after: 0.1)
    hand.rest()
    probe.onRemark = { [scroll = hand.scroll] _, _, _ in
      scroll.contentOffset = .zero
      return "\(scroll.explanation.y)"
    }
    #expect(why(hand).contains("Rows 300.0 (natural 312.4 ▸ Rows 300.0 ▸ edges 300.0)"))
    #expect(hand.scroll.diagnostics.refusedCommands == 1 && hand.offset == 300)
  }

  /// A callback at the end of a drag moves the content: what follows is planned, and explained, anew.
  @Test(arguments: Axis.both) func aCallbackThatSetsTheOffset(_ axis: Axis) {
    let log = Log()
    log.wish = axis.point(900)
    log.once("willEndDragging") { $0.contentOffset = axis.point(420) }
    let hand = Hand(scroller([rows(), Bouncing()], delegate: log), axis)
    hand.down()
    hand.drag(by: 312.4)
    hand.lift(after: 0.1)
    #expect(why(hand) == "natural 420.0 ▸ Rows 400.0 (row 4) ▸ delegate 900.0 ▸ edges 900.0")
    // One that sets out for elsewhere ends the drag.
    log.wish = nil
    hand.rest()
    log.once("willEndDragging") { $0.setContentOffset(axis.point(120), animated: true) }
    hand.down()
    hand.drag(by: 30)
    hand.lift(after: 0.1)
    #expect(why(hand) == "program 120.0 ▸ Rows 100.0 (row 1) ▸ edges 100.0")
    hand.rest()
    #expect(isSound(hand.scroll) && hand.offset == 100)
  }

  @Test(arguments: Axis.both) func aSnapshotSaysWhereAndNotWhy(_ axis: Axis) throws {
    let hand = Hand(scroller([rows(), Bouncing()]), axis)
    hand.fling(at: 700)
    let other = Hand(scroller([rows(), Bouncing()]), axis)
    try other.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(why(other) == "restored \(hand.destination)" && isSound(other.scroll))
  }

  @Test(arguments: Axis.both) func aLinkThatLeavesWhileItEdits(_ axis: Axis) {
    let probe = Probe("Leaver")
    probe.wish = axis.point(500)
    probe.once("willEndDragging") { scroll in scroll.behaviors = [Bouncing()] }
    let hand = Hand(scroller([probe]), axis)
    hand.down()
    hand.drag(by: 300)
    hand.lift(after: 0.1)
    #expect(why(hand) == "natural 300.0 ▸ Leaver 500.0 ▸ edges 500.0")
  }
}
