internal import CScrollCore
public import ScrollEngine
import ScrollMotion
public import ScrollSpace

@_documentation(visibility: internal)
extension Paging {
  /// Sets the target to a page. The program's own targets are left alone.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let cause = proposal.cause[axis], cause != .program,
      let here = here(context.geometry, context.origin)
    else { return }
    let (start, velocity) = (proposal.start[axis], proposal.velocity[axis])
    // For a layout, an earlier link may have set the target, as a tiling does for its item.
    let natural = (cause == .layout ? proposal.offset : proposal.projected)[axis]
    var landing: PageLanding
    switch (cause, proposal.step) {
    case (.drag, _), (.wheel, _), (.layout, _), (.program, _), (.step, .ends):
      landing = here.landing(at: here.page(nearestTo: natural), from: natural, natural: natural)
    case (.step, _):
      let (base, destination) = (proposal.stepStart[axis], context.destination[axis])
      let way = natural > base ? 1.0 : -1
      landing =
        context.phase == .animating && base != destination
        ? here.landing(at: here.page(after: base, towards: way), from: base, natural: natural)
        : here.landing(ofStep: way, from: base, destination: destination, natural: natural)
    case (.release, _):
      landing = here.landing(
        from: start, velocity: velocity, natural: natural, dragStart: context.dragStart?[axis],
        turn: turn(here, context), rule: rule)
    }
    let extent = context.geometry.extent[axis]
    if here.period != nil, extent.clamp(landing.offset) != landing.offset {
      let page = here.page(landing.page, upTo: extent)
      landing = PageLanding(page: page, offset: here.offset(of: page), isFree: false)
    }
    proposal.restTarget[axis] = here.target(at: landing.offset, onPage: landing.page)
    proposal.offset[axis] = extent.clamp(landing.offset)
    if cause == .layout { return }
    // Within a page longer than the viewport the content glides, also into the wall at the end.
    let glides =
      landing.isFree && cause == .release && proposal.offset[axis] == extent.clamp(proposal.natural[axis])
    let way = proposal.offset[axis] - proposal.start[axis]
    proposal.arrival[axis] =
      glides ? .keepSpeed : proposal.keyArrival(over: way, on: axis) ?? arrival(over: way, at: velocity)
  }

  /// Returns the turn to the selected page: the drag has interrupted it, or has already led to it. On a ring, it leads to
  /// the nearest of the laps.
  private func turn(_ here: LaidPages, _ context: ScrollContext) -> PageTurn? {
    guard let start = context.dragStart?[axis], numbers.count > 0, !isBeginning else { return nil }
    var page = here.page(ofNumber: numbers.selected)
    if here.period != nil { page += csc_round((here.fraction(at: start) - page) / here.count) * here.count }
    return PageTurn(page: page, isOver: context.phase == .decelerating)
  }

  /// Returns the arrival at a page. If the rule follows the glide, a fling only slows down, in a second at
  /// most. Over many pages a spring would make the fling much faster than at the release. Everything else
  /// arrives by a spring.
  private func arrival(over distance: Double, at velocity: Double) -> Arrival {
    let glide = TimedArrival.slowing(over: distance, at: velocity)
    guard rule.fling.followsGlide, glide >= 0.25, glide <= 1.5 else {
      return .spring(
        response: CriticalSpring.response(usually: response, over: distance, at: velocity))
    }
    return .custom(TimedArrival(duration: min(1, glide)))
  }

  /// Returns the present offset of the page that this link chose.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    guard var target = targets[axis], let here = here(context.geometry, context.origin) else { return offset }
    // Offsets are pages also before there is any content.
    let hasContent = context.geometry.content[axis] > 0 || here.isEndless
    // An item of a snapshot may still be to come.
    if !LaidPages.isByNumber(target), let row, here.period == nil, !row.items.contains(target.id) {
      return offset
    }
    // A page that is not there yet stays known by its number, while the last page is shown.
    let isThere = here.period != nil || here.isEndless || Double(target.id) < here.count
    if LaidPages.isByNumber(target), context.geometry.visibleLength(axis) > 0, hasContent, isThere {
      let page = here.page(of: target)
      target = here.target(at: here.offset(of: target), onPage: page)
      // The page that was asked for is known by its first item, also if it is the last one so far.
      if here.period == nil { target.id = wholeNumber(here.items(of: page).from) &+ here.near.item }
      targets[axis] = target
    }
    offset[axis] = here.offset(of: target)
    return offset
  }
}
