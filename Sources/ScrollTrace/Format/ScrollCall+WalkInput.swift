import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollCall {
  /// Walks over the arguments of an input or a frame.
  mutating func walkInput(_ walk: inout TraceWalk) throws(TraceError) {
    switch self {
    case .advance(var time):
      try walk.time(&time)
      self = .advance(to: time)
    case .touchBegan(var point, var time, var id, var slop):
      try walk.touch(&time, &id, &point)
      try walk.optional(&slop, "slop", orElse: 0) { (walk, slop) throws(TraceError) in
        try walk.number(&slop, "slop")
      }
      self = .touchBegan(at: point, time: time, id: id, slop: slop)
    case .touchMoved(var point, var time, var id):
      try walk.touch(&time, &id, &point)
      self = .touchMoved(to: point, time: time, id: id)
    case .touchPredicted(var point, var time, var id):
      try walk.touch(&time, &id, &point)
      self = .touchPredicted(at: point, time: time, id: id)
    case .touchEnded(var point, var time, var id, var velocity):
      try walk.touch(&time, &id, &point)
      try walk.velocity(&velocity)
      self = .touchEnded(at: point, time: time, id: id, velocity: velocity)
    case .touchCancelled(var time, var id):
      try walk.time(&time)
      try walk.integer(&id, "id")
      self = .touchCancelled(time: time, id: id)
    case .pinchBegan(var point, var time):
      try walk.time(&time)
      try walk.place(&point)
      self = .pinchBegan(at: point, time: time)
    case .pinchMoved(var point, var scale, var time):
      try walk.time(&time)
      try walk.place(&point)
      try walk.number(&scale, "scale")
      self = .pinchMoved(to: point, scale: scale, time: time)
    case .pinchEnded(var time, var velocity):
      try walk.time(&time)
      try walk.velocity(&velocity)
      self = .pinchEnded(time: time, velocity: velocity)
    case .pinchCancelled(var time):
      try walk.time(&time)
      self = .pinchCancelled(time: time)
    case .zoom(var factor, var point, var phase, var time):
      try walk.time(&time)
      try walk.number(&factor, "factor")
      try walk.place(&point)
      try walk.kind(&phase, "phase")
      self = .zoom(by: factor, about: point, phase: phase, time: time)
    case .wheel(var delta, var phase, var time):
      try walk.time(&time)
      try walk.vector(&delta)
      try walk.kind(&phase, "phase")
      self = .wheel(by: delta, phase: phase, time: time)
    case .move(var velocity, var glides, var time):
      try walk.time(&time)
      try walk.vector(&velocity)
      try walk.bool(&glides, "glides")
      self = .move(at: velocity, glides: glides, time: time)
    case .step(var step, var time):
      try walk.optional(&time, "time", orElse: .zero) { (walk, time) throws(TraceError) in
        try walk.time(&time)
      }
      try walk.step(&step)
      self = .step(by: step, time: time)
    default: break
    }
  }
}

extension TraceWalk {
  fileprivate mutating func touch(
    _ time: inout Timestamp, _ id: inout Int, _ point: inout Point
  ) throws(TraceError) {
    try self.time(&time)
    try integer(&id, "id")
    try place(&point)
  }

  fileprivate mutating func velocity(_ velocity: inout Vector?) throws(TraceError) {
    try optional(&velocity, "velocity", orElse: .zero) { (walk, velocity) throws(TraceError) in
      try walk.vector(&velocity)
    }
  }

  fileprivate mutating func step(_ step: inout ScrollStep) throws(TraceError) {
    var (kind, amount): (UInt8, Vector) =
      switch step {
      case .arrows(let amount): (0, amount)
      case .lines(let amount): (1, amount)
      case .notches(let amount): (2, amount)
      case .points(let amount): (3, amount)
      case .ends(let amount): (4, amount)
      case .pages(let amount): (5, amount)
      }
    try byte(&kind, atMost: 5, "step")
    try vector(&amount)
    step =
      switch kind {
      case 0: .arrows(amount)
      case 1: .lines(amount)
      case 2: .notches(amount)
      case 3: .points(amount)
      case 4: .ends(amount)
      default: .pages(amount)
      }
  }
}
