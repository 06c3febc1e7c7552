import ScrollSpace

/// The lift of fingers from a trackpad, from which the system's momentum counts.
struct WheelLift {
  /// The offset at the lift.
  var offset: Point
  /// The offset at which the drag began.
  var dragStart: Point
  /// The velocity with which the links have released the content.
  var speed: Vector
  /// The part of the velocity of the fingers that the links have left on each axis: 0 on a locked axis.
  private var left: Vector

  init(offset: Point, dragStart: Point, speed: Vector, after velocity: Vector) {
    (self.offset, self.dragStart, self.speed) = (offset, dragStart, speed)
    func left(_ axis: Axis) -> Double { velocity[axis] == 0 ? 0 : normalized(speed[axis] / velocity[axis]) }
    self.left = Vector(x: left(.horizontal), y: left(.vertical))
    if !isUsable(self.left) { self.left = .zero }
  }

  /// Returns the distances of momentum as the links take them; nil on an axis that they have locked.
  func taken(_ distance: PerAxis<Double?>) -> PerAxis<Double?> {
    func taken(_ axis: Axis) -> Double? {
      left[axis] == 0 ? nil : distance[axis].map { normalized($0 * left[axis]) }
    }
    return PerAxis(x: taken(.horizontal), y: taken(.vertical))
  }

  func shifted(by shift: Vector) -> WheelLift {
    var result = self
    result.offset = normalized(offset + shift)
    result.dragStart = normalized(dragStart + shift)
    return result
  }
}

extension WheelLift: Archivable {
  init() { self.init(offset: .zero, dragStart: .zero, speed: .zero, after: .zero) }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&offset, where: isUsable)
    try archive.field(&dragStart, where: isUsable)
    try archive.field(&speed, where: isUsable)
    try archive.field(&left, where: isUsable)
  }
}
