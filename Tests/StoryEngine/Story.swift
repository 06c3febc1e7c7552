import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// A played script. It contains the first fault, if there is one.
///
/// Sometimes another cast is made from snapshots, and both do the same for a while, to the last bit. In the end, the
/// scrollers still work, and all objects are deallocated.
public final class Story {
  /// The first faults; empty if there is none.
  public private(set) var problems: [String] = []
  /// The counts of events.
  public private(set) var tally = Tally()
  /// The number of actions so far.
  private(set) var done = 0

  private let script: Script
  private let tell: ((String) -> Void)?
  private var stage: Stage
  private var twin: Stage?

  /// Plays a script from beginning to end. `tell` receives each action before it is performed.
  public init(_ script: Script, tell: ((String) -> Void)? = nil) {
    self.script = script
    self.tell = tell
    stage = Stage(script.plan)
    tell?("story \(script.seed): \(script.plan)")
    stage.tell = tell ?? { _ in }
    for action in script.actions where problems.isEmpty {
      done += 1
      tell?("\(action)")
      perform(action)
    }
    problems += stage.problems
    if problems.isEmpty, script.seed % 2 == 0 { recover() }
    leave()
  }

  private func perform(_ action: Action) {
    let player = stage.players[action.scroller]
    switch action.call {
    case .twin: if twin == nil { begin() }
    case .untwin: endTwin()
    case .rewind:
      if twin == nil { rewind(player, action.salt) }
      player.kept = player.scroll?.snapshot().map { ($0, stage.cast.edition) }
    default:
      stage.perform(action)
      twin?.perform(action)
      if let tell, let scroll = player.scroll {
        let way = scroll.motion.map { " to \($0.destination)" } ?? ""
        tell("  \(scroll.phase) at \(scroll.contentOffset)\(way)")
      }
      compare("\(action)")
    }
    problems += stage.problems + (twin?.problems ?? [])
    tally.note(stage, action.call)
  }

  /// Restores an earlier snapshot, if the chain is still the same.
  private func rewind(_ player: Player, _ salt: UInt64) {
    guard let kept = player.kept, let scroll = player.scroll else { return }
    // With other items, the chain is another one: then only validity is checked.
    if kept.edition != stage.cast.edition {
      guard script.plan.mood == .wild else { return }
      stage.trustsItems = false
    }
    let isPure = script.plan.mood.isPure
    let (before, reading) = (isPure ? scroll.snapshot() : nil, Reading(scroll))
    do throws(ArchiveError) {
      try stage.restore(kept.snapshot, into: player, salt: isPure ? nil : salt)
      tally.rewound += 1
    } catch {
      // A link that restarts a stopped motion prevents the restoring. The motion has been stopped by then.
      let isSame = error == .notNow || Reading(scroll) == reading
      if !isSame || isPure && scroll.snapshot() != before {
        problems.append("a snapshot was refused (\(error)) and left traces")
      }
    }
    // The same is true if a link edits the items in the callback.
    if kept.edition != stage.cast.edition { stage.trustsItems = false }
    if let flaw = scroll.flaw(ahead: true) { problems.append("after being restored: \(flaw)") }
  }

  /// Makes another cast with the same chains, and restores the present state of the scrollers in it.
  private func begin() {
    guard script.plan.mood.isPure, stage.isWhole else { return }
    let other = Stage(script.plan, goingOnFor: stage)
    let inChains = Set(stage.players.flatMap { stage.chain(of: $0) })
    let frozen = Set(script.plan.links.indices).subtracting(inChains)
    for (player, twin) in zip(stage.players, other.players) {
      guard let snapshot = player.scroll?.snapshot() else { return problems.append("there is no snapshot") }
      do throws(ArchiveError) {
        try other.restore(try ScrollSnapshot(bytes: snapshot.bytes), into: twin)
      } catch {
        // A motion may continue without the link that knows its law.
        if error != .unknownLaw { problems.append("\(player.scroll!): \(error)") }
        return other.leave()
      }
    }
    (stage.frozen, other.frozen) = (frozen, frozen)
    stage.hush()
    other.hush()
    for (player, twin) in zip(stage.players, other.players) {
      (player.told, twin.told) = (player.completions.outcomes.count, twin.completions.outcomes.count)
      player.completions.share()
    }
    if let tell { other.tell = { tell("  twin:" + $0) } }
    twin = other
    tally.twins += 1
    compare("being restored")
  }

  private func endTwin() {
    guard let twin else { return }
    stage.frozen = []
    twin.leave()
    self.twin = nil
    problems += twin.problems
  }

  private func compare(_ action: String) {
    guard let twin else { return }
    tally.compared += stage.players.count { $0.scroll != nil }
    problems += stage.differences(from: twin, after: action)
  }

  private func recover() {
    endTwin()
    stage.end()
    for player in stage.players {
      guard let scroll = player.scroll else { continue }
      Recovery(scroll, fate: Fate(seed: script.seed), tell: tell ?? { _ in }).check(&problems)
    }
  }

  /// Deallocates everything.
  private func leave() {
    endTwin()
    stage.leave()
    problems += stage.problems
    tally.note(atEndOf: stage)
    let living = stage.living
    stage = Stage(script.plan.empty)
    for name in living.compactMap({ $0() }) { problems.append("\(name) is never freed") }
  }
}
