import ScrollMotion
public import ScrollSpace

extension ScrollController {
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
  /// If the content decelerates, the fling becomes a part of that deceleration, without a callback. Until the fling
  /// begins, its axis continues as before. The velocity that the axis has at that time is added. A further call for
  /// the axis plans the fling anew; a velocity of zero cancels it. If the content does not decelerate, it stays in
  /// place on that axis until then.
  public func fling(velocity: Vector, on axis: Axis? = nil, at time: Timestamp? = nil) {
    observe(.fling(velocity: velocity, on: axis, at: time))
    guard mayCommand(),
      check(isUsable(velocity) && time.map(isUsable) ?? true, "\(velocity) at \(time ?? .zero)")
    else { return }
    var causes = PerAxis<Cause?>(endedCause)
    var speed = endedCause == nil ? self.velocity : .zero
    for one in Axis.both where axis == nil || axis == one {
      causes[one] = .release
      speed[one] = normalized(velocity[one])
    }
    endZoom(.replaced)
    let running = state.activity.plannedMotion
    let joins = phase == .decelerating && time != nil
    let wait = time.map { max(0, $0 - now) } ?? 0
    var (start, former) = (state.offset, PerAxis<(motion: AxisMotion, isFollowed: Bool)?>(nil))
    for one in Axis.both where joins && causes[one] != nil {
      former[one] = running.flatMap { $0.motion.axes[one].delayed(by: 0 - elapsed(of: $0)).underWay }
      guard let former = former[one] else { continue }
      if velocity[one] == 0 {
        // The axis continues as if no fling were to follow.
        causes[one] = nil
        continue
      }
      start[one] = former.motion.offset(at: wait)
      speed[one] = normalized(speed[one] + former.motion.velocity(at: wait))
    }
    let plannedMotion = planGlide(causes, velocity: speed, from: joins ? start : nil, at: now)
    plannedMotion.awaitsStart = awaitsClock && time == nil && !joins
    if state.timeOrder.clock == nil, let time { plannedMotion.motion.start = time }
    for one in Axis.both {
      plannedMotion.touched[one] = causes[one] != nil
      if causes[one] == nil, let running { plannedMotion.adopt(one, from: running) }
      guard axis == nil || axis == one, let time else { continue }
      if let (motion, isFollowed) = former[one], let running {
        plannedMotion.follow(one, motion, of: running, isFollowed, for: velocity[one] == 0 ? nil : wait)
      } else if velocity[one] != 0 {
        plannedMotion.motion.axes[one] = plannedMotion.motion.axes[one].delayed(
          by: max(0, time - plannedMotion.motion.start))
      }
    }
    if plannedMotion.zoom == nil, plannedMotion.motion.settlingTime <= elapsed(of: plannedMotion) {
      interrupt(.replaced)
      move(to: plannedMotion.motion.destination, by: .momentum)
      settle(.decelerated)
    } else if joins {
      goOn(with: plannedMotion)
    } else {
      interrupt(.replaced, willDecelerate: true)
      glide(plannedMotion, awaitsStart: plannedMotion.awaitsStart)
    }
    deliver()
  }

  /// Continues the deceleration with a changed motion on some axes.
  private func goOn(with plannedMotion: PlannedMotion) {
    let isReduced = reduceMotion(of: plannedMotion)
    plannedMotion.watchedUntil = 0
    enter(.decelerating(plannedMotion))
    if isReduced {
      move(to: plannedMotion.landed(at: elapsed(of: plannedMotion), from: state.offset), by: .momentum)
    }
  }
}
