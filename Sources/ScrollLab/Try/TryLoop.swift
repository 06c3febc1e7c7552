package import LabTerminal

/// Runs the lab in the terminal: waits, reads, draws, and sleeps while nothing moves.
package struct TryLoop {
  /// The number of frames in a second while something moves.
  package static let frameRate = 60.0

  private let lab: TryLab
  private let save: (_ name: String, _ text: String) -> String
  private var writer: ScreenWriter
  private var decoder = EventDecoder()
  private var nextFrame = 0.0
  private var lastInput = 0.0

  /// Runs a scene until the user quits.
  /// - Parameters:
  ///   - depth: the colours of the terminal.
  ///   - save: writes a file, and returns a message about it.
  package static func run(
    _ kind: SceneKind, depth: ColorDepth, save: @escaping (_ name: String, _ text: String) -> String
  ) {
    Terminal.showing(.mouse) {
      var loop = TryLoop(kind, depth, save)
      while !loop.lab.isOver { loop.turn() }
    }
  }

  private init(_ kind: SceneKind, _ depth: ColorDepth, _ save: @escaping (String, String) -> String) {
    let size = Terminal.size ?? (80, 24)
    lab = TryLab(kind, columns: size.columns, rows: size.rows, at: Terminal.seconds)
    (self.save, writer) = (save, ScreenWriter(depth: depth))
  }

  /// Waits for the next event, handles it, and draws if a frame is due.
  private mutating func turn() {
    let before = Terminal.seconds
    var wait = lab.wait(at: before).map { max($0, nextFrame - before) }
    if decoder.isPending {
      wait = min(wait ?? .infinity, max(0, lastInput + EventDecoder.patience - before))
    }
    let news = Terminal.wait(seconds: wait)
    let now = Terminal.seconds
    if news.hasResumed { lab.resume(after: news.pause > 0 ? news.pause : now - before, at: now) }
    if news.hasResized {
      writer.forget()
      let size = Terminal.size ?? (80, 24)
      lab.resize(columns: size.columns, rows: size.rows, at: now)
    }
    for input in news.input {
      for event in decoder.decode(input.bytes) { lab.handle(event, at: input.time) }
      lastInput = input.time
    }
    if decoder.isPending, now - lastInput >= EventDecoder.patience {
      for event in decoder.flush() { lab.handle(event, at: now) }
    }
    if news.isGone { return lab.end() }
    for file in lab.files { lab.say(save(file.name, file.text)) }
    lab.files = []
    if lab.wait(at: now) == 0, now >= nextFrame, !lab.isOver { draw(at: now) }
  }

  private mutating func draw(at now: Double) {
    lab.frame(at: now)
    let bytes = writer.bytes(for: lab.screen)
    if !bytes.isEmpty { Terminal.write(bytes) }
    // In step with the frame before, unless that frame is too long ago.
    let step = 1 / Self.frameRate
    nextFrame = max(nextFrame + step, now + step / 2)
  }
}

extension TryLab {
  /// Ends the lab.
  package func end() { isOver = true }

  /// Shows a message in the last row.
  package func say(_ text: String) { (message, isStale) = (text, true) }
}
