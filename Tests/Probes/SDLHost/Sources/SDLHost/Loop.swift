import CSDL2
import ScrollBehaviors
import ScrollHosting

/// The whole host: SDL's events in, frames out.
final class Loop {
  let host = ScrollHost()
  /// Where the mouse is, as of the last event that was taken.
  private(set) var pointer = Point.zero
  private let window: Window
  private var clock = EventClock()

  init(_ window: Window) { self.window = window }

  var now: Timestamp {
    .seconds(Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()))
  }

  func run(_ draw: () -> Void) {
    var event = SDL_Event()
    while true {
      let wait = host.wait(from: now).map { Int32(($0 * 1_000).rounded(.up)) } ?? -1
      if SDL_WaitEventTimeout(&event, wait) != 0 {
        repeat { if !take(event) { return } } while SDL_PollEvent(&event) != 0
      }
      if host.isDue(at: now), host.frame(at: now) == .needsFrame { draw() }
    }
  }

  /// False if the window is to be closed.
  private func take(_ event: SDL_Event) -> Bool {
    let time = clock.time(of: UInt64(event.common.timestamp), arrival: now)
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return false
    case SDL_MOUSEMOTION:
      pointer = Point(x: Double(event.motion.x), y: Double(event.motion.y))
      if event.motion.state & 1 != 0 { host.touchMoved(to: pointer, time: time) }
    case SDL_MOUSEBUTTONDOWN where event.button.button == 1:
      host.touchBegan(at: pointer, time: time, device: .mouse)
    case SDL_MOUSEBUTTONUP where event.button.button == 1: host.touchEnded(at: pointer, time: time)
    case SDL_FINGERDOWN: host.touchBegan(at: place(event.tfinger), time: time, id: id(event.tfinger))
    case SDL_FINGERMOTION: host.touchMoved(to: place(event.tfinger), time: time, id: id(event.tfinger))
    case SDL_FINGERUP: host.touchEnded(at: place(event.tfinger), time: time, id: id(event.tfinger))
    case SDL_MOUSEWHEEL:
      // SDL counts up as positive.
      let notches = Vector(x: Double(event.wheel.preciseX), y: 0 - Double(event.wheel.preciseY))
      host.step(by: .notches(notches), at: pointer, time: time)
    case SDL_KEYDOWN:
      guard let key = key(event.key) else { return window.take(event.key.keysym) }
      host.keyPressed(key, isRepeat: event.key.repeat != 0, time: time)
    case SDL_KEYUP: if let key = key(event.key) { host.keyReleased(key, time: time) }
    case SDL_WINDOWEVENT:
      if event.window.event == SDL_WINDOWEVENT_FOCUS_LOST.rawValue { host.cancelAllTouches(time: time) }
      if event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue { window.resized() }
      host.setNeedsFrame()
    default: break
    }
    return true
  }

  private func place(_ finger: SDL_TouchFingerEvent) -> Point {
    Point(x: Double(finger.x) * window.size.width, y: Double(finger.y) * window.size.height)
  }

  /// The mouse is touch 0.
  private func id(_ finger: SDL_TouchFingerEvent) -> Int { Int(truncatingIfNeeded: finger.fingerId) &+ 1 }

  private func key(_ event: SDL_KeyboardEvent) -> ScrollKey? {
    let isShifted = event.keysym.mod & UInt16(KMOD_SHIFT.rawValue) != 0
    return ScrollKey(named: String(cString: SDL_GetKeyName(event.keysym.sym)), isShifted: isShifted)
  }
}
