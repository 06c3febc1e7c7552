import ScrollMotion
public import ScrollSpace

extension ScrollController {
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
    take(.setContentOffset(offset, on: axis, arrival: animated ? .own : nil)) {
      let place = animated ? offset : offset.on(PerAxis(only: axis), else: state.course.offset)
      guard chain.check(isUsable(place), "\(place)", #function) else { return }
      if state.queuesCommands {
        if !animated { state.calls.update.offset = offset.on(PerAxis(only: axis), else: contentOffset) }
        return queue { [self] in turns.send(to: offset, on: axis, animated: animated) }
      }
      turns.send(to: place, on: axis, animated: animated)
    }
  }

  /// Leaves a command to the end of the running update, after what waits before it.
  @inline(never)
  func queue(endsZoom: Bool = true, _ command: @escaping () -> Void) {
    state.calls.update.awaitCommand(endingZoomAt: endsZoom ? state.scale : nil)
    afterUpdate(command)
  }

  /// Leaves a new offset to the end of the running update. It places the axes whose offset it changes, or both if it
  /// changes none, because the layout may move them before.
  @inline(never)
  func queue(_ offset: Point) {
    let former = contentOffset
    state.calls.update.offset = offset
    queue { [self] in
      var place = state.course.offset
      for axis in Axis.both where offset == former || offset[axis] != former[axis] {
        place[axis] = offset[axis]
      }
      turns.put(at: place)
      turns.deliver()
    }
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
    take(.setContentOffset(offset, on: axis, arrival: arrival), orElse: false) {
      guard chain.check(isUsable(offset) && arrival.isUsable, "\(offset), \(arrival.words)", #function) else {
        return false
      }
      func act() {
        turns.animate(to: offset, on: PerAxis(only: axis), arrival: arrival, completion)
        turns.deliver()
      }
      if state.queuesCommands { queue(act) } else { act() }
      return true
    }
  }

  /// `contentOffset` in content coordinates: 0 at the beginning of the content, growing towards its end. On a ring,
  /// positions have no bounds. If the origin moves, positions count from the place that the first layout put at 0.
  ///
  /// Setting the position sets the offset, with the same effects. An axis whose position is set to its present value
  /// keeps its offset to the last bit.
  public var contentPosition: Point {
    get { state.frame.origin.position(of: contentOffset) }
    set {
      guard state.queuesCommands else { return place(at: newValue) }
      let former = contentPosition
      var offset = contentOffset
      state.frame.origin.set(&offset, at: newValue)
      state.calls.update.offset = offset
      queue { [self] in
        var place = contentPosition
        for axis in Axis.both where newValue == former || newValue[axis] != former[axis] {
          place[axis] = newValue[axis]
        }
        self.place(at: place)
      }
    }
  }

  private func place(at position: Point) {
    var offset = state.course.offset
    state.frame.origin.set(&offset, at: position)
    contentOffset = offset
  }

  /// Starts a fling at a velocity, in points per second, as a finger does that lifts at that velocity.
  ///
  /// Links are asked `motion` and `target` as at a lift, with the cause `.release`, and edges answer. `drag` is not
  /// asked, and the limits of the settings do not apply. The callbacks are those of a deceleration:
  /// `scrollWillBeginDecelerating` and `scrollDidEndDecelerating`.
  ///
  /// The fling replaces the running motion. A drag ends with `scrollDidEndDragging(willDecelerate: true)`. If the
  /// fling is started outside of any frame, input or callback, it begins with the next frame; if something moves,
  /// with the last frame. At a velocity of zero the content moves to its rest position.
  ///
  /// With `axis`, only that axis is commanded; the other continues its motion. Reduced motion has the same effect as
  /// on the fling of a finger. A velocity that is not usable is refused and counted.
  ///
  /// **Start time.** With a `time` the fling begins at that time, independently of frames. A time in the past counts
  /// as the present. The rest position is known, and callbacks are called, at once. So a host can pass on a fling
  /// that will hit the wall of another scroller at that time.
  ///
  /// Until the fling begins, its axis continues as before: frames before that time do not count. If the content
  /// decelerates, the fling becomes a part of that deceleration, without a callback, and the velocity that the axis has
  /// at that time is added. A further call for the axis plans the fling anew; a velocity of zero cancels it. An
  /// animation, a steady speed or a drag ends for its callbacks at once.
  public func fling(velocity: Vector, on axis: Axis? = nil, at time: Timestamp? = nil) {
    take(.fling(velocity: velocity, on: axis, at: time)) {
      turns.noteFling(velocity, at: time)
      func act() {
        turns.start(velocity, on: PerAxis(only: axis), at: time)
        turns.deliver()
      }
      if state.queuesCommands { queue(act) } else { act() }
    }
  }

  /// Stops every motion at once, at the present offset, also past a wall until the next layout. A scale past a
  /// limit is set to the limit. Ends the running part of a movement, and settles with the reason `.interrupted`. A
  /// finger that is down drags again after another slop. At rest this method does nothing.
  public func stop() {
    take(.stop) {
      func act() {
        turns.halt()
        turns.deliver()
      }
      if state.queuesCommands { queue(act) } else { act() }
    }
  }
}
