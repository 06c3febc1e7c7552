package import Foundation
import ScrollBehaviors
import ScrollFoundation
package import ScrollHosting

/// A window: it hands events to what is under them, and frames to all.
package final class Window {
  package let host = ScrollHost()

  package init() { host.frameDuration = 0 }

  package func addSubview(_ view: ScrollView) { host.add(view.scroll, frame: Rect(view.frame)) }

  package func sendEvent(_ event: Event) {
    for touch in event.allTouches {
      // A finger is one object from its coming to its going.
      let (id, time) = (Int(bitPattern: ObjectIdentifier(touch)), Timestamp(touch.timestamp))
      switch touch.phase {
      case .began: host.touchBegan(at: Point(touch.location), time: time, id: id)
      case .moved:
        for sample in event.coalescedTouches(for: touch) ?? [touch] {
          host.touchMoved(to: Point(sample.location), time: Timestamp(sample.timestamp), id: id)
        }
        if let next = event.predictedTouches(for: touch)?.first {
          host.touchPredicted(at: Point(next.location), time: Timestamp(next.timestamp), id: id)
        }
      case .stationary: break
      case .ended: host.touchEnded(at: Point(touch.location), time: time, id: id)
      case .cancelled: host.touchCancelled(time: time, id: id)
      }
    }
  }

  /// The display calls; it may stop until `host.onNeedsFrame` if this returns nil.
  @discardableResult
  package func displayLinkDidFire(timestamp: TimeInterval) -> TimeInterval? {
    let now = Timestamp(timestamp)
    host.frame(at: now)
    return host.nextWake(from: now).map { TimeInterval($0) }
  }
}
