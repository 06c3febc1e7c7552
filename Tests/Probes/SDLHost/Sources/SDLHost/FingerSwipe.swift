import CSDL2
import ScrollBehaviors
import ScrollHosting

/// A finger that SDL tells of, though none is there: for 0.15 s it moves up at 1200 points a second in a window of 600.
final class FingerSwipe {
  private let host: ScrollHost
  private var timer: HostTimer?
  private var start: UInt32 = 0

  init(_ host: ScrollHost) { self.host = host }

  func begin(at now: Timestamp) {
    start = SDL_GetTicks()
    push(SDL_FINGERDOWN)
    timer = host.schedule(at: now, every: 0.01) { [unowned self] _ in
      let isOver = SDL_GetTicks() - start > 150
      push(isOver ? SDL_FINGERUP : SDL_FINGERMOTION)
      if isOver, let timer { host.cancel(timer) }
    }
  }

  private func push(_ type: SDL_EventType) {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = 0.5
    event.tfinger.y = 0.75 - 0.002 * Float(SDL_GetTicks() - start)
    SDL_PushEvent(&event)
  }
}
