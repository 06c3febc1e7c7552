/// Conversions from the coordinates of one space to those of another.
extension SpaceTree {
  /// Returns the map from one space to another: up to the innermost common space and down again, as one scale and one
  /// shift for each axis.
  ///
  /// Call this method once to convert many values. The map is valid until a frame, an offset or a scale on the way
  /// changes. With scales of 1, whole numbers and multiples of 1/64 are exact. Converting by one map and back by the
  /// other returns within 8·2⁻⁵³·(|p| + |offset / scale|) of the start. If the product of the scales leaves the range
  /// of a `Double`, the map's scale is 0 or not finite, and `inverted` is nil.
  public func map(from source: SpaceID, to target: SpaceID) -> Map {
    var (from, to) = (index(source), index(target))
    var (fromDepth, toDepth) = (depth(from), depth(to))
    var (up, down) = (Map.identity, Map.identity)
    while from != to {
      // The deeper space climbs; at equal depth both climb, one after the other.
      if fromDepth >= toDepth, let parent = nodes[from].parent {
        up = up.then(nodes[from].space.mapToParent)
        (from, fromDepth) = (Int(parent), fromDepth - 1)
      } else if let parent = nodes[to].parent {
        down = down.then(nodes[to].space.mapToParent)
        (to, toDepth) = (Int(parent), toDepth - 1)
      }
    }
    return up.thenBack(by: down)
  }

  /// Converts a point of one space to the coordinates of another.
  public func convert(_ point: Point, from source: SpaceID, to target: SpaceID) -> Point {
    map(from: source, to: target).convert(point)
  }

  /// Converts a displacement or a velocity of one space to the coordinates of another: scaled, not shifted.
  public func convert(_ vector: Vector, from source: SpaceID, to target: SpaceID) -> Vector {
    map(from: source, to: target).convert(vector)
  }

  /// Converts a rectangle of one space to the coordinates of another. Its width and height keep their signs.
  public func convert(_ rect: Rect, from source: SpaceID, to target: SpaceID) -> Rect {
    map(from: source, to: target).convert(rect)
  }

  /// Returns the part of a rectangle that is visible after every clipping space around it has clipped it, including
  /// its own space and the root. The rectangle and the result are in the coordinates of the space.
  ///
  /// If nothing is visible, the result is `Rect.zero`. A rectangle that no space clips is returned to the last bit.
  ///
  /// ```
  ///   clips ┌────────────┐
  ///         │   ┌ rect ──┼──┐
  ///         │   │▒▒▒▒▒▒▒▒│  │      ▒ the visible part
  ///         └───┼────────┘  │
  ///             └───────────┘
  /// ```
  public func visiblePart(of rect: Rect, in id: SpaceID) -> Rect {
    var visible = rect
    var up = Map.identity
    var slot = index(id)
    while true {
      let node = nodes[slot]
      if node.space.clips {
        // The clip is converted down to the rectangle, so that the rectangle itself is never rounded.
        guard let down = up.inverted else { return .zero }
        visible = visible.intersection(down.convert(node.space.bounds))
        if visible.isEmpty { return .zero }
      }
      guard let parent = node.parent else { return visible }
      up = up.then(node.space.mapToParent)
      slot = Int(parent)
    }
  }

  private func depth(_ index: Int) -> Int {
    var depth = 0
    var slot = index
    while let parent = nodes[slot].parent {
      depth += 1
      slot = Int(parent)
    }
    return depth
  }
}
