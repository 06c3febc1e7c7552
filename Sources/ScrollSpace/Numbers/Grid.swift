/// The grid of shifts of the origin and of lengths of items, whose sums are exact.
///
/// The C core stores lengths in the same steps. A double represents each multiple exactly up to 2^46 points.
public enum Grid {
  /// 1/64 point: a power of two, and finer than the pixel of any device.
  @inlinable public static var step: Double { 0x1p-6 }
}
