/// How far two numbers may differ and still mean the same.
///
/// A tolerance that one type alone needs stands with that type.
package enum Tolerance {
  /// How near to an offset another one is seen as the same: half a device pixel, as both may be drawn on the same one. A
  /// motion that is nearer to its end is over. In points, as the pixel is.
  @inlinable package static func offset(pixel: Double) -> Double { pixel / 2 }

  /// How far two sums that lead to one coordinate may differ, in points: by a few roundings of a number as large (the last
  /// bit of a double is 2^-53 of it), and by what moving the origin leaves of smaller ones.
  @inlinable package static func sum(near coordinate: Double) -> Double {
    1e-9 + coordinate.magnitude * 0x1p-48
  }

  /// How large a difference of two numbers may be for being rounded alone: some 4,500 last bits of both, for what a curve
  /// or a row of lengths has added up.
  @inlinable package static func difference(of one: Double, _ other: Double) -> Double {
    (one.magnitude + other.magnitude) * 1e-12
  }

  /// How near to a whole number a quotient counts as whole: the distance to a page in pages, a part of a notch in notches.
  /// Each is a quotient of sums that were rounded.
  @inlinable package static var part: Double { 1e-9 }

  /// How near to a whole number a number of pages counts as whole: the content's length may be a sum of lengths that were
  /// rounded, such as thirds of a point, and a page on a ring may be rounded from its offset.
  @inlinable package static var page: Double { 1e-6 }

  /// How near to the offset of a view of a loop the content rests on that view, in points.
  @inlinable package static func view(near offset: Double) -> Double { (1 + offset.magnitude) * 1e-9 }
}
