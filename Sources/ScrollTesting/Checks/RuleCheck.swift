import ScrollBehaviors

/// Performs a script on chains, and finds the violation of a rule.
struct RuleCheck {
  let maker: ChainMaker
  let allocationCount: (() -> UInt64)?

  /// Returns the violation, in words; nil if there is none.
  func problem(_ rule: BehaviorRule, _ script: CheckScript) -> String? {
    switch rule {
    case .finite: unsoundNumber(script)
    case .callbackOrder: wrongCallback(script)
    case .settles: unrest(script)
    case .idempotentAtRest: moveAtRest(script)
    case .frameIndependent: differenceOfFrames(script)
    case .axisSymmetric: differenceOfAxes(script)
    case .emptyContent: unsoundNumber(script) ?? unrest(script)
    case .rebases: differenceByRebase(script)
    case .edits: unsoundNumber(script) ?? wrongCallback(script) ?? differenceByLayout(script)
    case .allocations: allocation(script)
    case .snapshots: differenceAfterRestoring(script)
    }
  }

  private func unsoundNumber(_ script: CheckScript) -> String? {
    let run = CheckRun(script, maker.chain())
    for (number, step) in script.steps.enumerated() {
      run.perform(step)
      if let flaw = run.flaw { return "after \(script.name(number)): \(flaw)" }
    }
    return nil
  }

  private func wrongCallback(_ script: CheckScript) -> String? {
    let run = CheckRun(script, maker.chain())
    for step in script.steps {
      run.perform(step)
      if let violation = run.checker.violations.first { return violation }
    }
    return nil
  }

  private func unrest(_ script: CheckScript) -> String? {
    let run = CheckRun(script, maker.chain())
    script.steps.forEach(run.perform)
    run.perform(.lift)
    do throws(NotSettled) { try run.host.settle(within: 60) } catch { return error.description }
    return nil
  }

  private func moveAtRest(_ script: CheckScript) -> String? {
    let run = CheckRun(script, maker.chain())
    for (number, step) in script.steps.enumerated() {
      run.perform(step)
      guard run.rests else { continue }
      let before = run.state
      run.scroll.invalidateLayout()
      run.host.step(frames: 3)
      let first = run.state
      // After the program has set the offset, a link may move the content once.
      if let reason = run.lastSettle, reason == .decelerated || reason == .animated, before != first {
        return "after \(script.name(number)), a layout at rest moved the content: \(before), then \(first)"
      }
      guard run.rests else { continue }
      run.scroll.invalidateLayout()
      run.host.step(frames: 3)
      if run.state != first {
        return "after \(script.name(number)), a second layout moved the content: \(first), then \(run.state)"
      }
    }
    return nil
  }

  private static let patterns: [FramePattern] =
    [16, 120, 1_024].map { .steady(rate: $0) } + [.irregular(seed: 1)]

  private func differenceOfFrames(_ script: CheckScript) -> String? {
    let sixty = FramePattern.steady(rate: 60)
    let states = states(script, CheckRun(script, maker.chain(), frames: sixty))
    for pattern in Self.patterns {
      let others = self.states(script, CheckRun(script, maker.chain(), frames: pattern))
      if let number = zip(states, others).enumerated().first(where: { !$1.0.isSame($1.1) })?.offset {
        return """
          after \(script.name(number)): \(states[number]) with \(sixty), and \(others[number]) with \(pattern)
          """
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

  private func differenceByRebase(_ script: CheckScript) -> String? {
    let still = CheckRun(script, maker.chain())
    let moving = CheckRun(script, maker.chain(), and: [MovingOrigin()])
    for (number, step) in script.steps.enumerated() {
      still.perform(step)
      moving.perform(step)
      if !still.state.isNear(moving.state) {
        return """
          after \(script.name(number)): position \(still.state.position), going to \(still.state.destinationPosition); \
          if the origin moves, position \(moving.state.position), going to \(moving.state.destinationPosition)
          """
      }
    }
    return nil
  }

  private func differenceByLayout(_ script: CheckScript) -> String? {
    let plain = CheckRun(script, maker.chain())
    let layouts = CheckRun(script, maker.chain())
    for (number, step) in script.steps.enumerated() {
      plain.perform(step)
      layouts.perform(step)
      plain.scroll.invalidateLayout()
      layouts.scroll.invalidateLayout()
      layouts.scroll.invalidateLayout()
      if !plain.state.isNear(layouts.state) {
        return "after \(script.name(number)): \(plain.state); with one layout more \(layouts.state)"
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
private final class MovingOrigin: ScrollBehavior {
  var name: StaticString { "MovingOrigin" }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both { proposal.window[axis] = -150...150 }
  }

  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - (context.offset[proposal.axis] * 64).rounded() / 64
  }
}
