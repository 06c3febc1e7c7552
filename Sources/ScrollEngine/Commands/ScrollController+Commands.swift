import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The response of the spring by which steps and the program scroll, in seconds. Our choice: 1,000 pt take about
  /// 0.6 s.
  static let animationResponse = 0.35

  /// Scrolls to an offset, at once or by an animation.
  ///
  /// At once, the content is placed at the offset, without clamping, and both axes stop. This differs from setting
  /// `contentOffset`. A drag continues from the new offset.
  ///
  /// An animation starts with the present velocity, ends at closed walls, and ends a drag. If it is started outside
  /// of any frame, input or callback, it begins with the next frame; if something moves, with the last frame. An
  /// offset that is not usable is refused and counted.
  ///
  /// With `axis`, only that axis is commanded; the other continues its glide or animation. The animation is over when
  /// both axes rest.
  public func setContentOffset(_ offset: Point, on axis: Axis? = nil, animated: Bool) {
    observe(
      .setContentOffset(
        offset, on: axis, arrival: animated ? .spring(response: Self.animationResponse) : nil))
    send(to: offset, on: axis, animated: animated)
  }

  /// Scrolls to an offset at once, or by the scroller's own spring.
  func send(to offset: Point, on axis: Axis?, animated: Bool) {
    let call: StaticString = "setContentOffset(_:on:animated:)"
    let axes = Self.touched(by: axis)
    guard animated else {
      return put(at: taking(offset, on: axes, else: state.offset), stopping: axes, call)
    }
    guard mayCommand(call), check(isUsable(offset), "\(offset)", call) else { return }
    animate(to: offset, on: axes)
    deliver()
  }

  /// Scrolls to an offset by an animation of your choice: `.timed(0.3, .easeOut)`, `.spring(response: 0.5)`, or a law
  /// of the program. `.jump` arrives at once, with the same callbacks.
  ///
  /// The animation starts with the present velocity, also that of an animation that it replaces, and ends at closed
  /// walls. All else is as for ``setContentOffset(_:on:animated:)``.
  ///
  /// `completion` is called once, after `scrollDidEndScrollingAnimation` and before `scrollDidSettle`, and may
  /// command the scroller. If the scroller is deallocated, `completion` is called from within its deinit, which
  /// refuses commands. So capture the owner of the scroller weakly.
  ///
  /// An offset or an arrival that is not usable is refused and counted, and so is a command from within a question.
  /// The method then returns false, and `completion` is not called.
  ///
  /// If the program stops one axis in the meantime, the animation continues on the other axis and finishes there. If
  /// no axis of the animation is left, the animation is interrupted. Setting `contentOffset` does not end the
  /// animation; it continues from the new offset.
  @discardableResult
  public func setContentOffset(
    _ offset: Point, on axis: Axis? = nil, arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    observe(.setContentOffset(offset, on: axis, arrival: arrival))
    guard mayCommand(), check(isUsable(offset) && arrival.isUsable, "\(offset), \(arrival.words)") else {
      return false
    }
    animate(
      to: offset, on: Self.touched(by: axis), arrival: arrival, completion)
    deliver()
    return true
  }

  /// The offset from which commands count: the target of a running animation, or else the content offset.
  var commandStart: Point {
    phase == .animating && state.activity.plannedMotion?.zoom == nil ? destination : state.offset
  }

  /// Returns one axis, or both axes for nil.
  static func touched(by axis: Axis?) -> PerAxis<Bool> {
    PerAxis(x: axis != .vertical, y: axis != .horizontal)
  }

  /// Returns `offset` on the given axes, and `other` on the remaining axes.
  private func taking(_ offset: Point, on axes: PerAxis<Bool>, else other: Point) -> Point {
    Point(x: axes.x ? offset.x : other.x, y: axes.y ? offset.y : other.y)
  }

  /// Starts an animation to an offset on some axes, because the program commands it.
  func animate(
    to requested: Point, on axes: PerAxis<Bool>, arrival: Arrival = .spring(response: animationResponse),
    restingOn restBases: PerAxis<RestBasis> = PerAxis(.asked(.program)), _ completion: Completion? = nil,
    isTop: Bool = false
  ) {
    animate(
      PerAxis(x: axes.x ? .program : nil, y: axes.y ? .program : nil),
      to: taking(normalized(requested), on: axes, else: destination),
      velocity: velocityOnItsOwn, arrival: PerAxis(arrival), restingOn: restBases,
      completion: completion, isTop: isTop)
  }

  /// Asks the links for the target of an animation, or of a step that leads ahead of `base`. An axis that a finger or
  /// a wheel held moves to its rest position.
  func askAnimation(
    _ touching: PerAxis<Cause?>, to requested: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep?, aheadOf base: Point?, restingOn restBases: PerAxis<RestBasis>
  ) -> TargetProposal {
    var causes = PerAxis<Cause?>(endedCause)
    var (arrivals, beginning) = (PerAxis(Arrival.keepSpeed), PerAxis(RestBasis.asked(.layout)))
    for axis in Axis.both where touching[axis] != nil {
      (causes[axis], arrivals[axis], beginning[axis]) = (touching[axis], arrival[axis], restBases[axis])
    }
    var proposal = self.targetProposal(causes, to: requested, velocity: velocity, arrival: arrivals)
    proposal.step = step
    return base.map { askStep(proposal, from: $0) } ?? askTarget(proposal, restingOn: beginning)
  }

  /// Continues the motion of an axis that a command does not affect, within the command's planned motion.
  func goOn(_ axis: Axis, in plannedMotion: PlannedMotion) {
    guard let running = state.activity.plannedMotion else { return }
    plannedMotion.adopt(axis, from: running)
    // The planned motion that arrives at the top calls didScrollToTop.
    (plannedMotion.isScrollToTop[axis], running.isScrollToTop[axis]) = (running.isScrollToTop[axis], false)
  }

  /// True if a motion that is planned now begins with the next frame or input. While something moves, the clock is
  /// that of the visible frame.
  var awaitsClock: Bool { !state.isTimed && state.activity.plannedMotion?.awaitsStart ?? true }

  /// The cause for an axis that a finger or a wheel held, and that a command for the other axis releases; nil if
  /// nothing holds the content.
  var endedCause: Cause? {
    switch state.activity {
    case .tracking, .dragging: .release
    case .wheeling: .wheel
    case .idle, .decelerating, .animating: nil
    }
  }
}
