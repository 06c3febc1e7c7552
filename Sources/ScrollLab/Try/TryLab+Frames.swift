import LabStories
import ScrollEngine
import ScrollHosting
import ScrollSpace
import ScrollTrace

extension TryLab {
  /// Returns how long nothing needs to be drawn if no event comes, in seconds: 0 if a frame is due, nil for without
  /// limit.
  package func wait(at time: Double) -> Double? {
    if isStale { return 0 }
    var wait = host.wait(from: .seconds(time - start))
    if let replay { wait = replay.due.map { max(0, start + $0.seconds - time) } ?? 0 }
    guard let messageEnd else { return wait }
    return min(wait ?? .infinity, max(0, messageEnd - time))
  }

  /// How long a message is shown, in seconds.
  package static let messageSeconds = 8.0

  /// Draws a frame: everything moves to this time.
  package func frame(at time: Double) {
    isStale = false
    let moment = sceneTime(time)
    if replay != nil { play(upTo: moment) } else { perform(TraceMark(name: "frame", time: moment)) }
    if let end = messageEnd, time >= end { message = nil }
    if message != nil, messageEnd == nil { messageEnd = time + Self.messageSeconds }
    note(at: moment)
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
