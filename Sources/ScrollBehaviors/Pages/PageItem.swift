import ScrollSpace
import ScrollTiling

/// Where an item that is a page, or part of one, stands along an axis.
public struct PageItem: Hashable, Sendable {
  /// Where it begins, in points from the content's start.
  public var start: Double
  /// How long it is, in points.
  public var length: Double

  /// Makes a place.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  init(_ place: ItemPlace) { self.init(start: place.start, length: place.length) }

  var end: Double { start + length }

  /// Whether pages can be made of it: data may hold anything.
  var isUsable: Bool { length >= 0 && start.isUsable && length.isUsable }
}
