import ScrollMotion
import ScrollSpace

// The plans between the present walls, and those for the scale at which the content comes to rest.
extension Turns {
  /// The plans between the present walls.
  var plans: Plans { @inline(never) get { plans(in: state.context) } }

  /// Returns the plans in a context. Plans are made in functions of their own, whose contexts are off the stack before
  /// any link is asked.
  func plans(in context: ScrollContext) -> Plans {
    state.course.newPlans(
      of: chain, in: context, at: state.hands.decelerationRate, pixel: state.hands.settings.restingPixel)
  }

  /// The plans at the scale at which the content comes to rest.
  var plansAtRest: Plans { state.isScaleLoose ? plansAtOtherScale() : plans }

  // Not inlined, so that a release without a zoom needs no room for the answers of links.
  @inline(never) private func plansAtOtherScale() -> Plans {
    guard let rest = scaleRest, rest.scale != state.scale else { return plans }
    let plans = plans(at: rest.scale, state.zoomed(to: rest.scale, about: state.course.zoom.focus))
    plans.scaleRest = rest
    return plans
  }

  /// Where the scale comes to rest, and how; nil if it rests, or if fingers hold it.
  private var scaleRest: ScaleRest? {
    guard state.isScaleLoose else { return nil }
    return askScale(.release, to: state.scale, fingers: state.course.zoom.liftVelocity)
  }

  /// True if the scale is where links let it rest, or fingers hold it.
  var isScaleAtRest: Bool { !state.isScaleLoose || isRestAnswered() }

  @inline(never) private func isRestAnswered() -> Bool { scaleRest?.scale ?? state.scale == state.scale }

  /// Asks where the scale comes to rest, and how, for the scale that the program asks for, or at a release.
  @inline(never) func askScale(
    _ cause: Cause, to requested: Double, fingers velocity: Double = 0,
    by arrival: Arrival = .spring(response: CriticalSpring.edgeResponse)
  ) -> ScaleRest {
    let settings = state.hands.settings
    let answer = chain.zoom(
      ZoomProposal(
        cause: cause, limits: settings.zoomScales, scale: state.scale, requested: requested,
        fingerVelocity: velocity, velocity: state.scaleVelocity, arrival: arrival),
      in: state.context)
    return ScaleRest(
      scale: settings.bounded(answer.target), velocity: answer.velocity, arrival: answer.arrival)
  }

  /// Returns the plans at another scale and offset, as if the content had been there all along.
  @inline(never)
  func plans(at scale: Double, _ offset: Point) -> Plans {
    let (present, content) = (state.context, state.frame.givenContent)
    let destination = state.course.plannedMotion == nil ? offset : state.course.destination
    var (insets, geometry, origin) = (state.frame.insets, state.frame.geometry, state.frame.origin)
    origin.scale = state.frame.scales(at: scale)
    geometry.scale = origin.scale
    let answer = insets.resolve { inset in
      geometry.inset = inset
      let context = present.moved(to: offset, destination, in: geometry, from: origin)
      return chain.extent(context.extentProposal(content: content), in: context)
    }
    (geometry.content, geometry.extent, geometry.padding) = (answer.content, answer.extent, answer.padding)
    return plans(in: present.moved(to: offset, destination, in: geometry, from: origin))
  }
}
