import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// Moves another scroller to its own offset plus a distance. Scrollers may lead each other in a ring. Without a
/// distance they agree, and with a distance they continue until commands are refused.
final class Leader: ScrollBehavior {
  private unowned let stage: Stage
  private let other: Int
  private let way: Double

  init(_ stage: Stage, of other: Int, by way: Double) {
    (self.stage, self.other, self.way) = (stage, other, way)
  }

  var name: StaticString { "Leader" }

  func scrollDidScroll(_ scroll: ScrollController) {
    let place = scroll.contentPosition + Vector(x: way, y: way)
    guard stage.players.indices.contains(other) else { return }
    let player = stage.players[other]
    stage.commands.commandInCallback()
    stage.enter(player) { player.scroll?.contentPosition = place }
  }
}
