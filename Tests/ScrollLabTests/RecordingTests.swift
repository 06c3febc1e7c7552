import Foundation
import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import ScrollTrace
import Testing
import TouchRecordings

@Suite struct RecordingTests {
  private func names(_ calls: [ScrollCall]) -> [String] { calls.map { "\($0.name)" } }

  private func read(_ json: String) throws -> [Recording] { try Recording.all(in: Data(json.utf8)) }

  @Test func namedSamples() throws {
    let json = """
      {"cases": [{"name": "a", "sample_kinds": "down,move,cancel",
        "samples": [[0, 1, 2], [8.5, 3, 4.25], [16, 3, 4.25]]}]}
      """
    let expected = Recording(
      name: "a",
      calls: [
        .touchBegan(at: Point(x: 1, y: 2), time: .zero),
        .touchMoved(to: Point(x: 3, y: 4.25), time: .milliseconds(8.5)),
        .touchCancelled(time: .milliseconds(16)),
      ])
    #expect("\(try read(json))" == "\([expected])")
    #expect(expected.end == .milliseconds(16))
  }

  @Test func unnamedSamplesSkipResampledOnes() throws {
    let json = """
      {"cases": [{"name": "a", "samples": [[0, 1, 1], [1, 2, 2], [2, 90, 90, "resampled"], [3, 3, 3]]}]}
      """
    let calls = try #require(try read(json).first).calls
    #expect(names(calls) == ["touchBegan", "touchMoved", "touchEnded"])
    #expect(calls.map { $0.point?.x } == [1, 2, 3])
  }

  @Test func stepsContinueAfterTheWaitBetween() throws {
    let json = """
      {"cases": [{"name": "a", "samples": [], "steps": [
        {"gesture": 1, "samples": [[0, 0, 0], [100, 0, 9]], "sample_kinds": "down,up"},
        {"wait_ms": 375},
        {"gesture": 2, "samples": [[0, 5, 5], [20, 5, 6], [30, 5, 7]]}]}]}
      """
    let calls = try #require(try read(json).first).calls
    #expect(calls.map { $0.time } == [0, 100, 475, 495, 505].map { Timestamp.milliseconds($0) })
    #expect(names(calls) == ["touchBegan", "touchEnded", "touchBegan", "touchMoved", "touchEnded"])
  }

  @Test func stepBeginsAtTheLiftBeforeItThoughAResampledSampleFollowsTheLift() throws {
    let json = """
      {"cases": [{"name": "a", "steps": [
        {"samples": [[0, 0, 0], [100, 0, 9], [40, 0, 7, "resampled"]], "sample_kinds": "down,up,move"},
        {"samples": [[0, 5, 5], [20, 5, 6]]}]}]}
      """
    let calls = try #require(try read(json).first).calls
    #expect(calls.map { $0.time } == [0, 100, 100, 120].map { Timestamp.milliseconds($0) })
  }

  @Test func fingersAreMergedByTimeThenNumber() throws {
    let json = """
      {"cases": [{"name": "a", "pointers": {
        "10": [[5, 1, 1], [9, 1, 1]], "2": [[5, 2, 2], [7, 2, 2], [9, 2, 2]], "0": [[0, 0, 0], [9, 0, 0]]}}]}
      """
    let calls = try #require(try read(json).first).calls
    #expect(calls.map { $0.finger } == [0, 2, 10, 2, 0, 2, 10])
    let (begin, end) = (["touchBegan"], ["touchEnded"])
    #expect(names(calls) == begin + begin + begin + ["touchMoved"] + end + end + end)
  }

  @Test func aTraceOfARecordingKeepsEveryBit() throws {
    let places = [Point(x: -2, y: .leastNonzeroMagnitude), Point(x: 0.1, y: -0.0), Point(x: 1e6, y: 1)]
    func time(_ number: Double) -> Timestamp { .seconds(0.1 + number / 3) }
    let recording = Recording(
      name: "a b",
      calls: [
        .touchBegan(at: places[0], time: time(0), id: 3), .touchMoved(to: places[1], time: time(1), id: 3),
        .touchEnded(at: places[2], time: time(2), id: 3),
      ])
    let scroll = ScrollController(viewport: Size(width: 9, height: 9), behaviors: [])
    let trace = recording.trace(into: scroll, frames: Recording.frames(perSecond: 60))
    let read = Recording(try Trace(bytes: trace.bytes))
    #expect("\(read)" == "\(recording)")
    #expect(read.calls.map { $0.point?.y.bitPattern } == places.map { $0.y.bitPattern })
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
      let times = recording.calls.compactMap(\.time)
      #expect(times.first == .zero && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      let names = names(recording.calls)
      #expect(names.count { $0 == "touchBegan" } >= Set(recording.calls.map { $0.finger }).count)
      #expect(
        names.count { $0 == "touchBegan" } == names.count { $0 == "touchEnded" || $0 == "touchCancelled" })
    }
  }
}
