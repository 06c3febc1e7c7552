import ScrollEngine
import ScrollSpace

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
