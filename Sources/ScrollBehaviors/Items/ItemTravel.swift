import ScrollEngine
import ScrollSpace

/// The motion of a command to an item.
enum ItemTravel {
  case jump
  case animation
  case arrival(Arrival, ((AnimationOutcome) -> Void)?)
}

/// The offset of a command along an axis, and the rest target from then on.
typealias ItemOffset = (offset: Double, target: RestTarget)

/// Helpers for links, built on the scroller's public interface.
extension ScrollController {
  /// The offset from which commands count: the destination of an animation, or else the present offset.
  var commandStart: Point { phase == .animating ? destination : contentOffset }

  /// Lets the scroller learn, within `didAttach`, which link of the chain wraps a link, if one does: the first call that
  /// names the link shows it.
  func meet(_ link: any ScrollBehavior) { _ = restTarget(of: link, on: .vertical) }

  /// Scrolls to the rest targets of a link.
  func scroll(to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, _ travel: ItemTravel) -> Bool {
    switch travel {
    case .jump: scroll(to: targets, of: link, arrival: nil)
    case .animation: scroll(to: targets, of: link, animated: true)
    case .arrival(let arrival, let completion):
      scroll(to: targets, of: link, arrival: arrival, completion: completion)
    }
  }
}
