/// Keys that are held while something else is done.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: UInt8
  /// Makes modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key. Keys that write something do not tell it: it is in what they write.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The alt key, or meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The control key.
  public static let control = KeyModifiers(rawValue: 4)
}
