import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Sets the content going at a speed, in points per second, as a finger does that lifts at that speed.
  ///
  /// Links are asked as at a lift, by `motion` and `target`, with cause release, and edges answer; `drag` is not asked, and
  /// no limit of the settings counts. It is told as a deceleration: `scrollWillBeginDecelerating` and
  /// `scrollDidEndDecelerating`. It takes the place of what moves, and ends a drag, which then hears
  /// `scrollDidEndDragging(willDecelerate: true)`; given outside of any frame, input or callback, it begins with the next
  /// frame, or with the last one if something moves. At a speed of zero the content goes to where it should rest.
  ///
  /// With `axis`, only that axis is commanded; the other continues its motion. Reduced motion places a fling as a finger's. A
  /// velocity that is not usable is refused and counted.
  ///
  /// With a `time` it begins then, whatever the frames are; a time that is past counts as the present. Where the content comes to
  /// rest is known, and told, already: so a fling goes on in this scroller that will have run into a wall of another one by
  /// then. If the content decelerates, such a fling becomes a part of that deceleration, without a callback. Until it begins,
  /// its axis goes on as it was, and the speed that the axis has by then is added. Given again, it is planned anew; a speed of
  /// zero gives it up. If the content does not decelerate, it stands still on that axis until then.
  public func fling(velocity: Vector, on axis: Axis? = nil, at time: Timestamp? = nil) {
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
    let running = state.activity.journey
    let joins = phase == .decelerating && time != nil
    let wait = time.map { max(0, $0 - now) } ?? 0
    var (start, former) = (state.offset, PerAxis<(motion: AxisMotion, isFollowed: Bool)?>(nil))
    for one in Axis.both where joins && causes[one] != nil {
      former[one] = running.flatMap { $0.motion.axes[one].delayed(by: 0 - elapsed(of: $0)).underWay }
      guard let former = former[one] else { continue }
      if velocity[one] == 0 {
        // It goes on as if nothing were to follow.
        causes[one] = nil
        continue
      }
      start[one] = former.motion.offset(at: wait)
      speed[one] = normalized(speed[one] + former.motion.velocity(at: wait))
    }
    let journey = planGlide(causes, velocity: speed, from: joins ? start : nil, at: now)
    journey.awaitsStart = awaitsClock && time == nil && !joins
    if state.clock == nil, let time { journey.motion.start = time }
    for one in Axis.both {
      journey.touched[one] = causes[one] != nil
      if causes[one] == nil, let running { journey.take(one, from: running) }
      guard axis == nil || axis == one, let time else { continue }
      if let (motion, isFollowed) = former[one], let running {
        journey.follow(one, motion, of: running, isFollowed, for: velocity[one] == 0 ? nil : wait)
      } else if velocity[one] != 0 {
        journey.motion.axes[one] = journey.motion.axes[one].delayed(
          by: max(0, time - journey.motion.start))
      }
    }
    if journey.zoom == nil, journey.motion.settlingTime <= elapsed(of: journey) {
      interrupt(.replaced)
      move(to: journey.motion.destination, by: .momentum)
      settle(.decelerated)
    } else if joins {
      goOn(with: journey)
    } else {
      interrupt(.replaced, willDecelerate: true)
      glide(journey, awaitsStart: journey.awaitsStart)
    }
    deliver()
  }

  /// The deceleration goes on, with axes that are to move otherwise.
  private func goOn(with journey: Journey) {
    let isReduced = reduceMotion(of: journey)
    journey.watchedUntil = 0
    enter(.decelerating(journey))
    if isReduced { move(to: journey.landed(at: elapsed(of: journey), from: state.offset), by: .momentum) }
  }
}
