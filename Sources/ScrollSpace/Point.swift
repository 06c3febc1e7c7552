/// A place, in points. x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// Distance to the right of the origin.
  public var x: Double
  /// Distance below the origin.
  public var y: Double

  /// Makes it from its two numbers.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point to which a displacement leads from the origin.
  @inlinable public init(_ displacement: Vector) { self.init(x: displacement.x, y: displacement.y) }

  /// Zero on both axes.
  public static let zero = Point(x: 0, y: 0)

  /// The number on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place reached from one place by a displacement.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.x, y: point.y + vector.y)
  }

  /// The place from which a displacement leads here.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.x, y: point.y - vector.y)
  }

  /// The displacement that leads from the right-hand place to the left-hand one.
  @inlinable public static func - (end: Point, start: Point) -> Vector {
    Vector(x: end.x - start.x, y: end.y - start.y)
  }

  /// Moves the place back by a displacement.
  @inlinable public static func -= (point: inout Point, vector: Vector) { point = point - vector }

  /// Moves the place by a displacement.
  @inlinable public static func += (point: inout Point, vector: Vector) { point = point + vector }
}

extension Point: CustomStringConvertible {
  /// The two numbers, as in `(390.0, 844.0)`.
  public var description: String { "(\(x), \(y))" }
}
