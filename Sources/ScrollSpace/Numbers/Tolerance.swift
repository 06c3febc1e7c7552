/// The largest difference of two numbers that count as equal.
///
/// A tolerance that only one type needs is declared in that type.
public enum Tolerance {
  /// Returns the distance within which two offsets count as equal, in points: half a device pixel, as both may be
  /// drawn on the same pixel. A motion that is nearer to its end is over.
  @inlinable public static func offset(pixel: Double) -> Double { pixel / 2 }

  /// Returns the largest difference of two sums for the same coordinate, in points. The difference consists of a few
  /// roundings of a number of that size; the last bit of a double is 2^-53 of it. Roundings of smaller numbers are
  /// added when the origin moves.
  @inlinable public static func sum(near coordinate: Double) -> Double {
    1e-9 + coordinate.magnitude * 0x1p-48
  }

  /// Returns the largest difference of two numbers that is caused by rounding alone: some 4,500 last bits of both,
  /// for the sums of a curve or a row of lengths.
  @inlinable public static func difference(of one: Double, _ other: Double) -> Double {
    (one.magnitude + other.magnitude) * 1e-12
  }

  /// The distance from a whole number within which a quotient counts as whole, for example a distance in pages or a
  /// part of a notch. Each is a quotient of rounded sums.
  @inlinable public static var part: Double { 1e-9 }

  /// The distance from a whole number within which a number of pages counts as whole. The content's length may be a
  /// sum of rounded lengths, such as thirds of a point, and a page on a ring may be rounded from its offset.
  @inlinable public static var page: Double { 1e-6 }

  /// Returns the distance from the offset of a view of a loop within which the content rests on that view, in points.
  @inlinable public static func view(near offset: Double) -> Double { (1 + offset.magnitude) * 1e-9 }
}
