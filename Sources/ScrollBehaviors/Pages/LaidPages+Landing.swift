internal import CScrollCore
import ScrollSpace

/// The end of a movement.
struct PageLanding {
  /// The page, the first of those at its offset.
  let page: Double
  /// The offset within the page's range.
  let offset: Double
  /// True if the movement goes on within a page longer than the viewport, as without pages.
  let isFree: Bool
}

/// A turn to a page, from which a rule's limit counts beside the page where the drag began.
struct PageTurn {
  let page: Double
  /// True if the end of the drag has made this turn, and is judged once more: the page is within the limit. False if the
  /// drag has interrupted it: the limit counts from the page.
  let isOver: Bool
}

extension LaidPages {
  /// Returns the landing on a page. The page is entered at its nearer end. A movement that began within the
  /// page, or a rule that follows the glide, ends at its natural stop, within the page.
  func landing(at page: Double, from start: Double, natural: Double, followsGlide: Bool = false)
    -> PageLanding
  {
    let range = range(of: page)
    let isFree = range.lowerBound < range.upperBound && range.contains(start)
    return PageLanding(
      page: alike(page), offset: range.clamp(isFree || followsGlide ? natural : start), isFree: isFree)
  }

  /// Returns the landing of a step: within a page longer than the viewport it goes on; from the page's end it
  /// goes to the next.
  func landing(ofStep way: Double, from start: Double, destination: Double, natural: Double) -> PageLanding {
    let here = page(nearestTo: destination)
    let page = goesOn(here, from: start, towards: way) ? here : neighbour(of: here, towards: way)
    return landing(at: page, from: start, natural: natural)
  }

  /// Returns the next page after an offset in a direction.
  func page(after offset: Double, towards way: Double) -> Double {
    let near = page(nearestTo: offset)
    return (self.offset(of: near) - offset) * way > 0 ? near : neighbour(of: near, towards: way)
  }

  /// Returns the landing by a rule. The limit counts from the page where the drag began, and from that of a turn.
  func landing(
    from start: Double, velocity: Double, natural: Double, dragStart: Double?, turn: PageTurn? = nil,
    rule: PageRule
  ) -> PageLanding {
    let isFling = velocity != 0 && velocity.magnitude >= rule.threshold
    let stop = rule.fling.followsGlide ? natural : start
    var page =
      isFling
      ? flung(rule.fling, from: start, towards: velocity, natural)
      : dragged(to: stop, from: dragStart, rule.reach)
    if let first = dragStart.map(page(nearestTo:)), let limit = rule.limit {
      let (reach, other) = (Double(limit), turn?.page ?? first)
      let beyond = turn?.isOver == true ? 0 : reach
      let end = max(min(first - reach, other - beyond), min(page, max(first + reach, other + beyond)))
      // The limit may end on a page that shares the first page's offset. Then the next page with another
      // offset is taken.
      let isStuck = end != page && limit > 0 && offset(of: end) == offset(of: first)
      page = isStuck ? neighbour(of: first, towards: page - first) : end
    }
    return landing(at: inner(page), from: start, natural: natural, followsGlide: rule.fling.followsGlide)
  }

  /// Returns the page to which a fling leads. Within a page longer than the viewport the fling stops at the
  /// page's end, unless the rule follows the glide.
  private func flung(_ fling: PageRule.Fling, from start: Double, towards way: Double, _ natural: Double)
    -> Double
  {
    let here = page(nearestTo: start)
    let staysOn = !fling.followsGlide || range(of: here).contains(natural)
    if staysOn, goesOn(here, from: start, towards: way) { return here }
    switch fling {
    case .toNext: return next(after: start, towards: way)
    case .fromNearest: return neighbour(of: here, towards: way)
    case .whereItStops:
      let (next, nearest) = (next(after: start, towards: way), page(nearestTo: natural))
      return way > 0 ? max(next, nearest) : min(next, nearest)
    case .beyondStop: return first(atOrPast: natural, towards: way)
    }
  }

  /// Returns the page to which a slow drag turns: never a page away from which the drag led.
  private func dragged(to stop: Double, from dragStart: Double?, _ reach: PageRule.Reach) -> Double {
    guard let dragStart, reach != .part(0.5) else { return page(nearestTo: stop) }
    let first = page(nearestTo: dragStart)
    let way = inner(fraction(at: stop)) - first
    let direction = way < 0 ? -1.0 : 1
    let passed = first + direction * csc_floor(way.magnitude + Tolerance.part)
    let next = passed + direction
    let (edge, end) = (range(of: passed), range(of: inner(next)))
    let from = direction > 0 ? edge.upperBound : edge.lowerBound
    let gap = ((direction > 0 ? end.lowerBound : end.upperBound) - from).magnitude
    let gone = (stop - from) * direction
    let isOnWay = gone > 0 && (stop - dragStart) * direction > 0
    return gap > 0 && isOnWay && gone >= reach.way(across: gap) ? next : passed
  }
}
