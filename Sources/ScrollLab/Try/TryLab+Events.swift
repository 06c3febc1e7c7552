package import LabTerminal
import ScrollHosting
import ScrollSpace

extension TryLab {
  /// Handles an event of the terminal, at a time.
  package func handle(_ event: TerminalEvent, at time: Double) {
    switch event {
    case .key(let key, let modifiers): handle(key, modifiers, at: time)
    case .mouse(let event): handle(event, at: time)
    case .focus(let isThere):
      if !isThere, replay == nil { perform("cancel", at: time) }
      isPressed = isPressed && isThere
    }
  }

  private func handle(_ event: MouseEvent, at time: Double) {
    let area = panes.scene
    let isInside = area.contains(column: event.column, row: event.row)
    let place = SceneCanvas.place(
      column: event.column - area.columns.lowerBound, row: event.row - area.rows.lowerBound)
    pointer = isInside ? place : nil
    isStale = true
    switch event.action {
    case .press(.left):
      (message, showsHelp) = (nil, false)
      if let kind = panes.tab(column: event.column, row: event.row) {
        return begin(kind, at: time)
      }
      guard isInside else { return }
      stopReplay()
      isPressed = true
      perform("press", place.values, at: time)
    case .drag(.left) where isPressed: perform("drag", place.values, at: time)
    case .release(.left) where isPressed:
      isPressed = false
      perform("release", place.values, at: time)
    case .wheel(let x, let y) where isInside:
      stopReplay()
      turn(Vector(x: Double(x), y: Double(y)), event.modifiers, at: place, time)
    case .press, .drag, .release, .move, .wheel: break
    }
  }

  /// Handles a notch of the wheel. With shift it moves the other axis; with another modifier key it zooms.
  private func turn(_ way: Vector, _ modifiers: KeyModifiers, at place: Point, _ time: Double) {
    if modifiers.contains(.control) || modifiers.contains(.alt) {
      // A notch is an eighth of a doubling.
      return perform("zoom", place.values + [way.y + way.x < 0 ? 1.0905 : 1 / 1.0905], at: time)
    }
    let notches = modifiers.contains(.shift) ? way.transposed : way
    perform("wheel", place.values + [notches.x, notches.y], at: time)
  }

  /// Handles a key that is not a command of the lab: it stops a replay, and goes to the scene.
  func press(_ key: ScrollKey, at time: Double) {
    stopReplay()
    perform("key", [Double(key.rawValue)], at: time)
  }

  /// Ends a replay before its end.
  func stopReplay() {
    guard replay != nil else { return }
    stopRecorders()
    message = "replay stopped"
  }
}

extension Point {
  /// The numbers of a mark at a place.
  var values: [Double] { [x, y] }
}

extension Size {
  /// The numbers of a mark with a size.
  var values: [Double] { [width, height] }
}
