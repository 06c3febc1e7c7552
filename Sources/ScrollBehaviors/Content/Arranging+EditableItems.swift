public import ScrollEngine
import ScrollSpace
public import ScrollTiling

extension Arranging: EditableItems {
  /// The scroller whose chain contains this link; nil if there is none.
  @_documentation(visibility: internal)
  public var scroller: ScrollController? { scroll }

  /// Returns the place of the item at a position along the axis, in the coordinates of a scroller with this
  /// origin; nil if there is none.
  @_documentation(visibility: internal)
  public func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard var place = place(of: position, on: ring) else { return nil }
    place.start = origin.offset(of: place.start, on: axis)
    place.length = origin.zoomed(length: place.length, on: axis)
    return place
  }

  /// Returns the item at a position, and its lap.
  @_documentation(visibility: internal)
  public func appearance(at position: Int64) -> Appearance { appearance(at: position, on: ring) }

  /// Returns the position of an item in a lap; without a ring, its index.
  @_documentation(visibility: internal)
  public func position(of appearance: Appearance) -> Int64 {
    ring == nil ? appearance.index : appearance.position(of: layout.items)
  }

  /// Returns the positions in view along a length from an offset on.
  @_documentation(visibility: internal)
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    let from = origin.position(of: offset, on: axis)
    return positions(from: from, to: from + origin.unzoomed(length: length, on: axis), on: ring)
  }

  /// Adds a listener, which is called at every edit and every measured length. The listener is retained until
  /// it is removed.
  @_documentation(visibility: internal)
  public func add(_ listener: any TileEditListener) { edits.add(listener) }

  /// Removes a listener.
  @_documentation(visibility: internal)
  public func remove(_ listener: any TileEditListener) { edits.remove(listener) }

  func appearance(at position: Int64, on ring: Ring?) -> Appearance {
    ring == nil ? Appearance(index: position) : Appearance(at: position, of: layout.items)
  }

  /// Returns the place of the item at a position, counted from the content's start.
  func place(of position: Int64, on ring: Ring?) -> ItemPlace? {
    let appearance = appearance(at: position, on: ring)
    let index = appearance.index
    // A row has the place without the item's frame.
    let place =
      row?.rowPlace(of: index)
      ?? frame(of: index).map { ItemPlace(index: index, start: $0.lower(axis), length: $0.length(axis)) }
    let lap = ring.map { Double(appearance.lap) * $0.period } ?? 0
    return place.map { ItemPlace(index: position, start: lap + $0.start, length: $0.length) }
  }

  /// Returns the positions that overlap the content between two places.
  func positions(from: Double, to: Double, on ring: Ring?) -> Range<Int64> {
    guard from <= to else { return 0..<0 }
    let count = layout.count
    guard let ring, count > 0 else { return row(from: from, to: to) }
    return ring.positions(from: from, to: to, of: 0..<count) { row(from: $0, to: $1) }
  }

  /// Returns true if the items of some positions have been measured: on a ring they are one run or two.
  func isMeasured(_ positions: Range<Int64>, on ring: Ring?) -> Bool {
    let count = layout.count
    guard ring != nil, !positions.isEmpty, count > 0 else { return layout.isMeasured(positions) }
    // With the same count: a second call may return another.
    let first = Appearance(at: positions.lowerBound, of: 0..<count).index
    let end = first + min(positions.upperBound - positions.lowerBound, count)
    return layout.isMeasured(first..<min(end, count)) && layout.isMeasured(0..<max(0, end - count))
  }

  private func row(from: Double, to: Double) -> Range<Int64> {
    layout.items(from: from, to: to, along: axis).clamped(to: layout.items)
  }
}
