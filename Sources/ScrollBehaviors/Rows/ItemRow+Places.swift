public import ScrollEngine
import ScrollSpace
public import ScrollTiling

extension ItemRow {
  /// The line for the present layout, which links may not have seen yet. A copy: where `isCurrent`, the line itself has
  /// the same items at the same places.
  private var current: ItemLine {
    var line = line
    if repeats, let scroller { line.set(line.usable(scroller.geometry.extent[axis].period)) }
    return line
  }

  /// True if the line is on the ring of the present layout, or if there is none.
  private var isCurrent: Bool {
    guard repeats, let scroller else { return true }
    return line.isUsable(on: scroller.geometry.extent[line.axis].period)
  }
}

@_documentation(visibility: internal)
extension ItemRow {
  /// Returns the place of the item at a position, in the coordinates of a scroller with this origin; nil if
  /// there is none.
  public func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    if isCurrent { return line.place(of: position, origin) }
    var line = current
    return line.place(of: position, origin)
  }

  /// Returns the place of an item, counted from the content's start, in the first lap; nil if there is none.
  func rowPlace(of index: Int64) -> ItemPlace? { line.rowItem(index) }

  /// The positions that have an item: the indices or, on a ring, all positions.
  var positions: Range<Int64> { isCurrent ? line.positions : current.positions }

  /// Returns the item at a position, and its lap.
  public func appearance(at position: Int64) -> Appearance {
    if !isCurrent { return current.appearance(at: position) }
    return line.ring == nil ? Appearance(index: position) : line.appearance(at: position)
  }

  /// Returns the position of an item in a lap; without a ring, its index.
  public func position(of appearance: Appearance) -> Int64 {
    if line.ring == nil, isCurrent { return appearance.index }
    let line = current
    return line.ring == nil ? appearance.index : appearance.position(of: line.items)
  }

  /// Calls `body` with the items at the positions of a range for which `allows` returns true, in order: with what
  /// ``appearance(at:)`` and ``place(of:origin:)`` return. The layout is read once for all.
  public func forEachPlace(
    of range: Range<Int64>, origin: ContentOrigin, where allows: (_ index: Int64) -> Bool,
    _ body: (Appearance, ItemPlace) -> Void
  ) {
    let (isCurrent, start, axis) = (isCurrent, line.origin(origin), axis)
    for position in range {
      let appearance = isCurrent && line.ring == nil ? Appearance(index: position) : appearance(at: position)
      guard allows(appearance.index) else { continue }
      guard isCurrent else {
        if let place = place(of: position, origin: origin) { body(appearance, place) }
        continue
      }
      guard var place = line.item(position) else { continue }
      place.start = origin.zoomed(place.start + start, on: axis)
      place.length = origin.zoomed(length: place.length, on: axis)
      body(appearance, place)
    }
  }

  /// Returns the positions in view along a length from an offset on, at most 65,536 of them.
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    if !isCurrent {
      var line = current
      return items(from: offset, length: length, origin, in: &line)
    }
    // The window has the length of the last question, which is no concern of those who ask the row itself.
    let window = line.window
    defer { line.window = window }
    return items(from: offset, length: length, origin, in: &line)
  }

  private func items(from offset: Double, length: Double, _ origin: ContentOrigin, in line: inout ItemLine)
    -> Range<Int64>
  {
    let from = line.position(of: origin.unzoomed(offset, on: axis), origin)
    return line.visible(from: from, length: line.reach(origin.unzoomed(length: length, on: axis))).count(
      upTo: mostTiles)
  }
}
