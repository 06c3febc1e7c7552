import ScrollEngine
import ScrollSpace

/// Hears all callbacks, and writes down what was said when.
final class Transcript: ScrollDelegate {
  /// What was told at a lift: when, and where it would come to rest.
  struct Promise: Hashable {
    var time: Double
    var destination: Point
  }

  private(set) var log = CallbackLog()
  private(set) var promises: [Promise] = []
  /// The time of what is being fed, in seconds.
  var now = 0.0
  private let axis: Axis
  private var lastOffset: Double

  /// A transcript that notes the offsets of one axis.
  init(of scroll: ScrollController, axis: Axis) {
    self.axis = axis
    lastOffset = scroll.contentOffset[axis]
  }

  func scrollDidScroll(_ scroll: ScrollController) {
    let offset = scroll.contentOffset[axis]
    log.addScroll(at: now, from: lastOffset, to: offset)
    lastOffset = offset
  }

  func scrollWillBeginDragging(_ scroll: ScrollController) { log.add("willBeginDragging", at: now) }

  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    let speed = CallbackLog.points(velocity[axis])
    let target = CallbackLog.points(targetContentOffset[axis])
    log.add("willEndDragging", at: now, detail: "\(speed) pt/s, target \(target) pt")
  }

  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    promises.append(Promise(time: now, destination: scroll.destination))
    log.add("didEndDragging", at: now, detail: "willDecelerate: \(willDecelerate)")
  }

  func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    log.add("willBeginDecelerating", at: now)
  }

  func scrollDidEndDecelerating(_ scroll: ScrollController) { log.add("didEndDecelerating", at: now) }

  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    log.add("didEndScrollingAnimation", at: now)
  }

  func scrollDidLayout(_ scroll: ScrollController) { log.add("didLayout", at: now) }

  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    lastOffset += shift[axis]
    log.add("didRebase", at: now, detail: "by \(CallbackLog.points(shift[axis])) pt")
  }

  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    log.add("didChangePhase", at: now, detail: "\(old) → \(scroll.phase)")
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    log.add("didSettle", at: now, detail: "\(reason)")
  }
}
