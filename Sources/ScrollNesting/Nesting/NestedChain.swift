public import ScrollSpace

/// The scrollers to which a movement may be handed on, from the inside out, each with the part of the movement that
/// comes as far: see ``NestedGesture/chain``. It holds no list of its own, and asks for no memory.
public struct NestedChain: RandomAccessCollection {
  private let path: [NestedScroller]
  private let movement: Vector
  /// How many scrollers the movement may come to.
  public let endIndex: Int

  init(path: [NestedScroller], movement: Vector) {
    (self.path, self.movement) = (path, movement)
    var (left, count) = (movement, 0)
    while count < path.count, left != .zero {
      left.end(at: path[count])
      count += 1
    }
    endIndex = count
  }

  /// The innermost scroller's place: 0.
  public var startIndex: Int { 0 }

  /// The scroller at a place, and what of the movement comes to it.
  public subscript(place: Int) -> (scroller: NestedScroller, movement: Vector) {
    var left = movement
    for scroller in path[..<place] { left.end(at: scroller) }
    return (path[place], left)
  }
}

extension Vector {
  /// What a scroller contains goes no further.
  fileprivate mutating func end(at scroller: NestedScroller) {
    for axis in Axis.both where scroller.overscroll[axis] != .auto { self[axis] = 0 }
  }
}
