package import LabStories
import LabTerminal
package import ScrollEngine
import ScrollHosting
import ScrollSpace
import ScrollTrace

/// The live lab, without a terminal. It receives events and frames with their times, and answers how the screen looks
/// and how long it may sleep.
package final class TryLab {
  package internal(set) var kind: SceneKind
  package internal(set) var setup: Setup
  package internal(set) var scene: any TryScene
  package internal(set) var panes: Panes
  /// True if the user has quit.
  package internal(set) var isOver = false
  package internal(set) var showsHelp = false
  /// The message in the last row, for some seconds, or until the next key.
  package internal(set) var message: String? { didSet { messageEnd = nil } }
  /// The time when the message goes; nil before the first frame with the message.
  var messageEnd: Double?
  /// The files to be saved. The runner of the lab saves them and empties this array.
  package var files: [(name: String, text: String)] = []

  /// The time when the scene began.
  var start = 0.0
  /// The latest time of the scene.
  var latest = 0.0
  /// The host of the scene.
  var host: ScrollHost
  /// True if something must be drawn though the scene has not changed.
  var isStale = true
  var isPressed = false
  var pointer: Point?
  var transcript: Transcript
  package internal(set) var history = History()
  /// The scroller and axis of the plot.
  var watched: (number: Int, axis: Axis)
  var origin = ContentOrigin()
  package internal(set) var recording: SceneRecording?
  package internal(set) var replay: SceneReplay?
  /// The recording of the replay that is over.
  package internal(set) var played: SceneRecording?
  /// The recorders of the scene's scrollers, during a recording and a replay.
  var recorders: [ScrollRecorder] = []
  /// The setup and the size when the recorders began.
  var firstSetup = Setup()
  var firstSize = Size.zero

  /// Creates a lab on a screen of a size, with a scene.
  package init(_ kind: SceneKind = .list, columns: Int, rows: Int, at time: Double = 0) {
    (self.kind, setup, start) = (kind, kind.setup, time)
    panes = Panes(columns: columns, rows: rows)
    scene = kind.begin(kind.setup, size: panes.viewport)
    host = ScrollHost(scene)
    watched = (0, scene.axis)
    transcript = Transcript(of: scene.scrollers, log: CallbackLog(limit: 100))
    origin = scene.scroll.contentOrigin
  }

  /// The callbacks so far.
  package var log: CallbackLog { transcript.log }

  /// The scroller of the plot and of the explanation: the one that moved last.
  package var watchedScroll: ScrollController { scene.scrollers[watched.number].scroll }

  /// Returns the time of the scene.
  func sceneTime(_ time: Double) -> Timestamp {
    let seconds = max(0, time - start)
    latest = max(latest, seconds)
    return .seconds(seconds)
  }

  /// Shows a scene from its beginning, with the present profile and walls, and with the scene's own landing.
  func begin(_ kind: SceneKind, at time: Double) {
    begin(kind, Setup(setup.feel, setup.walls, kind.setup.landing), at: time)
  }

  /// Shows a scene from its beginning.
  package func begin(_ kind: SceneKind, _ setup: Setup, at time: Double) {
    stopRecorders()
    (self.kind, self.setup, start) = (kind, setup, time)
    show(kind.begin(setup, size: panes.viewport))
  }

  /// Shows a scene that was set up.
  func show(_ scene: any TryScene) {
    (self.scene, host) = (scene, ScrollHost(scene))
    (isPressed, isStale, latest) = (false, true, 0)
    watched = (0, scene.axis)
    history = History()
    transcript = Transcript(of: scene.scrollers, log: CallbackLog(limit: 100))
    origin = watchedScroll.contentOrigin
  }

  /// Performs an action on the scene, and draws a frame.
  func perform(_ name: String, _ values: [Double] = [], at time: Double) {
    perform(TraceMark(name: name, values: values, time: sceneTime(time)))
    isStale = true
  }

  /// Performs an action on the scene, and records it. A replay through another setup keeps that setup.
  func perform(_ mark: TraceMark) {
    transcript.now = mark.time?.seconds ?? latest
    recorders.mark(mark.name, mark.values, at: mark.time) {
      if mark.name == "setup" {
        if replay?.setup != nil { return }
        setup = Setup(mark.values)
      }
      host.perform(mark, on: scene)
    }
  }

  /// Resizes the window.
  package func resize(columns: Int, rows: Int, at time: Double) {
    panes = Panes(columns: columns, rows: rows)
    isStale = true
    if replay == nil { perform("resize", panes.viewport.values, at: time) }
  }

  /// Continues after the process was stopped: no time has passed for the scene. The scene's time never goes back, even
  /// if a pause is reported twice.
  package func resume(after pause: Double, at time: Double) {
    start = max(start, min(start + pause, time - latest))
    isStale = true
    if isPressed { perform("cancel", at: time) }
    isPressed = false
  }
}
