import ScrollMotion
import ScrollSpace

// Requests of the program that consist of several turns.
extension Turns {
  /// Sets another chain, and calls the links that leave and join.
  func set(_ behaviors: [any ScrollBehavior]) {
    chain.set(behaviors)
    state.course.restBases.follow(to: behaviors)
    state.outbox.host.restless = nil
    state.course.revise()
    watchWalls(isAnew: true)
    chain.calling { chain.attach(to: scroller) }
    layout(isForced: true)
    deliver()
  }

  /// Ends an update: the layout that it collected, then what waited for the layout, then the callbacks.
  func endUpdate() {
    if state.calls.update.depth == 1, state.calls.observer != nil { scroller.notifyObserver(.updateEnded) }
    state.calls.update.depth -= 1
    if state.isUpdating { return }
    let update = state.calls.update
    state.calls.update = Update()
    if let viewport = update.viewport { state.frame.geometry.viewport = viewport }
    if update.awaitsLayout { layout(isForced: update.isForced) }
    let wasAfterUpdate = state.calls.isAfterUpdate
    state.calls.isAfterUpdate = true
    chain.calling(nil) {
      for (link, run) in update.afterwards {
        // What a link left is again the link's turn.
        if let link {
          chain.calling(nil, chain.number(of: link) ?? CurrentCall.formerLink, run)
        } else {
          run()
        }
      }
    }
    state.calls.isAfterUpdate = wasAfterUpdate
    deliver()
    guard update.changesAfterCommand, state.phase == .idle else { return }
    // The content rests as after a change that came later than the command that placed it.
    layout(isForced: true)
    deliver()
  }

  /// Scrolls to an offset on one axis or on both, at once or by the scroller's own spring.
  func send(to offset: Point, on axis: Axis?, animated: Bool) {
    let axes = PerAxis(only: axis)
    guard animated else {
      put(at: offset.on(axes, else: state.course.offset), stopping: axes)
      return deliver()
    }
    animate(to: offset, on: axes)
    deliver()
  }

  /// Scrolls to a target of a link at once. Returns false if the target does not exist.
  func go(
    to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, _ arrival: Arrival?,
    _ completion: Completion?
  ) -> Bool {
    var requested = state.course.offset
    var axes = PerAxis(false)
    var restBases = PerAxis(RestBasis.asked(.program))
    var found = targets
    let context = (arrival == nil && !state.isZoomBouncing ? plans : plansAtRest).context
    let start = state.course.commandStart(from: context.offset)
    let offsets = chain.offset(of: &found, by: link, in: context.heading(to: start))
    for axis in Axis.both where targets[axis] != nil {
      guard let offset = offsets[axis], let target = found[axis] else { return false }
      requested[axis] = context.geometry.extent[axis].clamp(offset)
      (axes[axis], restBases[axis]) = (true, .link(link, target, laterCause: nil))
    }
    if let arrival {
      animate(to: requested, on: axes, arrival: arrival, restingOn: restBases, completion)
      deliver()
    } else {
      put(at: requested, stopping: axes, restingOn: restBases)
      deliver()
      completion?(.finished)
    }
    return true
  }
}
