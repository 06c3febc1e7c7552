/// The grid on which shifts of the origin and lengths of items lie, so that sums of them are exact.
///
/// The C core keeps lengths in the same steps; a double holds every one of them up to 2^46 points.
package enum Grid {
  /// 1/64 point: a power of two, and finer than any device's pixel.
  @inlinable package static var step: Double { 0x1p-6 }
}
