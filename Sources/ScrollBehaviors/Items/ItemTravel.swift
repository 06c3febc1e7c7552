import ScrollEngine

/// How a command gets to an item.
enum ItemTravel {
  case jump
  case animation
  case arrival(Arrival, ((AnimationOutcome) -> Void)?)
}

/// Where a command leads to along an axis, and what the axis stands on from then on.
typealias AimedOffset = (offset: Double, target: RestTarget)
