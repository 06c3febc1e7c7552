/// Adding, removing and moving spaces.
extension SpaceTree {
  /// Adds a space to a parent, and returns its identifier.
  public mutating func add(_ space: Space, to parent: SpaceID) -> SpaceID {
    space.check()
    let parent = Int32(index(parent))
    let slot: Int32
    if let free = firstFree {
      slot = free
      firstFree = nodes[Int(free)].next
      nodes[Int(free)] = Node(space: space, generation: nodes[Int(free)].generation)
    } else {
      precondition(
        nodes.count < Int(Int32.max), .fullTree,
        "A tree holds \(nodes.count) spaces and can hold no more: remove some.")
      slot = Int32(nodes.count)
      nodes.append(Node(space: space))
    }
    link(slot, to: parent)
    return id(slot)
  }

  /// Moves a space, with everything inside it, to another parent. Its frame keeps its numbers, which are now in the
  /// coordinates of the new parent.
  ///
  /// Traps for the root, and if the new parent is the space itself or inside it. If that may be, test
  /// `contains(_:inside:)` first.
  public mutating func move(_ id: SpaceID, to parent: SpaceID) {
    precondition(id != root, .rootMoved, "\(id) is the root and has no parent: move the spaces inside it.")
    precondition(
      !contains(parent, inside: id), .spaceInsideItself,
      "\(id) cannot move into \(parent), which is inside it: choose a parent outside, or move that one out first."
    )
    let slot = Int32(index(id))
    unlink(slot)
    link(slot, to: Int32(index(parent)))
  }

  /// Removes a space, with everything inside it. The identifiers become invalid. Traps for the root.
  public mutating func remove(_ id: SpaceID) {
    precondition(
      id != root, .rootRemoved, "\(id) is the root and cannot be removed: make another tree instead.")
    let top = Int32(index(id))
    unlink(top)
    // Goes down to a space without children, frees it, continues with its next sibling, and goes up if there is none.
    var slot = top
    while true {
      while let child = nodes[Int(slot)].firstChild { slot = child }
      let (parent, next) = (nodes[Int(slot)].parent, nodes[Int(slot)].next)
      nodes[Int(slot)].generation &+= 1
      nodes[Int(slot)].next = firstFree
      firstFree = slot
      if slot == top { return }
      if let next {
        slot = next
      } else if let parent {
        nodes[Int(parent)].firstChild = nil
        slot = parent
      }
    }
  }

  private mutating func link(_ slot: Int32, to parent: Int32) {
    let next = nodes[Int(parent)].firstChild
    nodes[Int(slot)].parent = parent
    nodes[Int(slot)].previous = nil
    nodes[Int(slot)].next = next
    if let next { nodes[Int(next)].previous = slot }
    nodes[Int(parent)].firstChild = slot
  }

  private mutating func unlink(_ slot: Int32) {
    let node = nodes[Int(slot)]
    if let previous = node.previous {
      nodes[Int(previous)].next = node.next
    } else if let parent = node.parent {
      nodes[Int(parent)].firstChild = node.next
    }
    if let next = node.next { nodes[Int(next)].previous = node.previous }
  }
}
