package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollProfiles

// The functions of CScroller.h, which describes them.

@_cdecl("scroller_create")
package func create(
  _ chain: UnsafePointer<CChar>, _ viewport: scroller_size, _ content: scroller_size,
  _ error: UnsafeMutablePointer<CChar>?, _ room: Int
) -> OpaquePointer? {
  for size in [viewport, content] where !size.isUsable {
    write(
      "A scroller needs sizes from 0 to 1e150; this one has \(size.size); pass 0 if unknown.",
      to: error, room)
    return nil
  }
  guard let behaviors = behaviors(chain, viewport.size, content.size, error, room) else { return nil }
  let scroll = ScrollController(viewport: viewport.size, content: content.size, behaviors: behaviors)
  return OpaquePointer(Unmanaged.passRetained(Scroller(scroll)).toOpaque())
}

@_cdecl("scroller_free")
package func free(_ list: OpaquePointer?) {
  guard let list else { return }
  Unmanaged<Scroller>.fromOpaque(UnsafeRawPointer(list)).release()
}

@_cdecl("scroller_set_chain")
package func setChain(
  _ list: OpaquePointer?, _ chain: UnsafePointer<CChar>, _ error: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Bool {
  let scroll = Scroller.of(list).scroll
  let (viewport, content) = (scroll.viewport, scroll.contentSize)
  guard let behaviors = behaviors(chain, viewport, content, error, room) else { return false }
  scroll.behaviors = behaviors
  return true
}

@_cdecl("scroller_set_profile")
package func setProfile(_ list: OpaquePointer?, _ name: UnsafePointer<CChar>) -> Bool {
  guard let profile = ScrollProfile(named: String(cString: name)) else { return false }
  Scroller.of(list).scroll.apply(profile)
  return true
}

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
  return Scroller.perform(call, on: list).outcome == .tap ? scroller_touch_tap : scroller_touch_other
}

@_cdecl("scroller_touch_cancelled")
package func touchCancelled(_ list: OpaquePointer?, _ finger: Int32, _ time: Double) {
  Scroller.perform(.touchCancelled(time: .seconds(time), id: Int(finger)), on: list)
}

@_cdecl("scroller_cancel_all_touches")
package func cancelAllTouches(_ list: OpaquePointer?, _ time: Double) {
  Scroller.of(list).scroll.cancelAllTouches(time: .seconds(time))
}

@_cdecl("scroller_wheel")
package func wheel(
  _ list: OpaquePointer?, _ delta: scroller_point, _ phase: scroller_wheel_phase, _ time: Double
) {
  let known: WheelPhase? =
    switch phase {
    case scroller_wheel_unknown: .unknown
    case scroller_wheel_began: .began
    case scroller_wheel_changed: .changed
    case scroller_wheel_ended: .ended
    default: nil
    }
  let delta = known == nil ? .unusable : delta.vector
  Scroller.perform(.wheel(by: delta, phase: known ?? .unknown, time: .seconds(time)), on: list)
}

@_cdecl("scroller_step")
package func step(_ list: OpaquePointer?, _ kind: scroller_step_kind, _ count: scroller_point, _ time: Double)
{
  let step: ScrollStep =
    switch kind {
    case scroller_step_arrows: .arrows(count.vector)
    case scroller_step_lines: .lines(count.vector)
    case scroller_step_notches: .notches(count.vector)
    case scroller_step_pages: .pages(count.vector)
    case scroller_step_ends: .ends(count.vector)
    default: .arrows(.unusable)
    }
  Scroller.perform(.step(by: step, time: .seconds(time)), on: list)
}

@_cdecl("scroller_advance")
package func advance(_ list: OpaquePointer?, _ time: Double) -> scroller_demand {
  switch Scroller.perform(.advance(to: .seconds(time)), on: list).demand {
  case .needsFrame: scroller_demand(kind: scroller_needs_frame, wake: 0)
  case .sleep(let wake): scroller_demand(kind: scroller_sleeps, wake: wake.seconds)
  case .idle: scroller_demand(kind: scroller_idle, wake: 0)
  }
}

@_cdecl("scroller_set_callbacks")
package func setCallbacks(_ list: OpaquePointer?, _ callbacks: scroller_callbacks) {
  Scroller.of(list).callbacks = callbacks
}

/// The links of a text; nil for a text with a mistake, and for links that cannot work together.
private func behaviors(
  _ chain: UnsafePointer<CChar>, _ viewport: Size, _ content: Size, _ error: UnsafeMutablePointer<CChar>?,
  _ room: Int
) -> [any ScrollBehavior]? {
  let text = String(cString: chain)
  do throws(ChainText.Mistake) {
    // Links that were in a scroller may keep what they saw there, so the trial has links of its own.
    let links = try ChainText(text).behaviors
    let trial = ScrollController(viewport: viewport, content: content, behaviors: links)
    if let mistake = trial.chainReport.mistakes.first(where: { $0.certainty == .certain }) {
      throw ChainText.Mistake(message: "\(mistake)")
    }
    return try ChainText(text).behaviors
  } catch let mistake {
    write(mistake.message, to: error, room)
    return nil
  }
}

/// Copies a message, as far as there is room for it and its end.
private func write(_ message: String, to error: UnsafeMutablePointer<CChar>?, _ room: Int) {
  guard let error, room > 0 else { return }
  var length = 0
  for byte in message.utf8.prefix(room - 1) {
    error[length] = CChar(bitPattern: byte)
    length += 1
  }
  error[length] = 0
}

extension Vector {
  /// The values of a call with a constant that the header does not have. The call is refused, and counted.
  fileprivate static var unusable: Vector { Vector(x: .nan, y: .nan) }
}
