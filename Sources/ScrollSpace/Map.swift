/// A scale and a shift for each axis: p' = p · scale + offset.
///
/// It takes the coordinates of one space to those of another, however many levels lie between: maps compose
/// to maps. Whole numbers and multiples of 1/64 stay exact under scale 1. Numbers that are not finite, in the
/// map or in what it converts, are carried through by the rules of IEEE 754.
public struct Map: Hashable, Sendable {
  /// The factor on each axis. Below 0 it turns the axis round; 0 puts everything on one line.
  public var scale: PerAxis<Double>
  /// What is added after scaling, in points of the target.
  public var offset: Vector

  /// Makes a map; what is left out changes nothing.
  @inlinable public init(scale: PerAxis<Double> = PerAxis(1), offset: Vector = .zero) {
    self.scale = scale
    self.offset = offset
  }

  /// The map that changes nothing.
  public static let identity = Map()

  /// The place a place goes to.
  @inlinable public func convert(_ point: Point) -> Point {
    Point(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y)
  }

  /// The rectangle a rectangle goes to: its width and height keep their signs, whatever the scale.
  ///
  /// The arithmetic is that of `csc_rects_map`, so that one at a time and a batch agree to the last bit.
  @inlinable public func convert(_ rect: Rect) -> Rect {
    let x = scale.x < 0 ? rect.maxX : rect.minX
    let y = scale.y < 0 ? rect.maxY : rect.minY
    return Rect(
      x: x * scale.x + offset.x, y: y * scale.y + offset.y,
      width: rect.width * scale.x.magnitude, height: rect.height * scale.y.magnitude)
  }

  /// What a displacement or a velocity becomes: it is scaled, and not shifted.
  @inlinable public func convert(_ vector: Vector) -> Vector {
    Vector(x: vector.x * scale.x, y: vector.y * scale.y)
  }

  /// The map that first does this one and then the other.
  @inlinable public func then(_ next: Map) -> Map {
    Map(
      scale: PerAxis(x: scale.x * next.scale.x, y: scale.y * next.scale.y),
      offset: Vector(
        x: offset.x * next.scale.x + next.offset.x, y: offset.y * next.scale.y + next.offset.y))
  }

  /// The map that first does this one and then goes back by another.
  ///
  /// One division a number, which is nearer than by way of `inverted`. Where the other has no way back the
  /// members are infinite or NaN.
  @inlinable public func thenBack(by other: Map) -> Map {
    Map(
      scale: PerAxis(x: scale.x / other.scale.x, y: scale.y / other.scale.y),
      offset: Vector(
        x: (offset.x - other.offset.x) / other.scale.x, y: (offset.y - other.offset.y) / other.scale.y))
  }

  /// The map that goes back; nil where there is none: a scale is 0, or numbers leave the range of a `Double`.
  @inlinable public var inverted: Map? {
    let back = Map.identity.thenBack(by: self)
    return isFinite && back.isFinite ? back : nil
  }

  /// Whether all four members are finite.
  @inlinable public var isFinite: Bool { scale.x.isFinite && scale.y.isFinite && offset.isFinite }
}

extension Map: CustomStringConvertible {
  /// Scale and offset, as in `× (1.0, -1.0) + (20.0, 40.0)`.
  public var description: String { "× " + scale.description + " + " + offset.description }
}
