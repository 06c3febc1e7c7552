import ScrollMotion
import ScrollSpace

extension Touches {
  func write(to archive: inout ArchiveWriter) {
    archive.write(time)
    archive.write(Int64(down.count))
    for touch in down {
      archive.write(Int64(touch.id))
      archive.write(touch.position)
      archive.write(touch.tracker)
    }
    archive.write(Int64(refused.count))
    for id in refused { archive.write(Int64(id)) }
    archive.write(grip)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    time = try archive.readUsable(where: isUsable)
    for _ in 0..<(try archive.readCount()) {
      guard let id = Int(exactly: try archive.read(Int64.self)) else { throw archive.unusable }
      let position = try archive.readUsable(Point.self, where: isUsable)
      guard self.position(of: id) == nil else { throw archive.unusable }
      down.append(Touch(id: id, position: position, tracker: try archive.read()))
    }
    for _ in 0..<(try archive.readCount()) {
      guard let id = Int(exactly: try archive.read(Int64.self)) else { throw archive.unusable }
      guard position(of: id) == nil, !refused.contains(id) else { throw archive.unusable }
      refused.append(id)
    }
    grip = try archive.readUsable(where: isUsable)
  }
}

extension Drag {
  func write(to archive: inout ArchiveWriter) {
    archive.write(byte: cause.rawValue)
    for point in [start, anchor, grip] { archive.write(point) }
    archive.write(carried)
    archive.write(translation)
    archive.write(lift)
    archive.write(lastInput)
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        switch edges[axis][side] {
        case nil: archive.write(byte: 0)
        case .open: archive.write(byte: 1)
        case .rigid: archive.write(byte: 2)
        case .elastic(let band):
          archive.write(byte: 3)
          archive.write(band.resistance)
          archive.write(band.dimension)
        }
      }
    }
  }

  convenience init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let cause = try archive.readCause()
    let start = try archive.readUsable(Point.self, where: isUsable)
    // Far out in a rubber band the finger would have gone any way.
    let anchor = try archive.read(Point.self)
    let grip = try archive.readUsable(Point.self, where: isUsable)
    let carried = try archive.readUsable(Vector.self, where: isUsable)
    let translation = try archive.readUsable(Vector.self, where: isUsable)
    let lift = try archive.readOptional(Vector.self)
    let time = try archive.readUsable(Timestamp.self, where: isUsable)
    self.init(cause: cause, at: start, grip: grip, time: time)
    (self.anchor, self.carried, self.translation, self.lift) = (anchor, carried, translation, lift)
    for axis in Axis.both {
      for side in [Side.lower, .upper] { edges[axis][side] = try FingerEdge.read(from: &archive) }
    }
  }
}

extension FingerEdge {
  fileprivate static func read(from archive: inout ArchiveReader) throws(ArchiveError) -> FingerEdge? {
    switch try archive.readByte() {
    case 0: return nil
    case 1: return .open
    case 2: return .rigid
    case 3: return .elastic(RubberBand(resistance: try archive.read(), dimension: try archive.read()))
    default: throw archive.unusable
    }
  }
}

extension Journey {
  func write(to archive: inout ArchiveWriter, motion: (Journey, Axis) -> AxisMotion) {
    for axis in Axis.both { archive.write(byte: cause[axis].rawValue) }
    archive.write(velocity)
    archive.write(awaitsStart)
    archive.write(touched)
    archive.write(headsForTop)
    archive.write(self.motion.start)
    for axis in Axis.both {
      motion(self, axis).write(to: &archive)
      intents[axis].write(to: &archive)
    }
  }

  convenience init(from archive: inout ArchiveReader, _ makers: LawMakers) throws(ArchiveError) {
    let cause = PerAxis(x: try archive.readCause(), y: try archive.readCause())
    let velocity = try archive.readUsable(Vector.self, where: isUsable)
    let awaitsStart = try archive.read(Bool.self)
    let touched = try archive.read(PerAxis<Bool>.self)
    let headsForTop = try archive.read(PerAxis<Bool>.self)
    let start = try archive.readUsable(Timestamp.self, where: isUsable)
    self.init(cause: cause, from: .zero, velocity: velocity, at: start)
    self.awaitsStart = awaitsStart
    self.touched = touched
    self.headsForTop = headsForTop
    for axis in Axis.both {
      motion.axes[axis] = try AxisMotion(from: &archive, curve: makers.curve)
      intents[axis] = try Intent(from: &archive, makers)
      guard isUsable(motion.axes[axis].destination) else { throw archive.unusable }
    }
  }
}

extension Intent {
  func write(to archive: inout ArchiveWriter) {
    archive.write(natural)
    archive.write(wish)
    archive.write(homing)
    archive.write(isEdited)
    switch glide {
    case .none: archive.write(byte: 0)
    case .decay(let rate):
      archive.write(byte: 1)
      archive.write(rate)
    case .custom(let law):
      // A law without numbers is needed again only if walls move; then the axis goes on at a normal rate.
      archive.write(byte: law.archived == nil ? 1 : 2)
      if let numbers = law.archived {
        archive.write(numbers)
      } else {
        archive.write(DecelerationRate.normal.rawValue)
      }
    }
    switch arrival {
    case .jump: archive.write(byte: 0)
    case .keepSpeed: archive.write(byte: 1)
    case .spring(let response):
      archive.write(byte: 2)
      archive.write(response)
    case .custom(let law):
      archive.write(byte: law.archived == nil ? 1 : 3)
      if let numbers = law.archived { archive.write(numbers) }
    }
  }

  init(from archive: inout ArchiveReader, _ makers: LawMakers) throws(ArchiveError) {
    let natural = try archive.readUsable(Double.self, where: isUsable)
    let wish = try archive.readUsable(Double.self, where: isUsable)
    let homing = try archive.readOptional(Side.self)
    let isEdited = try archive.read(Bool.self)
    let glide: Glide
    switch try archive.readByte() {
    case 0: glide = .none
    case 1: glide = .decay(rate: try archive.readUsable(where: DecelerationRate.isValid))
    case 2: glide = .custom(try Self.law(from: &archive, makers))
    default: throw archive.unusable
    }
    let arrival: Arrival
    switch try archive.readByte() {
    case 0: arrival = .jump
    case 1: arrival = .keepSpeed
    case 2: arrival = .spring(response: try archive.read())
    case 3: arrival = .custom(try Self.law(from: &archive, makers))
    default: throw archive.unusable
    }
    guard arrival.isUsable else { throw archive.unusable }
    self.init(
      natural: natural, wish: wish, glide: glide, arrival: arrival, isEdited: isEdited, homing: homing)
  }

  private static func law(
    from archive: inout ArchiveReader, _ makers: LawMakers
  ) throws(ArchiveError) -> any MotionLaw {
    guard let law = makers.law(try archive.readArray()) else { throw .unknownLaw }
    return law
  }
}

extension ArchiveReader {
  fileprivate mutating func readCause() throws(ArchiveError) -> Cause {
    guard let cause = Cause(rawValue: try readByte()) else { throw unusable }
    return cause
  }
}
