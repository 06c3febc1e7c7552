import CScrollCore
public import ScrollMotion

/// How a value moves from one keyframe to the next.
public enum TimelineEasing: Hashable, Sendable {
  /// Evenly.
  case linear
  /// Along a curve. Its y may be outside of 0 to 1, and then the value overshoots.
  case curve(CubicBezier)
  /// In a number of equal steps, each at the end of its part: CSS' `steps(n, end)`. A number below 1 counts as 1: the
  /// value stays until the next keyframe.
  case steps(Int)

  /// A slow beginning.
  public static let easeIn = TimelineEasing.curve(.easeIn)
  /// A slow end.
  public static let easeOut = TimelineEasing.curve(.easeOut)
  /// A slow beginning and end.
  public static let easeInOut = TimelineEasing.curve(.easeInOut)

  /// Returns the part of the distance after a part of the way from 0 to 1. 0 and less is the start, 1 and more the end;
  /// NaN counts as 0.
  public func value(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    switch self {
    case .linear: return part
    case .curve(let curve): return curve.value(at: part)
    case .steps(let count):
      let steps = Double(max(1, count))
      return csc_floor(part * steps) / steps
    }
  }
}
