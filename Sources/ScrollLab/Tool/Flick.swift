import ScrollEngine
import ScrollSpace
package import TouchRecordings

extension Recording {
  /// A finger that flicks upwards: its speed grows evenly to 5000 points a second, and the finger is lifted.
  package static var flick: Recording {
    let (speed, duration) = (5_000.0, 0.096)
    func place(_ share: Double) -> Point { Point(x: 195, y: 700 - speed * duration / 2 * share * share) }
    let moves: [ScrollCall] = (1...12).map {
      let share = Double($0) / 12
      return .touchMoved(to: place(share), time: .seconds(duration * share))
    }
    return Recording(
      name: "flick",
      calls: [.touchBegan(at: place(0), time: .zero)] + moves
        + [.touchEnded(at: place(1), time: .seconds(duration) + 0.002)])
  }
}
