/// A place, in points. x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point at a displacement from the origin.
  @inlinable public init(_ displacement: Vector) { self.init(x: displacement.x, y: displacement.y) }

  /// The point with coordinates of 0.
  public static let zero = Point(x: 0, y: 0)

  /// The coordinate on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// True if both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point at a displacement from another point.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.x, y: point.y + vector.y)
  }

  /// Returns the point from which a displacement leads to this point.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.x, y: point.y - vector.y)
  }

  /// Returns the displacement from the right-hand point to the left-hand point.
  @inlinable public static func - (end: Point, start: Point) -> Vector {
    Vector(x: end.x - start.x, y: end.y - start.y)
  }

  /// Moves the point back by a displacement.
  @inlinable public static func -= (point: inout Point, vector: Vector) { point = point - vector }

  /// Moves the point by a displacement.
  @inlinable public static func += (point: inout Point, vector: Vector) { point = point + vector }
}

extension Point: CustomStringConvertible {
  /// The coordinates, for example `(390.0, 844.0)`.
  @_documentation(visibility: internal)
  public var description: String { "(\(x), \(y))" }
}
