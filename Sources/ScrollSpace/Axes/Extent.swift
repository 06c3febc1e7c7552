/// The range of offsets at which one axis may rest.
///
/// ```
///        lower                              upper
///  ───────┤ offsets where nothing resists    ├───────
///  past a wall the edge responds              a side without a wall is open
/// ```
/// A `period` makes the axis a ring: an offset and the offset plus the period show the same place. A ring has walls
/// only if it ends.
public struct Extent: Hashable, Sendable {
  /// The wall at the lower side, in points; nil if that side is open.
  public var lower: Double?
  /// The wall at the upper side, in points; nil if that side is open.
  public var upper: Double?
  /// The length after which a ring repeats, in points; nil if the axis is not a ring.
  public var period: Double?

  /// Creates an extent. Without arguments it is open on both sides.
  @inlinable public init(lower: Double? = nil, upper: Double? = nil, period: Double? = nil) {
    self.lower = lower
    self.upper = upper
    self.period = period
  }

  /// The wall on a side.
  @inlinable public subscript(side: Side) -> Double? {
    get { side == .lower ? lower : upper }
    set { if side == .lower { lower = newValue } else { upper = newValue } }
  }

  /// The distance between the two walls, below 0 if they have crossed; nil if a side is open.
  @inlinable public var room: Double? {
    guard let lower, let upper else { return nil }
    return upper - lower
  }

  /// Returns the nearest offset within the walls.
  ///
  /// If the walls have crossed, the result is the lower wall: content that does not fill its viewport rests at its
  /// leading edge. NaN stays NaN.
  @inlinable public func clamp(_ offset: Double) -> Double {
    var result = offset
    if let upper, result > upper { result = upper }
    if let lower, result < lower { result = lower }
    return result
  }

  /// Returns the same extent with the origin moved, so that every offset grows by `shift`.
  @inlinable public func shifted(by shift: Double) -> Extent {
    var result = self
    if let lower { result.lower = lower + shift }
    if let upper { result.upper = upper + shift }
    return result
  }
}

extension Extent: CustomStringConvertible {
  /// The walls, for example `0.0...640.0`, with `open` for a side without a wall, and the period of a ring.
  @_documentation(visibility: internal)
  public var description: String {
    func wall(_ offset: Double?) -> String {
      if let offset { "\(offset)" } else { "open" }
    }
    let walls = wall(lower) + "..." + wall(upper)
    if let period { return walls + ", period \(period)" }
    return walls
  }
}
