public import ScrollSpace

/// A value between two of which others lie: a number, a point, a colour.
///
/// ```swift
/// struct Colour: Interpolatable {
///   var red, green, blue: Double
///   func mixed(with other: Colour, by part: Double) -> Colour {
///     Colour(
///       red: red.mixed(with: other.red, by: part), green: green.mixed(with: other.green, by: part),
///       blue: blue.mixed(with: other.blue, by: part))
///   }
/// }
/// ```
public protocol Interpolatable {
  /// Returns the value at a part of the way to another value: 0 is this value, 1 the other one. A part may be below 0 or
  /// above 1, because a curve may overshoot.
  func mixed(with other: Self, by part: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number at a part of the way. Both ends are exact, and so is the way between two equal numbers.
  @inlinable public func mixed(with other: Double, by part: Double) -> Double {
    let way = other - self
    return part < 0.5 ? self + way * part : other - way * (1 - part)
  }
}

extension Point: Interpolatable {
  /// Returns the point at a part of the way, on both axes.
  @inlinable public func mixed(with other: Point, by part: Double) -> Point {
    Point(x: x.mixed(with: other.x, by: part), y: y.mixed(with: other.y, by: part))
  }
}

extension Vector: Interpolatable {
  /// Returns the vector at a part of the way, on both axes.
  @inlinable public func mixed(with other: Vector, by part: Double) -> Vector {
    Vector(x: x.mixed(with: other.x, by: part), y: y.mixed(with: other.y, by: part))
  }
}

extension Size: Interpolatable {
  /// Returns the size at a part of the way, on both axes.
  @inlinable public func mixed(with other: Size, by part: Double) -> Size {
    Size(width: width.mixed(with: other.width, by: part), height: height.mixed(with: other.height, by: part))
  }
}

extension Rect: Interpolatable {
  /// Returns the rectangle whose origin and size are at a part of the way.
  @inlinable public func mixed(with other: Rect, by part: Double) -> Rect {
    Rect(origin: origin.mixed(with: other.origin, by: part), size: size.mixed(with: other.size, by: part))
  }
}

extension PerAxis: Interpolatable where Value: Interpolatable {
  /// Returns the pair whose values are at a part of the way.
  @inlinable public func mixed(with other: PerAxis, by part: Double) -> PerAxis {
    PerAxis(x: x.mixed(with: other.x, by: part), y: y.mixed(with: other.y, by: part))
  }
}
