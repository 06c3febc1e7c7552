public import ScrollEngine
public import ScrollSpace

extension ScrollHost {
  /// Brings everything to a time: moves of touches that came since the last frame, long presses, taps and timers that are
  /// due, and all scrollers. Call it once a frame, before you draw, if ``isDue(at:)``; a display that calls for each frame
  /// calls it each time.
  ///
  /// Returns the most urgent demand of all scrollers, timers and gestures. Draw if that is `.needsFrame`. Otherwise nothing
  /// has changed since the last frame, and ``wait(from:)`` returns how long to wait.
  @discardableResult
  public func frame(at now: Timestamp) -> FrameDemand {
    feed(now, orElse: demand) {
      let draws = mustDraw
      (isCalled, mustDraw, hasTold, lastFrame) = (false, false, true, now)
      flushMoves()
      recognize(at: now)
      runTimers(at: now)
      isCalled = false
      var demand = FrameDemand.idle
      for area in scrollers {
        guard let target = area.target else { continue }
        target.watch(for: self)
        demand = demand.merged(with: target.advance(to: now))
      }
      // Someone who had had a frame was changed by someone after that.
      if isCalled { demand = .needsFrame }
      answer = demand
      (isCalled, hasTold, mustDraw) = (draws || mustDraw, false, false)
      toldDemand = self.demand
      return toldDemand
    }
  }

  /// What the host has to do, as things stand: the most urgent demand of all scrollers, timers and gestures.
  public var demand: FrameDemand {
    if isCalled || mustDraw { return .needsFrame }
    var demand = answer
    for timer in timers { demand = demand.merged(with: .sleep(until: timer.due)) }
    if let due = nextGesture { demand = demand.merged(with: .sleep(until: due)) }
    return demand
  }

  /// When the next frame is due; nil if nothing needs one until an input or a command comes. Not before ``frameDuration`` has
  /// passed since the last frame, and `now` for the first frame.
  public func nextWake(from now: Timestamp) -> Timestamp? {
    let earliest = min(lastFrame.map { $0 + frameDuration } ?? now, now + frameDuration)
    switch demand {
    case .needsFrame: return earliest
    case .sleep(let time): return max(time, earliest)
    case .idle: return nil
    }
  }

  /// How long the host may wait for events, in seconds: 0 if a frame is due, and nil for as long as none comes.
  public func wait(from now: Timestamp) -> Double? { nextWake(from: now).map { max(0, $0 - now) } }

  /// Whether a frame is due. A host without a display link asks this after its events, which may come much more often than
  /// frames.
  public func isDue(at now: Timestamp) -> Bool { wait(from: now) == 0 }

  /// Asks for a frame that is drawn, though no scroller has changed: because of something that the host draws itself.
  public func setNeedsFrame() {
    mustDraw = true
    if !isFed { tellHost() }
  }
}
