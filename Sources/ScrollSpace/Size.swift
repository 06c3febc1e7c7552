/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Length on the horizontal axis.
  public var width: Double
  /// Length on the vertical axis.
  public var height: Double

  /// Makes it from its two numbers.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Zero on both axes.
  public static let zero = Size(width: 0, height: 0)

  /// The number on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether it has no area: a length that is 0, negative or not a number.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The two numbers, as in `390.0 × 844.0`.
  public var description: String { "\(width) × \(height)" }
}
