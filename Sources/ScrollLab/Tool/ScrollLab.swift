import Foundation
import LabDrawing
import LabStories
import LabTerminal
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace
import ScrollTrace
import TouchRecordings

/// The tool: reads the arguments, plays, and prints.
@main struct ScrollLab {
  static func main() {
    do {
      var arguments = Array(CommandLine.arguments.dropFirst())
      let width = try Width.take(from: &arguments)
      let command = try Command(arguments: arguments)
      if try !run(command, width: width) { exit(1) }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data((error.line + "\n").utf8))
      exit(2)
    }
  }

  /// Performs the command. Returns false if a scroller did not come to rest at its announced destination.
  private static func run(_ command: Command, width: Int?) throws(UsageError) -> Bool {
    var sheet: Sheet { Sheet(.standardOutput, width: width ?? Width.usual) }
    switch command {
    case .help:
      print(help)
      return true
    case .tryOut(let kind):
      try TryCommand.run(kind)
      return true
    case .traces(let path, let folder):
      for (number, recording) in try recordings(path).enumerated() {
        let trace = recording.trace(
          into: ScrollController(
            viewport: traceStage.viewport, content: traceStage.content, behaviors: [Clamping()]),
          frames: Recording.frames(perSecond: Trial.frameRate))
        try write(Data(trace.bytes), "\(number).trace", into: folder)
      }
      return true
    case .figures(let folder):
      for file in Figure.files { try write(Data(file.text.utf8), file.name, into: folder) }
      return true
    case .flick: return flick(on: sheet)
    case .replay(let options): return try replay(options, on: sheet)
    case .story(let name, let isLive):
      guard let story = Story.named(name) else { throw UsageError("unknown story '\(name)'") }
      let report = isLive ? try live(story) : StoryReport(story: story, play: Play(of: story))
      print((isLive ? report.rowsAfterLivePlay(on: sheet) : report.rows(on: sheet)).joined(separator: "\n"))
      return report.play.isSound
    }
  }

  private static func live(_ story: Story) throws(UsageError) -> StoryReport {
    guard Terminal.isThere else {
      throw UsageError("--play draws over its own frames, which needs a terminal; leave it out for pictures")
    }
    let live = LivePlay(story: story, paper: .standardOutput, size: { Terminal.size ?? (80, 24) })
    return StoryReport(story: story, play: live.run())
  }

  private static func flick(on sheet: Sheet) -> Bool {
    let stage = Stage(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 2_800), start: 844)
    let chains: [(Chain, String)] = [
      (Chain([.clamping]), "The flick reaches the end of the content, where a rigid wall stops it."),
      (Chain([.bouncing]), "The same flick over an elastic wall: it runs past the end and springs back."),
      (
        Chain([.paging, .bouncing]),
        "The same flick between pages of one viewport: it lands on the next page."
      ),
    ]
    let reports = chains.map { chain, caption in
      Report(trial: Trial(of: .flick, chain: chain, stage: stage), title: chain.title, caption: caption)
    }
    func say(_ text: String) { print(sheet.rows(InkedText(text)).joined(separator: "\n")) }
    say("One flick of a finger. \(stage.summary)")
    print("")
    let isSound = show(
      reports, frame: Chart.Frame(around: reports.map { $0.trial.frame }), height: 14, on: sheet)
    say("Stories, each by its name, as in scroll-lab strip:")
    say(Story.all.map { $0.name }.joined(separator: " "))
    say("Scrollers under the mouse and the keys, in a terminal: scroll-lab try")
    return isSound
  }

  private static func replay(_ options: ReplayOptions, on sheet: Sheet) throws(UsageError) -> Bool {
    let all = try recordings(options.path)
    var chosen = all
    if let name = options.caseName {
      chosen = all.filter { $0.name == name }
      let known = all.map { $0.name }.joined(separator: ", ")
      guard !chosen.isEmpty else {
        throw UsageError("unknown case '\(name)' in \(options.path); known are \(known)")
      }
    }
    let reports = chosen.lazy.map { recording in
      Report(
        trial: Trial(of: recording, chain: options.chain, stage: options.stage), title: recording.name,
        caption: "\(options.chain.title)  \(options.stage.summary)")
    }
    return show(reports, height: options.caseName == nil ? 7 : 14, on: sheet)
  }

  private static func show(
    _ reports: some Sequence<Report>, frame: Chart.Frame? = nil, height: Int, on sheet: Sheet
  ) -> Bool {
    var allKept = true
    for report in reports {
      print(report.text(on: sheet, frame: frame ?? report.trial.frame, height: height))
      allKept = allKept && report.trial.restTime != nil && report.trial.kept != false
    }
    return allKept
  }

  /// The stage of the recordings that become traces.
  private static let traceStage = Stage(
    viewport: Size(width: 390, height: 844), content: Size(width: 1_950, height: 20_000))

  private static func write(_ data: Data, _ name: String, into folder: String) throws(UsageError) {
    let path = URL(filePath: folder).appending(path: name)
    do { try data.write(to: path) } catch {
      throw UsageError("cannot write \(path.path): give a folder that is there")
    }
  }

  private static func recordings(_ path: String) throws(UsageError) -> [Recording] {
    do {
      return try Recording.all(in: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(error)")
    }
  }
}

extension Stage {
  /// The stage in a few words.
  var summary: String {
    let sizes = [viewport, content].map { String(format: "%g × %g", $0.width, $0.height) }
    return "Viewport \(sizes[0]) pt, content \(sizes[1]) pt"
  }
}

extension Paper {
  /// Colour if standard output is a terminal that wants colour, and `NO_COLOR` is not set.
  static var standardOutput: Paper {
    let environment = ProcessInfo.processInfo.environment
    let refuses = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Terminal.isThere && !refuses ? .coloured : .plain
  }
}
