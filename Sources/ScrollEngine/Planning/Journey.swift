import ScrollMotion
import ScrollSpace

/// What an axis was asked to do: kept beside the motion, so that it can be planned again when walls move.
struct Intent {
  /// Where the motion would stop by itself.
  var natural: Double
  /// Where it shall rest, walls aside.
  var wish: Double
  /// The law of the free glide.
  var glide: Glide
  /// How it gets to an edited wish.
  var arrival: Arrival
  /// The side it comes home from, where the free stage does nothing else.
  var homing: Side?
  /// Where it would come home to if its wall had never moved; nil: where the motion leads.
  var home: Double?

  /// Whether it runs by its free law, to where that leads.
  var isGlide: Bool {
    if case .keepSpeed = arrival { return wish == natural }
    return false
  }

  /// An axis that stays where it is.
  static func rest(at offset: Double) -> Intent {
    Intent(natural: offset, wish: offset, glide: .none, arrival: .keepSpeed, homing: nil)
  }

  /// The same for a motion that is sent elsewhere at a time: it arrives by what is left of its law.
  func remainder(of motion: AxisMotion, at time: Double) -> Intent {
    guard case .custom(let law) = arrival, time > motion.begins else { return self }
    var result = self
    result.arrival = .custom(law.remainder(after: time - motion.begins))
    return result
  }

  func shifted(by shift: Double) -> Intent {
    var result = self
    result.natural = normalized(natural + shift)
    result.wish = normalized(wish + shift)
    result.home = home.map { normalized($0 + shift) }
    return result
  }
}

/// A planned motion with its intents. One object, changed in place, so that a frame copies none of it.
final class Journey {
  /// What set each axis going.
  var cause: PerAxis<Cause>
  /// The velocity with which it set out.
  var velocity: Vector
  // Read in every frame, and changed in steps that call nobody.
  @exclusivity(unchecked) var motion: Motion
  var intents: PerAxis<Intent>
  /// Planned outside of any frame or input: the first of them that follows says when it begins.
  @exclusivity(unchecked) var awaitsStart = false
  /// Who hears how an animation ended.
  var completion: Completion?
  /// The axes that its command set going; the others go on as they were before.
  var touched = PerAxis(true)
  /// The axes to whose start `scrollToTop` wants, wherever that may be by then.
  var headsForTop = PerAxis(false)

  init(cause: PerAxis<Cause>, from start: Point, velocity: Vector, at time: Timestamp) {
    self.cause = cause
    self.velocity = velocity
    motion = .rest(at: start, from: time)
    intents = PerAxis(x: .rest(at: start.x), y: .rest(at: start.y))
  }

  /// What moves the content on this journey: what its command was, or else its own momentum.
  var moveCause: MoveCause {
    switch touched.x ? cause.x : touched.y ? cause.y : .release {
    case .step: .step
    case .program: .program
    case .wheel: .wheel
    case .drag, .release, .layout: .momentum
    }
  }

  /// Where it is at a time, and whether both axes rest there. If it awaits its start, that is now.
  func place(at time: Timestamp) -> (offset: Point, isSettled: Bool) {
    if awaitsStart {
      awaitsStart = false
      motion.start = time
    }
    return motion.place(at: time)
  }

  /// Whether an axis is still to travel after some seconds.
  func travels(_ axis: Axis, after elapsed: Double) -> Bool { motion.axes[axis].settlingTime > elapsed }

  /// An offset on the way, with the axes that rest after some seconds where they rest.
  func landed(at elapsed: Double, from offset: Point) -> Point {
    var offset = offset
    for axis in Axis.both where motion.axes[axis].settlingTime <= elapsed {
      offset[axis] = motion.axes[axis].destination
    }
    return offset
  }

  /// Goes on along an axis as another journey would have.
  func take(_ axis: Axis, from running: Journey) {
    cause[axis] = running.cause[axis]
    motion.axes[axis] = running.motion.axes[axis].delayed(by: running.motion.start - motion.start)
    intents[axis] = running.intents[axis]
  }

  func shift(by shift: Vector) {
    motion = motion.shifted(by: shift)
    for axis in Axis.both { intents[axis] = intents[axis].shifted(by: shift[axis]) }
  }
}
