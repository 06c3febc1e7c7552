public import Foundation
public import ScrollSpace

// Numbers keep their values, even if they are not finite: the scroller that receives such a value refuses and counts
// it.

extension Point {
  /// Creates a point from a `CGPoint`, with the same numbers.
  ///
  /// A number that is not finite stays so. A scroller refuses and counts it, as in any other call.
  @inlinable public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// Creates a `CGPoint` from a point, with the same numbers.
  @inlinable public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Vector {
  /// Creates a vector from a `CGPoint` that is a translation or a velocity, such as those of gesture recognisers.
  @inlinable public init(_ translation: CGPoint) {
    self.init(x: Double(translation.x), y: Double(translation.y))
  }

  /// Creates a vector from a `CGSize` that is a translation, such as that of a drag in SwiftUI.
  @inlinable public init(_ translation: CGSize) {
    self.init(x: Double(translation.width), y: Double(translation.height))
  }
}

extension CGPoint {
  /// Creates a `CGPoint` from a translation or a velocity, with the same numbers.
  @inlinable public init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize {
  /// Creates a `CGSize` from a translation, with the same numbers.
  @inlinable public init(_ vector: Vector) { self.init(width: vector.x, height: vector.y) }
}

#if canImport(CoreGraphics)
  public import CoreGraphics

  extension Vector {
    /// Creates a vector from a `CGVector`, with the same numbers.
    @inlinable public init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  }

  extension CGVector {
    /// Creates a `CGVector` from a vector, with the same numbers.
    @inlinable public init(_ vector: Vector) { self.init(dx: vector.x, dy: vector.y) }
  }
#endif
