internal import CScrollCore

/// Levels of detail for content that zooms: each level shows the content at twice the scale of the level before.
///
/// ```
/// level        −1        0         1         2
///          ┼─────────┼─────────┼─────────┼─────────    tiles of level n are made for a scale of 2ⁿ
/// scale   ½         1         2         4         8
/// ```
/// Tiles of level n are shown magnified, by up to 2 times. To stay sharp at any scale, draw tiles with twice the
/// pixels that the screen has for them at their own scale.
///
/// At a border the present level stays until the scale is well within the next level, so that a trembling pinch makes
/// no new tiles. With a delay of 0.125, tiles may then be magnified by 2.18 times, or reduced to 0.92. When the zoom
/// has ended, ask for the level without a present one, so that the level at rest follows from the scale alone.
public struct ZoomLevels: Hashable, Sendable {
  /// The range of levels.
  public let range: ClosedRange<Int>
  /// The distance past a border at which the next level begins, as a part of a level.
  public let delay: Double

  /// Creates levels. A delay that is not within 0 and 1 counts as 0.125, which is our choice.
  public init(_ range: ClosedRange<Int> = -20...20, delay: Double = 0.125) {
    self.range = range
    self.delay = delay >= 0 && delay <= 1 ? delay : 0.125
  }

  /// Returns the level for a scale, if nothing is shown yet. A scale that is not above 0 has the lowest level.
  public func level(at scale: Double) -> Int {
    guard scale > 0, scale < .infinity else { return scale > 0 ? range.upperBound : range.lowerBound }
    // The exponent is exact. A logarithm would round at the borders.
    return min(max(Int(scale.exponent), range.lowerBound), range.upperBound)
  }

  /// Returns the level for a scale, if a level is shown: the present level as long as the scale is near enough.
  public func level(at scale: Double, showing present: Int) -> Int {
    let level = level(at: scale)
    guard scale > 0, scale < .infinity, level != present, range.contains(present) else { return level }
    let place = csc_log(scale) / csc_log(2)
    let isNear = place >= Double(present) - delay && place < Double(present) + 1 + delay
    return isNear ? present : level
  }

  /// Returns the scale for which the tiles of a level are made.
  public func scale(of level: Int) -> Double { Double(sign: .plus, exponent: level, significand: 1) }
}
