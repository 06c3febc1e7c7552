/// A scale and a shift for each axis: p' = p · scale + offset.
///
/// A map converts the coordinates of one space to those of another, however many levels are between them: two maps
/// can be combined into one. Whole numbers and multiples of 1/64 stay exact with scale 1. Numbers that are not
/// finite, in the map or in the argument, follow the rules of IEEE 754.
public struct Map: Hashable, Sendable {
  /// The factor on each axis. Below 0 the axis is reversed; 0 maps everything to one line.
  public var scale: PerAxis<Double>
  /// The shift after scaling, in points of the target.
  public var offset: Vector

  /// Creates a map. The defaults are those of the identity.
  @inlinable public init(scale: PerAxis<Double> = PerAxis(1), offset: Vector = .zero) {
    self.scale = scale
    self.offset = offset
  }

  /// The map that changes nothing.
  public static let identity = Map()

  /// Returns the image of a point.
  @inlinable public func convert(_ point: Point) -> Point {
    Point(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y)
  }

  /// Returns the image of a rectangle. Width and height keep their signs, whatever the scale.
  ///
  /// The arithmetic is that of `csc_rects_map`, so that single and batch conversions agree to the last bit.
  @inlinable public func convert(_ rect: Rect) -> Rect {
    let x = scale.x < 0 ? rect.maxX : rect.minX
    let y = scale.y < 0 ? rect.maxY : rect.minY
    return Rect(
      x: x * scale.x + offset.x, y: y * scale.y + offset.y,
      width: rect.width * scale.x.magnitude, height: rect.height * scale.y.magnitude)
  }

  /// Returns the image of a displacement or a velocity, which is scaled, but not shifted.
  @inlinable public func convert(_ vector: Vector) -> Vector {
    Vector(x: vector.x * scale.x, y: vector.y * scale.y)
  }

  /// Returns the map that applies this map first and then another map.
  @inlinable public func then(_ next: Map) -> Map {
    Map(
      scale: PerAxis(x: scale.x * next.scale.x, y: scale.y * next.scale.y),
      offset: Vector(
        x: offset.x * next.scale.x + next.offset.x, y: offset.y * next.scale.y + next.offset.y))
  }

  /// Returns the map that applies this map first and then the inverse of another map.
  ///
  /// The method divides once for each number, which is more accurate than using `inverted`. If the other map has no
  /// inverse, the numbers are infinite or NaN.
  @inlinable public func thenBack(by other: Map) -> Map {
    Map(
      scale: PerAxis(x: scale.x / other.scale.x, y: scale.y / other.scale.y),
      offset: Vector(
        x: (offset.x - other.offset.x) / other.scale.x, y: (offset.y - other.offset.y) / other.scale.y))
  }

  /// The inverse map. Nil if there is none: a scale is 0, or numbers leave the range of a `Double`.
  @inlinable public var inverted: Map? {
    let back = Map.identity.thenBack(by: self)
    return isFinite && back.isFinite ? back : nil
  }

  /// True if all four numbers are finite.
  @inlinable public var isFinite: Bool { scale.x.isFinite && scale.y.isFinite && offset.isFinite }
}

extension Map: CustomStringConvertible {
  /// The scale and the offset, for example `× (1.0, -1.0) + (20.0, 40.0)`.
  @_documentation(visibility: internal)
  public var description: String { "× " + scale.description + " + " + offset.description }
}
