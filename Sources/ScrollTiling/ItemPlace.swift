/// Where an item is on its axis.
public struct ItemPlace: Hashable, Sendable {
  /// Which item it is, counted from 0.
  public var index: Int64
  /// Where it starts, in points.
  public var start: Double
  /// How long it is, in points. Spacing to the next item is not part of it.
  public var length: Double

  /// Makes it from its three numbers.
  @inlinable public init(index: Int64, start: Double, length: Double) {
    self.index = index
    self.start = start
    self.length = length
  }

  /// Where it ends, in points: the first offset that is no longer in it.
  @inlinable public var end: Double { start + length }
}

extension ItemPlace: CustomStringConvertible {
  /// Index, start and end, as in `3: 120.0..<160.0`.
  public var description: String { "\(index): \(start)..<\(end)" }
}
