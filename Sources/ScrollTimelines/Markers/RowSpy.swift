public import ScrollBehaviors
import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Finds the item of a row that the reader is at, by the rule of ``ScrollSpy``, along the axis of the row.
///
/// A search takes O(log n) steps of a row of n items. In a row without ends, and on a ring, nothing is spread, and the
/// result is a position of the row: see `ItemRow.appearance(at:)`.
public struct RowSpy {
  /// The row.
  public let row: ItemRow
  /// The place of an item in the view when its marker is chosen.
  public var align: Alignment

  /// Creates a spy for the items of a row.
  public init(_ row: ItemRow, align: Alignment = .start) { (self.row, self.align) = (row, align) }

  /// Returns the item that is current at a position of the viewport; nil without items.
  public func current(at position: Double, in port: MarkerPort) -> Int64? {
    guard position.isFinite else { return nil }
    let items = candidates(at: position, in: port)
    guard !items.isEmpty else { return nil }
    let spread = MarkerSpread(
      port, on: row.axis, first: target(row.items.lowerBound, port),
      last: target(row.items.upperBound - 1, port))
    // The targets of the first eighth, and those behind: each part keeps its order.
    let split = first(of: items) { target($0, port) >= spread.startEnd }
    var choice = MarkerChoice(at: position, length: port.length[row.axis])
    func spreadTarget(_ index: Int64) -> Double { spread.position(target(index, port)) }
    for part in [items.lowerBound..<split, split..<items.upperBound] {
      let behind = first(of: part) { !choice.isBefore(spreadTarget($0)) }
      if behind > part.lowerBound { choice.add(spreadTarget(behind - 1)) }
      if behind < part.upperBound { choice.add(spreadTarget(behind)) }
    }
    guard let best = choice.best else { return nil }
    for part in [split..<items.upperBound, items.lowerBound..<split] {
      let end = first(of: part) { spreadTarget($0) > best && !choice.isBest(spreadTarget($0), best) }
      if end > part.lowerBound, choice.isBest(spreadTarget(end - 1), best) { return end - 1 }
    }
    return nil
  }

  /// Returns the position of the viewport that aligns an item, as far as the walls allow; nil if there is no such item.
  public func position(of index: Int64, in port: MarkerPort) -> Double? {
    guard row.place(of: index, origin: ContentOrigin()) != nil else { return nil }
    return port.extent[row.axis].clamp(target(index, port))
  }

  /// The items that may be current: all of a counted row, else those around the view.
  private func candidates(at position: Double, in port: MarkerPort) -> Range<Int64> {
    if row.total != nil, port.extent[row.axis].period == nil { return row.items }
    let line = position + port.lower[row.axis] * (1 - align.viewport) + port.upper[row.axis] * align.viewport
    let near = row.items(from: line, length: 1, origin: ContentOrigin())
    // Items without length may lie at one place: at most 64 of them count.
    let around = near.lowerBound - 64..<near.lowerBound + 64
    return port.extent[row.axis].period == nil ? around.clamped(to: row.items) : around
  }

  /// Returns the position that aligns an item. Items that are not there lie at the nearer end.
  private func target(_ index: Int64, _ port: MarkerPort) -> Double {
    guard let place = row.place(of: index, origin: ContentOrigin()) else {
      return index < 0 ? -.infinity : .infinity
    }
    return port.position(aligning: place.start, place.end, align, on: row.axis)
  }

  /// Returns the first index of a range for which a condition holds, if it holds for all after that; else the end.
  private func first(of range: Range<Int64>, where condition: (Int64) -> Bool) -> Int64 {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
