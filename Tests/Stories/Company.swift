import CallbackGrammar
import ScrollBehaviors

/// What a company is made of: all that it takes to make the same one anew.
struct CompanyPlan {
  let pagingAxis: Axis
  let reach: Double
  /// How often the meddler answers, and commands.
  let answers: Double
  let meddling: Double
  let size: Size
  let content: Size
}

/// A scroller with all who may stand in its chain, and with those who check what it tells.
final class Company {
  static let count = 7

  private(set) var scroll: ScrollController?
  let cast: [any ScrollBehavior]
  let meddler: Meddler
  let delegate: CallbackChecker
  let commands = CommandCount()
  let completions: Completions
  /// Told each deed in a callback before it is done.
  var tell: (String) -> Void = { _ in }
  /// Decides on deeds in callbacks.
  var author: Author
  /// Whether nobody meddles.
  var isQuiet = false
  /// The only ones that a chain may be made of now; nil: all.
  var members: [Int]?
  private(set) var problems: [String] = []
  private let checkers: [CallbackChecker]
  private let plan: CompanyPlan
  private var depth = 0

  init(_ plan: CompanyPlan, members: [Int], fate: Fate, author: Author) {
    self.plan = plan
    self.author = author
    meddler = Meddler(fate: fate, answers: plan.answers)
    // The first layout may set the scroller moving before it can have a delegate.
    delegate = CallbackChecker("delegate", joinsLate: true, commands: commands)
    let first = CallbackChecker("first link", joinsLate: false, commands: commands)
    let last = CallbackChecker("last link", joinsLate: false, commands: commands)
    checkers = [first, last, delegate]
    completions = Completions(commands)
    cast = [
      first, Clamping(), Bouncing(), Paging(axis: plan.pagingAxis), meddler, Endless(reach: plan.reach), last,
    ]
    meddler.meddle = { [unowned self] isAsked in meddle(isAsked: isAsked) }
    scroll = ScrollController(
      viewport: plan.size, content: plan.content, behaviors: members.map { cast[$0] })
    scroll?.delegate = delegate
  }

  /// How often it came to rest as it had said before.
  var keptPromises: Int { checkers.reduce(0) { $0 + $1.keptPromises } }

  /// All that the links and the delegate heard, of late.
  var heard: [[Heard]] { checkers.map { $0.heard } }

  /// The numbers of those who stand in the chain.
  var chain: [Int] {
    scroll?.behaviors.compactMap { link in cast.firstIndex { $0 === link } } ?? []
  }

  /// Says that callbacks may be missing from here on.
  func joinLate() { for checker in checkers { checker.joinLate() } }

  func perform(_ deed: Deed) {
    guard let scroll else { return }
    let deed = allowed(deed)
    commands.beginCall(isCommand: !deed.isFed)
    completions.deed = deed
    if case .delegate(true) = deed, scroll.delegate == nil { delegate.joinLate() }
    let demand = deed.perform(on: scroll, cast: cast, delegate: delegate, completions: completions)
    if case .sleep(let time) = demand, !time.isFinite { problems.append("a frame sleeps until \(time)") }
    check(scroll, after: "\(deed)")
  }

  /// The scroller becomes what a snapshot says, while nobody meddles.
  func restore(_ snapshot: ScrollSnapshot) throws(ArchiveError) {
    guard let scroll else { return }
    let wasQuiet = isQuiet
    defer { isQuiet = wasQuiet }
    isQuiet = true
    commands.beginCall(isCommand: true)
    completions.deed = .stop
    try scroll.restore(snapshot)
    joinLate()
    check(scroll, after: "being restored")
  }

  /// The scroller goes away, in whatever it is doing.
  func leave() {
    isQuiet = true
    completions.isTeardown = true
    completions.deed = nil
    // It goes once nobody looks at the variable any more: links that hear of it do.
    withExtendedLifetime(scroll) { scroll = nil }
    completions.end()
    problems += completions.problems
  }

  private func check(_ scroll: ScrollController, after deed: String) {
    for checker in checkers {
      checker.endCall(scroll)
      problems += checker.violations
    }
    problems += completions.problems
    if let flaw = scroll.flaw(ahead: true) { problems.append("after \(deed): \(flaw)") }
  }

  private func allowed(_ deed: Deed) -> Deed {
    guard case .chain(let numbers) = deed, let members else { return deed }
    return .chain(numbers.filter { members.contains($0) })
  }

  /// A callback, or a question, gets in the way.
  private func meddle(isAsked: Bool) {
    guard let scroll, !isQuiet, depth < 3, isAsked || meddler.fate.happens(plan.meddling) else { return }
    depth += 1
    defer { depth -= 1 }
    if meddler.fate.happens(0.02), scroll.snapshot() != nil {
      problems.append("a snapshot was taken in the midst of a call")
    }
    let deed = allowed(meddler.fate.happens(0.15) ? author.loose() : author.command())
    tell(isAsked ? "  in a question: \(deed)" : "  in a callback: \(deed)")
    if !isAsked, !deed.isFed {
      commands.commandInCallback()
      if case .delegate(true) = deed, scroll.delegate == nil { delegate.joinLate() }
      deed.perform(on: scroll, cast: cast, delegate: delegate, completions: completions)
      return
    }
    switch deed {
    // Nothing to find in them in a question: there is no command in a rect that is in view, nor in a top that is open.
    case .delegate, .show, .toTop: return
    default: break
    }
    let before = Reading(scroll)
    deed.perform(on: scroll, cast: cast, delegate: delegate, completions: completions)
    if Reading(scroll) != before { problems.append("\(deed) changed something from where it is refused") }
    let refused = scroll.diagnostics.refusedInputs + scroll.diagnostics.refusedCommands
    if refused <= before.refused { problems.append("\(deed) was not counted as refused") }
  }
}

/// What refused input and commands must leave as it is. Only the count of refusals may differ.
private struct Reading: Equatable {
  let offset: PerAxis<UInt64>
  let destination: PerAxis<UInt64>
  let phase: Phase
  let geometry: Geometry
  let settings: ScrollSettings
  let rate: DecelerationRate
  let refused: Int

  init(_ scroll: ScrollController) {
    offset = scroll.contentOffset.bits
    destination = scroll.destination.bits
    phase = scroll.phase
    geometry = scroll.geometry
    settings = scroll.settings
    rate = scroll.decelerationRate
    refused = scroll.diagnostics.refusedInputs + scroll.diagnostics.refusedCommands
  }

  static func == (a: Reading, b: Reading) -> Bool {
    a.offset == b.offset && a.destination == b.destination && a.phase == b.phase && a.geometry == b.geometry
      && a.settings == b.settings && a.rate == b.rate
  }
}
