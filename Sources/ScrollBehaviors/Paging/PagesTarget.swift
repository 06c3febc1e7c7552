internal import CScrollCore

extension Pages {
  /// The page to go to when a drag ends at an offset with a velocity, in points per second; nil without pages.
  ///
  /// `natural` is where the glide would stop by itself; left out, it is the offset. `dragStart` is where the drag
  /// began; left out, the rule's limit does not count.
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
      let place = laid.places.landing(
        from: offset, velocity: velocity, natural: natural ?? offset, dragStart: dragStart, rule: rule)
      return wholeNumber(laid.page(atPlace: place))
    }
  }
}

extension PagePlaces {
  /// The place that a rule chooses.
  func landing(
    from start: Double, velocity: Double, natural: Double, dragStart: Double?, rule: PageRule
  ) -> Double {
    let isFling = velocity != 0 && velocity.magnitude >= rule.threshold
    let first = dragStart.map(nearest(to:))
    var place: Double
    switch rule.fling {
    case .toNext:
      place =
        isFling ? next(after: start, towards: velocity) : dragged(to: start, from: dragStart, rule.reach)
    case .fromNearest:
      place =
        isFling
        ? nearest(to: start) + (velocity > 0 ? 1 : -1) : dragged(to: start, from: dragStart, rule.reach)
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
      place = max(first - Double(limit), min(place, first + Double(limit)))
    }
    return clamp(place)
  }

  /// The place that a slow drag turns to: none that it led away from.
  private func dragged(to stop: Double, from dragStart: Double?, _ reach: PageRule.Reach) -> Double {
    guard let dragStart, reach != .part(0.5) else { return nearest(to: stop) }
    let first = nearest(to: dragStart)
    let way = fraction(at: stop) - first
    let direction = way < 0 ? -1.0 : 1
    let passed = first + direction * csc_floor(way.magnitude + 1e-9)
    let next = passed + direction
    let gap = (offset(of: clamp(next)) - offset(of: passed)).magnitude
    let gone = (stop - offset(of: passed)) * direction
    let isOnWay = gone > 0 && (stop - dragStart) * direction > 0
    return gap > 0 && isOnWay && gone >= reach.way(across: gap) ? next : passed
  }
}
