/// The movement of an axis, for the choice of its rest position. Offsets are in points.
///
/// ```
///                 looks for the area nearest to                       among the areas
///  end               the end of the move                              anywhere
///  direction         the start of the move                            ahead
///  endAndDirection   the end of the move                              ahead, and not past one that must stop
/// ```
public enum SnapMove: Hashable, Sendable {
  /// The axis does not move.
  case stay(at: Double)
  /// The axis goes to an offset from anywhere: a command, or a finger lifted at rest.
  case end(Double)
  /// The axis goes on by a step, as by an arrow key. A step of 0 stays.
  case direction(from: Double, step: Double)
  /// The axis goes on by a distance, as in a fling. A distance of 0 stays.
  case endAndDirection(from: Double, by: Double)
  /// The axis was snapped to the area with this id, and the layout changed. Without an id this is the same as
  /// `end`.
  case resnap(at: Double, id: Int64?)

  /// The offset at the start of the move.
  var current: Double {
    switch self {
    case .stay(let offset), .end(let offset), .resnap(let offset, _): offset
    case .direction(let from, _), .endAndDirection(let from, _): from
    }
  }

  /// The offset at which the axis would rest without snapping.
  public var intended: Double { displacement.map { current + $0 } ?? current }

  /// The offset from which distances are measured.
  var base: Double {
    if case .direction(let from, _) = self { return from }
    return intended
  }

  /// The direction and distance of the move; nil if areas on both sides count.
  var displacement: Double? {
    switch self {
    case .stay, .end, .resnap: nil
    case .direction(_, let displacement), .endAndDirection(_, let displacement): displacement
    }
  }

  var isMoving: Bool {
    if case .stay = self { return false }
    return displacement != 0 && intended.isFinite
  }

  var respectsStops: Bool {
    if case .endAndDirection = self { return true }
    return false
  }
}
