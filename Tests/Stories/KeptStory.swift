import CallbackGrammar
import Hands
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
  /// In the midst of what snapshots were taken.
  private(set) var moments: Set<String> = []

  /// What is over too soon to be left to chance.
  private static let rare: Set = ["fading", "ending", "pulled", "bouncing"]

  private let fate: Fate
  private let author: KeptAuthor
  private let isTold: Bool
  private var chain: KeptChain
  /// The last snapshot that was taken.
  private var kept: ScrollSnapshot?
  private var awaited: Set<Int> = []
  private var promised = 0

  /// A story; one that is told prints each deed before it is done.
  init(seed: UInt64, axis: Axis, isTold: Bool = false) {
    fate = Fate(seed: seed, strangeness: seed % 3 == 2 ? 0.03 : 0)
    author = KeptAuthor(fate)
    chain = KeptChain(fate, axis)
    self.isTold = isTold
    tell("\(chain)")
  }

  /// Plays it to its end, when both scrollers go away in whatever they are doing.
  func play() throws {
    var one: KeptScroller? = try KeptScroller(chain, "first", size: Size(width: 400, height: 400))
    var other: KeptScroller?
    for _ in 0..<10 + fate.index(below: 50) {
      if let one, other == nil, fate.happens(one.moments.isDisjoint(with: Self.rare) ? 0.15 : 0.6) {
        other = try twin(of: one)
      }
      if let other, let kept, fate.happens(0.05) { try refuse(kept, other) }
      if let one { try perform(author.next(chain, one.cast), one, other) }
      if fate.happens(0.05) { other = nil }
      if !problems.isEmpty { return }
    }
    (one, other) = (nil, nil)
    if !awaited.isEmpty { problems.append("\(awaited.count) completions never came") }
  }

  /// Another scroller that was of another size, with a fresh chain, and is restored.
  private func twin(of one: KeptScroller) throws -> KeptScroller? {
    moments.formUnion(one.moments)
    if one.scroll.phase == .animating, !awaited.isEmpty { moments.insert("completion") }
    tell("snapshot while \(one.moments)")
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
    kept = snapshot
    other.joinLate()
    one.ear.clear()
    compare(one, other, "being restored")
    return other
  }

  /// A snapshot that the very last link refuses leaves all of them as they were.
  private func refuse(_ snapshot: ScrollSnapshot, _ scroller: KeptScroller) throws {
    tell("a snapshot is refused")
    var lie = try KeptBytes(snapshot)
    lie.parts[lie.parts.count - 1].append(0)
    let before = scroller.scroll.snapshot()
    do throws(ArchiveError) {
      try scroller.scroll.restore(try lie.snapshot)
      problems.append("a snapshot with a byte too many was taken")
    } catch {
      if scroller.scroll.snapshot() != before { problems.append("a snapshot was refused and left traces") }
    }
  }

  private func perform(_ deed: KeptDeed, _ one: KeptScroller, _ other: KeptScroller?) throws {
    tell("\(deed)")
    if case .edit(let edit) = deed { chain.apply(edit) }
    for scroller in [one, other].compactMap({ $0 }) { scroller.ear.clear() }
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
    let (reading, otherReading) = (one.cast.reading(a), other.cast.reading(b))
    let odd = zip(reading, otherReading).enumerated().first { $0.element.0 != $0.element.1 }
    check(reading == otherReading, "the links differ, first in \(String(describing: odd)),")
    check(one.ear.events == other.ear.events, "heard \(one.ear.events) and \(other.ear.events)")
    check(one.ear.phases == other.ear.phases, "other phases")
    check(one.cast.view(of: a) == other.cast.view(of: b), "other tiles")
    check(a.snapshot() == b.snapshot(), "other snapshots")
  }

  private func tell(_ line: String) {
    if isTold { print(line) }
  }
}
