public import ScrollSpace

/// An action of a finger. A recording consists of such events.
public struct TouchEvent: Hashable, Sendable {
  /// The kinds of actions.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The finger came down.
    case down
    /// The finger moved, or was reported again at its place.
    case move
    /// The finger was lifted.
    case up
    /// The system cancelled the touch.
    case cancel
  }

  /// The action of the finger.
  public var kind: Kind
  /// The number of the finger, the same from its down to its up. 0 if only one finger was recorded.
  public var id: Int
  /// The time since the start of the recording.
  public var time: Timestamp
  /// The position, in the recording's own points.
  public var position: Point

  /// Creates an event from its four parts.
  public init(_ kind: Kind, id: Int = 0, time: Timestamp, position: Point) {
    self.kind = kind
    self.id = id
    self.time = time
    self.position = position
  }
}
