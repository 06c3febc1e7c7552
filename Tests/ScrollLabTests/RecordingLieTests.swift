import Foundation
import Hands
import Testing
import TouchRecordings
import scroll_lab

/// Files of recordings with changes. They are refused, or played to their end.
///
/// `SCROLL_RECORDING_LIES` is the number of changed files.
@Suite struct RecordingLieTests {
  private static let wanted = ProcessInfo.processInfo.environment["SCROLL_RECORDING_LIES"].flatMap { Int($0) }
  private static let count = wanted ?? 400

  private static let files = [
    """
    {"cases": [{"name": "up", "sample_kinds": "down,move,move,cancel",
      "samples": [[0, 100, 500], [8, 100, 470.5], [16, 90, 430, "resampled"], [24, 100, 380]]}]}
    """,
    """
    {"cases": [{"name": "steps", "samples": [], "steps": [
      {"gesture": 1, "samples": [[0, 30, 90], [9, 30, 20], [20, 30, 9]]}, {"wait_ms": 375},
      {"gesture": 2, "samples": [[0, 5, 5], [20, 5, 60], [30, 5, 170]], "sample_kinds": "down,move,up"}]}]}
    """,
    """
    {"cases": [{"name": "fingers", "pointers": {
      "1": [[5, 1, 1], [9, 1, 80]], "0": [[0, 0, 0], [7, 2, 2], [9, 90, 0]]}},
      {"name": "tap", "samples": [[0, 100, 500], [8, 100, 501]]}]}
    """,
  ]
  private static let words = [
    "1e25", "1e12", "-1e12", "1e308", "-1e308", "1e309", "1e-320", "-0.0", "0", "-1", "9e5", "600000",
    "599999.9",
    "1000000", "18446744073709551616", "null", "true", "\"\"", "\"a\"", "[]", "{}", "[[]]", "\"down\"",
    "[0,0,0]",
    "\u{0}", "é", "\\", "\"", ",", ":", "{", "}", "[", "]", String(repeating: "[", count: 2_000), "nan",
    "Infinity",
  ]

  /// Returns the text with other numbers, words or single bytes.
  private func lie(_ text: String, _ random: inout SeededGenerator) -> Data {
    var parts = text.split(omittingEmptySubsequences: false) { " ,[]{}:\n".contains($0) }.map(String.init)
    var marks = text.filter { " ,[]{}:\n".contains($0) }.map(String.init)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: parts.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        marks[Int.random(in: marks.indices, using: &random)] = Self.words.randomElement(using: &random) ?? ""
      case 1: parts[place] = parts.randomElement(using: &random) ?? ""
      default: if !parts[place].isEmpty { parts[place] = Self.words.randomElement(using: &random) ?? "" }
      }
    }
    var bytes: [UInt8] = []
    for (place, part) in parts.enumerated() {
      bytes += Array(part.utf8)
      if marks.indices.contains(place) { bytes += Array(marks[place].utf8) }
    }
    if Int.random(in: 0..<8, using: &random) == 0, !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = .random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return Data(bytes)
  }

  @Test func aChangedRecordingIsRefusedOrPlayedToItsEnd() throws {
    let stage = Stage(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 2_800), start: 844)
    let chains = [Chain([.bouncing]), Chain([]), Chain([.paging, .bouncing])]
    var random = SeededGenerator(seed: 7)
    var (played, refused) = (0, 0)
    for round in 0..<Self.count {
      let data = lie(Self.files[round % Self.files.count], &random)
      do throws(RecordingError.Problem) {
        for recording in try Recording.all(in: data) {
          #expect(!recording.calls.isEmpty)
          let trial = Trial(of: recording, chain: chains[round % chains.count], stage: stage)
          #expect(trial.restTime != nil, "\(String(decoding: data, as: UTF8.self))")
        }
        played += 1
      } catch {
        #expect(!"\(error)".contains { $0.isNewline })
        refused += 1
      }
    }
    #expect(played > Self.count / 20 && refused > Self.count / 4, "\(played) played, \(refused) refused")
  }
}
