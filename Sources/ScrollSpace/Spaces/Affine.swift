/// A map with rotation and skew: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The names are those of CGAffineTransform and SVG. The image of a rectangle is a parallelogram; `box(of:)` is the
/// upright rectangle around it. Numbers that are not finite follow the rules of IEEE 754.
public struct Affine: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The shift of x', in points of the target.
  public var tx: Double
  /// The shift of y', in points of the target.
  public var ty: Double

  /// Creates a map from six numbers. The defaults are those of the identity.
  @inlinable public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map that has the same effect as a `Map`.
  @inlinable public init(_ map: Map) {
    self.init(a: map.scale.x, d: map.scale.y, tx: map.offset.x, ty: map.offset.y)
  }

  /// The map that changes nothing.
  public static let identity = Affine()

  /// A quarter turn from the x axis to the y axis: (x, y) becomes (−y, x). On a screen, clockwise.
  public static let quarterTurn = Affine(a: 0, b: 1, c: -1, d: 0)

  /// Returns the image of a point.
  @inlinable public func convert(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle around the image of a rectangle. Its lengths are never negative. A
  /// rectangle with negative lengths counts as the region that it covers.
  ///
  /// The box is centred on the image of the rectangle's centre. Half of its length on an axis is the sum of the
  /// lengths of the images of both half sides on that axis.
  @inlinable public func box(of rect: Rect) -> Rect {
    let halfWidth = rect.width * 0.5
    let halfHeight = rect.height * 0.5
    let center = convert(Point(x: rect.minX + halfWidth, y: rect.minY + halfHeight))
    let x = a.magnitude * halfWidth.magnitude + c.magnitude * halfHeight.magnitude
    let y = b.magnitude * halfWidth.magnitude + d.magnitude * halfHeight.magnitude
    return Rect(x: center.x - x, y: center.y - y, width: x + x, height: y + y)
  }

  /// Returns the map that applies this map first and then another map.
  @inlinable public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse map. Nil if there is none: the images of all points are on one line, or numbers leave the range of a
  /// `Double`.
  @inlinable public var inverted: Affine? {
    let area = a * d - b * c
    let back = Affine(
      a: d / area, b: (0 - b) / area, c: (0 - c) / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return isFinite && back.isFinite ? back : nil
  }

  /// True if all six numbers are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Affine: CustomStringConvertible {
  /// The six numbers in the order a, b, c, d, tx, ty.
  @_documentation(visibility: internal)
  public var description: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
}
