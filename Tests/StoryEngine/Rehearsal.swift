public import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// A valid story that is stopped in the middle, so that its first scroller can restore a changed snapshot.
public final class Rehearsal {
  /// The result of a changed snapshot.
  public enum Outcome: Equatable, Sendable {
    /// The snapshot was refused, and nothing has changed.
    case refused
    /// The snapshot was restored, and the story continues.
    case taken
    case wrong(String)
  }

  /// The present snapshot of the scroller.
  public let snapshot: ScrollSnapshot
  private let stage: Stage
  private let rest: ArraySlice<Action>

  /// Plays some actions of a valid story; nil if the story ended earlier, or if there is no snapshot.
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

  /// Returns the name of a link of the scroller.
  public func name(ofLink index: Int) -> StaticString? { stage.players[0].scroll?.behaviors[index].name }

  /// Restores a changed snapshot, and continues. The state of the scroller itself may be impossible in any order of
  /// callbacks; then only the numbers are checked.
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
