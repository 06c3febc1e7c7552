import LabDrawing
import ScrollEngine
import ScrollPlot
import ScrollSpace
import ScrollTrace

extension TryLab {
  /// True while a recording is made.
  package var isRecording: Bool { !recorders.isEmpty && replay == nil }

  /// Begins a recording, with the scene from its beginning, or ends the recording.
  func record(at time: Double) {
    if isRecording {
      let ended = endRecorders()
      recording = ended
      message =
        "recorded \(ended.frames) frames in \(Figures.short(ended.length)) s; "
        + "t replays them, T through the present chain"
      return
    }
    begin(kind, setup, at: time)
    startRecorders()
    played = nil
    message = "recording from the scene's beginning; r ends it"
  }

  private func startRecorders() {
    (firstSetup, firstSize) = (setup, scene.scroll.viewport)
    recorders = scene.scrollers.map { ScrollRecorder($0.scroll, label: kind.rawValue) }
  }

  private func endRecorders() -> SceneRecording {
    defer { stopRecorders() }
    return SceneRecording(
      kind: kind, setup: firstSetup, size: firstSize, traces: recorders.map { $0.trace })
  }

  /// Ends a recording or a replay before its end.
  func stopRecorders() {
    for recorder in recorders { recorder.stop() }
    (recorders, replay) = ([], nil)
  }

  /// Replays the recording, with the recorded chains or with another.
  func play(through other: Setup?, at time: Double) {
    guard let recording, recording.frames > 0 else {
      return message = "nothing is recorded yet: r begins a recording"
    }
    stopRecorders()
    (kind, setup, start) = (recording.kind, other ?? recording.setup, time)
    show(recording.kind.begin(setup, size: recording.size))
    startRecorders()
    replay = SceneReplay(recording, through: other)
    message = "replaying \(recording.frames) frames"
  }

  /// Plays the recording further. Content that moves at its end continues by itself.
  func play(upTo moment: Timestamp) {
    while let due = replay?.due, due <= moment, let mark = replay?.rest.popFirst() { perform(mark) }
    guard let replay, replay.rest.isEmpty else { return }
    let replayed = endRecorders()
    played = replayed
    message = words(on: replayed, of: replay.recording)
    if scene.scroll.viewport != panes.viewport {
      perform(TraceMark(name: "resize", values: panes.viewport.values, time: moment))
    }
  }

  /// Returns the result of a replay, in a sentence.
  private func words(on replayed: SceneRecording, of recording: SceneRecording) -> String {
    guard let (number, divergence) = recording.divergence(from: replayed) else {
      return "replayed \(recording.frames) frames: the same to the last bit"
    }
    let name = scene.scrollers[number].name
    return "replayed: differs\(name.isEmpty ? "" : " in \(name)"). \(divergence)"
  }

  /// Requests a plot as a file: of the recording, with its last replay beside it, or of the last seconds.
  func save() { files.append((name: "scroll-lab-\(kind.rawValue).svg", text: plot.svg())) }

  /// The offset over time.
  private var plot: Plot {
    guard let recording, recording.frames > 1 else {
      let start = history.samples.first?.time ?? 0
      let points = history.samples.map { (time: $0.time - start, value: $0.offset) }
      return Plot("\(kind.rawValue): \(setup.words)", [Plot.Curve("offset", points)])
    }
    var curves = [Plot.Curve("recorded", recording.traces[0].offsets(on: scene.axis))]
    if let played {
      curves.append(Plot.Curve("replayed", played.traces[0].offsets(on: scene.axis), isDashed: true))
    }
    return Plot("\(recording.kind.rawValue): \(recording.setup.words)", curves)
  }
}
