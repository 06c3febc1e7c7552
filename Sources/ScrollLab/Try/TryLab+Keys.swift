import LabTerminal
import ScrollEngine
import ScrollSpace

extension TryLab {
  /// Handles a key.
  func take(_ key: TerminalKey, _ modifiers: KeyModifiers, at time: Double) {
    (message, isStale) = (nil, true)
    if showsHelp, key == .escape || key == .character("q") { return showsHelp = false }
    switch key {
    case .up: press(.arrows(Vector(x: 0, y: -1)), at: time)
    case .down: press(.arrows(Vector(x: 0, y: 1)), at: time)
    case .left: press(.arrows(Vector(x: -1, y: 0)), at: time)
    case .right: press(.arrows(Vector(x: 1, y: 0)), at: time)
    case .pageUp: press(.pages(along(-1)), at: time)
    case .pageDown: press(.pages(along(1)), at: time)
    case .home: press(.ends(along(-1)), at: time)
    case .end: press(.ends(along(1)), at: time)
    case .tab: begin(kind.next(modifiers.contains(.shift) ? -1 : 1), at: time)
    case .character(let scalar): take(scalar, at: time)
    case .escape, .enter, .backspace, .insert, .delete, .function: break
    }
  }

  /// Returns the direction of page keys, home and end: the axis of the scene. In a page of lists this is the axis of
  /// the lists.
  private func along(_ way: Double) -> Vector {
    scene.axis == .vertical || kind == .pages ? Vector(x: 0, y: way) : Vector(x: way, y: 0)
  }

  private func take(_ scalar: Unicode.Scalar, at time: Double) {
    switch scalar {
    case "1"..."9":
      let place = Int(scalar.value - 49)
      if place < SceneKind.allCases.count { begin(SceneKind.allCases[place], at: time) }
    case " ": press(.pages(along(1)), at: time)
    case "b": press(.pages(along(-1)), at: time)
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
    perform(.zoom(factor, about: Point(x: size.width / 2, y: size.height / 2)), at: time)
  }

  /// Changes the setup. Motions continue.
  private func change(at time: Double, _ change: (inout Setup) -> Void) {
    stopReplay()
    change(&setup)
    perform(.take(setup), at: time)
  }
}
