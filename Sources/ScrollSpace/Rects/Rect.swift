/// A rectangle: the corner nearest to the origin, and the size, in points.
///
/// ```
///   (minX, minY) ┌───────────┐
///                │           │ height      the lower edges belong to the rectangle,
///                └───────────┘             the upper edges do not
///                    width    (maxX, maxY)
/// ```
/// A rectangle with a length that is 0, negative or not a number is empty: it contains no point and intersects
/// nothing. Negative lengths stay as they are; `standardized` converts them. Numbers that are not finite follow the
/// rules of IEEE 754.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from a corner and a size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates the smallest rectangle that has both points on its edges, in any order.
  @inlinable public init(bounding a: Point, _ b: Point) {
    self = Rect(origin: a, size: Size(width: b.x - a.x, height: b.y - a.y)).standardized
  }

  /// The rectangle with all four numbers 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The middle between left and right.
  @inlinable public var midX: Double { middle(.horizontal) }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The middle between top and bottom.
  @inlinable public var midY: Double { middle(.vertical) }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The length on the horizontal axis.
  @inlinable public var width: Double { size.width }
  /// The length on the vertical axis.
  @inlinable public var height: Double { size.height }
  /// The middle point.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Returns the edge at the lower end of an axis: left, or top.
  @inlinable public func lower(_ axis: Axis) -> Double { origin[axis] }

  /// Returns the edge at the upper end of an axis: right, or bottom.
  @inlinable public func upper(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Returns the middle between both edges of an axis.
  @inlinable public func middle(_ axis: Axis) -> Double { origin[axis] + size[axis] / 2 }

  /// Returns the length on an axis.
  @inlinable public func length(_ axis: Axis) -> Double { size[axis] }

  /// Returns the edge at one end of an axis.
  @inlinable public func edge(_ axis: Axis, _ side: Side) -> Double {
    side == .lower ? lower(axis) : upper(axis)
  }

  /// True if the rectangle has no area: a length is 0, negative or not a number.
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// True if all four numbers are finite.
  @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The same region without negative lengths. A rectangle with a negative length extends back from its origin.
  @inlinable public var standardized: Rect {
    var result = self
    for axis in Axis.both where size[axis] < 0 {
      result.origin[axis] = upper(axis)
      result.size[axis] = -size[axis]
    }
    return result
  }

  /// Returns the rectangle moved by a displacement.
  @inlinable public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}

extension Rect: CustomStringConvertible {
  /// The origin and the size, for example `(0.0, 44.0) 390.0 × 844.0`.
  @_documentation(visibility: internal)
  public var description: String { origin.description + " " + size.description }
}
