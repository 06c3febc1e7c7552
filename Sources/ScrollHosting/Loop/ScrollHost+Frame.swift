public import ScrollEngine
public import ScrollSpace

extension ScrollHost {
  /// Updates everything to a time: moves of touches since the last frame, long presses, taps and timers that are due,
  /// and all scrollers. Call it once a frame, before you draw, if ``isDue(at:)`` is true. If a display calls you for
  /// each frame, call it every time.
  ///
  /// Returns the most urgent demand of all scrollers, timers and gestures. Draw if the demand is `.needsFrame`.
  /// Otherwise nothing has changed since the last frame, and ``wait(from:)`` returns how long to wait.
  @discardableResult
  public func frame(at now: Timestamp) -> FrameDemand {
    feed(at: now, orElse: demand) {
      let draws = mustDraw
      bringBack(to: now)
      (isCalled, mustDraw, hasNotifiedHost, lastFrame) = (false, false, true, now)
      flushMoves(at: now)
      recognize { $0 <= now }
      runTimers(at: now)
      isCalled = false
      let demandOfScrollers = advance(to: now)
      restKeys(now)
      // Someone who had had a frame was changed by someone after that.
      answer = isCalled ? .needsFrame : demandOfScrollers
      (isCalled, hasNotifiedHost, mustDraw) = (draws || mustDraw, false, false)
      reportedDemand = self.demand
      return reportedDemand
    }
  }

  /// Advances the scrollers that need the frame. Callbacks may take areas out and wake scrollers: those that come later
  /// in the order get this frame, and areas that are added get the next one.
  private func advance(to now: Timestamp) -> FrameDemand {
    var demand = FrameDemand.idle
    let end = roster.end
    roster.begin(at: now)
    isInFrame = true
    var next = roster.nextDue(from: 0, before: end)
    while let place = next {
      if let target = roster[place]?.target {
        roster.reach(place)
        demand = demand.merged(with: target.advance(to: now))
        roster.restIfIdle(target, at: place)
        roster.wake()
      }
      next = roster.nextDue(from: place + 1, before: end)
    }
    isInFrame = false
    roster.frames.end()
    return demand
  }

  /// The most urgent demand of all scrollers, timers and gestures at present.
  public var demand: FrameDemand {
    if isCalled || mustDraw { return .needsFrame }
    var demand = answer
    for timer in timers { demand = demand.merged(with: .sleep(until: timer.due)) }
    if let due = nextGesture { demand = demand.merged(with: .sleep(until: due)) }
    return demand
  }

  /// Returns the time when the next frame is due; nil if no frame is due before an input or a command. The time is at
  /// least ``frameDuration`` after the last frame, and `now` for the first frame.
  public func nextWake(from now: Timestamp) -> Timestamp? {
    let earliest = min(lastFrame.map { $0 + frameDuration } ?? now, now + frameDuration)
    switch demand {
    case .needsFrame: return earliest
    case .sleep(let time): return max(time, earliest)
    case .idle: return nil
    }
  }

  /// Returns how long the host may wait for events, in seconds: 0 if a frame is due, and nil if no frame is due before
  /// an input.
  public func wait(from now: Timestamp) -> Double? { nextWake(from: now).map { max(0, $0 - now) } }

  /// Returns true if a frame is due. A host without a display link calls this after its events, which may come much
  /// more often than frames.
  public func isDue(at now: Timestamp) -> Bool { wait(from: now) == 0 }

  /// Requests a frame that is drawn even if no scroller has changed, because of something that the host itself draws.
  public func setNeedsFrame() {
    mustDraw = true
    if !isFed { notifyHost() }
  }
}
