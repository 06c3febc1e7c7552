public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension Paging {
  /// Sends it to a page. Leaves the program's own targets alone.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let cause = proposal.cause[axis], cause != .program,
      let laid = pages(context.geometry, context.origin).laid
    else { return }
    let places = laid.places
    let start = proposal.startPosition[axis]
    let velocity = proposal.velocity[axis]
    // A link before may have sent a layout elsewhere, as a tiling to where its item is.
    let natural = (cause == .layout ? proposal.position : proposal.naturalPosition)[axis]
    let landing: PageLanding
    switch cause {
    case .step:
      let aim = context.destinationPosition[axis]
      let base = context.phase == .animating ? aim : start
      landing = places.landing(ofStep: natural > base ? 1 : -1, from: base, aim: aim, natural: natural)
    case .release:
      landing = places.landing(
        from: start, velocity: velocity, natural: natural,
        dragStart: context.dragStart.map { $0[axis] - context.origin[axis] }, rule: rule)
    case .drag, .wheel, .layout, .program: landing = places.landing(nearestTo: natural)
    }
    proposal.position[axis] = landing.offset
    proposal.restTarget[axis] = laid.target(at: landing.offset, onPage: laid.page(atPlace: landing.place))
    let extent = context.geometry.extent[axis]
    proposal.offset[axis] = extent.clamp(proposal.offset[axis])
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
  public func offset(of target: inout RestTarget, on axis: Axis, in context: ScrollContext) -> Double? {
    guard axis == self.axis, let laid = pages(context.geometry, context.origin).laid else { return nil }
    // Offsets are pages of content that has yet to come, too.
    if context.geometry.visibleLength(axis) > 0, context.geometry.content[axis] > 0 { laid.find(&target) }
    return laid.offset(of: target) + context.origin[axis]
  }
}
