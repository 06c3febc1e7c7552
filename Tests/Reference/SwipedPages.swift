import ScrollBehaviors
import ScrollMotion

/// Pages that a trackpad's stream turns, with or without its phases.
enum SwipedPages {
  /// Returns the number of pages that a stream has turned along its main axis, in its direction. Frames come 60 times
  /// a second.
  static func turned(by stream: [(time: Double, phase: WheelPhase, delta: Vector)]) -> Int {
    let sum = stream.reduce(Vector.zero) { $0 + $1.delta }
    let axis: Axis = sum.x.magnitude > sum.y.magnitude ? .horizontal : .vertical
    let pages = Paging(axis: axis)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 16_000, height: 16_000),
      behaviors: [AxisLock(.dominant), pages, Bouncing()])
    pages.scroll(toPage: 20, animated: false)
    var frame = 0
    for (time, phase, delta) in stream {
      while Double(frame) / 60 < time {
        scroll.advance(to: .seconds(Double(frame) / 60))
        frame += 1
      }
      scroll.wheel(by: delta, phase: phase, time: .seconds(time))
    }
    for later in frame..<frame + 600 { scroll.advance(to: .seconds(Double(later) / 60)) }
    return (pages.page - 20) * (sum[axis] < 0 ? -1 : 1)
  }
}
