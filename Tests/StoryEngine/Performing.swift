import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollTesting

extension Stage {
  /// Performs the call. A frame notes the scroller's demand.
  @discardableResult
  func perform(_ call: Call, on player: Player) -> FrameDemand? {
    // Nothing may keep a scroller alive that is to be deallocated.
    if case .renew = call {
      renew(player)
      return nil
    }
    guard let scroll = player.scroll else { return nil }
    switch call.reversed(on: isReversed) {
    case .call(let call):
      let answer = scroll.perform(call.placed(from: scroll.start))
      if case .advance = call { return answer.demand }
    case .offsetOnAxis(let axis, let place): scroll.contentOffset[axis] = place + scroll.contentOrigin[axis]
    case .nudge(let way): scroll.contentOffset += way
    case .travel(let place, let axis, let arrival):
      player.take(arrival)
      player.completions.await {
        scroll.setContentOffset(place + scroll.start, on: axis, arrival: arrival, completion: $0)
      }
    case .update(let calls):
      // The callbacks of all commands come after the last command, as with commands in callbacks.
      scroll.update {
        for call in calls {
          commands.commandInCallback()
          perform(call, on: player)
        }
      }
    case .reducesMotion(let reduces): scroll.settings.reducesMotion = reduces
    case .enabled(let axes): scroll.settings.isScrollEnabled = axes
    case .delegate(let isThere):
      if isThere, scroll.delegate == nil { player.delegate.joinLate() }
      scroll.delegate = isThere ? player.delegate : nil
    case .chain(let links): setChain(links, of: player)
    case .join(let link, let place):
      var links = chain(of: player).filter { $0 != link }
      links.insert(link, at: min(place, links.count))
      setChain(links, of: player)
    case .renew, .rewind, .twin, .untwin: return nil
    default: enter(call.link.flatMap(owner) ?? player) { command(call, player, scroll) }
    }
    return nil
  }

  /// Performs a command to a link, in a chain or not.
  private func command(_ call: Call, _ player: Player, _ scroll: ScrollController) {
    // A snapshot does not contain the state of a link without a chain.
    guard let number = call.link, number < cast.links.count, !frozen.contains(number) else { return }
    let link = cast.links[number]
    switch (call, link) {
    case (.showItem(_, let index, let align, let animated), let tiles as Tiling<Card>):
      tiles.scroll(to: index, align: align, animated: animated)
    case (.showItem(_, let index, let align, let animated), let plane as TilingPlane<Int64, Card>):
      plane.scroll(to: index, align: PerAxis(align), animated: animated)
    case (.showItem(_, let index, let align, let animated), let grid as TilingPlane<Cell, Card>):
      grid.scroll(to: Cell(x: index % 20, y: index), align: PerAxis(align), animated: animated)
    case (.showItem(_, let index, let align, let animated), let content as Arranging):
      guard let frame = content.frame(of: index) else { return }
      scroll.scrollRectToVisible(frame, align: PerAxis(align), animated: animated)
    case (.travelToItem(_, let index, let align, let arrival), let tiles as Tiling<Card>):
      owner(of: number)?.take(arrival)
      owner(of: number)?.completions.await {
        tiles.scroll(to: index, align: align, arrival: arrival, completion: $0)
      }
    case (.travelToItem(_, let index, let align, let arrival), let plane as TilingPlane<Int64, Card>):
      owner(of: number)?.take(arrival)
      owner(of: number)?.completions.await {
        plane.scroll(to: index, align: PerAxis(align), arrival: arrival, completion: $0)
      }
    case (.page(_, let page, let animated), let pages as Paging):
      pages.scroll(toPage: page, animated: animated)
    case (.travelToPage(_, let page, let arrival), let pages as Paging):
      owner(of: number)?.take(arrival)
      owner(of: number)?.completions.await { pages.scroll(toPage: page, arrival: arrival, completion: $0) }
    case (.area(_, let id), let areas as Snapping): areas.scroll(toArea: id, animated: true)
    case (.round(_, let place, let way), let ring as Circular): ring.scroll(to: place, way, animated: true)
    case (.threePages(_, let page), let pages as ThreePages): pages.jump(to: page)
    case (.beginRefreshing(_, let reveals), let pull as PullToRefresh): pull.beginRefreshing(reveals: reveals)
    case (.endRefreshing, let pull as PullToRefresh): pull.endRefreshing()
    case (.flash, let indicators as Indicators): indicators.flash(at: scroll.context.time)
    case (.overscan(_, let overscan), _):
      // The change takes effect with a layout, and a scroller that is being created cannot be asked for it.
      if leaving.contains(number) { break }
      cast.props[number].overscan = overscan
      (link as? Tiling<Card>)?.overscan = overscan
      (link as? TilingPlane<Int64, Card>)?.overscan = PerAxis(overscan)
      (link as? TilingPlane<Cell, Card>)?.overscan = PerAxis(overscan)
      owner(of: number)?.scroll?.invalidateLayout()
    case (.edit(_, let requests), _): edit(number, requests, scroll)
    default: break
    }
  }
}

extension ScrollController {
  /// The offset at which the content's coordinates begin at present.
  var start: Vector { Vector(x: contentOrigin[.horizontal], y: contentOrigin[.vertical]) }
}

extension ScrollCall {
  /// The call with offsets in place of content coordinates, which begin at an offset.
  fileprivate func placed(from start: Vector) -> ScrollCall {
    switch self {
    case .setOffset(let place): .setOffset(place + start)
    case .setContentOffset(let place, let axis, let arrival):
      .setContentOffset(place + start, on: axis, arrival: arrival)
    default: self
    }
  }
}
