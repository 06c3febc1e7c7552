import CallbackGrammar
import ScrollBehaviors

/// A scroller and all that happens to it, made from a seed. The same seed makes the same story.
final class RandomStory {
  /// What went wrong; empty if nothing did.
  private(set) var problems: [String] = []
  /// How often it came to rest as it had said before.
  var keptPromises: Int { checkers.reduce(0) { $0 + $1.keptPromises } }

  private let seed: UInt64
  private let isTold: Bool
  private let fate: Fate
  private let author: Author
  private let meddling: Double
  private let commands = CommandCount()
  private var cast: [any ScrollBehavior] = []
  private var checkers: [CallbackChecker] = []
  private let delegate: CallbackChecker
  private var scroll: ScrollController?
  private var depth = 0
  private var isOver = false

  /// A story; one that is told prints each deed before it is done.
  init(seed: UInt64, isTold: Bool = false) {
    self.seed = seed
    self.isTold = isTold
    // A third of the stories is sane throughout, so that promises are made and kept; another third is wild.
    let mood = fateOfMood(seed)
    fate = Fate(seed: seed, strangeness: [0, 0.02, 0.25][mood])
    meddling = [0, 0.03, 0.2][fate.index(below: 3)]
    // The first layout may set the scroller moving before it can have a delegate.
    delegate = CallbackChecker("delegate", joinsLate: true, commands: commands)
    author = Author(fate: fate, castCount: 7, leaps: [0, 0.01, 0.1][mood])
    let meddler = Meddler(fate: fate, answers: mood == 0 ? 0 : fate.pick([0, 0.05, 0.5]))
    let first = CallbackChecker("first link", joinsLate: false, commands: commands)
    let last = CallbackChecker("last link", joinsLate: false, commands: commands)
    checkers = [first, last, delegate]
    cast = [
      first, Clamping(), Bouncing(), Paging(axis: fate.happens(0.5) ? .vertical : .horizontal), meddler,
      Endless(reach: fate.pick([1, 100, 5_000])), last,
    ]
    meddler.meddle = { [unowned self] isAsked in meddle(isAsked: isAsked) }
  }

  /// Plays the story, and then sees whether the scroller still works.
  func play() {
    let members = fate.pick([[0, 2, 4, 6], [0, 1, 4, 6], [0, 3, 2, 4, 6], [0, 5, 4, 6], [0, 4, 6]])
    tell("story \(seed), chain \(members)")
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844),
      content: Size(width: fate.pick([300, 390, 450, 3_000]), height: fate.pick([100, 900, 20_000])),
      behaviors: members.map { cast[$0] })
    self.scroll = scroll
    scroll.delegate = delegate
    for _ in 0...fate.index(below: 8) {
      for deed in author.nextScene() {
        perform(deed)
        if !problems.isEmpty { return }
      }
    }
    isOver = true
    Recovery(scroll, fate: fate, tell: tell).check(&problems)
  }

  private func perform(_ deed: Deed) {
    guard let scroll else { return }
    tell("\(deed)")
    commands.beginCall(isCommand: !deed.isFed)
    if case .delegate(true) = deed, scroll.delegate == nil { delegate.joinLate() }
    let demand = deed.perform(on: scroll, cast: cast, delegate: delegate)
    if case .sleep(let time) = demand, !time.isFinite { problems.append("a frame sleeps until \(time)") }
    for checker in checkers {
      checker.endCall(scroll)
      problems += checker.violations
    }
    if let flaw = scroll.flaw(ahead: true) { problems.append("after \(deed): \(flaw)") }
  }

  /// A callback, or a question, gets in the way.
  private func meddle(isAsked: Bool) {
    guard let scroll, !isOver, depth < 3, isAsked || fate.happens(meddling) else { return }
    depth += 1
    defer { depth -= 1 }
    let deed = fate.happens(0.15) ? author.loose() : author.command()
    tell(isAsked ? "  in a question: \(deed)" : "  in a callback: \(deed)")
    if !isAsked, !deed.isFed {
      commands.commandInCallback()
      if case .delegate(true) = deed, scroll.delegate == nil { delegate.joinLate() }
      deed.perform(on: scroll, cast: cast, delegate: delegate)
      return
    }
    if case .delegate = deed { return }
    let before = Reading(scroll)
    deed.perform(on: scroll, cast: cast, delegate: delegate)
    if Reading(scroll) != before { problems.append("\(deed) changed something from where it is refused") }
    let refused = scroll.diagnostics.refusedInputs + scroll.diagnostics.refusedCommands
    if refused <= before.refused { problems.append("\(deed) was not counted as refused") }
  }

  private func tell(_ line: String) {
    if isTold { print(line) }
  }
}

/// Each seed has its mood: 0 is sane, 1 a little strange, 2 wild.
private func fateOfMood(_ seed: UInt64) -> Int { Int(seed % 3) }

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
