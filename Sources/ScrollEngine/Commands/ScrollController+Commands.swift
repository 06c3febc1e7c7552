import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The spring by which steps and the program travel, in seconds. Our choice: 1,000 pt take about 0.6 s.
  static let animationResponse = 0.35

  /// Goes to an offset, at once or by an animation.
  ///
  /// At once it places the content there, not clamped, and stops both axes, other than `contentOffset = …`; during a drag
  /// the drag goes on from there. An animation keeps the speed there is, ends at closed walls,
  /// and ends a drag; given outside of any frame, input or callback, it begins with the next frame, or with the
  /// last one if something moves. An offset that is not usable is refused and counted.
  ///
  /// With `axis`, only that axis is commanded; the other continues its glide or animation. The animation is over when
  /// both axes rest.
  public func setContentOffset(_ offset: Point, on axis: Axis? = nil, animated: Bool) {
    let axes = Self.touched(by: axis)
    guard animated else { return put(at: taking(offset, on: axes, else: state.offset), stopping: axes) }
    guard mayCommand(), check(isUsable(offset), "\(offset)") else { return }
    animate(to: offset, on: axes, arrival: .spring(response: Self.animationResponse))
    deliver()
  }

  /// Goes to an offset by an animation of its own: `.timed(0.3, .easeOut)`, `.spring(response: 0.5)`, a law of the
  /// program's; `.jump` is there at once, by the same callbacks.
  ///
  /// All else is as in ``setContentOffset(_:on:animated:)``: it keeps the speed there is, also that of an animation whose
  /// place it takes, and ends at closed walls. `completion` is called once, after `scrollDidEndScrollingAnimation` and before
  /// `scrollDidSettle`, and may command the scroller. Of a scroller that goes away it comes from within that one's deinit, which
  /// refuses commands: so hold whatever owns the scroller weakly. An offset or an arrival that is not usable, and a
  /// command from within a question, are refused and counted: then the answer is false, and nobody is told.
  ///
  /// If the program stops one axis meanwhile, the animation goes on for the other and finishes with that; with no axis left
  /// of those it set going, it is interrupted. `contentOffset = …` does not end it: it goes on from there.
  @discardableResult
  public func setContentOffset(
    _ offset: Point, on axis: Axis? = nil, arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    guard mayCommand(), check(isUsable(offset) && arrival.isUsable, "\(offset), \(arrival.words)") else {
      return false
    }
    animate(
      to: offset, on: Self.touched(by: axis), arrival: arrival, completion)
    deliver()
    return true
  }

  /// From where commands count: where an animation leads, or else where the content is.
  var commandStart: Point {
    phase == .animating && state.activity.journey?.zoom == nil ? destination : state.offset
  }

  /// One axis, or both for nil.
  static func touched(by axis: Axis?) -> PerAxis<Bool> {
    PerAxis(x: axis != .vertical, y: axis != .horizontal)
  }

  /// An offset on some axes, and another on those that are not meant.
  private func taking(_ offset: Point, on axes: PerAxis<Bool>, else other: Point) -> Point {
    Point(x: axes.x ? offset.x : other.x, y: axes.y ? offset.y : other.y)
  }

  /// Sets out for an offset on some axes, because the program wants it.
  func animate(
    to wish: Point, on axes: PerAxis<Bool>, arrival: Arrival = .spring(response: animationResponse),
    standingOn stands: PerAxis<Stand> = PerAxis(.asked(.program)), _ completion: Completion? = nil,
    isTop: Bool = false
  ) {
    animate(
      PerAxis(x: axes.x ? .program : nil, y: axes.y ? .program : nil),
      to: taking(normalized(wish), on: axes, else: destination),
      velocity: velocityOnItsOwn, arrival: PerAxis(arrival), standingOn: stands,
      completion: completion, isTop: isTop)
  }

  /// Asks where an animation shall rest, or a step that leads ahead of an offset. An axis that a finger or wheel held goes
  /// where it should rest.
  func askAnimation(
    _ touching: PerAxis<Cause?>, to wish: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep?, aheadOf base: Point?, standingOn stands: PerAxis<Stand>
  ) -> TargetProposal {
    var causes = PerAxis<Cause?>(endedCause)
    var (arrivals, beginning) = (PerAxis(Arrival.keepSpeed), PerAxis(Stand.asked(.layout)))
    for axis in Axis.both where touching[axis] != nil {
      (causes[axis], arrivals[axis], beginning[axis]) = (touching[axis], arrival[axis], stands[axis])
    }
    var proposal = self.wish(causes, to: wish, velocity: velocity, arrival: arrivals)
    proposal.step = step
    return base.map { askStep(proposal, from: $0) } ?? askTarget(proposal, standingOn: beginning)
  }

  /// An axis that a command is not about goes on as it was, in the command's journey.
  func goOn(_ axis: Axis, in journey: Journey) {
    guard let running = state.activity.journey else { return }
    journey.take(axis, from: running)
    // It is told of the top by the one that leads it there.
    (journey.isScrollToTop[axis], running.isScrollToTop[axis]) = (running.isScrollToTop[axis], false)
  }

  /// Whether what is planned now begins with the next frame or input. While something moves, the clock is that of the frame
  /// that is seen.
  var awaitsClock: Bool { !state.isTimed && state.activity.journey?.awaitsStart ?? true }

  /// What an axis follows that a command for the other one takes from finger or wheel; nil where nothing holds it.
  var endedCause: Cause? {
    switch state.activity {
    case .tracking, .dragging: .release
    case .wheeling: .wheel
    case .idle, .decelerating, .animating: nil
    }
  }
}
