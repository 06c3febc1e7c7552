/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part downwards.
  public var y: Double

  /// Makes it from its two numbers.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the displacement that leads from the origin to a point.
  @inlinable public init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// Zero on both axes.
  public static let zero = Vector(x: 0, y: 0)

  /// The number on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The same with the axes exchanged: what a wheel does while the shift key is held.
  @inlinable public var transposed: Vector { Vector(x: y, y: x) }

  /// The sum on each axis.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The difference on each axis.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The opposite displacement. Zero stays positive zero.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(x: 0 - a.x, y: 0 - a.y) }

  /// The opposite displacement on the axes that say so. Zero stays positive zero.
  @inlinable public func reversed(on axes: PerAxis<Bool>) -> Vector {
    Vector(x: axes.x ? 0 - x : x, y: axes.y ? 0 - y : y)
  }

  /// Adds on each axis.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }

  /// Subtracts on each axis.
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }

  /// Both parts multiplied.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }

  /// Both parts multiplied.
  @inlinable public static func * (factor: Double, a: Vector) -> Vector { a * factor }

  /// Multiplies both parts.
  @inlinable public static func *= (a: inout Vector, factor: Double) { a = a * factor }

  /// Both parts divided; by zero as IEEE 754 says.
  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(x: a.x / divisor, y: a.y / divisor)
  }
}

extension Vector: CustomStringConvertible {
  /// The two numbers, as in `(390.0, 844.0)`.
  public var description: String { "(\(x), \(y))" }
}
