/// Nested coordinate spaces, like views, with conversions between any two of them.
///
/// ```
///   window (root)                          var spaces = SpaceTree(root: Space(frame: window, clips: true))
///   ├── list      frame, contentOffset     let list = spaces.add(Space(frame: left, clips: true), to: spaces.root)
///   │   └── row   frame                    let row = spaces.add(Space(frame: first), to: list)
///   └── map       frame, scale             spaces[list].boundsOrigin.y = 120          // scrolled by 120
///                                          spaces.convert(touch, from: spaces.root, to: row)
/// ```
/// Changing a frame, a bounds origin or a scale costs the same for any number of spaces. Converting takes as many
/// steps as there are levels between the two spaces. Nothing is recursive, so a tree may have any depth.
///
/// A tree is a value: a copy is independent.
public struct SpaceTree: Sendable {
  var nodes: [Node]
  var firstFree: Int32?

  /// A place in the tree. Siblings form a list that begins at their parent's `firstChild`. Free nodes form a list
  /// through `next`.
  struct Node: Sendable {
    var space: Space
    var generation: UInt32 = 0
    var parent: Int32?
    var firstChild: Int32?
    var previous: Int32?
    var next: Int32?
  }

  /// Creates a tree of one space, the root.
  ///
  /// Coordinates of the root are those inside it. Its frame, scale and bounds origin only affect its `bounds`, by
  /// which it clips.
  public init(root: Space) {
    root.check()
    nodes = [Node(space: root)]
  }

  /// The space that contains all others.
  public var root: SpaceID { SpaceID(index: 0, generation: 0) }

  /// A space, for reading and changing. A change is O(1), whatever the space contains.
  public subscript(id: SpaceID) -> Space {
    get { nodes[index(id)].space }
    set {
      newValue.check()
      nodes[index(id)].space = newValue
    }
  }

  /// Returns the parent of a space; nil for the root.
  public func parent(of id: SpaceID) -> SpaceID? { nodes[index(id)].parent.map(self.id) }

  /// Returns true if the identifier belongs to a space in the tree.
  public func contains(_ id: SpaceID) -> Bool {
    nodes.indices.contains(Int(id.index)) && nodes[Int(id.index)].generation == id.generation
  }

  /// Returns true if a space is another space, or inside it.
  public func contains(_ id: SpaceID, inside outer: SpaceID) -> Bool {
    let goal = Int32(index(outer))
    var slot: Int32? = Int32(index(id))
    while let here = slot {
      if here == goal { return true }
      slot = nodes[Int(here)].parent
    }
    return false
  }

  /// Returns the slot of a space. Traps if the identifier does not belong to this tree, or no longer.
  func index(_ id: SpaceID) -> Int {
    precondition(
      contains(id), .unknownSpace,
      "\(id) is not in this tree: use an id that this tree's add gave, and that is not removed."
    )
    return Int(id.index)
  }

  func id(_ index: Int32) -> SpaceID {
    SpaceID(index: index, generation: nodes[Int(index)].generation)
  }
}
