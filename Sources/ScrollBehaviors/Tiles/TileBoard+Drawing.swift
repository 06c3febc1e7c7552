import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// The live tiles in the order of their cells, with where each is in the viewport. Until they have been
  /// drawn none of them goes away. They are listed anew only after tiles came, went, or were told other frames.
  @usableFromInline func beginDrawing() -> DrawnTiles {
    let drawn = self.drawn ?? DrawnTiles()
    self.drawn = nil
    drawings += 1
    if drawn.changes != changes {
      drawn.changes = changes
      drawn.tiles.removeAll(keepingCapacity: true)
      drawn.told.removeAll(keepingCapacity: true)
      drawn.frames.removeAll(keepingCapacity: true)
      listLive(asWanted: isWhole)
      for cell in staying {
        guard let tile = live[cell] else { continue }
        let frame = tile._withUnsafeGuaranteedRef { $0.frame }
        drawn.tiles.append(tile)
        drawn.told.append(frame)
        drawn.frames.append(frame)
      }
    }
    drawn.frames.withUnsafeMutableBufferPointer { frames in
      drawn.told.withUnsafeBufferPointer { mapToViewport.convert($0, into: frames) }
    }
    return drawn
  }

  @usableFromInline func endDrawing(_ drawn: DrawnTiles) {
    self.drawn = drawn
    drawings -= 1
    dropSpares()
  }

  /// From the tiles' origin to the viewport.
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

  /// Which item is on top at a point, counted from the tiles' origin: of several the last one in the order of drawing.
  func cell(at point: Point) -> Cell? {
    var found: Cell?
    // What only just has area in common with a rect counts as not in it, so it reaches to either side.
    let around = Rect(
      x: point.x - Grid.step, y: point.y - Grid.step, width: 2 * Grid.step, height: 2 * Grid.step)
    layout.forEachSeen(in: around) { cell in
      guard layout.frame(of: cell)?.contains(point) == true else { return }
      if found.map({ isBefore($0, cell) }) ?? true { found = cell }
    }
    return found
  }
}
