import LabTerminal
import ScrollBehaviors
import ScrollHosting

/// The whole host: a terminal's events in, frames out. A point is a cell.
final class Loop {
  let host = ScrollHost()
  private var decoder = EventDecoder()

  init() {
    host.gestureSettings.mouseSlop = 0
    host.heldKeySpeed = nil
  }

  var now: Timestamp { .seconds(Terminal.seconds) }

  func run(resized: () -> Void, draw: () -> Void, typed: (TerminalKey) -> Bool) {
    while true {
      let wait = host.wait(from: now)
      let patience = decoder.isPending ? EventDecoder.patience : .infinity
      let news = Terminal.wait(seconds: patience < wait ?? .infinity ? patience : wait)
      if news.isGone { return }
      if news.hasResumed { host.cancelAllTouches(time: now) }
      if news.hasResized { resized() }
      var events = news.input.isEmpty ? decoder.flush().map { ($0, now) } : []
      for input in news.input {
        events += decoder.decode(input.bytes).map { ($0, .seconds(input.time)) }
      }
      for (event, time) in events where !take(event, at: time, typed) { return }
      if host.isDue(at: now), host.frame(at: now) == .needsFrame { draw() }
    }
  }

  /// False if the program is to end.
  private func take(_ event: TerminalEvent, at time: Timestamp, _ typed: (TerminalKey) -> Bool) -> Bool {
    switch event {
    case .focus(let isHere): if !isHere { host.cancelAllTouches(time: time) }
    case .key(let key, let modifiers):
      guard let scrolling = ScrollKey(key, modifiers) else { return typed(key) }
      host.keyPressed(scrolling, time: time)
    case .mouse(let mouse):
      let point = Point(x: Double(mouse.column) + 0.5, y: Double(mouse.row) + 0.5)
      switch mouse.action {
      case .press(.left): host.touchBegan(at: point, time: time, device: .mouse)
      case .drag(.left): host.touchMoved(to: point, time: time)
      case .release(.left): host.touchEnded(at: point, time: time)
      case .wheel(let x, let y):
        host.step(by: .notches(Vector(x: Double(x), y: Double(y))), at: point, time: time)
      case .press, .drag, .release, .move: break
      }
    }
    return true
  }
}

extension ScrollKey {
  /// The key of a terminal that scrolls; nil for any other.
  init?(_ key: TerminalKey, _ modifiers: KeyModifiers) {
    self.init(named: key == .character(" ") ? " " : "\(key)", isShifted: modifiers.contains(.shift))
  }
}
