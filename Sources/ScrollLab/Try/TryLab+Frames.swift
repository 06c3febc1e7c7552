import LabStories
import ScrollEngine
import ScrollSpace

extension TryLab {
  /// Returns how long nothing needs to be drawn if no event comes, in seconds: 0 if a frame is due, nil for without
  /// limit.
  package func wait(at time: Double) -> Double? {
    if isStale { return 0 }
    if let replay { return replay.due.map { max(0, start + $0.seconds - time) } ?? 0 }
    switch demand {
    case .needsFrame: return 0
    case .sleep(let wake): return max(0, start + wake.seconds - time)
    case .idle: return nil
    }
  }

  /// Draws a frame: everything moves to this time.
  package func frame(at time: Double) {
    isStale = false
    let moment = sceneTime(time)
    if replay != nil {
      play(upTo: moment)
    } else {
      transcript.now = moment.seconds
      demand = scene.advance(to: moment)
      if isRecording { recording?.add(.frame(scene.states), at: moment) }
    }
    note(at: moment)
  }

  /// Plays the recording further. Content that moves at its end continues by itself.
  private func play(upTo moment: Timestamp) {
    let keepsSetup = replay?.setup != nil
    replay?.play(into: scene, upTo: moment) { entry in
      transcript.now = entry.time.seconds
      if case .deed(.take(let other)) = entry.step, !keepsSetup { setup = other }
    }
    guard let replay, replay.due == nil else { return }
    (self.replay, played, message) = (nil, replay, replay.words)
    demand = .needsFrame
    if scene.scroll.viewport != panes.viewport { scene.perform(.resize(panes.viewport), at: moment) }
  }

  /// Notes the offset of the moving content for the plot.
  private func note(at moment: Timestamp) {
    watch()
    let scroll = watchedScroll
    history.shift(by: scroll.contentOrigin.shift(since: origin, on: watched.axis))
    origin = scroll.contentOrigin
    history.add(
      History.Sample(
        time: moment.seconds, offset: scroll.contentOffset[watched.axis],
        velocity: scroll.velocity[watched.axis]))
  }

  /// Switches the plot to a scroller that moves, if the present one rests.
  private func watch() {
    var fastest = (speed: 1.0, number: watched.number, axis: watched.axis)
    guard watchedScroll.velocity[watched.axis].magnitude < fastest.speed else { return }
    for (number, scroller) in scene.scrollers.enumerated() {
      for axis in Axis.both {
        let speed = scroller.scroll.velocity[axis].magnitude
        if speed > fastest.speed { fastest = (speed, number, axis) }
      }
    }
    guard fastest.number != watched.number || fastest.axis != watched.axis else { return }
    watched = (fastest.number, fastest.axis)
    history = History()
    origin = watchedScroll.contentOrigin
  }
}
