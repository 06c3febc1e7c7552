public import Foundation
public import ScrollSpace

// Numbers are taken as they are, those that are not finite too: what takes the value refuses and counts them.

extension Point {
  /// Makes a point of a `CGPoint`, with the same numbers.
  ///
  /// A number that is not finite stays so. A scroller refuses and counts it, as in any other call.
  @inlinable public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// Makes a `CGPoint` of a point, with the same numbers.
  @inlinable public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Vector {
  /// Makes a vector of a `CGPoint` that stands for a translation or a velocity, as those of gesture recognisers do.
  @inlinable public init(_ translation: CGPoint) {
    self.init(x: Double(translation.x), y: Double(translation.y))
  }

  /// Makes a vector of a `CGSize` that stands for a translation, as that of a drag does in SwiftUI.
  @inlinable public init(_ translation: CGSize) {
    self.init(x: Double(translation.width), y: Double(translation.height))
  }
}

extension CGPoint {
  /// Makes a `CGPoint` of a translation or a velocity, with the same numbers.
  @inlinable public init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize {
  /// Makes a `CGSize` of a translation, with the same numbers.
  @inlinable public init(_ vector: Vector) { self.init(width: vector.x, height: vector.y) }
}

#if canImport(CoreGraphics)
  public import CoreGraphics

  extension Vector {
    /// Makes a vector of a `CGVector`, with the same numbers.
    @inlinable public init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  }

  extension CGVector {
    /// Makes a `CGVector` of a vector, with the same numbers.
    @inlinable public init(_ vector: Vector) { self.init(dx: vector.x, dy: vector.y) }
  }
#endif
