import ScrollMotion
import ScrollSpace

extension Zoom {
  mutating func walk(_ archive: inout ArchiveWalk, _ pulls: PullLaws) throws(ArchiveError) {
    try archive.field(&isOpen)
    try archive.field(&isLoose)
    try archive.field(&focus, where: isUsable)
    if try archive.value(run != nil) {
      var last = run ?? Run(focus: .zero, position: .zero, scale: 1, offset: .zero, time: .zero)
      try archive.field(&last.focus, where: isUsable)
      try archive.field(&last.position, where: isUsable)
      try archive.field(&last.scale, where: isScale)
      try archive.field(&last.offset, where: isUsable)
      try archive.field(&last.time, where: isUsable)
      run = last
    }
    guard try archive.value(pinch != nil) else { return }
    var (fingers, tracker) = (pinch ?? Pinch(start: 1), tracker ?? VelocityTracker())
    try archive.field(&fingers.start, where: { isUsable($0) && $0 > 0 })
    try archive.field(&fingers.spread, where: isScale)
    for side in [Side.lower, .upper] { try archive.field(&fingers[side], pulls) }
    try archive.field(&tracker)
    let phase = fingers.wheelPhase == .mayBegin ? 1 : fingers.wheelPhase == nil ? 0 : 2
    try archive.kind(&fingers.wheelPhase, phase, of: [nil, .mayBegin, .began])
    if archive.isReading { (pinch, self.tracker) = (fingers, tracker) }
  }
}
