import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// What an axis rests on, or is on its way to, if that link has chosen it; else nil.
  public func restTarget(of link: any ScrollBehavior, on axis: Axis) -> RestTarget? {
    state.stands[axis].target(of: link)
  }

  /// Has an axis stand on what a link of the chain says, without going anywhere: the link knows what the axis rests on
  /// already, or goes there with the next layout, because there is none yet. Nil: the axis stands on nothing that is known.
  ///
  /// If `isChosen` is false, the link only has a name for where the axis rests. What another link or a delegate has chosen
  /// stays, and with a layout all links are asked for a target, as they would be without the name.
  public func setRestTarget(
    _ target: RestTarget?, of link: any ScrollBehavior, on axis: Axis, isChosen: Bool = true
  ) {
    guard mayCommand(), check(target?.part.isUsable ?? true, "part \(target?.part ?? 0)") else { return }
    var behind: Cause?
    switch state.stands[axis] {
    case .link(let author, _, let cause) where author === link: behind = cause
    case .asked(let cause) where !isChosen: behind = cause
    case .link, .offset, .wall, .asked: guard isChosen else { return }
    }
    state.stands[axis] = target.map { .link(link, $0, behind: behind) } ?? .asked(.layout)
  }

  /// Goes to what a link of the chain calls by a target, at once or by the scroller's own spring; see
  /// ``scroll(to:of:arrival:completion:)``.
  @discardableResult
  public func scroll(to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, animated: Bool) -> Bool {
    scroll(to: targets, of: link, arrival: animated ? .spring(response: Self.animationResponse) : nil)
  }

  /// Goes to what a link of the chain calls by a target, on each axis that has one, and stands on that from then on: at once
  /// for no arrival, and else by an animation, which follows what it leads to. An axis with none goes on as it was. All else is
  /// as for ``setContentOffset(_:on:arrival:completion:)``. Closed walls outrank it.
  ///
  /// The link is asked by ``ScrollBehavior/offset(of:in:)`` where that is. False if it is nowhere, or the command was
  /// refused: then nobody is told. Within an `update` it goes there once that is laid out. Whether it can is not known yet: the
  /// answer is true, and `completion` is told `.interrupted(by: .stop)` if it cannot.
  @discardableResult
  public func scroll(
    to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, arrival: Arrival?,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    if isUpdating {
      afterUpdate {
        if self.scroll(to: targets, of: link, arrival: arrival, completion: completion) { return }
        completion?(.interrupted(by: .stop))
      }
      return true
    }
    guard mayCommand(), check(arrival?.isUsable ?? true, arrival?.words ?? "") else { return false }
    var wish = state.offset
    var axes = PerAxis(false)
    var stands = PerAxis(Stand.asked(.program))
    var found = targets
    func ask() -> PerAxis<Double?> {
      let offsets = askOffset(of: &found, link, from: commandStart)
      let extent = state.geometry.extent
      return PerAxis(x: offsets.x.map { extent.x.clamp($0) }, y: offsets.y.map { extent.y.clamp($0) })
    }
    let offsets = arrival == nil ? ask() : supposingRest(ask)
    for axis in Axis.both where targets[axis] != nil {
      guard let offset = offsets[axis], let target = found[axis] else { return false }
      wish[axis] = offset
      (axes[axis], stands[axis]) = (true, .link(link, target, behind: nil))
    }
    if let arrival {
      animate(to: wish, on: axes, arrival: arrival, standingOn: stands, completion)
      deliver()
    } else {
      put(at: wish, stopping: axes, standingOn: stands)
      completion?(.finished)
    }
    return true
  }
}
