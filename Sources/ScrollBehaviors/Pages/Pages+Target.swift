internal import CScrollCore
import ScrollSpace

extension Pages {
  /// The page to go to when a drag ends at an offset with a velocity, in points per second; nil without pages.
  ///
  /// `natural` is where the glide would stop by itself; left out, it is the offset. `dragStart` is where the drag
  /// began; left out, the rule's limit does not count. A page longer than the viewport is turned from its ends only: a fling
  /// that begins within it leads to the same page, and may rest at any of its ``offsets(of:)``.
  ///
  /// ```swift
  /// // Landing on offsets of one's own, by the delegate alone:
  /// func scrollWillEndDragging(
  ///   _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset target: inout Point
  /// ) {
  ///   let page = pages.target(from: scroll.contentOffset.x, velocity: velocity.x)
  ///   if let page, let offset = pages.offset(of: page) { target.x = offset }
  /// }
  /// ```
  public func target(
    from offset: Double, velocity: Double, natural: Double? = nil, dragStart: Double? = nil,
    rule: PageRule = PageRule()
  ) -> Int? {
    laid.flatMap { laid in
      guard laid.tells(offset), laid.tells(natural ?? offset), laid.tells(dragStart ?? offset)
      else { return nil }
      let landing = laid.places.landing(
        from: offset, velocity: velocity, natural: natural ?? offset, dragStart: dragStart, rule: rule)
      return Int(clamping: wholeNumber(laid.page(atPlace: landing.place)))
    }
  }
}

/// Where a movement ends.
struct PageLanding {
  /// The page's place.
  let place: Double
  /// Where in the page's range.
  let offset: Double
  /// Whether it moves on within a page longer than the viewport, as it would without pages.
  let isFree: Bool
}

extension PagePlaces {
  /// At the page of a place. A page is entered at the end that comes first on the way; within it a movement that began
  /// there, or a rule that asks for it, goes as far as it would go by itself.
  func landing(at place: Double, from start: Double, natural: Double, followsGlide: Bool = false)
    -> PageLanding
  {
    let range = range(of: place)
    let isFree = range.lowerBound < range.upperBound && range.contains(start)
    return PageLanding(
      place: place, offset: range.clamp(isFree || followsGlide ? natural : start), isFree: isFree)
  }

  /// Nearest to an offset.
  func landing(nearestTo offset: Double) -> PageLanding {
    landing(at: nearest(to: offset), from: offset, natural: offset)
  }

  /// Where a step leads: on within a page longer than the viewport, and from its end to the next page.
  func landing(ofStep way: Double, from start: Double, aim: Double, natural: Double) -> PageLanding {
    let here = nearest(to: aim)
    let place = goesOn(here, from: start, towards: way) ? here : neighbour(of: here, towards: way)
    return landing(at: place, from: start, natural: natural)
  }

  /// Where a rule leads.
  func landing(
    from start: Double, velocity: Double, natural: Double, dragStart: Double?, rule: PageRule
  ) -> PageLanding {
    let place = place(from: start, velocity: velocity, natural: natural, dragStart: dragStart, rule: rule)
    return landing(at: place, from: start, natural: natural, followsGlide: rule.fling.followsGlide)
  }

  private func place(
    from start: Double, velocity: Double, natural: Double, dragStart: Double?, rule: PageRule
  ) -> Double {
    let isFling = velocity != 0 && velocity.magnitude >= rule.threshold
    let first = dragStart.map(nearest(to:))
    var place: Double
    switch rule.fling {
    case _ where isFling && staysOn(start, velocity, natural, rule.fling): place = nearest(to: start)
    case .toNext:
      place =
        isFling ? next(after: start, towards: velocity) : dragged(to: start, from: dragStart, rule.reach)
    case .fromNearest:
      place =
        isFling
        ? neighbour(of: nearest(to: start), towards: velocity)
        : dragged(to: start, from: dragStart, rule.reach)
    case .whereItStops:
      place = dragged(to: natural, from: dragStart, rule.reach)
      if isFling {
        let next = next(after: start, towards: velocity)
        place = velocity > 0 ? max(next, nearest(to: natural)) : min(next, nearest(to: natural))
      }
    case .beyondStop:
      place =
        isFling
        ? self.first(atOrPast: natural, towards: velocity) : dragged(to: natural, from: dragStart, rule.reach)
    }
    if let first, let limit = rule.limit {
      let end = max(first - Double(limit), min(place, first + Double(limit)))
      // Of pages at one offset it may lead to the next that has another.
      place =
        end != place && limit > 0 && offset(of: end) == offset(of: first)
        ? neighbour(of: first, towards: place - first) : end
    }
    return clamp(place)
  }

  /// Whether a fling is one within a page longer than the viewport: it does not lead past the end, unless the rule asks
  /// where it would stop.
  private func staysOn(_ start: Double, _ velocity: Double, _ natural: Double, _ fling: PageRule.Fling)
    -> Bool
  {
    let here = nearest(to: start)
    return goesOn(here, from: start, towards: velocity)
      && (!fling.followsGlide || range(of: here).contains(natural))
  }

  /// The place that a slow drag turns to: none that it led away from.
  private func dragged(to stop: Double, from dragStart: Double?, _ reach: PageRule.Reach) -> Double {
    guard let dragStart, reach != .part(0.5) else { return nearest(to: stop) }
    let first = nearest(to: dragStart)
    let way = fraction(at: stop) - first
    let direction = way < 0 ? -1.0 : 1
    let passed = first + direction * csc_floor(way.magnitude + Tolerance.part)
    let next = passed + direction
    let (edge, end) = (range(of: passed), range(of: clamp(next)))
    let from = direction > 0 ? edge.upperBound : edge.lowerBound
    let gap = ((direction > 0 ? end.lowerBound : end.upperBound) - from).magnitude
    let gone = (stop - from) * direction
    let isOnWay = gone > 0 && (stop - dragStart) * direction > 0
    return gap > 0 && isOnWay && gone >= reach.way(across: gap) ? next : passed
  }
}
