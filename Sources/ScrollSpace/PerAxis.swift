/// A value for each axis, reached by the axis.
public struct PerAxis<Value> {
  /// The value for the horizontal axis.
  public var x: Value
  /// The value for the vertical axis.
  public var y: Value

  /// Makes a pair from its two values.
  @inlinable public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// Makes a pair that holds the same value twice.
  @inlinable public init(_ both: Value) {
    x = both
    y = both
  }

  /// Makes a pair of a value for an axis and another one for the other axis.
  @inlinable package init(_ value: Value, on axis: Axis, else other: Value) {
    self.init(other)
    self[axis] = value
  }

  /// The value for an axis.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}

extension PerAxis: CustomStringConvertible where Value: CustomStringConvertible {
  /// The two values, as in `(1.0, 0.5)`.
  public var description: String { "(" + x.description + ", " + y.description + ")" }
}
