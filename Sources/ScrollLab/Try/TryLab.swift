package import LabStories
import LabTerminal
package import ScrollEngine
import ScrollSpace

/// The lab that is tried by hand, without a terminal: it is given events and frames with their times, and says how the screen
/// looks and how long it may sleep.
package final class TryLab {
  /// What the lab wants of whoever runs it.
  package enum Wish: Hashable {
    /// A text as a file of this name.
    case save(name: String, text: String)
  }

  package internal(set) var kind: SceneKind
  package internal(set) var setup: Setup
  package internal(set) var scene: any TryScene
  package internal(set) var panes: Panes
  /// Whether it was told to end.
  package internal(set) var isOver = false
  package internal(set) var showsHelp = false
  /// What is to be said in the last row until the next key.
  package internal(set) var message: String?
  /// What is wanted; whoever runs the lab does it and empties this.
  package var wishes: [Wish] = []

  /// When the scene began.
  var start = 0.0
  /// The latest time of the scene.
  var latest = 0.0
  /// What the scene asked for at the last frame.
  var demand = FrameDemand.needsFrame
  /// Whether something is to be drawn that the scene knows nothing of.
  var isStale = true
  var isPressed = false
  var pointer: Point?
  var transcript: Transcript
  package internal(set) var history = History()
  /// What the plot shows.
  var watched: (number: Int, axis: Axis)
  var origin = ContentOrigin()
  package internal(set) var recording: TryRecording?
  package internal(set) var isRecording = false
  package internal(set) var replay: Replay?
  /// The replay that is over.
  package internal(set) var played: Replay?

  /// Makes a lab on a screen of a size, with a scene.
  package init(_ kind: SceneKind = .list, columns: Int, rows: Int, at time: Double = 0) {
    (self.kind, setup, start) = (kind, kind.setup, time)
    panes = Panes(columns: columns, rows: rows)
    scene = kind.begin(kind.setup, size: panes.viewport)
    watched = (0, scene.axis)
    transcript = Transcript(of: scene.scrollers, log: CallbackLog(limit: 100))
    origin = scene.scroll.contentOrigin
  }

  /// The callbacks that were heard.
  package var log: CallbackLog { transcript.log }

  /// The scroller that the plot and the explanation are about: what moved last.
  package var watchedScroll: ScrollController { scene.scrollers[watched.number].scroll }

  /// The time of the scene.
  func sceneTime(_ time: Double) -> Timestamp {
    let seconds = max(0, time - start)
    latest = max(latest, seconds)
    return .seconds(seconds)
  }

  /// Shows a scene from its beginning: with the profile and the walls that are set, landing as the scene does at first.
  func begin(_ kind: SceneKind, at time: Double) {
    begin(kind, Setup(setup.feel, setup.walls, kind.setup.landing), at: time)
  }

  /// Shows a scene from its beginning.
  package func begin(_ kind: SceneKind, _ setup: Setup, at time: Double) {
    (isRecording, replay) = (false, nil)
    (self.kind, self.setup, start) = (kind, setup, time)
    show(kind.begin(setup, size: panes.viewport))
  }

  /// Shows a scene that was set up.
  func show(_ scene: any TryScene) {
    self.scene = scene
    (isPressed, isStale, demand, latest) = (false, true, .needsFrame, 0)
    watched = (0, scene.axis)
    history = History()
    transcript = Transcript(of: scene.scrollers, log: CallbackLog(limit: 100))
    origin = watchedScroll.contentOrigin
  }

  /// Does something to the scene, and records it.
  func perform(_ deed: SceneDeed, at time: Double) {
    let moment = sceneTime(time)
    transcript.now = moment.seconds
    if isRecording { recording?.add(.deed(deed), at: moment) }
    scene.perform(deed, at: moment)
    isStale = true
  }

  /// The window has another size.
  package func resize(columns: Int, rows: Int, at time: Double) {
    panes = Panes(columns: columns, rows: rows)
    isStale = true
    if replay == nil { perform(.resize(panes.viewport), at: time) }
  }

  /// The process was stopped, and goes on: no time has passed for the scene. Its time never goes back, however often a pause
  /// is told.
  package func resume(after pause: Double, at time: Double) {
    start = max(start, min(start + pause, time - latest))
    isStale = true
    if isPressed { perform(.cancel, at: time) }
    isPressed = false
  }
}
