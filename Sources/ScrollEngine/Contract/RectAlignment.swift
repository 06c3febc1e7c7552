import ScrollSpace

/// Where in the viewport a rect is to be brought, on one axis.
public enum RectAlignment: UInt8, Hashable, Sendable {
  /// No further than it must: nowhere where it is in view or fills the view, else to the nearer side. One that is
  /// larger than the view comes in until it fills it.
  case nearest
  /// Its start to the start of the view.
  case start
  /// Its middle to the middle of the view.
  case center
  /// Its end to the end of the view.
  case end

  /// The offset of a view that brings a stretch of the content here, from where the view begins now.
  func start(ofView length: Double, at start: Double, showing from: Double, _ to: Double) -> Double {
    switch self {
    case .start: return from
    case .center: return from + (to - from - length) / 2
    case .end: return to - length
    case .nearest:
      let end = start + length
      if from >= start, to <= end { return start }
      if from <= start, to >= end { return start }
      let isLarger = to - from > length
      return (from < start) != isLarger ? from : to - length
    }
  }
}
