import ScrollBehaviors

extension RuleCheck {
  /// The reason why allocations cannot be counted; nil if they can.
  var reasonAgainstCounting: String? {
    #if DEBUG
      return "debug builds allocate for copies that release builds do not make; run swift test -c release"
    #else
      guard let allocationCount else {
        return "no counter was given; pass allocationCount: allocation_count of the product AllocationCounter"
      }
      let before = allocationCount()
      let object = Self.newObject()
      return withExtendedLifetime(object) {
        allocationCount() > before
          ? nil
          : "the counter did not change when an object was created; it counts on Linux with glibc, without a sanitizer"
      }
    #endif
  }

  /// Not inlined, so that no optimisation removes the object.
  @inline(never) private static func newObject() -> AnyObject { AllocationMeter { 0 } }

  /// Plays the script four times. What is created once is created in the first two passes, or in one of the others.
  /// What allocates in both others allocates always.
  func allocation(_ script: CheckScript) -> RuleFinding? {
    guard let allocationCount else { return nil }
    let run = CheckRun(script, maker.chain(), isWatched: false)
    let meter = AllocationMeter(allocationCount)
    run.host.meter = meter
    var finding: RuleFinding?
    for pass in 1...4 {
      run.restart()
      meter.clear()
      finding = nil
      for (number, step) in script.steps.enumerated() where finding == nil {
        run.perform(step)
        guard pass > 2, let first = meter.first else { continue }
        finding = RuleFinding(
          "in \(script.name(number)), after two rounds of all inputs, \(first.call) allocates \(first.count) times",
          [(number + 1, "// allocates, if all lines have been played twice before")])
      }
      if pass > 2, finding == nil { return nil }
    }
    return finding
  }
}
