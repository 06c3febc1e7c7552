import ScrollEngine
import ScrollSpace
import ScrollTiling

extension LanesLayout: EditableItems {
  var scroller: ScrollController? { edits.scroller }

  func add(_ listener: any TileEditListener) { edits.add(listener) }

  func remove(_ listener: any TileEditListener) { edits.remove(listener) }

  /// Applies edits; changes without notice are reported first.
  func change(_ edits: [TileEdit]) throws(TilingError) {
    let unknown = pendingChange() == .renumbered ? items.count : nil
    try self.edits.change(edits, ofUnknown: unknown) { edit throws(TilingError) in
      defer { version = items.version }
      try items.apply(edit)
    }
  }

  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard var place = try? items.place(of: index).place else { return nil }
    place.start = origin.offset(of: place.start, on: axis)
    place.length = origin.zoomed(length: place.length, on: axis)
    return place
  }

  /// Returns the range from the first item in view in any lane to the last.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    let from = origin.position(of: offset, on: axis)
    let length = origin.unzoomed(length: length, on: axis)
    var all: Range<Int64>?
    for lane in 0..<items.laneCount {
      guard let seen = try? items.visible(inLane: lane, from: from, to: from + length), !seen.isEmpty,
        let first = try? items.item(seen.lowerBound, ofLane: lane),
        let last = try? items.item(seen.upperBound - 1, ofLane: lane)
      else { continue }
      all = min(first, all?.lowerBound ?? first)..<max(last + 1, all?.upperBound ?? 0)
    }
    return (all ?? 0..<0).count(upTo: mostTiles)
  }

  /// Returns the item under a point; nil between lanes and items.
  func item(under point: Point, origin: ContentOrigin) -> Int64? {
    let position = origin.position(of: point)
    let (across, along) = (position[axis.cross], position[axis])
    guard let lane = strips.lane(at: across),
      let seen = try? items.visible(inLane: lane, from: along, to: along + Grid.step), !seen.isEmpty,
      let index = try? items.item(seen.lowerBound, ofLane: lane),
      let place = try? items.place(of: index).place, place.start <= along
    else { return nil }
    return index
  }
}
