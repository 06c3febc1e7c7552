/// A value for each axis, with a subscript by axis.
public struct PerAxis<Value> {
  /// The value for the horizontal axis.
  public var x: Value
  /// The value for the vertical axis.
  public var y: Value

  /// Creates a pair of two values.
  @inlinable public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// Creates a pair with the same value for both axes.
  @inlinable public init(_ both: Value) {
    x = both
    y = both
  }

  /// Creates a pair of a value for one axis and another value for the other axis.
  @inlinable public init(_ value: Value, on axis: Axis, else other: Value) {
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
  /// The two values, for example `(1.0, 0.5)`.
  @_documentation(visibility: internal)
  public var description: String { "(" + x.description + ", " + y.description + ")" }
}
