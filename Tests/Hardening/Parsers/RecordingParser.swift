import Foundation
import RandomStory
import ScrollBehaviors
import ScrollEngine
import ScrollTrace
import TouchRecordings

/// Reads bytes as a file of touch recordings.
///
/// If the first byte is odd, the others are the text. If it is even, they choose the parts of a text of JSON.
enum RecordingParser: FuzzedParser {
  static func seeds() -> [[UInt8]] {
    let texts = [
      #"{"cases":[{"name":"a","samples":[[0,10,20],[8,10,30,"resampled"],[16,10,50],[24,10,90]]}]}"#,
      #"{"cases":[{"name":"b","samples":[[0,1,2],[9,1e3,-2.5]],"sample_kinds":"down,cancel"}]}"#,
      #"{"cases":[{"name":"c","pointers":{"0":[[0,1,2],[9,3,4]],"1":[[3,1,2],[8,3,4]]}}]}"#,
      #"{"cases":[{"name":"d","steps":[{"samples":[[0,1,2],[9,3,4]]},{"wait_ms":50},{"samples":[[0,1,2],[9,3,4]]}]}]}"#,
    ]
    let chosen = (0..<24).map { seed in
      [UInt8(0)] + (0..<60).map { UInt8(truncatingIfNeeded: ($0 * 37 + seed * 101) % 251) }
    }
    return texts.map { [1] + Array($0.utf8) }
      + TraceParser.seeds().prefix(4).map { [1] + $0.dropFirst().map { $0 } } + chosen
  }

  static func parse(_ input: [UInt8]) -> Bool {
    guard let first = input.first else { return false }
    let bytes = first % 2 == 1 ? Array(input.dropFirst()) : Array(RecordingText(input.dropFirst()).text.utf8)
    guard let recordings = try? Recording.all(in: Data(bytes)) else { return false }
    // A trace may have any touches: they are those of a program.
    guard !bytes.starts(with: Array("scrt".utf8)) else { return true }
    precondition(!recordings.isEmpty, "A file has a recording.")
    for recording in recordings {
      let times = recording.calls.compactMap(\.time)
      precondition(recording.calls.count >= 2, "A recording has a down and an up.")
      precondition(
        zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
        "Times never go back.")
      var down: Set<Int> = []
      for call in recording.calls {
        guard let id = call.finger else { preconditionFailure("A recording has only fingers.") }
        if case .touchBegan = call {
          precondition(down.insert(id).inserted, "A finger comes down once.")
        } else {
          precondition(down.contains(id), "A finger comes down before it moves and is lifted.")
        }
        switch call {
        case .touchEnded, .touchCancelled: down.remove(id)
        default: break
        }
      }
      precondition(down.isEmpty, "Every finger is lifted.")
      let scroll = ScrollController(
        viewport: Size(width: 320, height: 480), content: Size(width: 320, height: 4_000),
        behaviors: [Bouncing()])
      recording.replay(into: scroll, frames: Recording.frames(perSecond: 8).prefix(40))
      precondition(scroll.contentOffset.isFinite, "An offset is finite.")
    }
    return true
  }
}
