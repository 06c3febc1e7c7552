public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Scrolls by a precise delta of a wheel or trackpad, in points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as for a finger. While a finger is down, wheels have no
  /// effect.
  ///
  /// **With phases** fingers on a trackpad are as fingers on a touch screen. They hold the content, also past walls,
  /// however long they rest. `ended` flings the content with the velocity of the deltas, and links are asked with the
  /// cause `.release`. If the glide is free, the system's momentum replaces it. The content goes as far from the lift
  /// as the momentum, and never back. If a link has chosen a rest position, the first deltas of momentum show how far the
  /// system goes, and the links are asked once more. If a wall has answered, momentum has no effect.
  ///
  /// **Without phases** swipes and momentum are recognised by their shape: see `SwipeRecognizer`. When no delta has
  /// come for `settings.wheelPause`, the content moves to its rest position. When momentum begins, links are asked as
  /// at a lift, with the cause `.release`. If no link chooses a rest position, and glides are not reduced, there is
  /// no lift: momentum continues to move the content. During a step, a delta moves the content and the step's target.
  /// A delta of zero, which some wheels send, only passes its time: it begins, holds and ends nothing.
  ///
  /// If momentum meets content past an elastic wall, the wall takes its velocity, and the rest of the momentum has no
  /// effect.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, time: Timestamp) {
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    take(.wheel(by: delta, phase: phase, time: time)) {
      let screen = state.frame.mapped(delta, by: state.hands.settings)
      guard isEnd || state.hands.takes(screen) else { return }
      let delta = state.frame.turned(state.hands.enabled(screen))
      turns.turn(at: time) {
        state.hands.wheel.come(at: time)
        guard !isTracking, phase != .unknown || delta != .zero else { return }
        turns.roll(by: delta, phase == .unknown ? nil : phase)
      }
    }
  }

  /// Moves the content at a constant velocity, in points per second, until the next call changes the velocity. For a
  /// gamepad's stick, held arrow keys, or a finger near the edge of a drop area. Positive moves the offset right and
  /// down.
  ///
  /// Call this method when the velocity changes. A host that reads a stick in each frame may call it in each frame: a
  /// call with the same velocity changes nothing. Frames between the calls move the content to its offset at their
  /// time.
  ///
  /// **Velocity zero** releases the content. Links are asked as after a touch, with the cause `.release`, so that the
  /// content comes to rest on a page. The content stops at once; with `glides` it continues with its velocity, by its
  /// own law. Zero does nothing if no steady speed moves the content.
  ///
  /// **Walls** hold the content, also elastic walls: a steady speed has no distance that a wall could shorten. A
  /// velocity that leads farther out on an axis past its wall is dropped on that axis. An axis that is returning to
  /// its wall, or was pulled past it, returns while the speed moves the other axis. Content that rests past a wall
  /// may be moved along the wall. A wall that is `.open` lets the content pass.
  ///
  /// **Frames.** The scroller requests frames until the call with velocity zero, also while a wall holds the content:
  /// the content may grow. A host that wants to sleep meanwhile stops the content itself. After each frame it asks
  /// `canScroll(by:)` with the velocity. If neither axis can scroll, it calls this method with zero, and with the
  /// velocity again when the stick moves. ``cancelAllTouches(time:)`` ends the request, too.
  ///
  /// **Phase.** The phase is `.wheeling`, and links are asked `drag` with the cause `.wheel`. A touch, fingers on a
  /// trackpad, a wheel, a step or a command takes over. While a finger is down, this method does nothing. If the
  /// release of a key or stick is lost, call `cancelAllTouches(time:)`. An axis that is disabled in the meantime
  /// stops until the next call.
  public func move(at velocity: Vector, glides: Bool = false, time: Timestamp) {
    take(.move(at: velocity, glides: glides, time: time)) {
      turns.turn(at: time) {
        if !isTracking { turns.move(at: state.frame.turned(velocity), glides: glides) }
      }
    }
  }

  /// Scrolls by a step of arrows, lines, notches or pages, with an animation. The step starts at the target of a
  /// running animation, else at the offset. A glide on the same axis ends, without a jump in velocity. An axis that
  /// the step does not affect continues.
  ///
  /// A link that rounds to places is asked with the cause `.step`. If the link rounds the step back to its start, the
  /// link is asked again for a longer step: each step goes on to the next place.
  ///
  /// **Parts.** Less than a line or a notch is a part of a notch; three lines are one notch. Parts move the content,
  /// but a part alone does not move a link on to its next place. The link is asked with the cause `.wheel` about the
  /// sum of the parts, and with `.step` once the sum is a notch. The sum starts again if the wheel turns round, if
  /// something else moves the content, and after half a second. A step of zero moves nothing: it passes its time.
  ///
  /// The lengths come from `settings`, and so does the axis of lines and notches: see `WheelMapping`. While a finger
  /// is down, steps have no effect.
  public func step(by step: ScrollStep, time: Timestamp) {
    take(.step(by: step, time: time)) {
      let step = MeasuredStep(step, by: state.hands.settings, in: state.frame)
      let points = step.points
      guard chain.check(isUsable(points) && isUsable(time), "\(points) at \(time)", #function),
        points == .zero || state.hands.takes(points)
      else { return }
      turns.turn(at: time) { turns.scroll(by: step) }
    }
  }

  /// Scrolls by a step as a command of the program, from the present offset or the target of an animation. It is
  /// allowed in callbacks: a link may repeat a step in `didWake(_:)`.
  public func step(by step: ScrollStep) {
    take(.step(by: step, time: nil)) {
      func act() {
        let step = MeasuredStep(step, by: state.hands.settings, in: state.frame)
        guard chain.check(isUsable(step.points), "\(step.points)", "step(by:)"),
          state.hands.takes(step.points)
        else { return }
        turns.scroll(by: step)
        turns.deliver()
      }
      // A step moves nothing while fingers hold the content.
      if state.queuesCommands { queue(endsZoom: !state.isTracking, act) } else { act() }
    }
  }
}
