package import ScrollEngine
package import ScrollSpace
package import ScrollTesting

/// Records all callbacks of one scroller, or of several, with their times.
package final class Transcript: CallbackReceiver {
  /// A destination that was announced at a lift, with its time.
  package struct Promise: Hashable {
    package var time: Double
    package var destination: Point
  }

  /// A scroller and its name.
  private struct Speaker {
    var name: String
    var axis: Axis
    var lastOffset: Double
  }

  package private(set) var log: CallbackLog
  package private(set) var promises: [Promise] = []
  /// The time of the present input or frame, in seconds.
  package var now = 0.0
  private var speakers: [ObjectIdentifier: Speaker] = [:]

  /// Creates a transcript that notes the offsets of one axis.
  package convenience init(of scroll: ScrollController, axis: Axis) {
    self.init(log: CallbackLog())
    note(scroll, "", axis)
  }

  /// Creates a transcript of several scrollers with their names, and becomes their delegate.
  package convenience init(
    of scrollers: [(name: String, scroll: ScrollController, axis: Axis)], log: CallbackLog
  ) {
    self.init(log: log)
    for (name, scroll, axis) in scrollers {
      note(scroll, name.isEmpty ? "" : name + ": ", axis)
      scroll.delegate = self
    }
  }

  private init(log: CallbackLog) { self.log = log }

  private func note(_ scroll: ScrollController, _ name: String, _ axis: Axis) {
    speakers[ObjectIdentifier(scroll)] = Speaker(
      name: name, axis: axis, lastOffset: scroll.contentOffset[axis])
  }

  private func add(_ name: String, of scroll: ScrollController, detail: String = "") {
    log.add((speakers[ObjectIdentifier(scroll)]?.name ?? "") + name, at: now, detail: detail)
  }

  package override func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {
    switch callback {
    case .didScroll: addScroll(of: scroll)
    case .didEndDragging(let willDecelerate):
      promises.append(Promise(time: now, destination: scroll.destination))
      add("didEndDragging", of: scroll, detail: "willDecelerate: \(willDecelerate)")
    // A zoom causes a layout with every change of the scale.
    case .didLayout where scroll.isZooming: break
    case .didChangePhase(let old):
      add("didChangePhase", of: scroll, detail: "\(old) → \(scroll.phase)")
    case .didSettle(let reason): add("didSettle", of: scroll, detail: "\(reason)")
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
      .willBeginZooming, .didLayout:
      add("\(callback)", of: scroll)
    default: break
    }
  }

  private func addScroll(of scroll: ScrollController) {
    guard let speaker = speakers[ObjectIdentifier(scroll)] else { return }
    let offset = scroll.contentOffset[speaker.axis]
    log.addScroll(at: now, from: speaker.lastOffset, to: offset, name: speaker.name + "didScroll")
    speakers[ObjectIdentifier(scroll)]?.lastOffset = offset
  }

  package override func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    let axis = speakers[ObjectIdentifier(scroll)]?.axis ?? .vertical
    let speed = CallbackLog.points(velocity[axis])
    let target = CallbackLog.points(targetContentOffset[axis])
    add("willEndDragging", of: scroll, detail: "\(speed) pt/s, target \(target) pt")
  }

  package override func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    add("didEndZooming", of: scroll, detail: "at \(scale)")
  }

  package override func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    let axis = speakers[ObjectIdentifier(scroll)]?.axis ?? .vertical
    speakers[ObjectIdentifier(scroll)]?.lastOffset += shift[axis]
    add("didRebase", of: scroll, detail: "by \(CallbackLog.points(shift[axis])) pt")
  }
}
