/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The length on the horizontal axis.
  public var width: Double
  /// The length on the vertical axis.
  public var height: Double

  /// Creates a size from its lengths.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with lengths of 0.
  public static let zero = Size(width: 0, height: 0)

  /// The length on an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// True if the size has no area: a length is 0, negative or not a number.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// True if both lengths are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The lengths, for example `390.0 × 844.0`.
  @_documentation(visibility: internal)
  public var description: String { "\(width) × \(height)" }
}
