/// Distances inwards from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Makes insets from four distances; those left out are 0.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = Insets()

  /// The inset at the lower end of an axis: left, or top.
  @inlinable public func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the upper end of an axis: right, or bottom.
  @inlinable public func upper(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// What both insets of an axis take away together.
  @inlinable public func total(_ axis: Axis) -> Double { lower(axis) + upper(axis) }

  /// Whether all four are finite.
  @inlinable public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
