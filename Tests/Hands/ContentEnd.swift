package import ScrollEngine
package import ScrollTesting

/// One end of one axis, of 2,000 points of content that are seen through 400.
package struct ContentEnd: CustomStringConvertible, Sendable {
  package let axis: Axis
  package let side: Side

  package init(_ axis: Axis, _ side: Side) { (self.axis, self.side) = (axis, side) }

  package static let all = Axis.both.flatMap { axis in
    [Side.lower, .upper].map { ContentEnd(axis, $0) }
  }

  /// The outward direction.
  package var out: Double { side == .lower ? -1 : 1 }
  /// The wall of the content if nothing else is there.
  package var wall: Double { side == .lower ? 0 : 1_600 }
  package var description: String { "\(axis) \(side)" }

  /// An offset so many points past the wall.
  package func offset(past distance: Double) -> Double { wall + out * distance }
}

extension Hand {
  /// A hand on content that is so far from one of its ends.
  package convenience init(_ scroll: ScrollController, _ end: ContentEnd, inside distance: Double = 0) {
    self.init(scroll, end.axis, at: end.offset(past: -distance))
  }

  /// How far the content is past an end.
  package func past(_ end: ContentEnd) -> Double { end.out * (offset - end.wall) }
}
