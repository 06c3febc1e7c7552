public import ScrollBehaviors

/// The same story twice, with scrollers that are reversed on some axes and all that comes from the screen with them: the same
/// offsets to the last bit, and the same callbacks.
public final class Reflection {
  /// What went wrong; empty if nothing did.
  public private(set) var problems: [String] = []
  /// Whether the content has moved along an axis that is reversed.
  public private(set) var hasMoved = false

  /// Plays it.
  public init(seed: UInt64, isReversed axes: PerAxis<Bool>) {
    let script = Script(seed: seed)
    // What lies under a finger depends on where that is.
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
  /// What it is on a screen that is reversed: the opposite, if it comes from there. Where a finger is does not matter, but to
  /// where it goes.
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
