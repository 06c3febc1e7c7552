public import ScrollEngine
public import ScrollSpace

/// A link, or a delegate, that checks what it is told: the order by the grammar, every public number, and
/// that a scroller comes to rest where it said it would, to the last bit.
///
/// After each call that a test makes, `endCall(_:)` compares what was heard with the phase. A test whose
/// links give commands tells a `CommandCount` of each; promises made before a command no longer bind.
public final class CallbackChecker: ScrollBehavior {
  /// What is wrong, in order; each with what came before it.
  public private(set) var violations: [String] = []
  /// Everything heard, or the last few hundred callbacks of it.
  public private(set) var heard: [Heard] = []
  /// What was heard since the last `listen()`, or the first few hundred callbacks of it.
  public private(set) var fresh: [Heard] = []
  /// How many callbacks were heard since then.
  public private(set) var count = 0
  /// Where the scroller last said, at the end of a drag or the beginning of a deceleration, that it will
  /// rest; nil where something has changed that since.
  public private(set) var promise: Point?
  /// How many promises were compared with the rest they led to.
  public private(set) var keptPromises = 0
  /// Where it last settled.
  public private(set) var rest: Point?

  private let label: String
  private let commands: CommandCount
  private let readsCauses: Bool
  private var grammar: Grammar
  private var zoom = ZoomOrder()
  private var commandsAtPromise = 0
  private var calls = 0
  private var callAtPromise = 0
  private var isAttached = false
  private var wasAttached = false
  /// What was heard since the present call began; nil where some of it may be missing.
  private var news: MoveNews? = MoveNews()

  /// Makes a checker. One that joins late may hear the first callbacks in the middle of a part. One that reads no causes can
  /// be told of movements that no scroller makes.
  public init(
    _ label: String, joinsLate: Bool = false, readsCauses: Bool = true,
    commands: CommandCount = CommandCount()
  ) {
    self.label = label
    self.commands = commands
    self.readsCauses = readsCauses
    grammar = Grammar(joinsLate: joinsLate)
    wasAttached = joinsLate
    if joinsLate { zoom = ZoomOrder(joinsLate: true) }
  }

  /// "checker".
  public var name: StaticString { "checker" }

  /// Says that some callbacks may be missing from here on, as for a delegate that is put in place again.
  public func joinLate() {
    grammar = Grammar(joinsLate: true)
    zoom = ZoomOrder(joinsLate: true)
    promise = nil
    news = nil
  }

  /// Forgets what is in `fresh`.
  public func listen() {
    fresh.removeAll(keepingCapacity: true)
    count = 0
    news = MoveNews()
  }

  /// Ends a call of the test's own: all is told by now, so what was heard must agree with the phase.
  public func endCall(_ scroll: ScrollController) {
    calls += 1
    news = MoveNews()
    guard scroll.delegate === self || scroll.behaviors.contains(where: { $0 === self }) else { return }
    let possible: Grammar.Places
    switch scroll.phase {
    case .idle: possible = .rest
    case .tracking, .wheeling: possible = .betweenParts
    case .dragging: possible = .drag
    case .decelerating: possible = .deceleration
    case .animating: possible = [.animation, .rest, .between, .undecelerated]
    }
    if !grammar.narrow(to: possible) {
      complain("the scroller is \(scroll.phase), but the link " + grammar.outlook)
    }
  }

  private func hear(_ event: Heard, _ scroll: ScrollController) {
    if heard.count > 600 { heard.removeFirst(300) }
    let wasFine = grammar.hear(event)
    if let flaw = zoom.flaw(hearing: event, scroll) { complain("\(event) came: \(flaw)") }
    if !wasFine { complain("\(event) came, but the link " + grammar.outlook) }
    heard.append(event)
    count += 1
    if count <= 300 { fresh.append(event) }
    if let flaw = scroll.flaw(ahead: false) { complain("in \(event): \(flaw)") }
  }

  private func complain(_ problem: String) {
    guard violations.count < 5 else { return }
    let before = heard.suffix(25).map { "\($0)" }.joined(separator: ", ")
    violations.append("\(label): \(problem)\n  heard before: \(before.isEmpty ? "nothing" : before)")
  }

  /// Whether didEndDragging(true) was the last callback that the grammar knows.
  private var isAfterLift: Bool {
    let known = heard.dropLast().last { if case .didChangePhase = $0 { false } else { true } }
    return known == .didEndDragging(willDecelerate: true)
  }

  private var isQuiet: Bool { commands.inCallbacks == 0 }

  private func takePromise(_ scroll: ScrollController) {
    guard isQuiet, scroll.phase == .decelerating else { return promise = nil }
    promise = scroll.destination
    commandsAtPromise = commands.total
    callAtPromise = calls
  }

  private func settle(_ scroll: ScrollController, _ reason: SettleReason) {
    defer { promise = nil }
    guard isQuiet else { return }
    if scroll.phase != .idle, scroll.phase != .tracking {
      complain("settled for \(reason), but the phase is \(scroll.phase)")
    }
    rest = scroll.contentOffset
    guard reason == .decelerated, let promise, commandsAtPromise == commands.total else { return }
    keptPromises += 1
    if promise.bits != scroll.contentOffset.bits {
      complain("came to rest at \(scroll.contentOffset), though \(promise) was its destination")
    }
  }

  /// Checks that it is not attached already.
  public func didAttach(to scroll: ScrollController) {
    if isAttached { complain("didAttach came a second time") }
    if wasAttached { joinLate() }
    isAttached = true
    wasAttached = true
    hear(.didAttach, scroll)
  }

  /// Checks that it was attached.
  public func didDetach() {
    if !isAttached { complain("didDetach came, but it is not attached") }
    isAttached = false
    heard.append(.didDetach)
  }

  /// Checks the numbers.
  public func didWake(_ scroll: ScrollController) { hear(.didWake, scroll) }

  /// Checks the order and the numbers, and that what moved the content is what was told before.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let places = grammar.places
    hear(.didScroll, scroll)
    guard readsCauses, !scroll.moveCause.isPossible(at: places, after: news) else { return }
    complain("the content was moved by \(scroll.moveCause), but the link " + grammar.outlook)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginDragging(_ scroll: ScrollController) { hear(.willBeginDragging, scroll) }

  /// Checks the order and the numbers: a move or a motion was refused, a pull is back, and never two of them at once.
  public func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
    hear(.didPull, scroll)
    let numbers = [pull.refused, pull.distance, pull.overshoot, pull.velocity]
    if numbers.contains(where: { !$0.isFinite }) || pull.distance < 0 || pull.overshoot < 0 {
      complain("was told of \(pull)")
    }
    if pull.velocity != 0, pull.refused != 0 || pull.distance != 0 {
      complain("was told of a finger's pull and a motion's in one: \(pull)")
    }
    if pull.velocity == 0, pull.refused == 0, pull.distance != 0, pull.overshoot == 0 {
      complain("was told nothing new: \(pull)")
    }
  }

  /// Checks the order, the numbers given, and the phase.
  public func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    hear(.willEndDragging, scroll)
    if scroll.phase != .dragging { complain("asked for the end of a drag while \(scroll.phase)") }
    if !velocity.isFinite || !targetContentOffset.isFinite {
      complain("asked for the end of a drag at a speed of \(velocity) with target \(targetContentOffset)")
    }
  }

  /// Checks the order, and takes the destination for a promise.
  public func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    hear(.didEndDragging(willDecelerate: willDecelerate), scroll)
    promise = nil
    guard willDecelerate else { return }
    // What reduced motion places is there before anybody is told of it.
    if isQuiet, scroll.phase != .decelerating, !scroll.settings.reducesMotion {
      complain("will decelerate, but the phase is \(scroll.phase)")
    }
    takePromise(scroll)
  }

  /// Checks the order, and the promise of the drag before it.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    hear(.willBeginDecelerating, scroll)
    let lift = isAfterLift ? promise : nil
    takePromise(scroll)
    if let lift, let promise, lift.bits != promise.bits {
      complain("the drag ended for \(lift), but the deceleration begins for \(promise)")
    }
  }

  /// Checks the order and the numbers.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { hear(.didEndDecelerating, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    hear(.didEndScrollingAnimation, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollWillBeginZooming(_ scroll: ScrollController) { hear(.willBeginZooming, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidZoom(_ scroll: ScrollController) { hear(.didZoom, scroll) }

  /// Checks the order and the numbers.
  public func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    hear(.didEndZooming, scroll)
  }

  /// Checks the order and the numbers.
  public func scrollDidScrollToTop(_ scroll: ScrollController) { hear(.didScrollToTop, scroll) }

  /// Checks the order.
  public func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    hear(.didChangeInset, scroll)
  }

  /// Checks the order. What was promised no longer binds.
  ///
  /// The layout of a snapshot is the last thing that is heard before whatever comes where that was taken.
  public func scrollDidLayout(_ scroll: ScrollController) {
    hear(.didLayout, scroll)
    news?.isLayout = true
    promise = nil
    if scroll.isRestoring { joinLate() }
  }

  /// Checks the order, and moves what was promised.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    hear(.didRebase, scroll)
    news?.isRebase = true
    // Within one call it cannot be told whether the promise, read later than it was made, knows of the shift.
    promise = callAtPromise == calls ? nil : promise.map { $0 + shift }
  }

  /// Checks the numbers.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    hear(.didChangePhase(from: old), scroll)
  }

  /// Checks the order, and that the promise was kept.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    hear(.didSettle(reason), scroll)
    settle(scroll, reason)
  }
}

extension Point {
  /// The bits of the two numbers.
  public var bits: PerAxis<UInt64> { PerAxis(x: x.bitPattern, y: y.bitPattern) }
}
