/// The offsets at which one axis may rest.
///
/// ```
///        lower                              upper
///  ───────┤ offsets where nothing resists    ├───────
///  past a wall the edge's answer rules        a side without a wall is open
/// ```
/// A `period` makes the axis a ring: offset and offset + period show the same. A ring has walls only
/// if its turns end.
public struct Extent: Hashable, Sendable {
  /// The wall at the lower side, in points; nil where that side is open.
  public var lower: Double?
  /// The wall at the upper side, in points; nil where that side is open.
  public var upper: Double?
  /// The length after which a ring repeats, in points; nil where the axis is no ring.
  public var period: Double?

  /// Makes an extent. Without arguments it is open on both sides.
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

  /// How far it can travel between its two walls, below 0 where they have crossed; nil where a side is open.
  @inlinable public var room: Double? {
    guard let lower, let upper else { return nil }
    return upper - lower
  }

  /// The nearest offset that lies past neither wall.
  ///
  /// Where the walls have crossed, the lower one wins: content that does not fill its viewport rests at its
  /// leading edge. NaN stays NaN.
  @inlinable public func clamp(_ offset: Double) -> Double {
    var result = offset
    if let upper, result > upper { result = upper }
    if let lower, result < lower { result = lower }
    return result
  }

  /// The same extent with the origin moved, so that every offset grows by `shift`.
  @inlinable public func shifted(by shift: Double) -> Extent {
    var result = self
    if let lower { result.lower = lower + shift }
    if let upper { result.upper = upper + shift }
    return result
  }
}

extension Extent: CustomStringConvertible {
  /// The walls, as in `0.0...640.0` with `open` for a side without one, and the period, if it is a ring.
  public var description: String {
    func wall(_ offset: Double?) -> String {
      if let offset { "\(offset)" } else { "open" }
    }
    let walls = wall(lower) + "..." + wall(upper)
    if let period { return walls + ", period \(period)" }
    return walls
  }
}
