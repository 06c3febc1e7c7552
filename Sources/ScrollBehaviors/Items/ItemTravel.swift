import ScrollEngine
import ScrollSpace

/// How a command gets to an item.
enum ItemTravel {
  case jump
  case animation
  case arrival(Arrival, ((AnimationOutcome) -> Void)?)
}

/// Where a command leads to along an axis, and what the axis stands on from then on.
typealias AimedOffset = (offset: Double, target: RestTarget)

/// What links build of the scroller's public answers and commands.
extension ScrollController {
  /// From where commands count: where an animation leads, or else where the content is.
  var commandStart: Point { phase == .animating ? destination : contentOffset }

  /// Goes to what a link calls by a target, as a command has it.
  func scroll(to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, _ travel: ItemTravel) -> Bool {
    switch travel {
    case .jump: scroll(to: targets, of: link, arrival: nil)
    case .animation: scroll(to: targets, of: link, animated: true)
    case .arrival(let arrival, let completion):
      scroll(to: targets, of: link, arrival: arrival, completion: completion)
    }
  }
}
