public import ScrollBehaviors

/// Checks a behaviour by the rules that every behaviour should keep, with random inputs. Returns the violations,
/// and the rules that were checked.
///
/// ```swift
/// @Test func snapsToRowsByTheRules() {
///   #expect(checkBehavior { SnapToRows(height: 44) }.violations.isEmpty)
/// }
/// ```
/// The check creates many scrollers. Each scroller has a chain of its own, with a behaviour that the closure creates.
/// Every second chain has a `Bouncing` before the behaviour. The check flings, drags, turns wheels, presses keys, gives
/// commands, edits and lays out, and compares results that must be equal. See ``BehaviorRule`` for the rules.
///
/// A violation contains the problem, the inputs, and the way to reproduce them. The check removes inputs that are not
/// needed. The first violation of each rule is returned. A trap in the behaviour ends the process: no check can catch a
/// trap.
/// - Parameters:
///   - seeds: the seeds of the inputs. More seeds find rarer mistakes, and take longer.
///   - rules: the rules to check.
///   - allocationCount: returns the number of allocations that the present thread has made. With nil the rule
///     ``BehaviorRule/allocations`` is not checked, and the report says so. The product `AllocationCounter` of this
///     package has `allocation_count`, on Linux with glibc. That product replaces `malloc` by a function that counts,
///     so it is linked only if you ask for it.
///   - make: creates a behaviour. Called for each run, because runs must not share objects.
/// - Returns: the violations, and the rules that were not checked, each with the reason.
public func checkBehavior(
  seeds: Range<UInt64> = 0..<16, rules: Set<BehaviorRule> = .all, allocationCount: (() -> UInt64)? = nil,
  _ make: @escaping () -> any ScrollBehavior
) -> BehaviorReport {
  check(seeds, rules, allocationCount, ChainMaker(make: { _ in [make()] }, takesAxis: false, call: .behavior))
}

/// Checks a whole chain by the rules that every behaviour should keep.
///
/// ```swift
/// let row = { ItemRow(count: 30, length: 80) }
/// let report = checkChain { let row = row(); return CheckedChain([Paging(row), Bouncing()], items: row) }
/// #expect(report.violations.isEmpty)
/// ```
/// If the chain names its items, the check edits them, too. An array of behaviours is a chain without items. See
/// ``checkBehavior(seeds:rules:allocationCount:_:)`` for the parameters.
public func checkChain(
  seeds: Range<UInt64> = 0..<16, rules: Set<BehaviorRule> = .all, allocationCount: (() -> UInt64)? = nil,
  _ make: @escaping () -> CheckedChain
) -> BehaviorReport {
  check(seeds, rules, allocationCount, ChainMaker(make: { _ in make() }, takesAxis: false, call: .chain))
}

/// Checks a chain that can be made for either axis.
///
/// ```swift
/// let report = checkChain(alongAxis: { axis in [Snapping(points: [0, 100, 300], axis: axis), Bouncing()] })
/// #expect(report.violations.isEmpty)
/// ```
/// By the rule ``BehaviorRule/axisSymmetric`` both chains do the same, each along its axis. See
/// ``checkBehavior(seeds:rules:allocationCount:_:)`` for the other parameters.
public func checkChain(
  seeds: Range<UInt64> = 0..<16, rules: Set<BehaviorRule> = .all, allocationCount: (() -> UInt64)? = nil,
  alongAxis make: @escaping (Axis) -> CheckedChain
) -> BehaviorReport {
  check(
    seeds, rules, allocationCount,
    ChainMaker(make: { make($0 ?? .vertical) }, takesAxis: true, call: .chainAlongAxis))
}

private func check(
  _ seeds: Range<UInt64>, _ rules: Set<BehaviorRule>, _ allocationCount: (() -> UInt64)?, _ maker: ChainMaker
) -> BehaviorReport {
  BehaviorChecker(maker: maker, rules: rules, allocationCount: allocationCount).report(seeds: seeds)
}
