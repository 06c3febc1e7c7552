public import ScrollSpace

/// The scrollers to which a movement may be handed on, from the inside out, each with the part of the movement that
/// comes as far: see ``NestedGesture/chain``. It holds no list of its own, and asks for no memory.
public struct NestedChain: RandomAccessCollection {
  private let path: [NestedScroller]
  private let movement: Vector
  private let device: NestedGesture.Device
  /// How many scrollers the movement may come to.
  public let endIndex: Int

  init(path: [NestedScroller], movement: Vector, device: NestedGesture.Device) {
    (self.path, self.movement, self.device) = (path, movement, device)
    var (left, count) = (movement, 0)
    while count < path.count, left != .zero {
      left.end(at: path[count], device)
      count += 1
    }
    endIndex = count
  }

  /// The innermost scroller's place: 0.
  public var startIndex: Int { 0 }

  /// The scroller at a place, and what of the movement comes to it.
  public subscript(place: Int) -> (scroller: NestedScroller, movement: Vector) {
    var left = movement
    for scroller in path[..<place] { left.end(at: scroller, device) }
    return (path[place], path[place].taken(left, by: device))
  }

  /// Goes through the scrollers once.
  public func makeIterator() -> Iterator { Iterator(chain: self, left: movement) }

  /// The scrollers one after another, each with what of the movement comes to it.
  public struct Iterator: IteratorProtocol {
    fileprivate let chain: NestedChain
    fileprivate var left: Vector
    private var place = 0

    fileprivate init(chain: NestedChain, left: Vector) { (self.chain, self.left) = (chain, left) }

    /// Returns the next scroller, and what of the movement comes to it.
    public mutating func next() -> (scroller: NestedScroller, movement: Vector)? {
      guard place < chain.endIndex else { return nil }
      let scroller = chain.path[place]
      place += 1
      defer { left.end(at: scroller, chain.device) }
      return (scroller, scroller.taken(left, by: chain.device))
    }
  }
}

extension Vector {
  /// What a scroller contains goes no further, along the axis of the device or along that on which the scroller moves.
  fileprivate mutating func end(at scroller: NestedScroller, _ device: NestedGesture.Device) {
    guard scroller.overscroll != PerAxis(.auto) else { return }
    for axis in Axis.both where self[axis] != 0 {
      if scroller.overscroll[axis] != .auto || scroller.overscroll[scroller.axis(of: axis, device)] != .auto {
        self[axis] = 0
      }
    }
  }
}
