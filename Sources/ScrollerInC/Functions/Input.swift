package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

// Touches, wheels, steps, speeds and frames of a scroller.

@_cdecl("scroller_touch_began")
package func touchBegan(_ list: OpaquePointer?, _ finger: Int32, _ at: scroller_point, _ time: Double) {
  Scroller.perform(.touchBegan(at: at.point, time: .seconds(time), id: Int(finger)), on: list)
}

@_cdecl("scroller_touch_moved")
package func touchMoved(_ list: OpaquePointer?, _ finger: Int32, _ at: scroller_point, _ time: Double) {
  Scroller.perform(.touchMoved(to: at.point, time: .seconds(time), id: Int(finger)), on: list)
}

@_cdecl("scroller_touch_ended")
package func touchEnded(
  _ list: OpaquePointer?, _ finger: Int32, _ at: scroller_point, _ time: Double
) -> scroller_touch_outcome {
  let call = ScrollCall.touchEnded(at: at.point, time: .seconds(time), id: Int(finger))
  return scroller_touch_outcome(Scroller.perform(call, on: list).outcome)
}

@_cdecl("scroller_touch_cancelled")
package func touchCancelled(_ list: OpaquePointer?, _ finger: Int32, _ time: Double) {
  Scroller.perform(.touchCancelled(time: .seconds(time), id: Int(finger)), on: list)
}

@_cdecl("scroller_cancel_all_touches")
package func cancelAllTouches(_ list: OpaquePointer?, _ time: Double) {
  Scroller.of(list)?.scroll.cancelAllTouches(time: .seconds(time))
}

@_cdecl("scroller_wheel")
package func wheel(
  _ list: OpaquePointer?, _ delta: scroller_point, _ phase: scroller_wheel_phase, _ time: Double
) {
  Scroller.perform(.wheel(by: delta, in: phase, time), on: list)
}

@_cdecl("scroller_step")
package func step(
  _ list: OpaquePointer?, _ kind: scroller_step_kind, _ count: scroller_point, _ time: Double
) {
  Scroller.perform(.step(by: ScrollStep(kind, count), time: .seconds(time)), on: list)
}

@_cdecl("scroller_move")
package func move(_ list: OpaquePointer?, _ velocity: scroller_point, _ glides: Bool, _ time: Double) {
  Scroller.perform(.move(at: velocity.vector, glides: glides, time: .seconds(time)), on: list)
}

@_cdecl("scroller_advance")
package func advance(_ list: OpaquePointer?, _ time: Double) -> scroller_demand {
  scroller_demand(Scroller.perform(.advance(to: .seconds(time)), on: list).demand)
}

extension ScrollCall {
  /// A wheel's delta. With a phase that the header does not have, the call is refused, and counted.
  static func wheel(by delta: scroller_point, in phase: scroller_wheel_phase, _ time: Double) -> ScrollCall {
    let phase = UInt8(exactly: phase.rawValue).flatMap { WheelPhase(rawValue: $0) }
    return .wheel(by: phase == nil ? .unusable : delta.vector, phase: phase ?? .unknown, time: .seconds(time))
  }
}

extension ScrollStep {
  /// Steps of a kind. With a kind that the header does not have, the call is refused, and counted.
  init(_ kind: scroller_step_kind, _ count: scroller_point) {
    self =
      switch kind {
      case scroller_step_arrows: .arrows(count.vector)
      case scroller_step_lines: .lines(count.vector)
      case scroller_step_notches: .notches(count.vector)
      case scroller_step_pages: .pages(count.vector)
      case scroller_step_ends: .ends(count.vector)
      default: .arrows(.unusable)
      }
  }
}

extension Vector {
  fileprivate static var unusable: Vector { Vector(x: .nan, y: .nan) }
}
