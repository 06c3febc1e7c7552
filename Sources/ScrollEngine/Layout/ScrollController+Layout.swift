import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Says that a behaviour would answer otherwise than before: its content, its walls, its snap points, its
  /// edges changed. The chain is asked again, from `extent` on, as for any change of layout.
  ///
  /// Takes effect at once, or at the end of an `update`: what rests goes to where it should rest now, what moves goes on between the walls
  /// there are now, and a drag goes on without a jump.
  public func invalidateLayout() {
    guard mayCommand() else { return }
    layout(isForced: true)
    deliver()
  }

  /// Changes viewport, content and insets as one change, with one layout; what is left out stays. For more than these in
  /// one layout see ``update(_:)``.
  ///
  /// A rotation changes both the viewport and the content: told one after the other, the first would be laid
  /// out against the old size of the second. Numbers that are not usable are refused and counted, all of them
  /// together.
  public func resize(
    viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil, safeArea: Insets? = nil,
    obscured: Insets? = nil
  ) {
    let size = viewport ?? self.viewport
    let length = content ?? state.givenContent
    var insets = state.insets
    // A sum with zero is no negative zero.
    insets.content = (inset ?? insets.content) + .zero
    insets.safeArea = (safeArea ?? insets.safeArea) + .zero
    insets.obscured = (obscured ?? insets.obscured) + .zero
    guard mayCommand(),
      check(
        isUsable(size) && isUsable(length) && insets.isUsable,
        """
        viewport \(size), content \(length), insets \(insets.content), safe area \(insets.safeArea), obscured \
        \(insets.obscured)
        """)
    else { return }
    if isUpdating {
      state.update.viewport = normalized(size)
      if content != nil { state.update.content = normalized(length) }
    } else {
      state.geometry.viewport = normalized(size)
    }
    state.insets = insets
    state.givenContent = normalized(length)
    layout()
    deliver()
  }

  /// Asks for lengths, walls and windows. Nil where nothing of that has changed, and nobody insists.
  func measure(isForced: Bool) -> (old: Geometry, isFirst: Bool, isReset: Bool)? {
    var proposal = askExtentAndInset()
    let isReset = resetOrigin(proposal.window)
    if isReset { proposal = askExtent() }
    var new = state.geometry
    new.content = proposal.content
    new.extent = proposal.extent
    new.scale = state.origin.scale
    let old = state.toldGeometry
    guard let old, !isForced, !isReset, new == old, state.window == proposal.window else {
      (state.geometry, state.toldGeometry, state.window) = (new, new, proposal.window)
      state.revision &+= 1
      if old == nil { beginAtStart() }
      return (old ?? new, old == nil, isReset)
    }
    return nil
  }

  /// The first layout: what a link has placed when it was attached stays there.
  private func beginAtStart() {
    for axis in Axis.both {
      guard case .asked(.layout) = state.stands[axis] else { continue }
      state.offset[axis] = state.geometry.extent[axis].lower ?? 0
    }
  }

  /// Before the first input or frame nothing is on screen that could stay: what stands at its start goes to where
  /// insets have put that, unless a link has said otherwise.
  func followStart(_ change: inout LayoutChange, before: Point) {
    guard state.clock == nil, phase == .idle else { return }
    let (old, new) = (change.old, change.new)
    for axis in Axis.both
    where old.inset.lower(axis) != new.inset.lower(axis) || old.inset.upper(axis) != new.inset.upper(axis) {
      guard !change.isKept[axis], change.destination[axis] == before[axis],
        change.offset[axis] == state.offset[axis], old.extent[axis].lower == state.offset[axis],
        let start = new.extent[axis].lower
      else { continue }
      change.offset[axis] = start
    }
  }

  /// At rest: asks where that should be in the new layout, and goes there.
  func rest(at offset: Point, wish: Point) {
    let wasOpen = state.isMovementOpen
    if restingScale != state.origin.scale {
      // Nothing holds it past a limit any more.
      move(to: offset, by: .layout)
      return land(planStands(at: now), as: .layout)
    }
    let target = askStands(
      self.wish(PerAxis(.layout), to: wish, from: offset, arrival: PerAxis(.jump)))
    let journey = plan(target, glide: PerAxis(.none), at: now)
    if journey.motion.settlingTime > 0 {
      decelerate(journey)
      move(to: offset, by: .layout)
    } else {
      move(to: journey.motion.destination, by: .layout)
      if !wasOpen { settle(.layout) }
    }
  }

  /// The running motion between the new walls, to where what it leads to is now.
  func rebound(_ journey: Journey, _ redirected: PerAxis<Double?>, offset: Point) {
    let elapsed = elapsed(of: journey)
    let isAnimating = phase == .animating
    let intents = journey.intents
    var left = intents
    let velocity = journey.motion.velocity(at: journey.motion.start + elapsed)
    var natural = Point(x: redirected.x ?? intents.x.wish, y: redirected.y ?? intents.y.wish)
    for axis in Axis.both {
      left[axis] = left[axis].remainder(of: journey.motion.axes[axis], at: elapsed)
      if isAnimating {
        left[axis].arrival = arrival(left[axis])
      } else if redirected[axis] == nil {
        natural[axis] = planner(journey.cause[axis], axis).bounded(natural[axis], velocity: velocity[axis])
      }
    }
    let arrival = PerAxis(x: left.x.arrival, y: left.y.arrival)
    let target = askStands(
      wish(PerAxis(.layout), to: natural, from: offset, velocity: velocity, arrival: arrival))
    for axis in Axis.both {
      let isAnew = isAnimating && mustJump(intents[axis])
      // An axis that rests while the other one travels goes there at once, as it would at rest.
      left[axis].arrival =
        isAnew || !journey.travels(axis, after: elapsed) ? .jump : target.arrival[axis]
      // Where no link has chosen where it rests, and none did now, it runs on, and stops wherever that leads.
      let isFree =
        !isAnimating && redirected[axis] == nil && target.offset[axis] == natural[axis]
        && !state.stands[axis].isLinks
      follow(
        journey, axis, to: isFree ? nil : target.offset[axis], by: left[axis], from: offset[axis],
        at: elapsed, isAnew: isAnew)
    }
  }

  /// An axis goes on between the walls there are now: by its running motion if that leads to the wish, or there is none;
  /// otherwise to the wish, by what is left of its law.
  func follow(
    _ journey: Journey, _ axis: Axis, to wish: Double?, by left: Intent, from offset: Double,
    at elapsed: Double, isAnew: Bool = false
  ) {
    let planner = planner(journey.cause[axis], axis)
    var intent = journey.intents[axis]
    let motion = journey.motion.axes[axis]
    // It goes there already, if only for a wall: that may move on.
    let goesThere = wish == intent.wish || wish == motion.destination
    if let wish, goesThere, !intent.isGlide { intent.wish = wish }
    var planned = planner.rebound(motion, intent: intent, at: elapsed)
    if let wish {
      let velocity = motion.velocity(at: elapsed)
      // A bounce leads home to where its wall was: what a link has chosen may be elsewhere by now.
      let isElsewhere =
        state.stands[axis].isLinks
        && planned.motion.destination != planner.bounded(wish, velocity: velocity)
      if isAnew || !goesThere || isElsewhere {
        var left = left
        left.wish = wish
        planned = planner.replan(left, from: offset, velocity: velocity, at: elapsed)
      }
    }
    (journey.motion.axes[axis], journey.intents[axis]) = planned
  }

  /// Whether an animation is to be there at once: it was asked to, or `reducesMotion` has been switched on since it began. What
  /// a finger set going, and would glide by itself, goes on.
  private func mustJump(_ intent: Intent) -> Bool {
    switch (intent.arrival, intent.glide) {
    case (.jump, _): true
    case (.spring, .none), (.custom, .none): state.settings.reducesMotion
    case (.spring, _), (.custom, _), (.keepSpeed, _): false
    }
  }

  /// How an animation was asked to arrive; by the scroller's own spring where that says nothing.
  private func arrival(_ intent: Intent) -> Arrival {
    switch intent.arrival {
    case .spring, .custom: intent.arrival
    case .jump, .keepSpeed: .spring(response: Self.animationResponse)
    }
  }
}
