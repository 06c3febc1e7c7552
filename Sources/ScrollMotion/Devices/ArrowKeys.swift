public import ScrollSpace

/// The arrow keys that are held. Together they give one direction.
///
/// ```swift
/// var keys: ArrowKeys = []
/// keys.insert(.down)                                                 // key down; a repeat changes nothing
/// scroll.move(at: keys.direction * 1_200, time: now)
/// keys.remove(.down)                                                 // key up
/// scroll.move(at: keys.direction * 1_200, time: now)                 // .zero: the content comes to rest
/// ```
/// 1,200 points per second is Chromium's velocity: 40 points each 33 ms.
public struct ArrowKeys: OptionSet, Hashable, Sendable {
  /// The keys, one bit each.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left arrow.
  public static let left = ArrowKeys(rawValue: 1)
  /// The right arrow.
  public static let right = ArrowKeys(rawValue: 2)
  /// The up arrow.
  public static let up = ArrowKeys(rawValue: 4)
  /// The down arrow.
  public static let down = ArrowKeys(rawValue: 8)

  /// The direction of the keys: −1, 0 or 1 on each axis. Right and down are positive. Two opposite keys give 0.
  public var direction: Vector {
    Vector(
      x: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      y: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }
}
