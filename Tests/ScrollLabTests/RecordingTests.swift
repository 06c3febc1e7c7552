import Foundation
import ScrollBehaviors
import ScrollSpace
import ScrollTrace
import Testing
import TouchRecordings

@Suite struct RecordingTests {
  private func read(_ json: String) throws -> [Recording] { try Recording.all(in: Data(json.utf8)) }

  @Test func namedSamples() throws {
    let json = """
      {"cases": [{"name": "a", "sample_kinds": "down,move,cancel",
        "samples": [[0, 1, 2], [8.5, 3, 4.25], [16, 3, 4.25]]}]}
      """
    let expected = Recording(
      name: "a",
      events: [
        TouchEvent(.down, time: .zero, position: Point(x: 1, y: 2)),
        TouchEvent(.move, time: .milliseconds(8.5), position: Point(x: 3, y: 4.25)),
        TouchEvent(.cancel, time: .milliseconds(16), position: Point(x: 3, y: 4.25)),
      ])
    #expect(try read(json) == [expected])
    #expect(expected.end == .milliseconds(16))
  }

  @Test func unnamedSamplesSkipResampledOnes() throws {
    let json = """
      {"cases": [{"name": "a", "samples": [[0, 1, 1], [1, 2, 2], [2, 90, 90, "resampled"], [3, 3, 3]]}]}
      """
    let events = try #require(try read(json).first).events
    #expect(events.map { $0.kind } == [.down, .move, .up])
    #expect(events.map { $0.position.x } == [1, 2, 3])
  }

  @Test func stepsContinueAfterTheWaitBetween() throws {
    let json = """
      {"cases": [{"name": "a", "samples": [], "steps": [
        {"gesture": 1, "samples": [[0, 0, 0], [100, 0, 9]], "sample_kinds": "down,up"},
        {"wait_ms": 375},
        {"gesture": 2, "samples": [[0, 5, 5], [20, 5, 6], [30, 5, 7]]}]}]}
      """
    let events = try #require(try read(json).first).events
    #expect(events.map { $0.time } == [0, 100, 475, 495, 505].map { Timestamp.milliseconds($0) })
    #expect(events.map { $0.kind } == [.down, .up, .down, .move, .up])
  }

  @Test func stepBeginsAtTheLiftBeforeItThoughAResampledSampleFollowsTheLift() throws {
    let json = """
      {"cases": [{"name": "a", "steps": [
        {"samples": [[0, 0, 0], [100, 0, 9], [40, 0, 7, "resampled"]], "sample_kinds": "down,up,move"},
        {"samples": [[0, 5, 5], [20, 5, 6]]}]}]}
      """
    let events = try #require(try read(json).first).events
    #expect(events.map { $0.time } == [0, 100, 100, 120].map { Timestamp.milliseconds($0) })
  }

  @Test func fingersAreMergedByTimeThenNumber() throws {
    let json = """
      {"cases": [{"name": "a", "pointers": {
        "10": [[5, 1, 1], [9, 1, 1]], "2": [[5, 2, 2], [7, 2, 2], [9, 2, 2]], "0": [[0, 0, 0], [9, 0, 0]]}}]}
      """
    let events = try #require(try read(json).first).events
    #expect(events.map { $0.id } == [0, 2, 10, 2, 0, 2, 10])
    #expect(events.map { $0.kind } == [.down, .down, .down, .move, .up, .up, .up])
  }

  @Test func aTraceOfARecordingKeepsEveryBit() throws {
    let places = [Point(x: -2, y: .leastNonzeroMagnitude), Point(x: 0.1, y: -0.0), Point(x: 1e6, y: 1)]
    let kinds: [TouchEvent.Kind] = [.down, .move, .up]
    let events = zip(kinds, places).enumerated().map { number, event in
      TouchEvent(event.0, id: 3, time: .seconds(0.1 + Double(number) / 3), position: event.1)
    }
    let recording = Recording(name: "a b", events: events)
    let scroll = ScrollController(viewport: Size(width: 9, height: 9), behaviors: [])
    let trace = recording.trace(into: scroll, frames: Recording.frames(perSecond: 60))
    let read = Recording(try Trace(bytes: trace.bytes))
    #expect(read == recording)
    #expect(read.events.map { $0.position.y.bitPattern } == places.map { $0.y.bitPattern })
  }

  @Test(arguments: [
    ("", "is not JSON"),
    ("{\"cases\": [", "is not JSON"),
    ("[1, 2]", "the whole file: expected an object"),
    ("{}", "the whole file: expected a member cases"),
    (#"{"cases": 3}"#, "cases: expected an array"),
    (#"{"cases": []}"#, "cases: expected at least one recording"),
    (
      #"{"cases": [{"name": "a", "samples": [[0, 1, 1], [1e25, 1, 1]]}]}"#, "to 600000.0 ms, but one is 1e+25"
    ),
    (#"{"cases": [{"name": "a", "samples": [[-1, 1, 1], [1, 1, 1]]}]}"#, "times from 0 to 600000.0 ms"),
    (#"{"cases": [{"name": "a", "samples": [[0, 1, 1], [1, 1, -1e12]]}]}"#, "places within 1000000.0 pt"),
    (
      #"{"cases": [{"name": "a", "steps": [{"wait_ms": 1e12}, {"samples": [[0, 1, 1], [1, 1, 1]]}]}]}"#,
      "times from 0 to 600000.0 ms, but one is 1000000000000.0"
    ),
    (
      #"{"cases": [{"name": "a", "steps": [{"samples": [[0,1,1],[9,1,1]]}, {"samples": [[-4,1,1],[9,1,1]]}]}]}"#,
      "times from 0 to 600000.0 ms, but one is -4.0"
    ),
    (#"{"cases": [{"samples": []}]}"#, "cases[0]: expected a member name"),
    (
      #"{"cases": [{"name": "a\nb", "samples": [[0,1,1],[1,1,1]]}]}"#, "cases[0]: expected a name of one line"
    ),
    (#"{"cases": [{"name": "a"}]}"#, "case a: expected samples, pointers or steps"),
    (#"{"cases": [{"name": "a", "samples": []}]}"#, "case a: expected a down, then moves"),
    (#"{"cases": [{"name": "a", "samples": [[0, 1, 1]]}]}"#, "case a: expected a down, then moves"),
    (#"{"cases": [{"name": "a", "samples": [[0, 1], [1, 1, 1]]}]}"#, "cases[0].samples[0]"),
    (#"{"cases": [{"name": "a", "samples": [[0, 1, 1, 1], [1, 1, 1]]}]}"#, "samples[0][3]: expected a text"),
    (#"{"cases": [{"name": "a", "samples": [[0, 1, 1, "x"], [1, 1, 1]]}]}"#, "expected [t_ms, x, y]"),
    (#"{"cases": [{"name": "a", "samples": [[0, "1", 1], [1, 1, 1]]}]}"#, "samples[0][1]: expected a number"),
    (
      #"{"cases": [{"name": "a", "samples": [[0, null, 1], [1, 1, 1]]}]}"#, "samples[0][1]: expected a number"
    ),
    (#"{"cases": [{"name": "a", "samples": [[9, 1, 1], [1, 1, 1]]}]}"#, "in the order of time, but 1.0 ms"),
    (
      #"{"cases": [{"name": "a", "samples": [[0,1,1],[1,1,1]], "sample_kinds": "down"}]}"#,
      "(1) as samples (2)"
    ),
    (#"{"cases": [{"name": "a", "samples": [[0,1,1],[1,1,1]], "sample_kinds": "down,hop"}]}"#, "not hop"),
    (#"{"cases": [{"name": "a", "samples": [[0,1,1],[1,1,1]], "sample_kinds": "down,move"}]}"#, "then an up"),
    (#"{"cases": [{"name": "a", "steps": []}]}"#, "a step with samples"),
    (#"{"cases": [{"name": "a", "steps": [{}]}]}"#, "samples or wait_ms in every step"),
    (#"{"cases": [{"name": "a", "steps": [{"wait_ms": -1}]}]}"#, "a wait_ms of 0 or more, not -1.0"),
    (#"{"cases": [{"name": "a", "pointers": {}}]}"#, "at least one pointer"),
    (#"{"cases": [{"name": "a", "pointers": {"x": [[0,1,1],[1,1,1]]}}]}"#, "pointer, not x"),
    (
      #"{"cases": [{"name": "a", "pointers": {"1": [[0,1,1],[1,1,1]], "01": [[0,1,1],[1,1,1]]}}]}"#,
      "pointer, not 01"
    ),
  ])
  func malformed(json: String, says: String) throws {
    let problem = try #require(throws: RecordingError.Problem.self) { try read(json) }
    let line = "\(problem)"
    #expect(line.contains(says), "\(line)")
    #expect(!line.contains { $0.isNewline })
  }

  @Test func missingFile() throws {
    let error = try #require(throws: RecordingError.self) {
      try Recording.all(in: URL(fileURLWithPath: "/no/such/file.json"))
    }
    #expect("\(error)".hasPrefix("/no/such/file.json: cannot be read: "))
  }

  @Test(
    .enabled(if: !TouchRecordingFiles.all.isEmpty, "no collected recordings"),
    arguments: TouchRecordingFiles.all)
  func collectedFile(url: URL) throws {
    let recordings = try Recording.all(in: url)
    #expect(!recordings.isEmpty)
    for recording in recordings {
      #expect(recording.events.first?.time == .zero)
      #expect(zip(recording.events, recording.events.dropFirst()).allSatisfy { $0.time <= $1.time })
      let ids = Set(recording.events.map { $0.id })
      #expect(recording.events.count { $0.kind == .down } >= ids.count)
      #expect(
        recording.events.count { $0.kind == .down }
          == recording.events.count { $0.kind == .up || $0.kind == .cancel })
    }
  }
}
