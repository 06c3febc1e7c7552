/// A rectangle: its corner nearest the origin, and its size, in points.
///
/// ```
///   (minX, minY) ┌───────────┐
///                │           │ height      the lower edges belong to it,
///                └───────────┘             the upper edges do not
///                    width    (maxX, maxY)
/// ```
/// A rectangle with a length that is 0, negative or not a number is empty: it contains no point and
/// intersects nothing. Negative lengths stay as they are until `standardized` turns them round.
/// Members that are not finite are carried through by the rules of IEEE 754.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Makes a rectangle from corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The smallest rectangle with both places on its edge, in whatever order they come.
  @inlinable public init(bounding a: Point, _ b: Point) {
    self = Rect(origin: a, size: Size(width: b.x - a.x, height: b.y - a.y)).standardized
  }

  /// Zero in all four members.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// Half way between left and right.
  @inlinable public var midX: Double { middle(.horizontal) }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// Half way between top and bottom.
  @inlinable public var midY: Double { middle(.vertical) }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The length on the horizontal axis.
  @inlinable public var width: Double { size.width }
  /// The length on the vertical axis.
  @inlinable public var height: Double { size.height }
  /// The place in the middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The edge at the lower end of an axis: left, or top.
  @inlinable public func lower(_ axis: Axis) -> Double { origin[axis] }

  /// The edge at the upper end of an axis: right, or bottom.
  @inlinable public func upper(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Half way between the two edges of an axis.
  @inlinable public func middle(_ axis: Axis) -> Double { origin[axis] + size[axis] / 2 }

  /// The length on an axis.
  @inlinable public func length(_ axis: Axis) -> Double { size[axis] }

  /// The edge at one end of one axis.
  @inlinable public func edge(_ axis: Axis, _ side: Side) -> Double {
    side == .lower ? lower(axis) : upper(axis)
  }

  /// Whether it has no area: a length that is 0, negative or not a number.
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// Whether all four members are finite.
  @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The same region without negative lengths: such a rectangle reaches back from its origin.
  @inlinable public var standardized: Rect {
    var result = self
    for axis in Axis.both where size[axis] < 0 {
      result.origin[axis] = upper(axis)
      result.size[axis] = -size[axis]
    }
    return result
  }

  /// The rectangle moved by a displacement.
  @inlinable public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}

extension Rect: CustomStringConvertible {
  /// Origin and size, as in `(0.0, 44.0) 390.0 × 844.0`.
  public var description: String { origin.description + " " + size.description }
}
