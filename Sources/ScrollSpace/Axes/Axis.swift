/// One of the two directions in which a scroller moves.
///
/// Code for both directions takes an `Axis` and uses it as a subscript, instead of repeating itself for x and y.
public enum Axis: UInt8, Hashable, Sendable {
  /// Left to right: x grows to the right.
  case horizontal
  /// Top to bottom: y grows downwards.
  case vertical

  /// Both axes, horizontal first, for loops: `for axis in Axis.both`.
  @inlinable public static var both: Both { Both() }

  /// The other axis.
  @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A collection of both axes, without memory of its own.
  public struct Both: RandomAccessCollection, Sendable {
    @inlinable init() {}
    /// 0, the place of the horizontal axis.
    @_documentation(visibility: internal)
    @inlinable public var startIndex: Int { 0 }
    /// 2, the place after the vertical axis.
    @_documentation(visibility: internal)
    @inlinable public var endIndex: Int { 2 }
    /// The horizontal axis at 0, the vertical axis at 1.
    @_documentation(visibility: internal)
    @inlinable public subscript(position: Int) -> Axis { position == 0 ? .horizontal : .vertical }
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  @_documentation(visibility: internal)
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
