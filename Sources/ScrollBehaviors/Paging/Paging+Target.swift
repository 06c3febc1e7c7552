public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension Paging {
  /// Sends it to a page. Leaves the program's own targets alone.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let cause = proposal.cause[axis], cause != .program,
      let here = here(context.geometry, context.origin)
    else { return }
    let (start, velocity) = (proposal.start[axis], proposal.velocity[axis])
    // A link before may have sent a layout elsewhere, as a tiling to where its item is.
    let natural = (cause == .layout ? proposal.offset : proposal.projected)[axis]
    var landing: PageLanding
    switch cause {
    case .step:
      let aim = context.destination[axis]
      let base = context.phase == .animating ? aim : start
      landing = here.landing(ofStep: natural > base ? 1 : -1, from: base, aim: aim, natural: natural)
    case .release:
      landing = here.landing(
        from: start, velocity: velocity, natural: natural, dragStart: context.dragStart?[axis], rule: rule)
    case .drag, .wheel, .layout, .program:
      landing = here.landing(at: here.page(nearestTo: natural), from: natural, natural: natural)
    }
    let extent = context.geometry.extent[axis]
    if here.period != nil, extent.clamp(landing.offset) != landing.offset {
      let page = here.page(landing.page, upTo: extent)
      landing = PageLanding(page: page, offset: here.offset(of: page), isFree: false)
    }
    proposal.restTarget[axis] = here.target(at: landing.offset, onPage: landing.page)
    proposal.offset[axis] = extent.clamp(landing.offset)
    if cause == .layout { return }
    // Within a page longer than the viewport it glides, also into the wall at the end.
    let glides =
      landing.isFree && cause == .release && proposal.offset[axis] == extent.clamp(proposal.natural[axis])
    let way = proposal.offset[axis] - proposal.start[axis]
    proposal.arrival[axis] = glides ? .keepSpeed : arrival(over: way, at: velocity)
  }

  /// A fling that the rule lets go as far as it glides only slows down on its way, in a second at most: over many pages
  /// a spring would make it much faster than it was let go. All else arrives by a spring.
  private func arrival(over distance: Double, at velocity: Double) -> Arrival {
    let glide = TimedArrival.slowing(over: distance, at: velocity)
    guard rule.fling.followsGlide, glide >= 0.25, glide <= 1.5 else {
      return .spring(
        response: CriticalSpring.response(usually: response, over: distance, at: velocity))
    }
    return .custom(TimedArrival(duration: min(1, glide)))
  }

  /// Where the page that it chose is now.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    guard var target = targets[axis], let here = here(context.geometry, context.origin) else { return offset }
    // Offsets are pages of content that has yet to come, too.
    let hasContent = context.geometry.content[axis] > 0 || here.isEndless
    if LaidPages.isByNumber(target), context.geometry.visibleLength(axis) > 0, hasContent {
      target = here.target(at: here.offset(of: target), onPage: here.page(of: target))
      targets[axis] = target
    }
    offset[axis] = here.offset(of: target)
    return offset
  }
}
