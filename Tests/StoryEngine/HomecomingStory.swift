import ScrollBehaviors
import ScrollMotion

/// Scrollers that were saved and restored at rest continue as the original: a new cast of the same chain, and a cast
/// that restores its own state.
///
/// Most of the following actions are layouts: other safe areas, insets, sizes and items.
public final class HomecomingStory {
  /// The first fault; empty if there is none.
  public private(set) var problems: [String] = []
  /// True if there was a state to save.
  public private(set) var isTold = false

  /// Plays the story of a seed. `tell` receives each action before it is performed.
  public init(seed: UInt64, tell: ((String) -> Void)? = nil) {
    let fate = Fate(seed: seed)
    let plan = fate.happens(0.3) ? StagePlan.rows(fate, isRebased: fate.happens(0.5)) : StagePlan(fate, .sane)
    tell?("story \(seed): \(plan)")
    var author = Author(fate, plan)
    var calls: [Call] = []
    for _ in 0..<fate.index(below: 5) {
      calls += fate.happens(0.7) ? author.nextScene() : [author.layoutChange()]
    }
    // Sometimes the state is saved before the first frame.
    if !calls.isEmpty { calls += author.comeToRest() }
    var later: [Call] = []
    for _ in 0..<8 { later += fate.happens(0.8) ? [author.layoutChange()] : author.nextScene() }
    let actions = { (calls: [Call]) in
      calls.filter { !$0.isStaged }.map { Action(scroller: 0, call: $0, salt: fate.salt()) }
    }
    let stage = Stage(plan)
    let same = Stage(plan)
    for action in actions(calls) {
      tell?("\(action)")
      for each in [stage, same] { each.perform(action) }
    }
    problems = stage.problems
    let other = problems.isEmpty && stage.isWhole ? homecomer(stage, same, plan) : nil
    if let other {
      isTold = true
      for action in actions(later) where problems.isEmpty {
        tell?("\(action)")
        for each in [stage, same, other] { each.perform(action) }
        problems += stage.problems
        compare(stage, other, same, "\(action)")
      }
    }
    for each in [stage, same, other] { each?.leave() }
  }

  /// Returns another cast that restores the state of this one; nil if this one does not rest or cannot be saved.
  private func homecomer(_ stage: Stage, _ same: Stage, _ plan: StagePlan) -> Stage? {
    guard stage.players.allSatisfy({ $0.scroll.map { $0.phase == .idle } ?? false }) else { return nil }
    let other = Stage(plan, goingOnFor: stage)
    let inChains = Set(stage.players.flatMap { stage.chain(of: $0) })
    for each in [stage, same, other] { each.frozen = Set(plan.links.indices).subtracting(inChains) }
    for (place, player) in stage.players.enumerated() {
      guard let snapshot = player.scroll?.snapshot() else { return nil }
      for each in [same, other] {
        do throws(ArchiveError) { try each.restore(snapshot, into: each.players[place]) } catch {
          problems.append("it cannot be restored: \(error)")
        }
      }
    }
    for each in [stage, same, other] {
      each.hush()
      for player in each.players { player.told = player.completions.outcomes.count }
    }
    compare(stage, other, same, "being restored")
    return other
  }

  private func compare(_ stage: Stage, _ other: Stage, _ same: Stage, _ action: String) {
    problems += stage.differences(from: other, after: action).map { "in a new cast: \($0)" }
    problems += stage.differences(from: same, after: action).map { "in the same cast: \($0)" }
  }
}
