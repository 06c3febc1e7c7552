public import ScrollSpace

/// The arrow keys that are held: together they are one direction.
///
/// ```swift
/// var keys: ArrowKeys = []
/// keys.insert(.down)                                                 // key down; a repeat changes nothing
/// scroll.move(at: keys.direction * 1_200, time: now)
/// keys.remove(.down)                                                 // key up
/// scroll.move(at: keys.direction * 1_200, time: now)                 // .zero: the content comes to rest
/// ```
/// 1,200 points per second is Chromium's speed: 40 points each 33 ms.
public struct ArrowKeys: OptionSet, Hashable, Sendable {
  /// The keys, a bit each.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The arrow to the left.
  public static let left = ArrowKeys(rawValue: 1)
  /// The arrow to the right.
  public static let right = ArrowKeys(rawValue: 2)
  /// The arrow up.
  public static let up = ArrowKeys(rawValue: 4)
  /// The arrow down.
  public static let down = ArrowKeys(rawValue: 8)

  /// Where the keys point: on each axis −1, 0 or 1. Right and down are positive; two that are opposite are 0.
  public var direction: Vector {
    Vector(
      x: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      y: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }
}
