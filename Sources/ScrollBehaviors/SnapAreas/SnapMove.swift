/// How an axis moves, for the choice of where it shall rest. Offsets in points.
///
/// ```
///                 looks for the area nearest to                       and only at those
///  end               where it goes                                    anywhere
///  direction         where it is                                      ahead
///  endAndDirection   where it goes                                    ahead, and not past one that must stop
/// ```
public enum SnapMove: Hashable, Sendable {
  /// It does not move, and stays where it is.
  case stay(at: Double)
  /// It goes to an offset, from wherever: the program, or a finger that was lifted at rest.
  case end(Double)
  /// It goes on by a step: an arrow key. A step of 0 stays.
  case direction(from: Double, step: Double)
  /// It goes on by a distance, as a fling does. A distance of 0 stays.
  case endAndDirection(from: Double, by: Double)
  /// It was snapped to the area with this id, and the layout changed. Without an id it is as `end`.
  case resnap(at: Double, id: Int64?)

  /// Where it is, as far as that counts.
  var current: Double {
    switch self {
    case .stay(let offset), .end(let offset), .resnap(let offset, _): offset
    case .direction(let from, _), .endAndDirection(let from, _): from
    }
  }

  /// Where it would rest by itself.
  public var intended: Double { way.map { current + $0 } ?? current }

  /// From where distances are measured.
  var base: Double {
    if case .direction(let from, _) = self { return from }
    return intended
  }

  /// Which way is ahead; nil where that does not count.
  var way: Double? {
    switch self {
    case .stay, .end, .resnap: nil
    case .direction(_, let way), .endAndDirection(_, let way): way
    }
  }

  var isMoving: Bool {
    if case .stay = self { return false }
    return way != 0 && intended.isFinite
  }

  var respectsStops: Bool {
    if case .endAndDirection = self { return true }
    return false
  }
}
