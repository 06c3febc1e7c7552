import CallbackGrammar
import ScrollBehaviors

/// A scroller and all that happens to it, made from a seed. The same seed makes the same story.
///
/// Now and then another scroller with the same chain is made from a snapshot, and the same happens to both for a while:
/// they go on to the last bit the same.
final class RandomStory {
  /// What went wrong; empty if nothing did.
  private(set) var problems: [String] = []
  /// How often it came to rest as it had said before.
  private(set) var keptPromises = 0
  /// How many completions were told.
  private(set) var completions = 0
  /// How many deeds were done to two scrollers and compared.
  private(set) var compared = 0

  private let seed: UInt64
  private let isTold: Bool
  private let fate: Fate
  private let author: Author
  private let leaps: Double
  private let plan: CompanyPlan
  private let company: Company
  /// What the scroller was some time ago, and with which chain.
  private var kept: (chain: [Int], snapshot: ScrollSnapshot)?

  /// A story; one that is told prints each deed before it is done.
  init(seed: UInt64, isTold: Bool = false) {
    self.seed = seed
    self.isTold = isTold
    // A third of the stories is sane throughout, so that promises are made and kept; another third is wild.
    let mood = Int(seed % 3)
    fate = Fate(seed: seed, strangeness: [0, 0.02, 0.25][mood])
    leaps = [0, 0.01, 0.1][mood]
    author = Author(fate: fate, castCount: Company.count, leaps: leaps)
    plan = CompanyPlan(
      pagingAxis: fate.axis, reach: fate.pick([1, 100, 5_000]),
      answers: mood == 0 ? 0 : fate.pick([0, 0.05, 0.5]), meddling: fate.pick([0, 0.03, 0.2]),
      size: Size(width: 390, height: 844),
      content: Size(width: fate.pick([300, 390, 450, 3_000]), height: fate.pick([100, 900, 20_000])))
    let members = fate.pick([[0, 2, 4, 6], [0, 1, 4, 6], [0, 3, 2, 4, 6], [0, 5, 4, 6], [0, 4, 6]])
    if isTold { print("story \(seed), chain \(members)") }
    company = Company(plan, members: members, fate: fate, author: author)
    company.tell = { [isTold] in if isTold { print($0) } }
  }

  /// Plays the story, and then sees whether the scroller still works, and goes away.
  func play() {
    playOn()
    if problems.isEmpty, fate.happens(0.5) { recover() }
    leave()
  }

  private func playOn() {
    for _ in 0...fate.index(below: 8) {
      for deed in author.nextScene() {
        tell("\(deed)")
        company.perform(deed)
        if fails() { return }
      }
      if fate.happens(0.3) { playTwice() }
      if fate.happens(0.1) { rewind() }
      if fails() { return }
    }
  }

  private func recover() {
    guard let scroll = company.scroll else { return }
    company.isQuiet = true
    company.completions.deed = nil
    Recovery(scroll, fate: fate, tell: tell).check(&problems)
  }

  private func leave() {
    company.leave()
    _ = fails()
    keptPromises = company.keptPromises
    completions += company.completions.outcomes.count
  }

  private func fails() -> Bool {
    problems += company.problems
    return !problems.isEmpty
  }

  /// Goes back to a snapshot of before, if the chain is the same by now, and takes one.
  private func rewind() {
    if let kept, kept.chain == company.chain {
      tell("rewound")
      do throws(ArchiveError) {
        try company.restore(kept.snapshot)
      } catch {
        if error != .unknownLaw || knowsLaws { problems.append("\(error)") }
      }
    }
    if let snapshot = company.scroll?.snapshot() { kept = (company.chain, snapshot) }
  }

  /// Lets the same happen to the scroller, and to another one that was made from a snapshot of it.
  private func playTwice() {
    guard let scroll = company.scroll, let snapshot = scroll.snapshot() else {
      return problems.append("no snapshot")
    }
    tell("snapshot while \(scroll.phase)")
    let chain = company.chain
    let salt = UInt64(fate.index(below: 1 << 40))
    let twin = stranger(chain, salt)
    if scroll.delegate == nil { twin.scroll?.delegate = nil }
    do throws(ArchiveError) {
      try twin.restore(try ScrollSnapshot(bytes: snapshot.bytes))
    } catch {
      if error != .unknownLaw || knowsLaws { problems.append("\(scroll): \(error)") }
      return twin.leave()
    }
    let told = company.completions.outcomes.count
    for (company, isTwin) in [(company, false), (twin, true)] {
      company.members = chain
      company.meddler.salt = salt
      company.meddler.fate = newFate(salt)
      company.author = newAuthor(salt)
      company.isQuiet = false
      if isTwin { company.tell = { [isTold] in if isTold { print("  twin:" + $0) } } }
    }
    // What ends an animation from before the snapshot is told here alone.
    let before = twin.heard.map { $0.count }
    compare(twin, "being restored", before, told)
    for deed in author.nextScene() + author.nextScene() where problems.isEmpty {
      tell("twice: \(deed)")
      company.perform(deed)
      twin.perform(deed)
      problems += company.problems + twin.problems
      compare(twin, "\(deed)", before, told)
    }
    twin.leave()
    problems += twin.problems
    completions += twin.completions.outcomes.count
    company.members = nil
    company.meddler.salt = nil
    company.meddler.fate = fate
    company.author = author
  }

  /// Another company with the same chain, elsewhere, in which nobody meddles.
  private func stranger(_ chain: [Int], _ salt: UInt64) -> Company {
    let elsewhere = CompanyPlan(
      pagingAxis: plan.pagingAxis, reach: plan.reach, answers: plan.answers, meddling: plan.meddling,
      size: Size(width: 100, height: 300), content: Size(width: 700, height: 700))
    let company = Company(elsewhere, members: chain, fate: newFate(salt), author: newAuthor(salt))
    company.isQuiet = true
    return company
  }

  /// Whether the one who knows odd laws stands in the chain: a motion that it began may go on without it.
  private var knowsLaws: Bool { company.scroll?.behaviors.contains { $0 === company.meddler } ?? false }

  private func newFate(_ salt: UInt64) -> Fate { Fate(seed: salt, strangeness: fate.strangeness) }

  private func newAuthor(_ salt: UInt64) -> Author {
    Author(fate: newFate(salt &+ 1), castCount: Company.count, leaps: leaps)
  }

  private func compare(_ twin: Company, _ deed: String, _ before: [Int], _ told: Int) {
    guard let a = company.scroll, let b = twin.scroll else { return }
    compared += 1
    func check(_ isSame: Bool, _ what: @autoclosure () -> String) {
      if !isSame { problems.append("\(what()) after \(deed)") }
    }
    check(a.contentOffset.bits == b.contentOffset.bits, "offsets \(a.contentOffset) and \(b.contentOffset)")
    check(a.destination.bits == b.destination.bits, "destinations \(a.destination) and \(b.destination)")
    check(a.velocity == b.velocity && a.phase == b.phase, "\(a.phase) and \(b.phase), or their speeds")
    check(a.geometry == b.geometry && a.contentOrigin == b.contentOrigin, "other geometries")
    let (kept, other) = (a.snapshot()?.bytes ?? [], b.snapshot()?.bytes ?? [])
    let place = zip(kept, other).enumerated().first { $1.0 != $1.1 }?.offset
    check(kept == other, "other snapshots from byte \(place ?? 0) of \(kept.count) and \(other.count)")
    check(
      twin.completions.outcomes.count <= company.completions.outcomes.count - told, "completions are missing")
    for (index, heard) in twin.heard.enumerated() where heard.count < 250 {
      let fresh = heard.count - before[index]
      let other = company.heard[index].suffix(fresh)
      check(heard.suffix(fresh) == other, "\(heard.suffix(fresh)) was heard, and \(other)")
    }
  }

  private func tell(_ line: String) {
    if isTold { print(line) }
  }
}
