import ScrollBehaviors
import ScrollMotion

/// The same story of tiles twice, with an origin that always moves and with an origin that never moves. The path, the
/// tiles and their calls are the same.
public final class OriginStory {
  /// The first fault; empty if there is none.
  public private(set) var problems: [String] = []
  /// True if the origin has moved.
  public private(set) var isRebased = false
  /// True if paths had to agree to the last bit.
  public let isExact: Bool

  /// Plays the story. In an exact story every number is a multiple of 1/64, and nothing moves by itself. Paths then
  /// agree to the last bit, except past elastic walls.
  public init(seed: UInt64, isExact: Bool) {
    let script = Script(rows: seed, isExact: isExact)
    let stages = [Stage(script.plan), Stage(script.plan.still)]
    self.isExact = isExact && !script.plan.bounces
    let tolerance = self.isExact ? 0 : 1e-9
    for action in script.actions where !action.call.isStaged && problems.isEmpty {
      for stage in stages {
        stage.perform(action)
        problems += stage.problems
      }
      let scrolls = stages.compactMap { $0.players[0].scroll }
      let places = scrolls.map { $0.contentOffset - $0.start }
      let way = places[0] - places[1]
      if max(way.x.magnitude, way.y.magnitude) > tolerance {
        problems.append("after \(action): at \(places)")
      }
      if scrolls[0].phase != scrolls[1].phase { problems.append("after \(action): \(scrolls.map(\.phase))") }
      let traces = stages.map { $0.cast.walls[0]?.trace }
      if traces[0] != traces[1] { problems.append("after \(action): tiles got other calls") }
      isRebased = isRebased || scrolls[0].contentOrigin != scrolls[1].contentOrigin
    }
    for stage in stages {
      stage.leave()
      problems += stage.problems
    }
  }
}
