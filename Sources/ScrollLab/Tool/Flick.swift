import ScrollSpace
package import TouchRecordings

extension Recording {
  /// A finger that flicks upwards: its speed grows evenly to 5000 points a second, and the finger is lifted.
  package static var flick: Recording {
    let (speed, duration) = (5_000.0, 0.096)
    var events: [TouchEvent] = []
    for index in 0...12 {
      let share = Double(index) / 12
      let y = 700 - speed * duration / 2 * share * share
      events.append(
        TouchEvent(
          index == 0 ? .down : .move, time: .seconds(duration * share), position: Point(x: 195, y: y)))
    }
    let end = events[12]
    events.append(TouchEvent(.up, time: end.time + 0.002, position: end.position))
    return Recording(name: "flick", events: events)
  }
}
