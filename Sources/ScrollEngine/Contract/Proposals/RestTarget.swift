/// On what an axis comes to rest, in the words of the link that says so: a row, a page, an area, and which part of it.
///
/// The numbers mean what the link makes of them. The scroller compares them, keeps them in snapshots, and brings them back
/// to the link that said them, and to no other: see ``ScrollBehavior/offset(of:in:)``.
public struct RestTarget: Hashable, Sendable {
  /// Which one it is.
  public var id: Int64
  /// On a ring, in which lap.
  public var lap: Int64
  /// Which part of it, or how far from its start.
  public var part: Double

  /// Makes a target.
  public init(id: Int64, lap: Int64 = 0, part: Double = 0) {
    self.id = id
    self.lap = lap
    self.part = part
  }
}
