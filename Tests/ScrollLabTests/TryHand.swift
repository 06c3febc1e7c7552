import LabTerminal
import LabTry
import ScrollEngine
import ScrollSpace

/// A user at a terminal who tries the lab with keys and a mouse. It has a clock of its own.
final class TryHand {
  let lab: TryLab
  private(set) var time = 0.0

  init(_ kind: SceneKind, columns: Int = 120, rows: Int = 40) {
    lab = TryLab(kind, columns: columns, rows: rows)
    lab.frame(at: 0)
  }

  /// The cell in the middle of the scene.
  var middle: (column: Int, row: Int) {
    let area = lab.panes.scene
    return (area.columns.lowerBound + area.width / 2, area.rows.lowerBound + area.height / 2)
  }

  /// Waits for a while, and draws frames on demand.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while let wait = lab.wait(at: time), time + max(wait, 1 / TryLoop.frameRate) <= end {
      time += max(wait, 1 / TryLoop.frameRate)
      lab.frame(at: time)
    }
    time = end
  }

  /// Waits until no frame is due, except for the end of a message; false if a frame is still due after a minute.
  @discardableResult
  func rest() -> Bool {
    for _ in 0..<3_600 {
      guard let wait = lab.wait(at: time), wait < 1 else { return true }
      time += max(wait, 1 / TryLoop.frameRate)
      lab.frame(at: time)
    }
    return false
  }

  /// Types keys that write a file.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { lab.handle(.key(.character(scalar)), at: time) }
  }

  func press(_ key: TerminalKey, _ modifiers: KeyModifiers = []) {
    lab.handle(.key(key, modifiers), at: time)
  }

  func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []) {
    lab.handle(.mouse(MouseEvent(action, column: column, row: row, modifiers: modifiers)), at: time)
  }

  /// Presses in the middle, moves by a number of cells in some seconds, and releases the button.
  func drag(_ columns: Int, _ rows: Int, in seconds: Double) {
    let (column, row) = middle
    mouse(.press(.left), column, row)
    let steps = max(abs(columns), abs(rows), 1)
    for step in 1...steps {
      wait(seconds / Double(steps))
      mouse(.drag(.left), column + columns * step / steps, row + rows * step / steps)
    }
    mouse(.release(.left), column + columns, row + rows)
  }

  /// The destination of each scroller, with its origin at this moment.
  var told: [(place: Point, origin: ContentOrigin)] {
    lab.scene.scrollers.map { ($0.scroll.destination, $0.scroll.contentOrigin) }
  }

  /// Returns true if each scroller is at its destination, to the last bit.
  func isKept(_ told: [(place: Point, origin: ContentOrigin)]) -> Bool {
    zip(lab.scene.scrollers, told).allSatisfy { scroller, told in
      Axis.both.allSatisfy { axis in
        let shift = scroller.scroll.contentOrigin.shift(since: told.origin, on: axis)
        return scroller.scroll.contentOffset[axis].bitPattern == (told.place[axis] + shift + 0).bitPattern
          && scroller.scroll.phase == .idle
      }
    }
  }
}

extension Vector {
  /// The length of the vector along its longer axis.
  var longest: Double { max(x.magnitude, y.magnitude) }
}

/// The state of a scroller.
struct SceneState: Hashable {
  var offset: Point
  var scale: Double
}

extension TryScene {
  /// The states of the scene's scrollers.
  var states: [SceneState] {
    scrollers.map { SceneState(offset: $0.scroll.contentOffset, scale: $0.scroll.zoomScale) }
  }
}
