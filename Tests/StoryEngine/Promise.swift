import ScrollBehaviors
import ScrollTesting

/// The rest position of a motion, if only frames follow.
struct Promise {
  let destination: Point
  let origin: ContentOrigin

  init(_ player: Player) {
    destination = player.scroll?.destination ?? .zero
    origin = player.scroll?.contentOrigin ?? ContentOrigin()
  }

  func check(_ player: Player, _ commands: CommandCount, _ complain: (String) -> Void) {
    guard let scroll = player.scroll, scroll.phase == .idle, commands.inCallbacks == 0 else { return }
    // Further out, the origin is not exact to the last bit.
    let far =
      [destination.x, destination.y, scroll.contentOffset.x, scroll.contentOffset.y].map(\.magnitude).max()
      ?? 0
    guard far < 1e9 else { return }
    if player.first.fresh.contains(where: { $0 == .didLayout || $0 == .didWake }) { return }
    for axis in Axis.both {
      let shift = scroll.contentOrigin.shift(since: origin, on: axis)
      let way = (scroll.contentOffset[axis] - shift - destination[axis]).magnitude
      if way > (shift == 0 ? 0 : max(1e-9, far * 1e-14)) {
        complain("rests at \(scroll.contentOffset), though \(destination) was its destination")
      }
    }
  }
}
