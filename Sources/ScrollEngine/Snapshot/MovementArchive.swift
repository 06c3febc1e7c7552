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
    let lift = try archive.readOptional(Vector.self, where: isUsable)
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
  func write(
    to archive: inout ArchiveWriter, _ makers: LawMakers, motion: (Journey, Axis) -> AxisMotion
  ) {
    for axis in Axis.both { archive.write(byte: cause[axis].rawValue) }
    archive.write(velocity)
    archive.write(awaitsStart)
    archive.write(touched)
    archive.write(headsForTop)
    archive.write(self.motion.start)
    for axis in Axis.both {
      motion(self, axis).write(to: &archive)
      intents[axis].write(to: &archive, makers)
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
      motion.axes[axis] = try archive.readMotion(makers)
      intents[axis] = try Intent(from: &archive, makers)
    }
  }
}

extension Intent {
  func write(to archive: inout ArchiveWriter, _ makers: LawMakers) {
    archive.write(natural)
    archive.write(wish)
    archive.write(homing)
    archive.write(home)
    archive.write(isEdited)
    switch glide {
    case .none: archive.write(byte: 0)
    case .decay(let rate):
      archive.write(byte: 1)
      archive.write(rate)
    case .custom(let law):
      // A law that nobody makes again is needed only if walls move; then the axis goes on at a normal rate.
      if let numbers = makers.numbers(of: law) {
        archive.write(byte: 2)
        archive.write(numbers)
      } else {
        archive.write(byte: 1)
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
      if let numbers = makers.numbers(of: law) {
        archive.write(byte: 3)
        archive.write(numbers)
      } else {
        archive.write(byte: 1)
      }
    }
  }

  init(from archive: inout ArchiveReader, _ makers: LawMakers) throws(ArchiveError) {
    let natural = try archive.readUsable(Double.self, where: isUsable)
    let wish = try archive.readUsable(Double.self, where: isUsable)
    let homing = try archive.readOptional(Side.self)
    let home = try archive.readOptional(Double.self, where: isUsable)
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
      natural: natural, wish: wish, glide: glide, arrival: arrival, isEdited: isEdited, homing: homing,
      home: home)
  }

  private static func law(
    from archive: inout ArchiveReader, _ makers: LawMakers
  ) throws(ArchiveError) -> any MotionLaw {
    guard let law = makers.law(try archive.readArray()) else { throw .unknownLaw }
    return law
  }
}

/// Whether a number may stand in a motion: the differences of two usable ones do.
private func isKept(_ number: Double) -> Bool { number.magnitude <= 1e151 }

extension AxisMotion {
  /// Whether all that can be asked of it is a number, at any time: where it is, how fast, and when it is over.
  fileprivate var isUsable: Bool {
    let times = [begins, edge?.time ?? 0, settlingTime]
    return times.allSatisfy(isKept) && edge?.time ?? 0 >= 0 && ScrollEngine.isUsable(destination)
      && stages.allSatisfy { $0.isUsable }
  }
}

extension Stage {
  fileprivate var isUsable: Bool {
    guard isKept(start), isKept(destination), isKept(duration) else { return false }
    switch law {
    case .rest, .curve: return true
    case .decay(let decay): return isKept(decay.velocity) && isKept(decay.distance)
    case .spring(let spring):
      // Its speed is a sum of products of these, none of which may overflow.
      let slope = spring.velocity.magnitude + spring.frequency * spring.displacement.magnitude
      return isKept(spring.displacement) && isKept(spring.velocity)
        && (slope * duration * spring.frequency).isFinite && (slope * duration).isFinite
    }
  }
}

extension ArchiveReader {
  fileprivate mutating func readMotion(_ makers: LawMakers) throws(ArchiveError) -> AxisMotion {
    let motion = try AxisMotion(from: &self, curve: makers.curve)
    guard motion.isUsable else { throw unusable }
    return motion
  }

  fileprivate mutating func readCause() throws(ArchiveError) -> Cause {
    guard let cause = Cause(rawValue: try readByte()) else { throw unusable }
    return cause
  }
}
