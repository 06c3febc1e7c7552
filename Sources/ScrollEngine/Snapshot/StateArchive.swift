import ScrollMotion
import ScrollSpace

/// Who makes laws and curves of somebody's own again.
struct LawMakers {
  let law: ([Double]) -> (any MotionLaw)?
  let curve: CurveMaker

  /// The numbers of a law, if it gives some and somebody makes it again from them.
  func numbers(of archived: any MotionLaw) -> [Double]? {
    guard let numbers = archived.archived, law(numbers) != nil else { return nil }
    return numbers
  }
}

extension State {
  /// Writes all that lasts beyond a call.
  func write(
    to archive: inout ArchiveWriter, _ makers: LawMakers, motion: (Journey, Axis) -> AxisMotion
  ) {
    archive.write(offset)
    archive.write(origin)
    archive.write(givenContent)
    insets.write(to: &archive)
    geometry.write(to: &archive)
    archive.write(toldGeometry != nil)
    toldGeometry?.write(to: &archive)
    for axis in Axis.both {
      archive.write(window[axis]?.lowerBound)
      archive.write(window[axis]?.upperBound)
    }
    settings.write(to: &archive)
    archive.write(decelerationRate.rawValue)
    archive.write(clock)
    archive.write(lastFrame)
    archive.write(suspectedClock)
    archive.write(byte: dragEnd.map { $0.rawValue + 1 } ?? 0)
    archive.write(isMovementOpen)
    archive.write(errands)
    archive.write(remainder)
    archive.write(host.nextWake)
    archive.write(host.isWakeDoubtful)
    diagnostics.write(to: &archive)
    touches.write(to: &archive)
    switch activity {
    case .idle: archive.write(byte: 0)
    case .tracking: archive.write(byte: 1)
    case .dragging(let drag):
      archive.write(byte: 2)
      drag.write(to: &archive)
    case .wheeling(let drag):
      archive.write(byte: 3)
      drag.write(to: &archive)
    case .decelerating(let journey):
      archive.write(byte: 4)
      journey.write(to: &archive, makers, motion: motion)
    case .animating(let journey):
      archive.write(byte: 5)
      journey.write(to: &archive, makers, motion: motion)
    }
  }
}

extension State {
  /// Whether fingers are down if the activity needs one, and none if it has none.
  fileprivate var isHeldAsItSays: Bool {
    switch activity {
    case .tracking, .dragging: !touches.isEmpty
    case .idle, .wheeling: touches.isEmpty
    case .decelerating, .animating: true
    }
  }
}

/// A state that has been read, whole, before any of it counts.
struct StateArchive {
  private var state: State

  init(from archive: inout ArchiveReader, _ makers: LawMakers) throws(ArchiveError) {
    let offset = try archive.readUsable(Point.self, where: isNormal)
    let origin = try archive.read(ContentOrigin.self)
    let content = try archive.readUsable(Size.self, where: isUsable)
    let insets = try InsetParts(from: &archive)
    state = State(givenContent: content, geometry: try Geometry(from: &archive))
    (state.offset, state.origin, state.insets) = (offset, origin, insets)
    if try archive.read(Bool.self) { state.toldGeometry = try Geometry(from: &archive) }
    for axis in Axis.both {
      let lower = try archive.readOptional(Double.self)
      let upper = try archive.readOptional(Double.self)
      guard let lower, let upper else { continue }
      guard isUsable(lower), isUsable(upper), lower <= upper else { throw archive.unusable }
      state.window[axis] = lower...upper
    }
    state.settings = try ScrollSettings(from: &archive)
    let rate = try archive.read(Double.self)
    guard DecelerationRate.isValid(rate) else { throw archive.unusable }
    state.decelerationRate = DecelerationRate(rawValue: rate)
    state.clock = try archive.readOptional(where: isUsable)
    state.lastFrame = try archive.readOptional(where: isUsable)
    state.suspectedClock = try archive.readOptional(where: isUsable)
    let end = try archive.readByte()
    state.dragEnd = end > 0 ? DragEnd(rawValue: end - 1) : nil
    if end > 0, state.dragEnd == nil { throw archive.unusable }
    state.isMovementOpen = try archive.read()
    state.errands = try archive.read()
    state.remainder = try archive.read()
    state.host.nextWake = try archive.readOptional(where: isUsable)
    state.host.isWakeDoubtful = try archive.read()
    state.diagnostics = try Diagnostics(from: &archive)
    state.touches = try Touches(from: &archive)
    switch try archive.readByte() {
    case 0: state.activity = .idle
    case 1: state.activity = .tracking
    case 2: state.activity = .dragging(try Drag(from: &archive))
    case 3: state.activity = .wheeling(try Drag(from: &archive))
    case 4: state.activity = .decelerating(try Journey(from: &archive, makers))
    case 5: state.activity = .animating(try Journey(from: &archive, makers))
    default: throw archive.unusable
    }
    guard state.isHeldAsItSays else { throw archive.unusable }
  }

  /// Takes the place of a state, whose chain and versions stay.
  func put(into present: inout State) {
    var next = state
    next.links = present.links
    next.attached = present.attached
    next.chainVersion = present.chainVersion
    next.revision = present.revision &+ 1
    next.hasChanged = true
    (next.host.needsFrame, next.host.answer) = (present.host.needsFrame, present.host.answer)
    present = next
  }
}

extension ArchiveReader {
  /// Reads a value that must pass.
  mutating func readUsable<Value: Archivable>(
    _: Value.Type = Value.self, where isUsable: (Value) -> Bool
  ) throws(ArchiveError) -> Value {
    let value = try read(Value.self)
    guard isUsable(value) else { throw unusable }
    return value
  }

  /// Reads a value that must pass, if one was written.
  mutating func readOptional<Value: Archivable>(
    _: Value.Type = Value.self, where isUsable: (Value) -> Bool
  ) throws(ArchiveError) -> Value? {
    try read(Bool.self) ? try readUsable(Value.self, where: isUsable) : nil
  }
}
