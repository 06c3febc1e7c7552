/// The place of an item on its axis.
public struct ItemPlace: Hashable, Sendable {
  /// The index of the item, counted from 0.
  public var index: Int64
  /// The start of the item, in points.
  public var start: Double
  /// The length of the item, in points, without the spacing to the next item.
  public var length: Double

  /// Creates a place from its three numbers.
  @inlinable public init(index: Int64, start: Double, length: Double) {
    self.index = index
    self.start = start
    self.length = length
  }

  /// The end of the item, in points: the first offset behind the item.
  @inlinable public var end: Double { start + length }
}

extension ItemPlace: CustomStringConvertible {
  /// The index, the start and the end, for example `3: 120.0..<160.0`.
  @_documentation(visibility: internal)
  public var description: String { "\(index): \(start)..<\(end)" }
}
