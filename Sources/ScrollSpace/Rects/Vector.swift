/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The component to the right.
  public var x: Double
  /// The component downwards.
  public var y: Double

  /// Creates a vector from its components.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the displacement from the origin to a point.
  @inlinable public init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The vector with components of 0.
  public static let zero = Vector(x: 0, y: 0)

  /// The component on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// True if both components are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector with exchanged components: the delta of a wheel while the shift key is held.
  @inlinable public var transposed: Vector { Vector(x: y, y: x) }

  /// Returns the sum on each axis.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// Returns the difference on each axis.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the opposite vector. Zero stays positive zero.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(x: 0 - a.x, y: 0 - a.y) }

  /// Returns the vector with the opposite components on the given axes. Zero stays positive zero.
  @inlinable public func reversed(on axes: PerAxis<Bool>) -> Vector {
    Vector(x: axes.x ? 0 - x : x, y: axes.y ? 0 - y : y)
  }

  /// Adds a vector.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }

  /// Subtracts a vector.
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }

  /// Returns the vector multiplied by a factor.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }

  /// Returns the vector multiplied by a factor.
  @inlinable public static func * (factor: Double, a: Vector) -> Vector { a * factor }

  /// Multiplies the vector by a factor.
  @inlinable public static func *= (a: inout Vector, factor: Double) { a = a * factor }

  /// Returns the vector divided by a divisor. Division by zero follows IEEE 754.
  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(x: a.x / divisor, y: a.y / divisor)
  }
}

extension Vector: CustomStringConvertible {
  /// The components, for example `(390.0, 844.0)`.
  @_documentation(visibility: internal)
  public var description: String { "(\(x), \(y))" }
}
