import ScrollSpace
import Testing

import scroll_lab

@Suite struct CommandTests {
  private func replay(_ arguments: String...) throws -> ReplayOptions {
    guard case .replay(let options) = try Command(arguments: ["replay"] + arguments) else {
      throw UsageError("not a replay")
    }
    return options
  }

  @Test func commands() throws {
    #expect(try Command(arguments: []) == .flick)
    #expect(try Command(arguments: ["traces", "a.json", "out"]) == .traces(path: "a.json", folder: "out"))
    #expect(try Command(arguments: ["figures", "out"]) == .figures(folder: "out"))
    for help in [["--help"], ["-h"], ["help"], ["replay", "x", "--help"]] {
      #expect(try Command(arguments: help) == .help)
    }
  }

  @Test func replayTakesOptionsInAnyOrder() throws {
    let options = try replay(
      "--viewport", "100x200.5", "f.json", "--chain=paging, bouncing", "--content=1e3x5000", "--start",
      "-12.5",
      "--case", "a b")
    #expect(options.path == "f.json")
    #expect(options.caseName == "a b")
    #expect(options.chain == Chain([.paging, .bouncing]))
    #expect(options.stage.viewport == Size(width: 100, height: 200.5))
    #expect(options.stage.content == Size(width: 1_000, height: 5_000))
    #expect(options.stage.startOffset == Point(x: 500, y: -12.5))
  }

  @Test func replayStartsOnThePageNearestTheMiddle() throws {
    let stage = try replay("f.json").stage
    #expect(stage.startOffset == Point(x: 0, y: 11 * 844))
    let small = Stage(viewport: Size(width: 390, height: 844), content: Size(width: 10, height: 900))
    #expect(small.startOffset == Point(x: 0, y: 0))
    #expect(small.end(.vertical) == 56)
    #expect(small.end(.horizontal) == 0)
  }

  @Test(arguments: [
    ("clamping", [Chain.Link.clamping]), (" paging ,  bouncing", [.paging, .bouncing]), ("none", []),
    ("bouncing,bouncing", [.bouncing, .bouncing]),
  ])
  func chains(text: String, links: [Chain.Link]) throws {
    #expect(try Chain(parsing: text).links == links)
  }

  @Test func chainTitle() {
    #expect(Chain([.paging, .bouncing]).title == "[Paging, Bouncing]")
    #expect(Chain([]).title == "[]")
  }

  @Test(arguments: ["", ",", "bounce", "Bouncing", "paging,", "paging,none", "paging;bouncing"])
  func unknownChains(text: String) {
    let error = #expect(throws: UsageError.self) { try Chain(parsing: text) }
    #expect(error?.message.contains("known are clamping, bouncing, paging, or none alone") == true)
  }

  @Test(arguments: [
    "", "x", "390", "390x", "x844", "0x844", "390x0", "-1x5", "nanx5", "5xnan", "infx5", "1e10x5", "axb",
    "3x4x5",
    "390 x 844", "390×844", "390,844",
  ])
  func impossibleSizes(text: String) {
    let error = #expect(throws: UsageError.self) { try Size(parsing: text, for: "--viewport") }
    #expect(error?.message.contains("'\(text)' for --viewport; write WIDTHxHEIGHT") == true)
  }

  @Test func aWidthMayBeAnywhereAndIsRemoved() throws {
    for arguments in [["--width", "60", "strip"], ["strip", "--width=60"], ["strip", "--width", "60"]] {
      var arguments = arguments
      #expect(try Width.take(from: &arguments) == 60)
      #expect(arguments == ["strip"])
    }
    var none = ["strip", "--play"]
    #expect(try Width.take(from: &none) == nil)
    #expect(none == ["strip", "--play"])
  }

  @Test(arguments: ["", "19", "1001", "80.0", "wide", "-80", "99999999999999999999"])
  func impossibleWidths(text: String) {
    var arguments = ["--width", text]
    let error = #expect(throws: UsageError.self) { try Width.take(from: &arguments) }
    #expect(error?.message.contains("impossible --width '\(text)'; write a number of characters") == true)
  }

  @Test func anErrorIsOneLine() {
    #expect(UsageError("a\nb\r\nc\n").line == "scroll-lab: a b c")
  }
}
