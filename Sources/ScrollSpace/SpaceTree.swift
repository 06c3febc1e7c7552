/// Coordinate spaces inside each other, as views are: converts between any two of them.
///
/// ```
///   window (root)                          var spaces = SpaceTree(root: Space(frame: window, clips: true))
///   ├── list      frame, contentOffset     let list = spaces.add(Space(frame: left, clips: true), to: spaces.root)
///   │   └── row   frame                    let row = spaces.add(Space(frame: first), to: list)
///   └── map       frame, scale             spaces[list].boundsOrigin.y = 120          // scrolled by 120
///                                          spaces.convert(touch, from: spaces.root, to: row)
/// ```
/// Changing a frame, a bounds origin or a scale costs the same however many spaces there are; converting costs
/// as many steps as there are levels between the two. Nothing recurses, so a tree may be as deep as it likes.
///
/// It is a value: a copy goes its own way.
public struct SpaceTree: Sendable {
  var nodes: [Node]
  var firstFree: Int32?

  /// One place in the tree. Brothers form a list that begins at their parent's `firstChild`; free nodes form
  /// one through `next`.
  struct Node: Sendable {
    var space: Space
    var generation: UInt32 = 0
    var parent: Int32?
    var firstChild: Int32?
    var previous: Int32?
    var next: Int32?
  }

  /// Makes a tree of one space, the root.
  ///
  /// Coordinates of the root are those inside it: its frame, scale and bounds origin enter nothing but its
  /// `bounds`, by which it clips.
  public init(root: Space) {
    root.check()
    nodes = [Node(space: root)]
  }

  /// The space all others are in.
  public var root: SpaceID { SpaceID(index: 0, generation: 0) }

  /// A space, to read and to change. Changing is O(1), whatever is inside it.
  public subscript(id: SpaceID) -> Space {
    get { nodes[index(id)].space }
    set {
      newValue.check()
      nodes[index(id)].space = newValue
    }
  }

  /// The space a space is in; nil for the root.
  public func parent(of id: SpaceID) -> SpaceID? { nodes[index(id)].parent.map(self.id) }

  /// Whether an id names a space that is in the tree.
  public func contains(_ id: SpaceID) -> Bool {
    nodes.indices.contains(Int(id.index)) && nodes[Int(id.index)].generation == id.generation
  }

  /// Whether a space is another one, or somewhere inside it.
  public func contains(_ id: SpaceID, inside outer: SpaceID) -> Bool {
    let goal = Int32(index(outer))
    var slot: Int32? = Int32(index(id))
    while let here = slot {
      if here == goal { return true }
      slot = nodes[Int(here)].parent
    }
    return false
  }

  /// The slot of a space; traps where the id is not, or no longer, one of this tree.
  func index(_ id: SpaceID) -> Int {
    precondition(
      contains(id), "\(id) is not in this tree: use an id that this tree's add gave, and that is not removed."
    )
    return Int(id.index)
  }

  func id(_ index: Int32) -> SpaceID {
    SpaceID(index: index, generation: nodes[Int(index)].generation)
  }
}
