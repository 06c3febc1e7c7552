import ScrollBehaviors
import Testing

/// The world of a recording: its room, its starting point, and the direction of its fingers.
struct World: Sendable, CustomTestStringConvertible {
  let name: String
  let content: Size
  /// The starting point, as a part of the room.
  let part: Double
  /// True if the fingers' x and y are exchanged.
  let isTurned: Bool

  static let viewport = Size(width: 390, height: 844)

  static let all: [World] = [false, true].flatMap { isTurned in
    [
      World("plenty", Size(width: 9_000, height: 30_000), part: 0.5, isTurned: isTurned),
      World("the upper end of plenty", Size(width: 9_000, height: 30_000), part: 1, isTurned: isTurned),
      World("a little", Size(width: 430, height: 900), part: 0.25, isTurned: isTurned),
      World("a page and a bit", Size(width: 840.5, height: 1_900.25), part: 0.1, isTurned: isTurned),
      World("none", Size(width: 300, height: 200), part: 0, isTurned: isTurned),
    ]
  }

  init(_ name: String, _ content: Size, part: Double, isTurned: Bool) {
    self.name = name
    self.content = content
    self.part = part
    self.isTurned = isTurned
  }

  var start: Point {
    Point(
      x: part * max(0, content.width - Self.viewport.width),
      y: part * max(0, content.height - Self.viewport.height))
  }

  var testDescription: String { "room: \(name)\(isTurned ? ", turned" : "")" }
}
