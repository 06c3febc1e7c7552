import ScrollBehaviors

extension RuleCheck {
  /// Takes a snapshot in the middle of the script, restores a copy of the chain from it, and performs the rest on both.
  func differenceAfterRestoring(_ script: CheckScript) -> String? {
    for middle in [script.steps.count / 3, script.steps.count / 2, script.steps.count * 3 / 4] {
      if let problem = differenceAfterRestoring(script, at: middle) { return problem }
    }
    return nil
  }

  private func differenceAfterRestoring(_ script: CheckScript, at middle: Int) -> String? {
    let run = CheckRun(script, maker.chain())
    script.steps.prefix(middle).forEach(run.perform)
    guard let snapshot = run.scroll.snapshot() else {
      return "after \(middle) inputs there is no snapshot: \(run.scroll.diagnostics)"
    }
    let copy = CheckRun(script, maker.chain())
    copy.adopt(run, after: script.steps.prefix(middle))
    do throws(ArchiveError) { try copy.scroll.restore(snapshot) } catch {
      return "after \(middle) inputs the snapshot cannot be restored: \(error)"
    }
    func difference(_ when: @autoclosure () -> String) -> String? {
      if run.state != copy.state { return "\(when()): \(run.state); restored \(copy.state)" }
      if run.scroll.snapshot() != copy.scroll.snapshot() {
        return
          "\(when()): \(run.state), and the snapshots differ; write all that the behaviour keeps in remember(_:)"
      }
      return nil
    }
    // A restored scroller needs frames. Both get frames until they demand the same.
    for _ in 0..<3 {
      run.host.run(for: 0)
      copy.host.run(for: 0)
    }
    if let problem = difference("restored after \(middle) inputs") { return problem }
    for (number, step) in script.steps.enumerated().dropFirst(middle) {
      run.perform(step)
      copy.perform(step)
      if let problem = difference("restored after \(middle) inputs, after \(script.name(number))") {
        return problem
      }
    }
    return nil
  }
}
