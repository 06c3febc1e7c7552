import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Requests a layout because a behaviour's answers have changed: its content, walls, snap points or edges.
  ///
  /// The chain is asked again, from `extent` on, as for any change of the layout. The layout takes place at once, or
  /// at the end of an `update`. Content at rest moves to its new rest position, a motion continues between the new
  /// walls, and a drag continues without a jump. If a link measures items out of view, the offset changes and the
  /// items in view stay in place on screen: compare places of items, not offsets.
  public func invalidateLayout() {
    observe(.invalidateLayout)
    guard mayCommand() else { return }
    layout(isForced: true)
    deliver()
  }

  /// Changes the viewport, the content and the insets in one layout. Omitted values stay. To change more than these
  /// in one layout see ``update(_:)``.
  ///
  /// A rotation changes both the viewport and the content. If the values were set one after the other, the first
  /// would be laid out with the old value of the second. If a number is not usable, the whole call is refused and
  /// counted.
  public func resize(
    viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil, safeArea: Insets? = nil,
    obscured: Insets? = nil
  ) {
    observe(
      .resize(viewport: viewport, content: content, inset: inset, safeArea: safeArea, obscured: obscured))
    let size = viewport ?? self.viewport
    let length = content ?? state.givenContent
    var insets = state.insets
    // Adding zero removes a negative zero.
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

  /// Asks for lengths, walls and windows. Returns nil if nothing has changed, unless the layout is forced.
  func measure(isForced: Bool) -> (old: Geometry, isFirst: Bool, isReset: Bool)? {
    var proposal = askExtentAndInset()
    let isReset = resetOrigin(proposal.window)
    if isReset { proposal = askExtent() }
    var new = state.geometry
    new.content = proposal.content
    new.extent = proposal.extent
    new.scale = state.origin.scale
    let old = state.reportedGeometry
    guard let old, !isForced, !isReset, new == old, state.window == proposal.window else {
      (state.geometry, state.reportedGeometry, state.window) = (new, new, proposal.window)
      state.revision &+= 1
      if old == nil { beginAtStart() }
      return (old ?? new, old == nil, isReset)
    }
    return nil
  }

  /// Begins the first layout. An axis that a link has placed when it was attached stays there.
  private func beginAtStart() {
    for axis in Axis.both {
      guard case .asked(.layout) = state.restBases[axis] else { continue }
      state.offset[axis] = state.geometry.extent[axis].lower ?? 0
    }
  }

  /// Moves content at its start along with the insets before the first input or frame, unless a link has decided
  /// otherwise. Nothing is on screen then that could stay in place.
  func followStart(_ change: inout LayoutChange, before: Point) {
    guard state.timeOrder.clock == nil, phase == .idle else { return }
    let (old, new) = (change.old, change.new)
    for axis in Axis.both
    where old.inset.lower(axis) != new.inset.lower(axis) || old.inset.upper(axis) != new.inset.upper(axis) {
      guard !change.isOffsetDecided[axis], change.destination[axis] == before[axis],
        change.offset[axis] == state.offset[axis], old.extent[axis].lower == state.offset[axis],
        let start = new.extent[axis].lower
      else { continue }
      change.offset[axis] = start
    }
  }

  /// Continues at the offset of a layout. Each axis that a link sends elsewhere moves there.
  func follow(_ change: LayoutChange) {
    var offset = change.offset
    let sent = PerAxis(
      x: change.isDestinationDecided.x ? change.destination.x : nil,
      y: change.isDestinationDecided.y ? change.destination.y : nil)
    switch state.activity {
    case .idle: rest(at: offset, requested: Point(x: sent.x ?? offset.x, y: sent.y ?? offset.y))
    case .tracking: move(to: askKnown(offset), by: .layout)
    case .dragging(let drag), .wheeling(let drag):
      let (returning, velocity) = (drag.returning, velocityOnItsOwn)
      offset = askKnown(offset)
      drag.start = normalized(drag.start + (offset - state.offset))
      move(to: offset, by: .layout)
      // If the chain answers differently from now on, the content must not jump with the next move.
      askTranslation(of: drag)
      let (old, new) = (change.old.viewport, change.new.viewport)
      reanchor(isResized: PerAxis(x: old.width != new.width, y: old.height != new.height))
      if change.old.extent != change.new.extent || drag.returning != returning {
        returnToWalls(returning, beside: drag, at: velocity)
      }
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      plannedMotion.shift(by: change.displacement(from: state.offset))
      rebound(plannedMotion, sent, offset: offset)
      watchWalls(from: elapsed(of: plannedMotion))
      move(to: plannedMotion.landed(at: elapsed(of: plannedMotion), from: offset), by: .layout)
    }
  }

  /// Asks for the new rest position of content at rest, and moves there.
  func rest(at offset: Point, requested: Point) {
    let wasOpen = state.isMovementOpen
    if restingScale != state.origin.scale {
      // Nothing holds the scale past a limit any more.
      move(to: offset, by: .layout)
      return land(planRest(at: now), as: .layout)
    }
    let target = resolveRest(
      self.targetProposal(PerAxis(.layout), to: requested, from: offset, arrival: PerAxis(.jump)))
    let plannedMotion = plan(target, glide: PerAxis(.none), at: now)
    if plannedMotion.motion.settlingTime > 0 {
      decelerate(plannedMotion)
      move(to: offset, by: .layout)
    } else {
      move(to: plannedMotion.motion.destination, by: .layout)
      if !wasOpen { settle(.layout) }
    }
  }

  /// Continues the running motion between the new walls, to the present place of its target.
  func rebound(_ plannedMotion: PlannedMotion, _ redirected: PerAxis<Double?>, offset: Point) {
    let elapsed = elapsed(of: plannedMotion)
    let isAnimating = phase == .animating
    let intents = plannedMotion.intents
    var left = intents
    let velocity = plannedMotion.motion.velocity(at: plannedMotion.motion.start + elapsed)
    var natural = Point(x: redirected.x ?? intents.x.requested, y: redirected.y ?? intents.y.requested)
    for axis in Axis.both {
      left[axis] = left[axis].remainder(of: plannedMotion.motion.axes[axis], at: elapsed)
      if isAnimating {
        left[axis].arrival = arrival(left[axis])
      } else if redirected[axis] == nil {
        natural[axis] = planner(plannedMotion.cause[axis], axis).bounded(
          natural[axis], velocity: velocity[axis])
      }
    }
    let arrival = PerAxis(x: left.x.arrival, y: left.y.arrival)
    let target = resolveRest(
      targetProposal(PerAxis(.layout), to: natural, from: offset, velocity: velocity, arrival: arrival))
    for axis in Axis.both {
      let isAnew = isAnimating && mustJump(intents[axis])
      // If the other axis moves, an axis at rest is placed at once, as it would be at rest.
      left[axis].arrival =
        isAnew || !plannedMotion.travels(axis, after: elapsed) ? .jump : target.arrival[axis]
      // If no link has chosen a rest position before or now, the glide continues to wherever it stops.
      let isFree =
        !isAnimating && redirected[axis] == nil && target.offset[axis] == natural[axis]
        && !state.restBases[axis].isChosenByLink
      follow(
        plannedMotion, axis, to: isFree ? nil : target.offset[axis], by: left[axis], from: offset[axis],
        at: elapsed, isAnew: isAnew)
    }
  }

  /// Continues an axis between the present walls. The running motion continues if it leads to the target, or if there
  /// is no target. Otherwise the axis moves to the target by the rest of its law.
  func follow(
    _ plannedMotion: PlannedMotion, _ axis: Axis, to requested: Double?, by left: Intent, from offset: Double,
    at elapsed: Double, isAnew: Bool = false
  ) {
    let planner = planner(plannedMotion.cause[axis], axis)
    var intent = plannedMotion.intents[axis]
    let motion = plannedMotion.motion.axes[axis]
    // The axis moves there already, perhaps only because of a wall, which may move on.
    let goesThere = requested == intent.requested || requested == motion.destination
    if let requested, goesThere, !intent.isGlide { intent.requested = requested }
    var planned = planner.rebound(motion, intent: intent, at: elapsed)
    if let requested {
      let velocity = motion.velocity(at: elapsed)
      // A bounce returns to the former place of its wall. A link's target may be elsewhere by now.
      let isElsewhere =
        state.restBases[axis].isChosenByLink
        && planned.motion.destination != planner.bounded(requested, velocity: velocity)
      if isAnew || !goesThere || isElsewhere {
        var left = left
        left.requested = requested
        planned = planner.replan(left, from: offset, velocity: velocity, at: elapsed)
      }
    }
    (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planned
  }

  /// Returns true if an animation must arrive at once: it was a jump, or `reducesMotion` was switched on since it
  /// began. A glide that a finger has started continues.
  private func mustJump(_ intent: Intent) -> Bool {
    switch (intent.arrival, intent.glide) {
    case (.jump, _): true
    case (.spring, .none), (.custom, .none): state.settings.reducesMotion
    case (.spring, _), (.custom, _), (.keepSpeed, _): false
    }
  }

  /// Returns the arrival of an animation, or the scroller's own spring if the intent has none.
  private func arrival(_ intent: Intent) -> Arrival {
    switch intent.arrival {
    case .spring, .custom: intent.arrival
    case .jump, .keepSpeed: .spring(response: Self.animationResponse)
    }
  }
}
