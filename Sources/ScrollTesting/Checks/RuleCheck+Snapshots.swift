import ScrollBehaviors

extension RuleCheck {
  /// Takes a snapshot in the middle of the script, restores a copy of the chain from it, and does the rest to both.
  func differenceAfterRestoring(_ script: CheckScript) -> RuleFinding? {
    for middle in [script.steps.count / 3, script.steps.count / 2, script.steps.count * 3 / 4] {
      if let problem = differenceAfterRestoring(script, at: middle) { return problem }
    }
    return nil
  }

  private func differenceAfterRestoring(_ script: CheckScript, at middle: Int) -> RuleFinding? {
    let run = CheckRun(script, maker.chain())
    script.steps.prefix(middle).forEach(run.perform)
    guard let snapshot = run.scroll.snapshot() else {
      return RuleFinding(
        "after \(middle) inputs there is no snapshot: \(run.scroll.diagnostics)",
        [(middle, "scroll.snapshot()  // nil")])
    }
    let copy = CheckRun(script, maker.chain())
    copy.adopt(run, after: script.steps.prefix(middle))
    do throws(ArchiveError) { try copy.scroll.restore(snapshot) } catch {
      return RuleFinding(
        "after \(middle) inputs the snapshot cannot be restored: \(error)", [Self.restoring(middle)])
    }
    func difference(_ when: @autoclosure () -> String, after count: Int) -> RuleFinding? {
      let lines = [Self.restoring(middle), (count, "// here scroll and copy differ")]
      if run.state != copy.state {
        return RuleFinding("\(when()): \(run.state); restored \(copy.state)", lines)
      }
      if run.scroll.snapshot() != copy.scroll.snapshot() {
        return RuleFinding(
          "\(when()): \(run.state), and the snapshots differ; write all that the behaviour keeps in remember(_:)",
          lines)
      }
      return nil
    }
    // A restored scroller needs frames. Both get frames until they demand the same.
    for _ in 0..<3 {
      run.host.run(for: 0)
      copy.host.run(for: 0)
    }
    if let problem = difference("restored after \(middle) inputs", after: middle) { return problem }
    for (number, step) in script.steps.enumerated().dropFirst(middle) {
      run.perform(step)
      copy.perform(step)
      let when = "restored after \(middle) inputs, after \(script.name(number))"
      if let problem = difference(when, after: number + 1) { return problem }
    }
    return nil
  }

  /// The line that makes the copy.
  private static func restoring(_ middle: Int) -> (after: Int, line: String) {
    let line =
      "let copy = …; try copy.restore(scroll.snapshot()!)  // the copy goes on with the lines below, too"
    return (middle, line)
  }
}
