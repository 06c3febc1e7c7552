package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollMotion
import ScrollSpace

// Input of a host.

@_cdecl("scroller_host_touch_began")
package func hostTouchBegan(
  _ host: OpaquePointer?, _ touch: Int32, _ device: scroller_device, _ at: scroller_point, _ time: Double
) {
  let known = UInt8(exactly: device.rawValue).flatMap { PointerDevice(rawValue: $0) }
  // A device that the header does not have comes down nowhere, which is refused.
  let place = known == nil ? Point(x: .nan, y: .nan) : at.point
  Host.of(host)?.host.touchBegan(at: place, time: .seconds(time), id: Int(touch), device: known ?? .finger)
}

@_cdecl("scroller_host_touch_moved")
package func hostTouchMoved(_ host: OpaquePointer?, _ touch: Int32, _ at: scroller_point, _ time: Double) {
  Host.of(host)?.host.touchMoved(to: at.point, time: .seconds(time), id: Int(touch))
}

@_cdecl("scroller_host_touch_ended")
package func hostTouchEnded(
  _ host: OpaquePointer?, _ touch: Int32, _ at: scroller_point, _ time: Double
) -> scroller_touch_outcome {
  let outcome = Host.of(host)?.host.touchEnded(at: at.point, time: .seconds(time), id: Int(touch))
  return outcome.map { scroller_touch_outcome($0) } ?? scroller_touch_other
}

@_cdecl("scroller_host_touch_cancelled")
package func hostTouchCancelled(_ host: OpaquePointer?, _ touch: Int32, _ time: Double) {
  Host.of(host)?.host.touchCancelled(time: .seconds(time), id: Int(touch))
}

@_cdecl("scroller_host_cancel_all")
package func hostCancelAll(_ host: OpaquePointer?, _ time: Double) {
  Host.of(host)?.host.cancelAllTouches(time: .seconds(time))
}

@_cdecl("scroller_host_wheel")
package func hostWheel(
  _ host: OpaquePointer?, _ delta: scroller_point, _ phase: scroller_wheel_phase, _ at: scroller_point,
  _ time: Double
) {
  Host.of(host)?.host.perform(.wheel(by: delta, in: phase, time), at: at.point)
}

@_cdecl("scroller_host_step")
package func hostStep(
  _ host: OpaquePointer?, _ kind: scroller_step_kind, _ count: scroller_point, _ at: scroller_point,
  _ time: Double
) {
  Host.of(host)?.host.step(by: ScrollStep(kind, count), at: at.point, time: .seconds(time))
}

@_cdecl("scroller_host_key")
package func key(
  _ host: OpaquePointer?, _ key: scroller_key, _ event: scroller_key_event, _ time: Double
) -> Bool {
  guard let host = Host.of(host)?.host, let key = ScrollKey(key) else { return false }
  switch event {
  case scroller_key_pressed: return host.keyPressed(key, time: .seconds(time))
  case scroller_key_repeated: return host.keyPressed(key, isRepeat: true, time: .seconds(time))
  case scroller_key_released:
    host.keyReleased(key, time: .seconds(time))
    return true
  default: return false
  }
}

extension ScrollKey {
  /// A key of the header; nil for a constant that the header does not have.
  fileprivate init?(_ key: scroller_key) {
    switch key {
    case scroller_key_left: self = .left
    case scroller_key_right: self = .right
    case scroller_key_up: self = .up
    case scroller_key_down: self = .down
    case scroller_key_page_up: self = .pageUp
    case scroller_key_page_down: self = .pageDown
    case scroller_key_home: self = .home
    case scroller_key_end: self = .end
    case scroller_key_space: self = .space
    case scroller_key_shift_space: self = .shiftSpace
    default: return nil
    }
  }
}
