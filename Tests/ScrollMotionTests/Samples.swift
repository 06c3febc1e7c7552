import ScrollMotion
import ScrollSpace

extension VelocityTracker {
  /// What has been where at these times, in seconds.
  init(at times: some Sequence<Double>, _ place: (Double) -> Point) {
    self.init()
    for time in times { add(place(time), at: .seconds(time)) }
  }
}
