import Foundation
import LabTerminal
import ScrollBehaviors
import ScrollHosting

/// A line: what it shows follows from its index.
final class Line { var index: Int64 = 0 }

/// The program: lines that are tapped and scrolled. It writes events into a file, for the test that drives the
/// terminal.
final class LineList: ScrollDelegate {
  private let loop = Loop()
  private let lines = Tiling<Line>(
    ItemRow(count: 10_000, length: 1, axis: .vertical), make: { Line() },
    show: { line, index, _ in line.index = index })
  private let scroll: ScrollController
  private let area: ScrollArea
  private var writer = ScreenWriter(depth: ColorDepth(environment: ProcessInfo.processInfo.environment))
  private let log: FileHandle?
  private var frames = 0

  init(log path: String) {
    log = FileHandle(forWritingAtPath: path)
    scroll = ScrollController(viewport: .zero, behaviors: [lines, Clamping()])
    scroll.settings.arrowLength = 1
    scroll.settings.lineLength = 1
    scroll.settings.notchLength = 3
    area = loop.host.add(scroll, frame: .zero)
    loop.host.focus = area
    scroll.delegate = self
    area.gestures.tap = { [unowned self] tap in say("tap \(lines.item(at: tap.position)?.index ?? -1)")
    }
  }

  func run() {
    Terminal.showing(.mouse) {
      resize()
      say("ready")
      loop.run(resized: resize, draw: draw, typed: take)
    }
    say("closed")
  }

  private func resize() {
    let size = Terminal.size ?? (columns: 80, rows: 24)
    area.frame = Rect(x: 0, y: 0, width: Double(size.columns), height: Double(size.rows))
    loop.host.setNeedsFrame()
    writer.forget()
    say("size \(size.columns) \(size.rows)")
  }

  private func draw() {
    var screen = Screen(columns: Int(scroll.viewport.width), rows: Int(scroll.viewport.height))
    let grid = loop.host.pixelGrid(of: area, pixelsPerPoint: 1)
    lines.forEachTile { line, _, frame in
      screen.write("line:\(line.index)", column: 2, row: grid.pixels(of: frame).y)
    }
    Terminal.write(writer.bytes(for: screen))
    frames += 1
  }

  private func take(_ key: TerminalKey) -> Bool {
    if key == .character("r") {
      say("report \(frames)")
      frames = 0
    }
    return key != .character("q")
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if reason != .set, reason != .layout { say("settled \(scroll.contentOffset.y)") }
  }

  private func say(_ words: String) { log?.write(Data((words + "\n").utf8)) }
}
