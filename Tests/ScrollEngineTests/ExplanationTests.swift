import Hands
import Testing

/// Why it rests where it does.
struct ExplanationTests {
  let log = Log()

  // MARK: Why it rests where it does

  /// Rows of 100 points, with a note.
  func rows() -> Probe {
    let rows = Probe("Rows", \.onTarget) { proposal, _ in
      for axis in Axis.both { proposal.offset[axis] = (proposal.offset[axis] / 100).rounded() * 100 }
    }
    rows.onNote = { offset, _, _ in "row \(Int(offset / 100))" }
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

  @Test(arguments: Axis.both) func aReleaseIsExplained(_ axis: Axis) {
    let hand = Hand(scroller([rows(), Bouncing()], delegate: log), axis).pulled(by: 312.4)
    #expect(why(hand) == "finger 312.4")
    hand.lift(after: 0.1)
    #expect(why(hand) == "natural 312.4 ▸ Rows 300.0 (row 3) ▸ delegate 300.0 ▸ edges 300.0")
    hand.rest()
    #expect(why(hand) == "natural 312.4 ▸ Rows 300.0 (row 3) ▸ delegate 300.0 ▸ edges 300.0")
    #expect(hand.scroll.explanation[axis].beginning == .natural && isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func anEditOfTheDelegateIsExplained(_ axis: Axis) {
    log.answeredTarget = axis.point(450)
    let hand = Hand(scroller([rows(), Bouncing()], delegate: log), axis).pulled(by: 312.4, for: 0.1)
    #expect(why(hand) == "natural 312.4 ▸ Rows 300.0 (row 3) ▸ delegate 450.0 ▸ edges 450.0")
    let steps = hand.scroll.explanation[axis].steps
    #expect(steps.map(\.author) == [.beginning, .link, .delegate, .edges])
    #expect(steps[2].change == 150 && steps[3].change == 0)
    // A link may edit there, too, and the walls outrank all.
    let editor = Probe("Editor")
    editor.answeredTarget = Point(x: 700, y: 700)
    hand.scroll.behaviors.append(editor)
    log.answeredTarget = axis.point(5_000)
    hand.rest()
    hand.pull(by: 0.25, for: 0.1)
    #expect(
      why(hand) == "natural 450.3 ▸ Rows 500.0 (row 5) ▸ Editor 700.0 ▸ delegate 5000.0 ▸ edges 1600.0")
    #expect(isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func aCutByTheEdgesIsExplained(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis, at: 1_500).flung(at: 1_000)
    let explanation = hand.scroll.explanation[axis]
    #expect(explanation.steps.map(\.name) == ["natural", "edges"])
    #expect(explanation.steps[0].offset > 1_700 && explanation.steps[1].offset == 1_600)
    #expect(explanation.steps[1].change == 1_600 - explanation.steps[0].offset)
    // The delegate is asked about what the edges left.
    hand.rest()
    hand.scroll.delegate = log
    hand.fling(at: 1_000)
    #expect(hand.scroll.explanation[axis].steps.map(\.name) == ["natural", "edges", "delegate", "edges"])
    #expect(why(hand).hasSuffix("▸ edges 1600.0 ▸ delegate 1600.0 ▸ edges 1600.0"))
    #expect(isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func commandsOfTheProgramAreExplained(_ axis: Axis) {
    let hand = Hand(scroller([rows(), Clamping()]), axis)
    hand.scroll.setContentOffset(axis.point(312.4), animated: true)
    #expect(why(hand) == "program 312.4 ▸ Rows 300.0 (row 3) ▸ edges 300.0")
    hand.rest()
    #expect(why(hand) == "program 312.4 ▸ Rows 300.0 (row 3) ▸ edges 300.0")
    hand.scroll.setContentOffset(axis.point(9_000), animated: true)
    #expect(why(hand) == "program 9000.0 ▸ edges 1600.0")
    hand.scroll.contentOffset[axis] = 40
    #expect(why(hand) == "program 9000.0 ▸ edges 1600.0")
    hand.scroll.setContentOffset(axis.point(77.7), animated: false)
    #expect(why(hand) == "set 77.7" && hand.scroll.explanation[axis].beginning == .set)
    hand.travel(to: 900, frames: 1)
    hand.frame()
    hand.scroll.stop()
    #expect(why(hand).hasPrefix("stopped ") && isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func stepsAndWheelsAreExplained(_ axis: Axis) {
    let hand = Hand(scroller([rows(), Clamping()]), axis)
    hand.scroll.setContentOffset(axis.cross.point(55), animated: false)
    hand.scroll.step(by: .lines(axis.vector(9)), time: .zero)
    #expect(why(hand) == "step 150.0 ▸ Rows 200.0 (row 2) ▸ edges 200.0")
    #expect(hand.scroll.explanation[axis.cross].steps.last?.offset == 55, "what a step leaves alone stays")
    hand.rest()
    hand.scroll.wheel(by: axis.vector(30), time: hand.time)
    #expect(why(hand) == "wheel 230.0")
    hand.frame(after: 0.2)
    #expect(why(hand) == "wheel 230.0 ▸ Rows 200.0 (row 2) ▸ edges 200.0")
    hand.rest()
    #expect(isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func anAxisThatIsLeftAloneKeepsItsReason(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis).flung(at: 1_000)
    let before = why(hand)
    hand.scroll.contentOffset[axis.cross] = 40
    #expect(why(hand) == before)
    #expect(hand.scroll.explanation[axis.cross].description == "set 40.0")
    hand.scroll.step(by: .lines(axis.cross.vector(3)), time: hand.time)
    #expect(why(hand) == before)
    hand.rest()
    #expect(why(hand) == before && isSound(hand.scroll))
    // A finger that comes and goes changes nothing either.
    hand.down()
    #expect(why(hand).hasPrefix("finger "))
    hand.lift()
    #expect(why(hand) == before)
  }

  @Test(arguments: Axis.both) func aLayoutAtRestIsExplained(_ axis: Axis) {
    let hand = Hand(scroller([rows(), Clamping()]), axis)
    #expect(why(hand) == "layout 0.0 ▸ edges 0.0")
    hand.pullToRest(by: 312.4, for: 0.1)
    let before = why(hand)
    hand.scroll.contentSize = Size(width: 3_000, height: 3_000)
    #expect(why(hand) == before, "nothing has changed for it")
    hand.scroll.contentSize = Size(width: 650, height: 650)
    #expect(why(hand) == "layout 300.0 ▸ edges 250.0")
    // A link that keeps something else under the eye.
    let anchor = Probe("Anchor")
    hand.scroll.behaviors.append(anchor)
    anchor.onLayout = { change, _ in change.offset[axis] += 520 }
    hand.scroll.contentSize = Size(width: 3_000, height: 3_000)
    #expect(why(hand) == "layout 250.0 ▸ Anchor 770.0 ▸ Rows 800.0 (row 8) ▸ edges 800.0")
    #expect(isSound(hand.scroll))
  }

  @Test(arguments: Axis.both) func aLayoutInMotionIsExplained(_ axis: Axis) {
    let anchor = Probe("Anchor")
    let hand = Hand(scroller([anchor, rows(), Clamping()]), axis).flung(at: 1_000)
    let told = hand.destination
    let before = why(hand)
    hand.scroll.invalidateLayout()
    #expect(why(hand) == before)
    anchor.onLayout = { change, _ in change.offset[axis] += 200 }
    hand.scroll.invalidateLayout()
    #expect(why(hand) == "layout \(told) ▸ Anchor \(told + 200) ▸ edges \(told + 200)")
    anchor.onLayout = { _, _ in }
    #expect(hand.resting() == told + 200 && isSound(hand.scroll))
  }

  /// What is said moves with the origin.
  @Test(arguments: Axis.both) func anExplanationMovesWithTheOrigin(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis), rows()], delegate: log), axis).flung(at: 4_000)
    let before = hand.scroll.explanation[axis].steps.map(\.offset)
    let origin = hand.scroll.contentOrigin
    hand.rest()
    #expect(log.events.contains("didRebase"))
    let after = hand.scroll.explanation[axis].steps.map(\.offset)
    let shift = hand.scroll.contentOrigin.shift(since: origin, on: axis)
    #expect(after.count == before.count && shift != 0)
    #expect(zip(before, after).allSatisfy { ($0 + shift - $1).magnitude < 1e-9 })
    #expect(hand.scroll.explanation[axis].steps.dropFirst().dropFirst().allSatisfy { $0.change == 0 })
  }

  // MARK: Explanations and the calls around them: remarks, callbacks that command, links that
  // leave, snapshots

  @Test func notesAreRequestedOnlyForAnExplanation() {
    let probe = rows()
    var asked = 0
    probe.onNote = { _, axis, context in
      asked += 1
      return axis == .vertical ? "\(context.phase.name)" : nil
    }
    let hand = Hand(scroller([probe, Bouncing()]))
    hand.flingToRest(at: 700)
    #expect(asked == 0)
    #expect(why(hand).contains("(idle)") && asked == 1)
    // A link that is gone says nothing; one that answers otherwise today does.
    hand.scroll.behaviors = [Bouncing()]
    #expect(!why(hand).contains("(") && asked == 1 && isSound(hand.scroll))
  }

  @Test func notesArePureAndNotRequestedInQuestions() {
    let probe = rows()
    let hand = Hand(scroller([probe, Bouncing()]))
    hand.pullToRest(by: 312.4, for: 0.1)
    probe.onNote = { [scroll = hand.scroll] _, _, _ in
      scroll.contentOffset = .zero
      return "\(scroll.explanation.y)"
    }
    #expect(why(hand).contains("Rows 300.0 (natural 312.4 ▸ Rows 300.0 ▸ edges 300.0)"))
    #expect(hand.scroll.diagnostics.count(of: .command) == 1 && hand.offset == 300)
  }

  /// A callback at the end of a drag moves the content: what follows is planned, and explained, anew.
  @Test(arguments: Axis.both) func aCallbackThatSetsTheOffsetIsExplained(_ axis: Axis) {
    let log = Log()
    log.answeredTarget = axis.point(900)
    log.once("willEndDragging") { $0.contentOffset = axis.point(420) }
    let hand = Hand(scroller([rows(), Bouncing()], delegate: log), axis).pulled(by: 312.4, for: 0.1)
    #expect(why(hand) == "natural 420.0 ▸ Rows 400.0 (row 4) ▸ delegate 900.0 ▸ edges 900.0")
    // One that sets out for elsewhere ends the drag.
    log.answeredTarget = nil
    #expect(hand.restingAtDestination() == 900)
    log.once("willEndDragging") { $0.setContentOffset(axis.point(120), animated: true) }
    hand.pull(by: 30, for: 0.1)
    #expect(why(hand) == "program 120.0 ▸ Rows 100.0 (row 1) ▸ edges 100.0")
    hand.rest()
    #expect(isSound(hand.scroll) && hand.offset == 100)
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsTheTargetWithoutTheExplanation(_ axis: Axis) throws {
    let hand = Hand(scroller([rows(), Bouncing()]), axis).flung(at: 700)
    let other = try hand.twin([rows(), Bouncing()])
    #expect(why(other) == "restored \(hand.destination)" && isSound(other.scroll))
  }

  @Test(arguments: Axis.both) func aLinkThatLeavesWhileItEditsIsExplained(_ axis: Axis) {
    let probe = Probe("Leaver")
    probe.answeredTarget = axis.point(500)
    probe.once("willEndDragging") { scroll in scroll.behaviors = [Bouncing()] }
    let hand = Hand(scroller([probe]), axis).pulled(by: 300, for: 0.1)
    #expect(why(hand) == "natural 300.0 ▸ Leaver 500.0 ▸ edges 500.0")
  }
}
