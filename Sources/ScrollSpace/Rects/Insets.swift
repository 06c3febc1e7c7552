/// Distances inwards from the four edges of a rectangle, in points. A negative distance points outwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge downwards.
  public var top: Double
  /// The distance from the left edge to the right.
  public var left: Double
  /// The distance from the bottom edge upwards.
  public var bottom: Double
  /// The distance from the right edge to the left.
  public var right: Double

  /// Creates insets from four distances. The defaults are 0.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same inset on all four edges.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Insets of 0.
  public static let zero = Insets()

  /// Returns the inset at the lower end of an axis: left, or top.
  @inlinable public func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// Returns the inset at the upper end of an axis: right, or bottom.
  @inlinable public func upper(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// The inset at one end of an axis.
  @inlinable public subscript(axis: Axis, side: Side) -> Double {
    get { side == .lower ? lower(axis) : upper(axis) }
    set {
      switch (axis, side) {
      case (.horizontal, .lower): left = newValue
      case (.horizontal, .upper): right = newValue
      case (.vertical, .lower): top = newValue
      case (.vertical, .upper): bottom = newValue
      }
    }
  }

  /// Returns the sum of both insets of an axis.
  @inlinable public func total(_ axis: Axis) -> Double { lower(axis) + upper(axis) }

  /// Returns the insets with both ends exchanged on the given axes.
  @inlinable public func reversed(on axes: PerAxis<Bool>) -> Insets {
    Insets(
      top: axes.y ? bottom : top, left: axes.x ? right : left, bottom: axes.y ? top : bottom,
      right: axes.x ? left : right)
  }

  /// Returns the sum on each edge.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension Insets: CustomStringConvertible {
  /// The four distances, for example `top 44.0, left 0.0, bottom 34.0, right 0.0`.
  @_documentation(visibility: internal)
  public var description: String { "top \(top), left \(left), bottom \(bottom), right \(right)" }
}
