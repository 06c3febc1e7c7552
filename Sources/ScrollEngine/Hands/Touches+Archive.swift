import ScrollMotion
import ScrollSpace

extension Touches {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&time, where: isUsable)
    try archive.field(&down)
    try archive.field(&refused)
    let ids = down.map { $0.id } + refused
    guard ids.indices.allSatisfy({ !ids[..<$0].contains(ids[$0]) }) else { throw archive.unusable }
    try archive.field(&grip, where: isUsable)
  }
}

extension Touches.Touch: Archivable {
  init() {
    self.init(
      id: 0, position: .zero, tracker: VelocityTracker(), start: .zero, began: .zero, slop: nil, outcome: .tap
    )
  }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&id)
    try archive.field(&position, where: isUsable)
    try archive.field(&tracker)
    try archive.field(&start, where: isUsable)
    try archive.field(&began, where: isUsable)
    try archive.field(&slop, where: { $0.map { isUsable($0) && $0 >= 0 } ?? true })
    try archive.kind(&outcome)
  }
}
