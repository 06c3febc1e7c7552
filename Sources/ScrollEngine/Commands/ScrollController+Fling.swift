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
  /// With a `time` it begins then, whatever the frames are; a time that is past counts as the present. Until then the content
  /// stands still on that axis, and where it comes to rest is known, and told, already: so a fling goes on in this
  /// scroller that will have run into a wall of another one by then.
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
    let journey = planGlide(causes, velocity: speed, at: now)
    journey.awaitsStart = awaitsClock && time == nil
    if state.clock == nil, let time { journey.motion.start = time }
    for one in Axis.both {
      journey.touched[one] = causes[one] != nil
      if causes[one] != nil, let time {
        journey.motion.axes[one] = journey.motion.axes[one].delayed(by: max(0, time - journey.motion.start))
      }
      if causes[one] == nil, let running = state.activity.journey { journey.take(one, from: running) }
    }
    if journey.zoom != nil || journey.motion.settlingTime > elapsed(of: journey) {
      interrupt(.replaced, willDecelerate: true)
      glide(journey, awaitsStart: journey.awaitsStart)
    } else {
      interrupt(.replaced)
      move(to: journey.motion.destination, by: .momentum)
      settle(.decelerated)
    }
    deliver()
  }
}
