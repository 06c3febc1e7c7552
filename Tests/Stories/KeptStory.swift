import CallbackGrammar
import ScrollBehaviors

/// A scroller on which everything goes on that hands and programs do, made from a seed. Now and then a snapshot is
/// taken and restored into another scroller with a fresh chain, and both go on side by side.
final class KeptStory {
  /// What went wrong; empty if nothing did.
  private(set) var problems: [String] = []
  /// How many deeds were done by two scrollers and compared.
  private(set) var compared = 0
  /// How many completions came.
  private(set) var completions = 0

  private let fate: Fate
  private let author: KeptAuthor
  private let isTold: Bool
  private var chain: KeptChain
  private var awaited: Set<Int> = []
  private var promised = 0

  /// A story; one that is told prints each deed before it is done.
  init(seed: UInt64, axis: Axis, isTold: Bool = false) {
    fate = Fate(seed: seed, strangeness: seed % 3 == 2 ? 0.03 : 0)
    author = KeptAuthor(fate)
    chain = KeptChain(fate, axis)
    self.isTold = isTold
    tell(
      "\(chain.content), \(chain.way), \(chain.landing), \(chain.lock), anchor \(String(describing: chain.anchor))"
    )
  }

  /// Plays it to its end, when both scrollers go away in whatever they are doing.
  func play() throws {
    var one: KeptScroller? = try KeptScroller(chain, "first", size: Size(width: 400, height: 400))
    var other: KeptScroller?
    for _ in 0..<10 + fate.index(below: 50) {
      if other == nil, fate.happens(0.15), let one { other = try twin(of: one) }
      if let one { try perform(author.next(chain, one.cast), one, other) }
      if fate.happens(0.05) { other = nil }
      if !problems.isEmpty { return }
    }
    (one, other) = (nil, nil)
    if !awaited.isEmpty { problems.append("\(awaited.count) completions never came") }
  }

  /// Another scroller that was of another size, with a fresh chain, and is restored.
  private func twin(of one: KeptScroller) throws -> KeptScroller? {
    tell("snapshot while \(one.scroll.phase)")
    let other = try KeptScroller(chain, "second", size: Size(width: 120, height: 700))
    guard let snapshot = one.scroll.snapshot() else {
      problems.append("no snapshot")
      return nil
    }
    do throws(ArchiveError) {
      try other.scroll.restore(try ScrollSnapshot(bytes: snapshot.bytes))
    } catch {
      problems.append("\(one.scroll): \(error)")
      return nil
    }
    other.joinLate()
    compare(one, other, "being restored")
    return other
  }

  private func perform(_ deed: KeptDeed, _ one: KeptScroller, _ other: KeptScroller?) throws {
    tell("\(deed)")
    for scroller in [one, other].compactMap({ $0 }) {
      promised += 1
      let number = promised
      awaited.insert(number)
      let comes = try scroller.perform(deed) { [self] _ in
        completions += 1
        if awaited.remove(number) == nil { problems.append("a completion of \(deed) came twice, or unasked") }
      }
      if !comes, awaited.remove(number) == nil {
        problems.append("\(deed) was refused, and its completion came")
      }
      if let problem = scroller.problem { problems.append("after \(deed): \(problem)") }
    }
    if case .edit(let edit) = deed { chain.row.apply(edit) }
    if let other { compare(one, other, "\(deed)") }
  }

  private func compare(_ one: KeptScroller, _ other: KeptScroller, _ deed: String) {
    compared += 1
    let (a, b) = (one.scroll, other.scroll)
    func check(_ isSame: Bool, _ what: String) {
      if !isSame { problems.append("\(what) after \(deed)") }
    }
    check(a.contentOffset.bits == b.contentOffset.bits, "offsets \(a.contentOffset) and \(b.contentOffset)")
    check(a.destination.bits == b.destination.bits, "destinations \(a.destination) and \(b.destination)")
    check(
      a.velocity == b.velocity && a.phase == b.phase,
      "\(a.phase) at \(a.velocity), \(b.phase) at \(b.velocity)")
    check(a.geometry == b.geometry && a.contentOrigin == b.contentOrigin, "other geometries")
    check(one.cast.reading == other.cast.reading, "\(one.cast.reading) and \(other.cast.reading)")
    check(one.cast.view(of: a) == other.cast.view(of: b), "other tiles")
    check(a.snapshot() == b.snapshot(), "other snapshots")
  }

  private func tell(_ line: String) {
    if isTold { print(line) }
  }
}

/// A scroller with a chain that was made, and with those who check what it tells.
final class KeptScroller {
  let scroll: ScrollController
  let cast: KeptCast
  private let commands = CommandCount()
  private let checkers: [CallbackChecker]
  /// Whether links give commands of their own when it rests: what was promised then no longer binds.
  private let commandsItself: Bool

  init(_ chain: KeptChain, _ label: String, size: Size) throws {
    cast = try chain.made()
    commandsItself = chain.content == .repeatedEnds || chain.content == .threePages
    checkers = ["first link", "last link", "delegate"].map { [commands] name in
      CallbackChecker("\(name) of the \(label)", joinsLate: name == "delegate", commands: commands)
    }
    scroll = ScrollController(
      viewport: size, content: Size(width: 1_600, height: 2_400),
      behaviors: [checkers[0]] + cast.links + [checkers[1]])
    scroll.delegate = checkers[2]
  }

  func joinLate() { for checker in checkers { checker.joinLate() } }

  func perform(_ deed: KeptDeed, told: @escaping (AnimationOutcome) -> Void) throws -> Bool {
    commands.beginCall(isCommand: true)
    if commandsItself { commands.commandInCallback() }
    return try deed.perform(on: scroll, cast, told: told)
  }

  /// What is wrong by now; nil if nothing is.
  var problem: String? {
    for checker in checkers {
      checker.endCall(scroll)
      if let violation = checker.violations.first { return violation }
    }
    return scroll.flaw(ahead: true)
  }
}
