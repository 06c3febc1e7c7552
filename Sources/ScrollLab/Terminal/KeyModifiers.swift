/// Keys that are held during another action.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: UInt8
  /// Creates modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key. For keys that write a character it is not reported: the character already shows it.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The alt key, or meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The control key.
  public static let control = KeyModifiers(rawValue: 4)
}
