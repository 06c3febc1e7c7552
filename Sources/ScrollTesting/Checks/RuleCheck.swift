import ScrollBehaviors

/// Performs a script on chains, and finds the violation of a rule.
struct RuleCheck {
  let maker: ChainMaker
  let allocationCount: (() -> UInt64)?

  /// The reason why a rule cannot be checked; nil if it can.
  func reasonToSkip(_ rule: BehaviorRule) -> String? {
    switch rule {
    case .allocations: reasonAgainstCounting
    case .zooms: zoomMistake.map { "the chain reports that it is not made for content that zooms. \($0)" }
    default: nil
    }
  }

  /// What is wrong; nil if nothing is.
  func finding(_ rule: BehaviorRule, _ script: CheckScript) -> RuleFinding? {
    switch rule {
    case .finite: unsoundNumber(script)
    case .callbackOrder: wrongCallback(script)
    case .settles: unrest(script)
    case .idempotentAtRest: moveAtRest(script)
    case .frameIndependent: differenceOfFrames(script)
    case .axisSymmetric: differenceOfAxes(script)
    case .emptyContent: unsoundNumber(script) ?? unrest(script)
    case .rebases: differenceByRebase(script)
    case .zooms: differenceByZoom(script)
    case .edits: unsoundNumber(script) ?? wrongCallback(script) ?? differenceByLayout(script)
    case .allocations: allocation(script)
    case .answers: silence
    case .snapshots: differenceAfterRestoring(script)
    }
  }

  private func unsoundNumber(_ script: CheckScript) -> RuleFinding? {
    let run = CheckRun(script, maker.chain())
    for (number, step) in script.steps.enumerated() {
      run.perform(step)
      if let flaw = run.flaw { return RuleFinding("after \(script.name(number)): \(flaw)") }
    }
    return nil
  }

  private func wrongCallback(_ script: CheckScript) -> RuleFinding? {
    let run = CheckRun(script, maker.chain())
    for step in script.steps {
      run.perform(step)
      if let violation = run.checker.violations.first { return RuleFinding(violation) }
    }
    return nil
  }

  private func unrest(_ script: CheckScript) -> RuleFinding? {
    let run = CheckRun(script, maker.chain())
    script.steps.forEach(run.perform)
    run.perform(.lift)
    let count = script.steps.count
    do throws(NotSettled) { try run.host.settle(within: 60) } catch {
      return RuleFinding(error.description, [(count, "try host.settle(within: 60)  // throws")])
    }
    if let refused = run.refusal(commands: true) {
      return RuleFinding(
        "a command is refused: \(refused)", [(count, "print(scroll.diagnostics)  // not empty")])
    }
    return run.framesAtRest().map { problem in
      RuleFinding(
        problem, [(count, "try host.settle(within: 60); host.run(for: 20)  // draws frames again and again")])
    }
  }

  private func moveAtRest(_ script: CheckScript) -> RuleFinding? {
    let run = CheckRun(script, maker.chain())
    var lines: [(after: Int, line: String)] = []
    for (number, step) in script.steps.enumerated() {
      let reason = run.settling(step)
      /// Lays out at rest. The lines of the finding are all layouts so far.
      func layOut() -> CheckState {
        run.scroll.invalidateLayout()
        run.host.step(frames: 3)
        lines.append((number + 1, "scroll.invalidateLayout(); host.step(frames: 3)"))
        return run.state
      }
      func finding(_ problem: String) -> RuleFinding {
        lines[lines.count - 1].line += "  // moves the content"
        return RuleFinding("after \(script.name(number)), \(problem)", lines)
      }
      guard run.rests else { continue }
      let before = run.state
      let first = layOut()
      // Where the program has put the content, at once or by an animation, a link may move it once.
      if reason == .decelerated, before != first {
        return finding("a layout at rest moved the content: \(before), then \(first)")
      }
      guard run.rests else { continue }
      let second = layOut()
      if second != first { return finding("a second layout moved the content: \(first), then \(second)") }
    }
    return run.jumpsAtRest(for: 4).map { problem in
      RuleFinding(
        problem, lines + [(script.steps.count, "host.run(for: 4)  // sets the offset, again and again")])
    }
  }

  private static let patterns: [FramePattern] =
    [16, 120, 1_024].map { .steady(rate: $0) } + [.irregular(seed: 1)]

  private func differenceOfFrames(_ script: CheckScript) -> RuleFinding? {
    /// Draws frames by a pattern, and one at the end of each step and of each motion: what begins then begins at that
    /// time.
    func states(_ frames: FramePattern) -> [CheckState] {
      let run = CheckRun(script, maker.chain(), frames: frames)
      run.host.drawsEnds = true
      return self.states(script, run)
    }
    let sixty = FramePattern.steady(rate: 60)
    let expected = states(sixty)
    for pattern in Self.patterns {
      let others = states(pattern)
      if let number = zip(expected, others).enumerated().first(where: { !$1.0.isSame($1.1) })?.offset {
        return RuleFinding(
          "after \(script.name(number)): \(expected[number]) with \(sixty), and \(others[number]) with \(pattern)",
          [(number + 1, "// other offsets with TestHost(scroll, frames: \(pattern.line))")])
      }
    }
    return nil
  }

  /// Returns the state of the scroller after each step.
  func states(_ script: CheckScript, _ run: CheckRun) -> [CheckState] {
    script.steps.map { step in
      run.perform(step)
      return run.state
    }
  }

  private func differenceByRebase(_ script: CheckScript) -> RuleFinding? {
    let still = CheckRun(script, maker.chain())
    let moving = CheckRun(script, maker.chain(), and: [MovingOrigin()])
    for (number, step) in script.steps.enumerated() {
      still.perform(step)
      moving.perform(step)
      if !still.state.isNear(moving.state) {
        return RuleFinding(
          """
          after \(script.name(number)): position \(still.state.position), going to \
          \(still.state.destinationPosition); if the origin moves, position \(moving.state.position), going to \
          \(moving.state.destinationPosition)
          """,
          [
            (
              0,
              "// another scroller ends its chain with a link that moves the origin by rebase(_:in:) if the offset is"
            ),
            (0, "// more than 150 points from 0; scroll.contentPosition must be the same in both"),
          ])
      }
    }
    return nil
  }

  private func differenceByLayout(_ script: CheckScript) -> RuleFinding? {
    let plain = CheckRun(script, maker.chain())
    let layouts = CheckRun(script, maker.chain())
    for (number, step) in script.steps.enumerated() {
      plain.perform(step)
      layouts.perform(step)
      plain.scroll.invalidateLayout()
      layouts.scroll.invalidateLayout()
      layouts.scroll.invalidateLayout()
      if !plain.state.isNear(layouts.state) {
        return RuleFinding(
          "after \(script.name(number)): \(plain.state); with one layout more \(layouts.state)",
          [
            (0, "// after each line scroll.invalidateLayout(); in another scroller twice"),
            (number + 1, "// here the two scrollers differ"),
          ])
      }
    }
    return nil
  }
}

extension CheckScript {
  /// Returns the name of a step with its number.
  func name(_ number: Int) -> String { "input \(number + 1) of \(steps.count)" }
}

/// A link that moves the origin of the coordinates whenever the offset is more than 150 points away from it. The offset
/// is then about 0 again.
final class MovingOrigin: ScrollBehavior {
  var name: StaticString { "MovingOrigin" }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both { proposal.window[axis] = -150...150 }
  }

  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - (context.offset[proposal.axis] * 64).rounded() / 64
  }
}
