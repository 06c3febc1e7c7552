/// One of the two directions in which a scroller moves.
///
/// Code that handles both directions takes an `Axis` and subscripts with it, instead of saying the
/// same thing once for x and once for y.
public enum Axis: UInt8, Hashable, Sendable {
  /// Left to right: x grows to the right.
  case horizontal
  /// Top to bottom: y grows downwards.
  case vertical

  /// Both axes, horizontal first, to loop over: `for axis in Axis.both`.
  public static let both: [Axis] = [.horizontal, .vertical]

  /// The other axis.
  @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
