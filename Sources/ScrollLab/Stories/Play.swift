package import LabDrawing
import ScrollBehaviors
package import ScrollEngine
import ScrollNesting
package import ScrollSpace

/// A story as it was played: its pictures, its curve, and whether every rest position was the announced destination.
package struct Play {
  /// The number of frames in a second.
  package static let frameRate = 60.0
  /// The longest time to wait for rest, in seconds.
  package static let patience = 60.0

  /// A moment with a picture.
  package struct Look {
    package var time: Double
    package var caption: String
    package var picture: Picture
  }

  /// The destination that the scroller announced, and its rest position. Both are in the coordinates at the rest: the
  /// destination moves with edits and with the origin.
  package struct Word: Hashable {
    package var time: Double
    package var announced: Point
    package var restTime: Double
    package var rest: Point
    /// The announced destination, in the coordinates of the curve.
    package var drawn: Point

    /// True if both are equal, to the last bit.
    package var isKept: Bool {
      Axis.both.allSatisfy { announced[$0].bitPattern == rest[$0].bitPattern }
    }
  }

  package let scene: any Scene
  package private(set) var looks: [Look] = []
  /// The curve: the place of the content over time. A shift of all coordinates, by the scroller's origin or by the
  /// host's edits, is not a jump of the curve.
  package private(set) var samples: [Chart.Sample] = []
  /// True if the curve shows offsets, because nothing has moved the coordinates.
  package private(set) var showsOffsets = true
  package private(set) var words: [Word] = []
  /// True if the content came to rest at the end.
  package private(set) var isAtRest = false

  private var clock = Timestamp.zero
  private var frame = 0
  private var announced: (time: Double, place: Point)?
  private var origin: ContentOrigin
  private var shift = Vector.zero

  /// Plays a story to its end.
  /// - Parameter afterStep: called after every input and frame, with its time, and true if it was a frame.
  package init(
    of story: Story, afterStep: (any Scene, Timestamp, _ isFrame: Bool) -> Void = { _, _, _ in }
  ) {
    self.init(of: story.begin(), afterStep: afterStep)
  }

  /// Plays a scene that has just been set up.
  package init(
    of scene: any Scene, afterStep: (any Scene, Timestamp, _ isFrame: Bool) -> Void = { _, _, _ in }
  ) {
    self.scene = scene
    origin = scene.scroll.contentOrigin
    sample()
    advance(afterStep)
    for cue in scene.script.cues {
      let due = clock + cue.delay
      while nextFrame < due { advance(afterStep) }
      clock = due
      if case .rest = cue.action { awaitRest(afterStep) }
      perform(cue.action, afterStep)
    }
    awaitRest(afterStep)
  }

  /// True if the content came to rest, always at the announced destination.
  package var isSound: Bool { isAtRest && words.allSatisfy { $0.isKept } }

  private var nextFrame: Timestamp { .seconds(Double(frame) / Self.frameRate) }

  private var receiver: any ScrollReceiver { if let nest = scene.nest { nest } else { scene.scroll } }

  private mutating func advance(_ afterStep: (any Scene, Timestamp, Bool) -> Void) {
    clock = nextFrame
    frame += 1
    scene.prepare(for: clock)
    let demand = receiver.perform(.advance(to: clock)).demand
    isAtRest = scene.scroll.phase == .idle && demand != .needsFrame
    note()
    afterStep(scene, clock, true)
  }

  private mutating func awaitRest(_ afterStep: (any Scene, Timestamp, Bool) -> Void) {
    let end = clock + Self.patience
    repeat { advance(afterStep) } while !isAtRest && clock < end
  }

  private mutating func perform(
    _ action: Script.Action, _ afterStep: (any Scene, Timestamp, Bool) -> Void
  ) {
    switch action {
    case .rest: return
    case .look(let caption):
      looks.append(Look(time: clock.seconds, caption: caption, picture: scene.picture))
      return
    default: break
    }
    scene.prepare(for: clock)
    note()
    switch action {
    case .call(let call): perform(call)
    case .command(let command):
      command()
      takeWord()
    case .edit(let edit): edit()
    case .look, .rest: break
    }
    note()
    afterStep(scene, clock, false)
  }

  private mutating func perform(_ call: ScrollCall) {
    switch call {
    case .touchBegan(let place, _, _, _): if !scene.takesTouch(at: place) { return }
    // A nest itself knows which of its scrollers a finger holds.
    case _ where call.finger != nil: if scene.nest == nil, scene.scroll.finger == nil { return }
    default: break
    }
    receiver.perform(call.mapped(time: { _ in clock }))
    switch call {
    case .touchBegan, .wheel: announced = nil
    case .touchMoved: break
    default: takeWord()
    }
  }

  /// Notes the destination that the scroller announces.
  private mutating func takeWord() {
    shift = scene.shift
    origin = scene.scroll.contentOrigin
    announced = scene.scroll.phase == .idle ? nil : (clock.seconds, scene.scroll.destination)
  }

  /// Notes the effects of an input or a frame.
  private mutating func note() {
    let scroll = scene.scroll
    for axis in Axis.both {
      for moved in [
        scene.shift[axis] - shift[axis], scroll.contentOrigin.shift(since: origin, on: axis),
      ] where moved != 0 {
        announced?.place[axis] += moved
      }
    }
    (origin, shift) = (scroll.contentOrigin, scene.shift)
    sample()
    guard let word = announced, scroll.phase == .idle else { return }
    words.append(
      Word(
        time: word.time, announced: word.place, restTime: clock.seconds, rest: scroll.contentOffset,
        drawn: scene.place(of: word.place)))
    announced = nil
  }

  private mutating func sample() {
    let offset = scene.scroll.contentOffset
    let place = scene.place(of: offset)[scene.axis]
    if place != offset[scene.axis] { showsOffsets = false }
    samples.append(
      Chart.Sample(time: clock.seconds, offset: place, mover: Chart.Mover(scene.scroll.phase)))
  }
}

extension Chart.Mover {
  /// Creates the mover of the offset in a phase.
  package init(_ phase: Phase) {
    switch phase {
    case .idle: self = .nobody
    case .tracking, .dragging, .wheeling: self = .finger
    case .decelerating, .animating: self = .motion
    }
  }
}
