/// A map that may also turn and skew: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The names are those of CGAffineTransform and SVG. A rectangle becomes a parallelogram; `box(of:)` is the
/// upright rectangle around it. Numbers that are not finite are carried through by the rules of IEEE 754.
public struct Affine: Hashable, Sendable {
  /// What x adds to x'.
  public var a: Double
  /// What x adds to y'.
  public var b: Double
  /// What y adds to x'.
  public var c: Double
  /// What y adds to y'.
  public var d: Double
  /// What is added to x' at the end, in points of the target.
  public var tx: Double
  /// What is added to y' at the end, in points of the target.
  public var ty: Double

  /// Makes it from its six numbers; left out, they change nothing.
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

  /// Makes the one that does the same as a map.
  @inlinable public init(_ map: Map) {
    self.init(a: map.scale.x, d: map.scale.y, tx: map.offset.x, ty: map.offset.y)
  }

  /// The one that changes nothing.
  public static let identity = Affine()

  /// A quarter turn that takes the x axis to the y axis: (x, y) goes to (−y, x), on a screen clockwise.
  public static let quarterTurn = Affine(a: 0, b: 1, c: -1, d: 0)

  /// The place a place goes to.
  @inlinable public func convert(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around what a rectangle becomes. Its lengths are never negative, and a
  /// rectangle with negative lengths counts as the region it covers.
  ///
  /// The box stands around the image of the rectangle's centre: half of it is as wide as the images of the two half sides
  /// are long on that axis, added up.
  @inlinable public func box(of rect: Rect) -> Rect {
    let halfWidth = rect.width * 0.5
    let halfHeight = rect.height * 0.5
    let center = convert(Point(x: rect.minX + halfWidth, y: rect.minY + halfHeight))
    let x = a.magnitude * halfWidth.magnitude + c.magnitude * halfHeight.magnitude
    let y = b.magnitude * halfWidth.magnitude + d.magnitude * halfHeight.magnitude
    return Rect(x: center.x - x, y: center.y - y, width: x + x, height: y + y)
  }

  /// The one that first does this and then the other.
  @inlinable public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The one that goes back; nil where there is none: everything falls on one line, or numbers leave the range
  /// of a `Double`.
  @inlinable public var inverted: Affine? {
    let area = a * d - b * c
    let back = Affine(
      a: d / area, b: (0 - b) / area, c: (0 - c) / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return isFinite && back.isFinite ? back : nil
  }

  /// Whether all six members are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Affine: CustomStringConvertible {
  /// The six numbers in the order a, b, c, d, tx, ty.
  public var description: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
}
