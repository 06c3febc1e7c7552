import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Returns the target on which an axis rests, or to which it moves, if the given link has chosen that target; else
  /// nil.
  public func restTarget(of link: any ScrollBehavior, on axis: Axis) -> RestTarget? {
    state.restBases[axis].target(of: link)
  }

  /// Sets the target on which an axis rests, without moving the axis.
  ///
  /// Use this if the link knows already what the axis rests on, or if the axis gets there with the next layout,
  /// because there is no layout yet. Nil: the axis rests on no known target.
  ///
  /// If `isChosen` is false, the link only has a name for the present rest position. A choice of another link or of a
  /// delegate then stays in effect. At the next layout all links are asked for a target, as without the name.
  public func setRestTarget(
    _ target: RestTarget?, of link: any ScrollBehavior, on axis: Axis, isChosen: Bool = true
  ) {
    observe(.setRestTarget(target, of: number(of: link), on: axis, isChosen: isChosen))
    guard mayCommand(), check(target?.part.isUsable ?? true, "part \(target?.part ?? 0)") else { return }
    var laterCause: Cause?
    switch state.restBases[axis] {
    case .link(let author, _, let cause) where author === link: laterCause = cause
    case .asked(let cause) where !isChosen, .cut(_, let cause) where !isChosen: laterCause = cause
    case .link, .offset, .wall, .asked, .cut: guard isChosen else { return }
    }
    state.restBases[axis] = target.map { .link(link, $0, laterCause: laterCause) } ?? .asked(.layout)
  }

  /// Scrolls to a target of a link in the chain, at once or by the scroller's own spring; see
  /// ``scroll(to:of:arrival:completion:)``.
  @discardableResult
  public func scroll(to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, animated: Bool) -> Bool {
    scroll(to: targets, of: link, arrival: animated ? .spring(response: Self.animationResponse) : nil)
  }

  /// Scrolls to a target of a link in the chain, on each axis that has a target, and rests on that target from then
  /// on.
  ///
  /// Without an `arrival` the content is there at once. With an arrival an animation follows the target, also if the
  /// target moves. An axis whose target is nil continues as before. All else is as for
  /// ``setContentOffset(_:on:arrival:completion:)``. Closed walls limit the offset.
  ///
  /// The link is asked for the offset by ``ScrollBehavior/offset(of:in:)``. The method returns false if the target
  /// does not exist, or if the command was refused; `completion` is then not called. Within an `update` the command
  /// takes effect after the layout, and the method returns true. If the target does not exist then, `completion` is
  /// called with `.interrupted(by: .stop)`.
  @discardableResult
  public func scroll(
    to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, arrival: Arrival?,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    observe(.scroll(to: targets, of: number(of: link), arrival: arrival))
    guard isUpdating else { return send(to: targets, of: link, arrival, completion) }
    afterUpdate {
      if self.send(to: targets, of: link, arrival, completion) { return }
      completion?(.interrupted(by: .stop))
    }
    return true
  }

  /// Scrolls to a target of a link at once. Returns false if the target does not exist, or the command was refused.
  private func send(
    to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, _ arrival: Arrival?,
    _ completion: Completion?
  ) -> Bool {
    let call: StaticString = "scroll(to:of:arrival:completion:)"
    guard mayCommand(call), check(arrival?.isUsable ?? true, arrival?.words ?? "", call) else { return false }
    var requested = state.offset
    var axes = PerAxis(false)
    var restBases = PerAxis(RestBasis.asked(.program))
    var found = targets
    func ask() -> PerAxis<Double?> {
      let offsets = askOffset(of: &found, link, from: commandStart)
      let extent = state.geometry.extent
      return PerAxis(x: offsets.x.map { extent.x.clamp($0) }, y: offsets.y.map { extent.y.clamp($0) })
    }
    let offsets = arrival == nil && !isZoomBouncing ? ask() : supposingRest(ask)
    for axis in Axis.both where targets[axis] != nil {
      guard let offset = offsets[axis], let target = found[axis] else { return false }
      requested[axis] = offset
      (axes[axis], restBases[axis]) = (true, .link(link, target, laterCause: nil))
    }
    if let arrival {
      animate(to: requested, on: axes, arrival: arrival, restingOn: restBases, completion)
      deliver()
    } else {
      put(at: requested, stopping: axes, restingOn: restBases, call)
      completion?(.finished)
    }
    return true
  }

  private func number(of link: any ScrollBehavior) -> Int? { state.chain.links.firstIndex { $0 === link } }
}
