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
  @inlinable public static var both: Both { Both() }

  /// The other axis.
  @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Both axes, in no memory.
  public struct Both: RandomAccessCollection, Sendable {
    @inlinable init() {}
    /// 0, where the horizontal axis is.
    @inlinable public var startIndex: Int { 0 }
    /// 2, past the vertical axis.
    @inlinable public var endIndex: Int { 2 }
    /// The horizontal axis at 0, the vertical one at 1.
    @inlinable public subscript(position: Int) -> Axis { position == 0 ? .horizontal : .vertical }
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
