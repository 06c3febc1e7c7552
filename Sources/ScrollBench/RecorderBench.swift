import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import ScrollTrace

/// A recorder that records frames of a scroller at rest.
private final class Recording {
  let scroll = ScrollController(
    viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e9), behaviors: [Bouncing()])
  let recorder: ScrollRecorder
  private var frame = 0.0

  init() { recorder = ScrollRecorder(scroll, ring: 1 << 16) }

  /// Records a frame: the event, and the state after the event before.
  func record(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      recorder.scroll(scroll, willTake: .advance(to: .seconds(frame / 240)), from: .host)
    }
  }
}

/// Returns the rows for a recorder with a ring. One round is a frame. The first limit leaves 100 ns for the recorder if
/// the frame itself takes 59 ns.
func recorderRows() -> [Row] {
  [
    Row(piece: "a frame of a fling, recorded into a ring", peer: "the same frame", limit: 2.7) {
      let (recorded, plain) = (Fling([Bouncing()], isHosted: true), Fling([Bouncing()], isHosted: true))
      let recorder = ScrollRecorder(recorded.scroll, ring: 1 << 16)
      return Contest(
        ours: { rounds in withExtendedLifetime(recorder) { recorded.frames(rounds) } },
        peer: { rounds in plain.frames(rounds) })
    },
    Row(piece: "a frame at rest, recorded into a ring", peer: "a frame of a fling", limit: 0.5) {
      let (recording, plain) = (Recording(), Fling([Bouncing()], isHosted: true))
      return Contest(
        ours: { rounds in recording.record(rounds) }, peer: { rounds in plain.frames(rounds) })
    },
  ]
}
