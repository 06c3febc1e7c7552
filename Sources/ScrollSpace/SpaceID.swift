/// The name of one space in one `SpaceTree`.
///
/// It stays valid while the space is in the tree, wherever it is moved. The id of a removed space is not given
/// out again, and using it traps. An id means nothing to another tree.
public struct SpaceID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

extension SpaceID: CustomStringConvertible {
  /// Place and generation, as in `space 3.1`.
  public var description: String { "space \(index).\(generation)" }
}
