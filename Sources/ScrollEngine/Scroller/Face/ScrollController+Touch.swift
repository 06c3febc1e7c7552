import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Begins a touch at a place in the viewport. The finger catches a moving content where it is displayed.
  ///
  /// A finger stays in effect until it lifts. If the program animates or stops the content under the finger, the
  /// finger drags again after another slop. While scrolling is disabled on both axes, a finger that comes down is
  /// ignored until it lifts.
  ///
  /// Times must not go back within a gesture. The first finger of a gesture starts a new clock, and so does a finger
  /// that comes more than a second before the gesture's time. A finger a little behind the last frame is normal. With
  /// several fingers down, the newest finger moves the content.
  ///
  /// A time far ahead is accepted, as after a long sleep. If all later times are more than a second before it, it was
  /// absurd. The first move or frame after it is then refused. The second in a row sets the clock back, and the gesture
  /// continues. Its velocity follows from the moves since then.
  ///
  /// `slop` is the distance that this touch must move before it drags, in points: less for a mouse than for a finger.
  /// Nil for the distance in `settings.slop`.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0, slop: Double? = nil) {
    take(.touchBegan(at: position, time: time, id: id, slop: slop)) {
      turns.begin(id, at: position, time, slop: slop)
    }
  }

  /// Moves a touch to a place in the viewport.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    take(.touchMoved(to: position, time: time, id: id)) {
      guard turns.isDown(id, #function),
        turns.isInOrder(time, after: state.hands.touches.time, #function)
      else { return }
      turns.turn(at: time) { turns.moveFinger(id, to: position, time: time) }
    }
  }

  /// Moves a touch to the place where the finger is believed to be at the time of a frame.
  ///
  /// The place is between two samples, or ahead of the last sample, and is computed by the system or the host, as a
  /// resampler does. The place moves the content, and has no other effect: the velocity and the time of the gesture
  /// do not change. The next `touchMoved` moves the content to the real place. A time before the finger came down is
  /// refused and counted.
  public func touchPredicted(at position: Point, time: Timestamp, id: Int = 0) {
    take(.touchPredicted(at: position, time: time, id: id)) {
      guard turns.isDown(id, #function) else { return }
      if let began = state.hands.touches.began(id), time < began {
        return chain.refuse(.reversedTime, #function, "\(time) after \(began)")
      }
      turns.timed {
        turns.checkChain()
        turns.moveFinger(id, to: position, time: state.hands.touches.time, isPredicted: true)
        turns.deliver()
      }
    }
  }

  /// Ends a touch because the finger was lifted, and returns the result of the touch.
  ///
  /// A new place is a last move. A time before the last time of the gesture counts as that time. `velocity` is the
  /// finger's velocity at the lift, in points per second, from a host whose recogniser knows it. Nil: the velocity
  /// follows from the moves. The limits of the settings apply in both cases.
  @discardableResult
  public func touchEnded(
    at position: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    return take(.touchEnded(at: position, time: time, id: id, velocity: velocity), orElse: .none) {
      turns.isDown(id, isLast: true, #function)
        ? turns.lift(id, at: position, time, as: .lifted, velocity, #function) : .none
    }
  }

  /// Returns the result that a touch would have if it were lifted at the given time.
  public func touchOutcome(of id: Int = 0, at time: Timestamp) -> TouchOutcome {
    state.hands.outcome(of: id, at: time)
  }

  /// Ends a touch because the system or another recogniser took it away: a lift without velocity. ``dragEnd``
  /// distinguishes a lift from a cancellation.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    take(.touchCancelled(time: time, id: id)) {
      guard turns.isDown(id, isLast: true, #function) else { return }
      turns.lift(id, at: state.hands.touches.position(of: id), time, as: .cancelled, nil, #function)
    }
  }

  /// Cancels all fingers, those on a trackpad too. For a window that loses the focus, and for a device that
  /// disappears. Each finger ends as a cancelled touch.
  public func cancelAllTouches(time: Timestamp) {
    if state.course.zoom.pinch != nil { pinchCancelled(time: time) }
    for touch in state.hands.touches.down { touchCancelled(time: time, id: touch.id) }
    wheel(by: .zero, phase: .cancelled, time: time)
  }

  /// True if input scrolls at least one axis. False disables both axes for fingers, wheels and steps; true enables
  /// both. `settings.isScrollEnabled` has the axes one by one.
  ///
  /// While an axis is disabled, input neither scrolls nor flings it. While both are disabled, input catches nothing
  /// and causes no callbacks. A finger that comes down is ignored until it lifts, also if scrolling is enabled in the
  /// meantime. Fingers that are down when both axes are disabled are ignored from then on. Their drag ends as
  /// cancelled, after the callbacks of the present call.
  ///
  /// Motions continue: a deceleration, an animation, a run of wheel deltas until its end. The program can scroll, as
  /// with UIScrollView.
  public var isScrollEnabled: Bool {
    get { state.hands.isEnabled }
    set { settings.isScrollEnabled = PerAxis(newValue) }
  }

  /// Returns the axes on which an input by this many points would move the content.
  ///
  /// An axis at its wall, or past it, is not included, and neither is a disabled axis. A host with several scrollers
  /// calls this method to choose a scroller.
  ///
  /// With `isWheel` the input is that of a wheel or a trackpad, in points. `settings.wheelMapping` maps the input,
  /// and the result contains the axes on which the content would move. Without `isWheel` the input is that of a
  /// finger or a key, which is not mapped.
  public func canScroll(by delta: Vector, isWheel: Bool = false) -> PerAxis<Bool> {
    let delta = isWheel ? mapped(byWheel: delta) : delta
    let movement = state.hands.enabled(state.frame.turned(delta))
    var result = PerAxis(false)
    for axis in Axis.both where movement[axis] != 0 && movement[axis].isFinite {
      result[axis] = !state.isAtWall(axis, towards: movement[axis])
    }
    return result
  }

  /// Returns a movement of a wheel, along the axes to which `settings.wheelMapping` maps it.
  package func mapped(byWheel delta: Vector) -> Vector {
    state.frame.mapped(delta, by: state.hands.settings)
  }

  /// Returns the axes on which a finger that moves by this much would stretch the content past a wall. The links are
  /// asked about the wall as at such a pull, on trial: what a snapshot has of their answers stays.
  package func canStretch(by movement: Vector) -> PerAxis<Bool> {
    leaveRest()
    let laws = chain.reasons.laws
    defer { chain.reasons.laws = laws }
    let way = state.hands.enabled(state.frame.turned(movement))
    var result = PerAxis(false)
    for axis in Axis.both where way[axis] != 0 {
      let side: Side = way[axis] < 0 ? .lower : .upper
      let target = state.course.offset[axis] + way[axis]
      guard let wall = state.frame.geometry.extent[axis][side], (target - wall) * way[axis] > 0 else {
        continue
      }
      let proposal = EdgeProposal(
        cause: .drag, axis: axis, side: side, wall: wall, velocity: 0, target: target)
      result[axis] = chain.edge(proposal, in: state.context).pull != nil
    }
    return result
  }
}
