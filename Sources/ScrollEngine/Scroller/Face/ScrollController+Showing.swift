import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Returns the offset that brings a rectangle of the content into view.
  ///
  /// The rectangle is in content coordinates, as the frames of items are: neither a zoom nor a rebase changes it.
  /// Without them it is in the coordinates of `contentOffset`, too. The view is the viewport less its insets and less
  /// `padding`, the room to keep between the rectangle and the sides. An axis with `.nearest` alignment starts from
  /// the target of a running animation, else from the offset. If the rectangle is in view, that axis does not move,
  /// even past a wall. Otherwise walls limit the offset. If the rectangle or the padding is not usable, the axes do
  /// not move.
  public func contentOffset(
    showing rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point {
    state.frame.geometry.contentOffset(
      showing: state.frame.origin.offset(of: rect), from: state.course.commandStart, align: align,
      padding: padding)
  }

  /// Scrolls so that a rectangle of the content is in view, as ``contentOffset(showing:align:padding:)`` defines.
  /// Does nothing if the rectangle is in view. A rectangle or padding that is not usable is refused and counted.
  ///
  /// An axis on which the rectangle is in view continues as before, also a fling. That fling may carry the rectangle
  /// out of view again. UIScrollView would end the fling; here, as with setting `contentOffset.x`, the other axis is
  /// left alone. Within an `update` the command takes effect after the layout.
  public func scrollRectToVisible(
    _ rect: Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool
  ) {
    take(.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)) {
      func act() {
        let context = (animated || state.isZoomBouncing ? turns.plansAtRest : turns.plans).context
        let present = state.course.commandStart(from: context.offset)
        let offset = context.geometry.contentOffset(
          showing: context.origin.offset(of: rect), from: present, align: align, padding: padding)
        let name: StaticString = "setContentOffset(_:on:animated:)"
        guard offset != present, mayCommand(name), chain.check(isUsable(offset), "\(offset)", name) else {
          return
        }
        let inView = Axis.both.first { offset[$0] == present[$0] }
        turns.send(to: offset, on: inView?.cross, animated: animated)
      }
      if isUpdating { queue(act) } else { act() }
    }
  }

  /// Scrolls to the start of the content by an animation, unless a link returns false in `scrollShouldScrollToTop`.
  /// `scrollDidScrollToTop` is called on arrival.
  ///
  /// Does nothing on an axis without a lower wall. The other axis continues as before, and commands for it do not
  /// stop the scroll to the top. Within an `update` the command takes effect after the layout.
  public func scrollToTop(of axis: Axis = .vertical) {
    take(.scrollToTop(of: axis)) {
      func act() {
        guard state.frame.geometry.extent[axis].lower != nil, mayCommand("scrollToTop(of:)") else { return }
        // The links that are asked may remove the wall, or command anything else.
        if chain.mayScrollToTop(self), let top = state.frame.geometry.extent[axis].lower {
          turns.animate(
            to: Point(x: top, y: top), on: PerAxis(only: axis), restingOn: PerAxis(.wall(.lower)), isTop: true
          )
        }
        turns.deliver()
      }
      if isUpdating { queue(act) } else { act() }
    }
  }

  /// Returns the target on which an axis rests, or to which it moves, if the given link has chosen that target; else
  /// nil.
  public func restTarget(of link: any ScrollBehavior, on axis: Axis) -> RestTarget? {
    let link = chain.speaker(for: link)
    // A basis is long, and read in place.
    return axis == .horizontal
      ? state.course.restBases.x.target(of: link) : state.course.restBases.y.target(of: link)
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
    setRestTarget(target, of: link, on: axis, as: isChosen ? .chosen : .named)
  }

  /// Lets an axis rest on a thing that is not there yet, for example an item that is still to be loaded.
  ///
  /// The axis stays where it is until then. After each layout the link is asked for the thing by
  /// ``ScrollBehavior/offset(of:in:)``. Once the answer is not nil, the thing is the axis' rest target. Whatever else
  /// moves the axis before, a person or the program, ends the wait. ``restTarget(of:on:)`` is nil meanwhile.
  public func awaitRestTarget(_ target: RestTarget, of link: any ScrollBehavior, on axis: Axis) {
    setRestTarget(target, of: link, on: axis, as: .awaited)
  }

  func setRestTarget(
    _ target: RestTarget?, of link: any ScrollBehavior, on axis: Axis, as claim: RestClaim
  ) {
    let link = chain.speaker(for: link)
    let number = chain.number(of: link)
    take(.setRestTarget(target, of: number, on: axis, as: claim), "setRestTarget(_:of:on:isChosen:)") {
      if claim == .awaited, let target {
        state.course.restBases[axis] = .awaited(link, target)
      } else {
        state.course.restBases[axis].set(target, of: link, isChosen: claim == .chosen)
      }
    }
  }

  /// Scrolls to a target of a link in the chain, at once or by the scroller's own spring; see
  /// ``scroll(to:of:arrival:completion:)``.
  @discardableResult
  public func scroll(to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, animated: Bool) -> Bool {
    scroll(to: targets, of: link, arrival: animated ? .own : nil)
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
    let link = chain.speaker(for: link)
    let number = chain.number(of: link)
    return take(.scroll(to: targets, of: number, arrival: arrival), orElse: false) {
      let name: StaticString = "scroll(to:of:arrival:completion:)"
      func go() -> Bool {
        guard mayCommand(name), chain.check(arrival?.isUsable ?? true, arrival?.words ?? "", name) else {
          return false
        }
        return turns.go(to: targets, of: link, arrival, completion)
      }
      guard isUpdating else { return go() }
      queue { if !go() { completion?(.interrupted(by: .stop)) } }
      return true
    }
  }
}
