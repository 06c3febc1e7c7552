import LabStories
package import LabTerminal
import ScrollEngine
import ScrollSpace

extension TryLab {
  /// The whole screen at present.
  package var screen: Screen {
    var screen = Screen(columns: panes.columns, rows: panes.rows)
    guard panes.columns >= Panes.smallest.columns, panes.rows >= Panes.smallest.rows else {
      let words = "too small: \(Panes.smallest.columns) × \(Panes.smallest.rows) at least"
      screen.write(words, column: 0, row: 0, Palette.bad)
      return screen
    }
    drawTabs(on: &screen)
    var canvas = SceneCanvas(columns: panes.scene.width, rows: panes.scene.height)
    scene.draw(on: &canvas)
    screen.paste(canvas.screen, column: panes.scene.columns.lowerBound, row: panes.scene.rows.lowerBound)
    if let area = panes.plot {
      let name = scene.scrollers[watched.number].name
      let axis = watched.axis == .horizontal ? "x" : "y"
      CurvePane(history: history, name: name.isEmpty ? axis : "\(name) \(axis)").draw(in: area, on: &screen)
    }
    if let area = panes.reasons {
      TextPane("why it rests there", reasons, keepsEnd: false).draw(in: area, on: &screen)
    }
    if let area = panes.log { TextPane("callbacks", callbacks, keepsEnd: true).draw(in: area, on: &screen) }
    drawLastRow(on: &screen)
    if showsHelp { HelpPane.draw(on: &screen) }
    return screen
  }

  private func drawTabs(on screen: inout Screen) {
    for tab in Panes.tabs {
      let isShown = tab.kind == kind
      screen.write(
        tab.text, column: tab.column, row: 0, isShown ? .usual : Palette.faint,
        style: isShown ? [.reverse, .bold] : [])
    }
    let scroll = watchedScroll
    var words = " " + setup.words + "   \(scroll.phase.name)  at \(Figures.place(scroll.contentOffset))"
    if scroll.destination != scroll.contentOffset { words += "  → \(Figures.place(scroll.destination))" }
    if isRecording { words = " ● recording" + words }
    if replay != nil { words = " ▶ replay" + words }
    screen.write(words, column: 0, row: 1, isRecording ? Palette.bad : replay != nil ? Palette.good : .usual)
    let mistakes = scroll.chainReport.mistakes.count
    if mistakes > 0 {
      screen.write("  \(mistakes) mistakes in the chain", column: words.count, row: 1, Palette.bad)
    }
  }

  private func drawLastRow(on screen: inout Screen) {
    if let message { return draw(message, on: &screen) }
    let row = panes.rows - 1
    var room = panes.columns
    if let words = pointer.flatMap({ scene.words(at: $0) }) {
      let here = " at the mouse: \(words) "
      // The first two hints matter more.
      if here.count + Self.hints[..<2].reduce(0, { $0 + $1.count + 2 }) <= room {
        room -= here.count
        screen.write(here, column: room, row: row, style: .reverse)
      }
    }
    let hints = Self.hints.reduce(into: "") { text, hint in
      if text.count + hint.count + 2 <= room { text += "  " + hint }
    }
    screen.write(hints, column: 0, row: row, Palette.faint)
  }

  /// The hints on keys, the most important first. The last row has as many as there is room for.
  private static let hints = [
    "? help", "q quit", "p feel", "w walls", "l landing", "r record", "t replay", "s SVG",
    "drag, wheel, arrows",
  ]

  /// Writes a message into the last row, and into rows above if the message is longer.
  private func draw(_ message: String, on screen: inout Screen) {
    let room = panes.columns - 2
    // A path may be longer than a row.
    let words = message.split(separator: " ").flatMap { word in
      stride(from: 0, to: word.count, by: room).map { String(word.dropFirst($0).prefix(room)) }
    }
    let text = WrappedText(words.joined(separator: " "), width: Double(room) * WrappedText.character)
    for (place, line) in text.lines.reversed().enumerated() {
      let row = panes.rows - 1 - place
      guard row > 1 else { return }
      screen.erase(CellArea(column: 0, row: row, width: panes.columns, height: 1))
      screen.write(" " + line, column: 0, row: row)
    }
  }

  /// The links that decide the rest position, a line each.
  private var reasons: [String] {
    let scroll = watchedScroll
    return scroll.explanation[watched.axis].steps.map { step in
      "\(step.name) \(Figures.short(step.offset, 1))" + (step.note.map { " (\($0))" } ?? "")
    }
  }

  private var callbacks: [String] {
    log.entries.suffix(60).map { entry in
      let count = entry.count > 1 ? " ×\(entry.count)" : ""
      return "\(Figures.short(entry.times.lowerBound)) \(entry.name)\(count) \(entry.detail)"
    }
  }
}
