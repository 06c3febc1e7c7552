public import ScrollBehaviors
import ScrollEngine
import ScrollMotion

/// The same story twice, the second time with scrollers and input reversed on some axes. The offsets agree to the
/// last bit, and the callbacks are the same.
public final class Reflection {
  /// The first fault; empty if there is none.
  public private(set) var problems: [String] = []
  /// True if the content has moved along a reversed axis.
  public private(set) var hasMoved = false

  /// Plays the story.
  public init(seed: UInt64, isReversed axes: PerAxis<Bool>) {
    let script = Script(seed: seed)
    // The content under a finger depends on the finger's place.
    if script.plan.anchorsAtFinger { return }
    let (stage, image) = (Stage(script.plan), Stage(script.plan, isReversed: axes))
    let start = stage.players.map { $0.scroll?.contentPosition }
    for action in script.actions where !action.call.isStaged && problems.isEmpty {
      for each in [stage, image] { each.perform(action) }
      problems += stage.differences(from: image, after: "\(action)")
      for (player, start) in zip(stage.players, start) {
        guard let start, let position = player.scroll?.contentPosition else { continue }
        for axis in Axis.both where axes[axis] && position[axis] != start[axis] { hasMoved = true }
      }
    }
    for each in [stage, image] {
      each.leave()
      problems += each.problems
    }
  }
}

extension Call {
  /// Returns the vector on a reversed screen: the opposite, if it comes from the screen. Only differences between a
  /// finger's places matter.
  func reversed(on axes: PerAxis<Bool>) -> Call {
    func turned(_ point: Point) -> Point { .zero + (point - .zero).reversed(on: axes) }
    switch self {
    case .call(.resize(let viewport, let content, let inset, let safeArea, let obscured)):
      return .call(
        .resize(
          viewport: viewport, content: content, inset: inset, safeArea: safeArea?.reversed(on: axes),
          obscured: obscured?.reversed(on: axes)))
    case .call(let call):
      return .call(
        call.mapped(
          point: turned, vector: { $0.reversed(on: axes) },
          step: { if case .ends = $0 { $0 } else { $0.mapped { $0.reversed(on: axes) } } }))
    default: return self
    }
  }
}
