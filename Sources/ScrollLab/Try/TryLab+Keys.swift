import LabTerminal
import ScrollEngine
import ScrollHosting
import ScrollSpace

extension TryLab {
  /// Handles a key.
  func handle(_ key: TerminalKey, _ modifiers: KeyModifiers, at time: Double) {
    (message, isStale) = (nil, true)
    if showsHelp, key == .escape || key == .character("q") { return showsHelp = false }
    if let key = ScrollKey(key, modifiers) { return press(key, at: time) }
    switch key {
    case .tab: begin(kind.next(modifiers.contains(.shift) ? -1 : 1), at: time)
    case .character(let scalar): handle(scalar, at: time)
    default: break
    }
  }

  private func handle(_ scalar: Unicode.Scalar, at time: Double) {
    switch scalar {
    case "1"..."9":
      let place = Int(scalar.value - 49)
      if place < SceneKind.allCases.count { begin(SceneKind.allCases[place], at: time) }
    case "b": press(.pageUp, at: time)
    case "+", "=": zoom(by: 1.25, at: time)
    case "-": zoom(by: 0.8, at: time)
    case "p": change(at: time) { $0.feel = $0.feel.next() }
    case "P": change(at: time) { $0.feel = $0.feel.next(-1) }
    case "w": change(at: time) { $0.walls = $0.walls.next() }
    case "l": change(at: time) { [scene] in $0.landing = $0.landing.next(among: scene.landings) }
    case "r": record(at: time)
    case "t": play(through: nil, at: time)
    case "T": play(through: setup, at: time)
    case "s": save()
    case "?": showsHelp.toggle()
    case "q": isOver = true
    default: break
    }
  }

  private func zoom(by factor: Double, at time: Double) {
    stopReplay()
    let size = scene.scroll.viewport
    perform("zoom", [size.width / 2, size.height / 2, factor], at: time)
  }

  /// Changes the setup. Motions continue.
  private func change(at time: Double, _ change: (inout Setup) -> Void) {
    stopReplay()
    var next = setup
    change(&next)
    perform("setup", next.values, at: time)
  }
}

extension ScrollKey {
  /// The key of a terminal that scrolls; nil for any other.
  fileprivate init?(_ key: TerminalKey, _ modifiers: KeyModifiers) {
    self.init(named: key == .character(" ") ? " " : "\(key)", isShifted: modifiers.contains(.shift))
  }
}
