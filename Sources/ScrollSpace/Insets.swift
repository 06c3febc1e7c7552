/// Distances inwards from the four edges of a rectangle, in points. A negative one points outwards.
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

  /// Makes the same inset from all four edges.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No inset on any edge.
  public static let zero = Insets()

  /// The inset at the lower end of an axis: left, or top.
  @inlinable public func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the upper end of an axis: right, or bottom.
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

  /// What both insets of an axis take away together.
  @inlinable public func total(_ axis: Axis) -> Double { lower(axis) + upper(axis) }

  /// The two insets of an axis exchanged, on the axes that say so.
  @inlinable public func reversed(on axes: PerAxis<Bool>) -> Insets {
    Insets(
      top: axes.y ? bottom : top, left: axes.x ? right : left, bottom: axes.y ? top : bottom,
      right: axes.x ? left : right)
  }

  /// The sum on each edge.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension Insets: CustomStringConvertible {
  /// The four distances, as in `top 44.0, left 0.0, bottom 34.0, right 0.0`.
  public var description: String { "top \(top), left \(left), bottom \(bottom), right \(right)" }
}
