/// The thing on which an axis rests, as the link that chose it names it: a row, a page, an area, and a part of it.
///
/// The link defines the meaning of the numbers. The scroller compares the numbers, keeps them in snapshots, and
/// passes them back to that link and no other: see ``ScrollBehavior/offset(of:in:)``.
public struct RestTarget: Hashable, Sendable {
  /// The number of the thing.
  public var id: Int64
  /// On a ring, the lap.
  public var lap: Int64
  /// The part of the thing, or the distance from its start.
  public var part: Double

  /// Creates a target.
  public init(id: Int64, lap: Int64 = 0, part: Double = 0) {
    self.id = id
    self.lap = lap
    self.part = part
  }
}

/// What a link says of a rest target that it names: see ``ScrollController/setRestTarget(_:of:on:isChosen:)``.
@_documentation(visibility: internal)
public enum RestClaim: UInt8, Hashable, Sendable {
  /// A name for the present rest position, which something else has chosen.
  case named
  /// The axis rests on the target.
  case chosen
  /// The axis is to rest on the target once there is such a thing.
  case awaited
}
