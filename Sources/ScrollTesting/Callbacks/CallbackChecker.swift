public import ScrollEngine
public import ScrollSpace

/// A link, or a delegate, that checks what it is told: the order by the grammar, every public number, and
/// that a scroller comes to rest where it said it would, to the last bit.
///
/// After each call that a test makes, `endCall(_:)` compares what was heard with the phase. A test whose
/// links give commands tells a `CommandCount` of each; promises made before a command no longer bind.
public final class CallbackChecker {
  /// What is wrong, in order; each with what came before it.
  public private(set) var violations: [String] = []
  /// Everything heard, or the last few hundred callbacks of it.
  public internal(set) var heard: [ScrollCallback] = []
  /// What was heard since the last `listen()`, or the first few hundred callbacks of it.
  public private(set) var fresh: [ScrollCallback] = []
  /// How many callbacks were heard since then.
  public private(set) var count = 0
  /// Where the scroller last said, at the end of a drag or the beginning of a deceleration, that it will
  /// rest; nil where something has changed that since.
  public internal(set) var promise: Point?
  /// How many promises were compared with the rest they led to.
  public internal(set) var keptPromises = 0
  /// Where it last settled.
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
  /// What was heard since the present call began; nil where some of it may be missing.
  var news: MoveNews? = MoveNews()

  /// Makes a checker. One that joins late may hear the first callbacks in the middle of a part. One that reads no causes can
  /// be told of movements that no scroller makes. If `commands` is nil, links may give commands that nobody counts: if a
  /// command has moved the content last, no promise is compared.
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
    // Fingers may pinch what they do not drag.
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

  func hear(_ event: ScrollCallback, _ scroll: ScrollController) {
    if heard.count > 600 { heard.removeFirst(300) }
    let wasFine = grammar.hear(event)
    if let flaw = zoom.flaw(hearing: event, scroll) { complain("\(event) came: \(flaw)") }
    if !wasFine { complain("\(event) came, but the link " + grammar.outlook) }
    heard.append(event)
    count += 1
    if count <= 300 { fresh.append(event) }
    if let flaw = scroll.flaw(ahead: false) { complain("in \(event): \(flaw)") }
  }

  func complain(_ problem: String) {
    guard violations.count < 5 else { return }
    let before = heard.suffix(25).map { "\($0)" }.joined(separator: ", ")
    violations.append("\(label): \(problem)\n  heard before: \(before.isEmpty ? "nothing" : before)")
  }

  /// Whether didEndDragging(true) was the last callback that the grammar knows.
  var isAfterLift: Bool {
    let known = heard.dropLast().last { if case .didChangePhase = $0 { false } else { true } }
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
    if scroll.phase != .idle, scroll.phase != .tracking {
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
