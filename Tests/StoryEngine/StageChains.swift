import ScrollBehaviors
import ScrollMotion

extension Stage {
  /// Returns the numbers of the links in a scroller's chain.
  func chain(of player: Player) -> [Int] {
    player.scroll?.behaviors.compactMap { link in cast.links.firstIndex { $0 === link } } ?? []
  }

  /// Returns the scroller whose chain contains a link.
  func owner(of link: Int) -> Player? {
    players.first { $0.scroll?.behaviors.contains { $0 === cast.links[link] } ?? false }
  }

  /// Returns the laws of the links in a scroller's chain.
  func laws(of player: Player) -> Set<LinkPlan.Laws> {
    Set(chain(of: player).compactMap { cast.plans[$0].laws })
  }

  private func mayJoin(_ link: Int) -> Bool {
    link < cast.links.count && !frozen.contains(link) && !leaving.contains(link)
  }

  /// Gives a scroller these links, which leave their former chains. Another link may move them on in its callback;
  /// such a link stays there.
  func setChain(_ links: [Int], of player: Player) {
    let links = links.filter(mayJoin)
    for other in players where other !== player {
      let all = chain(of: other)
      let left = all.filter { !links.contains($0) }
      if left.count < all.count { enter(other) { give(left, to: other) } }
    }
    let free = links.filter { mayJoin($0) && owner(of: $0).map { $0 === player } ?? true }
    give(free, to: player)
  }

  private func give(_ links: [Int], to player: Player) {
    player.noteLaws(of: laws(of: player))
    player.scroll?.behaviors = [player.first] + links.map { cast.links[$0] } + [player.last]
  }

  /// Deallocates a scroller, and creates another in its place.
  func renew(_ player: Player) {
    guard !busy.contains(where: { $0 === player }), player.isHeldByNobody else { return }
    let links = chain(of: player)
    leaving.formUnion(links)
    player.renew(links.map { cast.links[$0] })
    leaving.subtract(links)
  }
}
