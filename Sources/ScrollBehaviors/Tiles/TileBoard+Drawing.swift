import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Returns the live tiles in the order of their cells, with their frames in the viewport. No tile is
  /// released until `endDrawing`. The list is made anew only after tiles entered or left, or got other
  /// frames.
  @usableFromInline func beginDrawing() -> DrawnTiles {
    let drawn = self.drawn ?? DrawnTiles()
    self.drawn = nil
    drawings += 1
    if drawn.changes != changes {
      drawn.changes = changes
      drawn.tiles.removeAll(keepingCapacity: true)
      drawn.contentFrames.removeAll(keepingCapacity: true)
      drawn.frames.removeAll(keepingCapacity: true)
      listLive(asWanted: isWhole)
      for cell in staying {
        guard let tile = live[cell] else { continue }
        let frame = tile._withUnsafeGuaranteedRef { $0.frame }
        drawn.tiles.append(tile)
        drawn.contentFrames.append(frame)
        drawn.frames.append(frame)
      }
    }
    drawn.frames.withUnsafeMutableBufferPointer { frames in
      drawn.contentFrames.withUnsafeBufferPointer { mapToViewport.convert($0, into: frames) }
    }
    return drawn
  }

  @usableFromInline func endDrawing(_ drawn: DrawnTiles) {
    self.drawn = drawn
    drawings -= 1
    dropSpares()
  }

  /// The map from the tiles' origin to the viewport.
  @usableFromInline var mapToViewport: Map {
    guard let scroll else { return .identity }
    let (origin, offset) = (scroll.contentOrigin, scroll.unzoomedOffset)
    let scale = origin.scale
    var map = Map(scale: PerAxis(scale), offset: (layout.origin(origin) - offset) * scale)
    for axis in Axis.both where scroll.isReversed[axis] {
      (map.scale[axis], map.offset[axis]) = (-scale, scroll.viewport[axis] - map.offset[axis])
    }
    return map
  }

  /// Returns the topmost item at a point, counted from the tiles' origin: the last one in the order of
  /// drawing.
  func cell(at point: Point) -> Cell? {
    var found: Cell?
    // An item that shares no more than an edge with a rectangle does not count as in it, so the rectangle
    // extends to both sides.
    let around = Rect(
      x: point.x - Grid.step, y: point.y - Grid.step, width: 2 * Grid.step, height: 2 * Grid.step)
    layout.forEachSeen(in: around) { cell in
      guard layout.frame(of: cell)?.contains(point) == true else { return }
      if found.map({ isBefore($0, cell) }) ?? true { found = cell }
    }
    return found
  }
}
