/// One of the two ends of an axis.
public enum Side: UInt8, Hashable, Sendable {
  /// Towards smaller coordinates: left, or top.
  case lower
  /// Towards larger coordinates: right, or bottom.
  case upper

  /// The other end.
  @inlinable public var opposite: Side { self == .lower ? .upper : .lower }
}

extension Side: CustomStringConvertible {
  /// `lower` or `upper`.
  @_documentation(visibility: internal)
  public var description: String { self == .lower ? "lower" : "upper" }
}
