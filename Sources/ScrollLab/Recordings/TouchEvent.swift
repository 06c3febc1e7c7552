public import ScrollSpace

/// One thing a finger did: the unit a recording is made of.
public struct TouchEvent: Hashable, Sendable {
  /// What the finger did.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Decodable {
    /// It came down.
    case down
    /// It moved, or was seen again where it was.
    case move
    /// It was lifted.
    case up
    /// The system took it away.
    case cancel
  }

  /// What the finger did.
  public var kind: Kind
  /// Which finger: the same number from its down to its up. 0 where only one finger was recorded.
  public var id: Int
  /// When, counted from the start of the recording.
  public var time: Timestamp
  /// Where, in the recording's own points.
  public var position: Point

  /// Makes an event from its four parts.
  public init(_ kind: Kind, id: Int = 0, time: Timestamp, position: Point) {
    self.kind = kind
    self.id = id
    self.time = time
    self.position = position
  }
}
