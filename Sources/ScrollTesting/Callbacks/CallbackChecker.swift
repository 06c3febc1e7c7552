public import ScrollEngine
public import ScrollSpace

/// A link, or a delegate, that checks its callbacks.
///
/// The checker compares the order with the grammar of `ScrollDelegate`, and reads every public number. A deceleration
/// must end at the destination that it began with, to the last bit: that destination is a promise.
///
/// Call ``endCall(_:)`` after each call that the test makes: the checker then compares the callbacks with the phase. If
/// links give commands, count the commands with a ``CommandCount``: a promise ends with a command.
public final class CallbackChecker: CallbackReceiver {
  /// The mistakes, the earliest first, each with the callbacks before it.
  public private(set) var violations: [String] = []
  /// The callbacks so far. Of many, only the last few hundred are kept.
  public internal(set) var received: [ScrollCallback] = []
  /// The callbacks since the last ``listen()``. Of many, only the first few hundred are kept.
  public private(set) var fresh: [ScrollCallback] = []
  /// The number of callbacks since the last ``listen()``.
  public private(set) var count = 0
  /// The destination that the scroller gave at the end of a drag or the beginning of a deceleration; nil if something
  /// has changed the destination since.
  public internal(set) var promise: Point?
  /// The number of promises that were compared with the offset at rest.
  public internal(set) var keptPromises = 0
  /// The offset at which the content came to rest last.
  public internal(set) var rest: Point?

  let label: String
  let commands: CommandCount
  let readsCauses: Bool
  let knowsCommands: Bool
  var grammar: Grammar
  var zoom = ZoomOrder()
  var commandsAtPromise = 0
  /// The offset in the last didScroll.
  var lastOffset: Point?
  var calls = 0
  var callAtPromise = 0
  var isAttached = false
  var wasAttached = false
  /// The callbacks since the present call began; nil if some of them may be missing.
  var report: MoveReport? = MoveReport()

  /// Creates a checker.
  /// - Parameters:
  ///   - label: the name of the checker in its messages.
  ///   - joinsLate: true if the first callbacks may come in the middle of a drag or another part.
  ///   - readsCauses: true if `moveCause` must fit the callbacks.
  ///   - commands: the commands that links give; nil if nobody counts them. Then no promise is compared that a command
  ///     may have ended.
  public init(
    _ label: String, joinsLate: Bool = false, readsCauses: Bool = true,
    commands: CommandCount? = CommandCount()
  ) {
    self.label = label
    self.commands = commands ?? CommandCount()
    knowsCommands = commands != nil
    self.readsCauses = readsCauses
    grammar = Grammar(joinsLate: joinsLate)
    wasAttached = joinsLate
    if joinsLate { zoom = ZoomOrder(joinsLate: true) }
  }

  /// Notes that callbacks may be missing up to now, as for a delegate that was set again.
  public func joinLate() {
    grammar = Grammar(joinsLate: true)
    zoom = ZoomOrder(joinsLate: true)
    promise = nil
    report = nil
  }

  /// Empties ``fresh`` and ``count``.
  public func listen() {
    fresh.removeAll(keepingCapacity: true)
    count = 0
    report = MoveReport()
  }

  /// Ends a call that the test has made: the callbacks must fit the phase now.
  public func endCall(_ scroll: ScrollController) {
    calls += 1
    report = MoveReport()
    guard scroll.delegate === self || scroll.behaviors.contains(where: { $0 === self }) else { return }
    let possible: Grammar.Places
    switch scroll.phase {
    // Two fingers may pinch content that no finger drags.
    case .idle: possible = scroll.isZooming ? [.rest, .betweenParts] : .rest
    case .tracking, .wheeling: possible = .betweenParts
    case .dragging: possible = .drag
    case .decelerating: possible = .deceleration
    case .animating: possible = [.animation, .rest, .between, .undecelerated]
    }
    if !grammar.narrow(to: possible) {
      complain("the scroller is \(scroll.phase), but the link " + grammar.outlook)
    }
  }

  /// Checks the order and the numbers, and what the callback means for the promise.
  public override func receive(_ event: ScrollCallback, _ scroll: ScrollController) {
    let places = grammar.places
    note(event, scroll)
    follow(event, scroll, from: places)
  }

  /// Checks the numbers of the call.
  public override func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    receive(.willEndDragging, scroll)
    if !velocity.isFinite || !targetContentOffset.isFinite {
      complain("asked for the end of a drag at a speed of \(velocity) with target \(targetContentOffset)")
    }
  }

  /// Checks the numbers of the pull.
  public override func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    receive(.didPull, scroll)
    check(pull)
  }

  /// Moves the promise along.
  public override func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    receive(.didRebase, scroll)
    report?.isRebase = true
    // Within one call the promise is read later than it was made, and may already contain the shift.
    promise = callAtPromise == calls ? nil : promise.map { $0 + shift }
  }

  private func note(_ event: ScrollCallback, _ scroll: ScrollController) {
    if received.count > 600 { received.removeFirst(300) }
    let wasFine = grammar.receive(event)
    if let flaw = zoom.flaw(receiving: event, scroll) { complain("\(event) came: \(flaw)") }
    if !wasFine { complain("\(event) came, but the link " + grammar.outlook) }
    received.append(event)
    count += 1
    if count <= 300 { fresh.append(event) }
    if let flaw = scroll.flaw(ahead: false) { complain("in \(event): \(flaw)") }
  }

  func complain(_ problem: String) {
    guard violations.count < 5 else { return }
    violations.append("\(label): \(problem)\n  received before: \(lastReceived)")
  }

  /// The last callbacks in words. Callbacks that came several times in a row are written once.
  private var lastReceived: String {
    var runs: [(callback: ScrollCallback, count: Int)] = []
    for callback in received.suffix(150) {
      if runs.last?.callback == callback {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((callback, 1))
      }
    }
    guard !runs.isEmpty else { return "nothing" }
    return runs.suffix(20).map { $0.count > 1 ? "\($0.callback) × \($0.count)" : "\($0.callback)" }
      .joined(separator: ", ")
  }

  /// True if didEndDragging(true) was the last callback of the grammar.
  var isAfterLift: Bool {
    let known = received.dropLast().last { if case .didChangePhase = $0 { false } else { true } }
    return known == .didEndDragging(willDecelerate: true)
  }

  var isQuiet: Bool { commands.inCallbacks == 0 }

  func takePromise(_ scroll: ScrollController) {
    guard isQuiet, scroll.phase == .decelerating else { return promise = nil }
    promise = scroll.destination
    commandsAtPromise = commands.total
    callAtPromise = calls
  }

  func settle(_ scroll: ScrollController, _ reason: SettleReason) {
    defer { promise = nil }
    guard isQuiet else { return }
    // An earlier link may have given a command since.
    if knowsCommands, scroll.phase != .idle, scroll.phase != .tracking {
      complain("settled for \(reason), but the phase is \(scroll.phase)")
    }
    rest = scroll.contentOffset
    guard reason == .decelerated, let promise, commandsAtPromise == commands.total else { return }
    if !knowsCommands, scroll.moveCause == .program || scroll.contentOffset.bits != lastOffset?.bits {
      return
    }
    keptPromises += 1
    if promise.bits != scroll.contentOffset.bits {
      complain("came to rest at \(scroll.contentOffset), though \(promise) was its destination")
    }
  }
}

extension Point {
  /// The bits of the two numbers.
  package var bits: PerAxis<UInt64> { PerAxis(x: x.bitPattern, y: y.bitPattern) }
}
