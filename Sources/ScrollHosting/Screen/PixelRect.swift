/// A rectangle of whole device pixels of the screen.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// The width, in pixels. Never negative.
  public var width: Int
  /// The height, in pixels. Never negative.
  public var height: Int

  /// Creates a rectangle from its four numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// True if the rectangle contains no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension PixelRect: CustomStringConvertible {
  /// The corner and the size, as in `(10, 20) 30 × 40`.
  public var description: String { "(\(x), \(y)) \(width) × \(height)" }
}
