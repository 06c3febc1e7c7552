public import Foundation
public import ScrollSpace

extension Size {
  /// Creates a size from a `CGSize`, with the same numbers. A scroller refuses and counts lengths that are not finite
  /// or below 0.
  @inlinable public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGSize {
  /// Creates a `CGSize` from a size, with the same numbers.
  @inlinable public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// Creates a rect from a `CGRect`, with the same origin and size.
  ///
  /// Lengths keep their signs. `CGRect.null` has an infinite origin here, too: a scroller refuses and counts it.
  @inlinable public init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// Creates a `CGRect` from a rect, with the same origin and size.
  @inlinable public init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Insets {
  /// Creates insets from an `NSEdgeInsets`, with the same numbers.
  @inlinable public init(_ insets: NSEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension NSEdgeInsets {
  /// Creates an `NSEdgeInsets` from insets, with the same numbers.
  @inlinable public init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
