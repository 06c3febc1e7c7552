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

  /// Zero on both axes.
  public static let zero = Vector(x: 0, y: 0)

  /// The number on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The sum on each axis.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The difference on each axis.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The opposite displacement. Zero stays positive zero.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(x: 0 - a.x, y: 0 - a.y) }

  /// Both parts multiplied.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }
}

extension Vector: CustomStringConvertible {
  /// The two numbers, as in `(390.0, 844.0)`.
  public var description: String { "(\(x), \(y))" }
}
