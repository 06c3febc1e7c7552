import ScrollMotion
import ScrollSpace

extension Intent {
  mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    try archive.field(&natural, where: isUsable)
    try archive.field(&requested, where: isUsable)
    try archive.field(&returnSide)
    try archive.field(&returnTarget, where: { $0.map(isUsable) ?? true })
    try glide.walk(&archive, laws)
    try arrival.walk(&archive, laws)
    guard arrival.isUsable else { throw archive.unusable }
  }
}

extension Glide {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    let normal = Glide.decay(rate: DecelerationRate.normal.rawValue)
    // A law that no link can make again matters only if walls move. The axis then continues at the normal rate.
    if case .custom(let law) = self, laws.numbers(of: law) == nil { self = normal }
    var number = 0
    switch self {
    case .none: break
    case .decay: number = 1
    case .custom: number = 2
    }
    try archive.kind(&self, number, of: [.none, normal, .custom(MotionLaws.anyLaw)])
    switch self {
    case .none: break
    case .decay(let rate): self = .decay(rate: try archive.value(rate, where: DecelerationRate.isValid))
    case .custom(var law):
      try laws.walk(&law, &archive)
      self = .custom(law)
    }
  }
}

extension Arrival {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    if case .custom(let law) = self, laws.numbers(of: law) == nil { self = .keepSpeed }
    var number = 0
    switch self {
    case .jump: break
    case .keepSpeed: number = 1
    case .spring: number = 2
    case .custom: number = 3
    }
    try archive.kind(
      &self, number, of: [.jump, .keepSpeed, .spring(response: 1), .custom(MotionLaws.anyLaw)])
    switch self {
    case .jump, .keepSpeed: break
    case .spring(let response): self = .spring(response: try archive.value(response))
    case .custom(var law):
      try laws.walk(&law, &archive)
      self = .custom(law)
    }
  }
}
