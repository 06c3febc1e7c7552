import LabDrawing
import ScrollPlot
import ScrollSpace

extension TryLab {
  /// Begins a recording, with the scene from its beginning, or ends the recording.
  func record(at time: Double) {
    if isRecording {
      isRecording = false
      message = recording.map {
        "recorded \($0.frames) frames in \(Figures.short($0.length)) s; t replays them, T through the present chain"
      }
      return
    }
    begin(kind, setup, at: time)
    recording = TryRecording(kind: kind, setup: setup, size: panes.viewport)
    (isRecording, played) = (true, nil)
    message = "recording from the scene's beginning; r ends it"
  }

  /// Replays the recording, with the recorded chains or with another.
  func play(through other: Setup?, at time: Double) {
    guard let recording, !recording.entries.isEmpty else {
      return message = "nothing is recorded yet: r begins a recording"
    }
    let replay = Replay(recording, through: other)
    (isRecording, kind, setup, start) = (false, recording.kind, other ?? recording.setup, time)
    show(replay.begin())
    self.replay = replay
    message = "replaying \(recording.frames) frames"
  }

  /// Requests a plot as a file: of the recording, with its last replay beside it, or of the last seconds.
  func save() {
    let name = "scroll-lab-\(kind.rawValue).svg"
    wishes.append(.save(name: name, text: plot.svg()))
  }

  /// The offset over time.
  private var plot: Plot {
    guard let recording, recording.frames > 1 else {
      let start = history.samples.first?.time ?? 0
      let points = history.samples.map { (time: $0.time - start, value: $0.offset) }
      return Plot("\(kind.rawValue): \(setup.words)", [Plot.Curve("offset", points)])
    }
    let axis = scene.axis
    let recorded = recording.entries.compactMap { entry -> (time: Double, value: Double)? in
      guard case .frame(let states) = entry.step, let state = states.first else { return nil }
      return (entry.time.seconds, state.offset[axis])
    }
    var lines = [Plot.Curve("recorded", recorded)]
    if let played {
      lines.append(
        Plot.Curve("replayed", played.offsets.map { ($0.time, $0.offset[axis]) }, isDashed: true))
    }
    return Plot("\(recording.kind.rawValue): \(recording.setup.words)", lines)
  }
}
