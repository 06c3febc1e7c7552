public import ScrollBehaviors
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
    case .touchBegan(let place, let time, let id): return .touchBegan(turned(place), time, id: id)
    case .touchMoved(let place, let time, let id): return .touchMoved(turned(place), time, id: id)
    case .touchEnded(let place, let time, let id): return .touchEnded(turned(place), time, id: id)
    case .wheel(let delta, let phase, let time): return .wheel(delta.reversed(on: axes), phase, time)
    case .move(let velocity, let glides, let time):
      return .move(velocity.reversed(on: axes), glides: glides, time)
    case .step(let step, let time):
      switch step {
      case .arrows(let arrows): return .step(.arrows(arrows.reversed(on: axes)), time)
      case .lines(let lines): return .step(.lines(lines.reversed(on: axes)), time)
      case .notches(let notches): return .step(.notches(notches.reversed(on: axes)), time)
      case .points(let points): return .step(.points(points.reversed(on: axes)), time)
      case .pages(let pages): return .step(.pages(pages.reversed(on: axes)), time)
      case .ends: return self
      }
    case .safeArea(let insets): return .safeArea(insets.reversed(on: axes))
    case .obscured(let insets): return .obscured(insets.reversed(on: axes))
    case .resize(let viewport, let inset, let safeArea):
      return .resize(viewport, inset, safeArea: safeArea?.reversed(on: axes))
    default: return self
    }
  }
}
