import Foundation
import LabDrawing
import LabStories
import ScrollBehaviors
import ScrollTrace
import Testing
import TouchRecordings

@Suite struct ScrollLabTests {
  /// A file with the given text. The file is removed after the test.
  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  private static let twoCases = """
    {"cases": [
      {"name": "up", "samples": [[0, 100, 500], [8, 100, 470], [16, 100, 430], [24, 100, 380], [26, 100, 380]]},
      {"name": "tap", "samples": [[0, 100, 500], [8, 100, 501]]}]}
    """

  @Test func theFlickShowsThreeChainsThatReachTheirDestination() throws {
    let run = try LabProcess([])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for title in ["[Clamping]", "[Bouncing]", "[Paging, Bouncing]"] { #expect(run.output.contains(title)) }
    #expect(run.output.components(separatedBy: "= destination, bit for bit ✓").count == 4)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func replayPlaysAllCasesOrOne() throws {
    try withFile(Self.twoCases) { path in
      let all = try LabProcess(["replay", path, "--chain", "paging, bouncing"])
      #expect(all.status == 0)
      #expect(all.output.contains("up ───") && all.output.contains("tap ───"))
      #expect(all.output.contains("no drag: no finger went further than the slop"))
      let one = try LabProcess(["replay", path, "--case", "up", "--chain", "none"])
      #expect(one.status == 0)
      #expect(one.output.contains("willEndDragging") && !one.output.contains("tap ───"))
    }
  }

  @Test func aWrittenTraceReplaysItsRecording() throws {
    try withFile(Self.twoCases) { path in
      let folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try LabProcess(["traces", path, folder.path])
      #expect(run.status == 0)
      for (number, recording) in try Recording.all(in: URL(fileURLWithPath: path)).enumerated() {
        let file = folder.appending(path: "\(number).trace")
        let trace = try Trace(bytes: Array(Data(contentsOf: file)))
        #expect("\(Recording(trace))" == "\(recording)")
        let replay = ScrollReplay(of: trace, into: [Clamping()])
        replay.run()
        #expect(replay.isRestored && replay.divergence == nil)
        let again = try LabProcess(["replay", file.path])
        #expect(again.status == 0 && again.output.contains("\(recording.name) ───"))
      }
      let wrong = try LabProcess(["traces", path, folder.path + "/none"])
      #expect(wrong.status == 2 && wrong.errors.contains("give a folder that is there"))
    }
  }

  @Test func aDamagedTraceIsRefusedWithItsPosition() throws {
    try withFile("scrt\u{5}\u{7F}") { path in
      let run = try LabProcess(["replay", path])
      #expect(
        run.status == 2 && run.errors.contains("cannot be read at byte 5, label: 127 is more than can follow")
      )
    }
  }

  @Test(arguments: Story.all)
  func aStoryShowsItsPicturesItsCurveAndItsNumbers(story: Story) throws {
    let run = try LabProcess([story.name])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let text = run.output.replacingOccurrences(of: "\n", with: " ")
    let play = Play(of: story)
    for look in play.looks {
      #expect(text.contains(look.caption))
      #expect(run.output.contains(look.picture.lines(width: 80).joined(separator: "\n")))
    }
    #expect(text.components(separatedBy: "= destination ✓").count == play.words.count + 1)
    for fact in play.scene.facts { #expect(text.contains("\(fact.name) \(fact.value)")) }
    #expect(run.output.contains("█ finger"))
  }

  @Test func helpIsPrintedAndListsTheStories() throws {
    let (help, plain) = (try LabProcess(["--help"]), try LabProcess([]))
    #expect(help.status == 0 && help.output.contains("scroll-lab replay FILE"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let listed = plain.output.components(separatedBy: "Stories, each by its name").last?
      .split { $0.isWhitespace }
    for story in Story.all {
      #expect(help.output.contains("  \(story.name) ") && help.output.contains(story.line))
      #expect(listed?.contains { $0 == story.name } == true)
    }
  }

  @Test(arguments: [
    (["strip", "--width", "33"], "", 33), (["--width=100"], "60", 100), (["snap"], "44", 44),
    (["loop"], "3", 20),
    (["loop"], "none", 80), (["--width", "20"], "", 20), (["replay", "FILE", "--width", "25"], "", 25),
  ])
  func rowsFitTheWidth(arguments: [String], columns: String, width: Int) throws {
    try withFile(Self.twoCases) { path in
      let run = try LabProcess(
        arguments.map { $0 == "FILE" ? path : $0 }, environment: ["COLUMNS": columns])
      #expect(run.status == 0)
      #expect(run.output.components(separatedBy: "\n").map { $0.count }.max() == width)
    }
  }

  @Test(arguments: [
    (
      ["hop"],
      "unknown command 'hop'; known are try, replay, traces, figures, --help, and the stories strip,"
    ),
    (["strip", "--fast"], "unknown argument '--fast' of the story strip; known is --play"),
    (["strip", "--play=now"], "unknown argument '--play=now' of the story strip"),
    (["feed", "twice"], "unknown argument 'twice' of the story feed"),
    (["feed", "--play"], "--play draws over its own frames, which needs a terminal"),
    (["--hop"], "unknown option '--hop'"),
    (["--width"], "--width needs a value"),
    (["strip", "--width", "5"], "impossible --width '5'; write a number of characters from 20 to 1000"),
    (["replay"], "replay needs a FILE"),
    (["traces", "a"], "traces needs a FILE and a FOLDER, but got 1: scroll-lab traces FILE FOLDER"),
    (["traces", "a", "--case", "b"], "unknown option '--case'; traces has none"),
    (["figures", "a", "b"], "figures takes one FOLDER, but got 'a' and 'b'"),
    (["replay", "a", "b"], "replay takes one FILE, but got 'a' and 'b'"),
    (["replay", "FILE", "--speed", "2"], "unknown option '--speed' of replay; known are --case,"),
    (["replay", "FILE", "--chain"], "--chain needs a value"),
    (["replay", "FILE", "--chain", "hop"], "unknown behaviour 'hop' in --chain 'hop'; known are clamping,"),
    (["replay", "FILE", "--chain", "hop\nhop"], "unknown behaviour 'hop hop'"),
    (["replay", "FILE", "--case", "hop"], "unknown case 'hop' in "),
    (["replay", "FILE", "--case", "hop"], "; known are up, tap"),
    (["replay", "FILE", "--viewport", "0x5"], "impossible size '0x5' for --viewport; write WIDTHxHEIGHT"),
    (["replay", "FILE", "--content", "nanx1"], "impossible size 'nanx1' for --content"),
    (["replay", "FILE", "--start", "nan"], "impossible --start 'nan'; write an offset"),
    (["replay", "FILE", "--start", "1e300"], "impossible --start '1e300'"),
    (["replay", "/no/such/file"], "/no/such/file: cannot be read"),
    (["replay", "/"], "/: cannot be read: it is a folder, not a file of recordings"),
    (["replay", "/no/such\nfile"], "/no/such file: cannot be read"),
  ])
  func wrongUsageIsRefusedInOneLine(arguments: [String], says: String) throws {
    try withFile(Self.twoCases) { path in
      try expectRefusal(arguments.map { $0 == "FILE" ? path : $0 }, says: says)
    }
  }

  @Test(arguments: [
    ("hop", "is not JSON"), ("[]", "expected an object"), (#"{"cases": [{}]}"#, "a member name"),
  ])
  func aFileWithoutRecordingsIsRefused(text: String, says: String) throws {
    try withFile(text) { path in
      for command in [["replay", path], ["traces", path, "."]] { try expectRefusal(command, says: says) }
    }
  }

  private func expectRefusal(_ arguments: [String], says: String) throws {
    let run = try LabProcess(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("scroll-lab: "))
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n") && run.errors.count { $0.isNewline } == 1, "\(run.errors)")
  }

  @Test(arguments: ["cat FILE | $LAB replay /dev/stdin", "$LAB replay /dev/stdin < FILE"])
  func aPipeIsAFile(line: String) throws {
    try withFile(Self.twoCases) { path in
      let run = try LabProcess(shell: line.replacingOccurrences(of: "FILE", with: "'\(path)'"))
      #expect(run.errors.isEmpty && run.status == 0)
      #expect(run.output == (try LabProcess(["replay", path])).output)
    }
  }

  @Test(arguments: ["$LAB | head -n 1", "trap '' PIPE; $LAB | head -n 1"])
  func aClosedPipeIsNoError(line: String) throws {
    let run = try LabProcess(shell: line)
    #expect(run.output.hasPrefix("One flick of a finger"))
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}
