public import ScrollSpace

/// The side of the last relative movement on each axis: where the user was scrolling to.
///
/// A movement counts for the axes on which the content has moved. So a scroll down keeps the side of the other
/// axis, and a scroll against a wall changes nothing.
public struct ScrolledSides: Hashable, Sendable {
  /// The sides, at most one for each axis.
  public private(set) var edges: Edges = []

  /// Creates the state before any movement.
  public init() {}

  /// Notes a movement of the content between two offsets. A number that is not finite counts as no movement.
  public mutating func move(from old: Point, to new: Point) {
    for axis in Axis.both where new[axis] != old[axis] && (new[axis] - old[axis]).isFinite {
      edges.remove([Edges(axis, .lower), Edges(axis, .upper)])
      edges.insert(Edges(axis, new[axis] > old[axis] ? .upper : .lower))
    }
  }

  /// Creates the state with these sides; nil if both sides of an axis are among them.
  init?(_ edges: Edges) {
    let isSound =
      edges.isSubset(of: .all) && !edges.isSuperset(of: .vertical) && !edges.isSuperset(of: .horizontal)
    guard isSound else { return nil }
    self.edges = edges
  }
}
