/// The identifier of a space in a `SpaceTree`.
///
/// An identifier is valid while the space is in the tree, wherever the space is moved. The identifier of a removed
/// space is not used again, and using it traps. An identifier has no meaning in another tree.
public struct SpaceID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

extension SpaceID: CustomStringConvertible {
  /// The place and the generation, for example `space 3.1`.
  @_documentation(visibility: internal)
  public var description: String { "space \(index).\(generation)" }
}
