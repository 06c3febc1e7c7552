public import ScrollBehaviors
import ScrollTesting

/// A sane story that is stopped in the midst of things, so that its first scroller can be given a snapshot that lies.
public final class Rehearsal {
  /// What became of a lie.
  public enum Outcome: Equatable, Sendable {
    /// It was refused, and nothing has changed.
    case refused
    /// It was taken, and all goes on.
    case taken
    case wrong(String)
  }

  /// What the scroller is right now.
  public let snapshot: ScrollSnapshot
  private let stage: Stage
  private let rest: ArraySlice<Action>

  /// Plays some deeds of a sane story; nil if that is not all of it, or if there is no snapshot to be had of it.
  public init?(seed: UInt64) {
    let script = Script(seed: seed * 3)
    stage = Stage(script.plan)
    let actions = script.actions.filter { !$0.call.isStaged && $0.scroller == 0 }
    for action in actions.prefix(actions.count / 2) { stage.perform(action) }
    rest = actions.dropFirst(actions.count / 2).prefix(8)
    guard stage.problems.isEmpty, let snapshot = stage.players[0].scroll?.snapshot() else {
      stage.leave()
      return nil
    }
    self.snapshot = snapshot
  }

  deinit { stage.leave() }

  /// The name of a link of the scroller.
  public func name(ofLink index: Int) -> StaticString? { stage.players[0].scroll?.behaviors[index].name }

  /// Restores a lie, and goes on. What the scroller itself kept may be such that nobody could have told it in order: then
  /// numbers are all that must be sound.
  public func take(_ lie: ScrollSnapshot, isGrammatical: Bool) -> Outcome {
    do throws(ArchiveError) {
      try stage.restore(lie, into: stage.players[0])
    } catch {
      guard stage.players[0].scroll?.snapshot() == snapshot else {
        return .wrong("\(error), and it left traces")
      }
      return .refused
    }
    stage.trustsItems = false
    for action in rest {
      if isGrammatical { stage.perform(action) } else { stage.performUnchecked(action) }
      let flaw = stage.problems.first ?? stage.players[0].scroll?.flaw(ahead: true)
      if let flaw { return .wrong("after \(action): \(flaw)") }
    }
    return .taken
  }
}
