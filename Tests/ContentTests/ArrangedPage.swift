import Hands
import Testing

/// A page of texts that wrap: the length of each follows from the length across, and every question is counted.
final class ArrangedPage {
  let axis: Axis
  /// How much each text needs, in points by points.
  var areas: [Double]
  /// Which items were measured, in order.
  private(set) var asked: [Int64] = []
  private(set) var content: Arranging!
  private(set) var stack: Stack!

  /// Sides 15, 60 before and 20 behind, 8 between.
  init(
    _ axis: Axis, areas: [Double], breadth: Breadth = .viewport, estimate: Double? = nil,
    overscan: Overscan = Overscan(.viewports(0.5))
  ) {
    self.axis = axis
    self.areas = areas
    stack = Stack(
      count: Int64(areas.count), margins: axis.margins(60, 20, sides: 15), spacing: 8, estimate: estimate
    ) {
      [unowned self] index, across in
      asked.append(index)
      return length(index, across)
    }
    content = Arranging(stack, axis: axis, breadth: breadth, overscan: overscan)
  }

  func length(_ index: Int64, _ across: Double) -> Double {
    across > 0 ? 20 * (areas[Int(index)] / across / 20).rounded(.up) : 0
  }

  func forget() { asked = [] }

  /// Where an item starts, by plain addition.
  func start(_ index: Int64, across: Double) -> Double {
    (0..<index).reduce(60) { $0 + length($1, across - 30) + 8 }
  }

  /// How long all of it is, by plain addition.
  func total(across: Double) -> Double {
    areas.isEmpty ? 80 : start(Int64(areas.count), across: across) - 8 + 20
  }

  /// The item at the start of the view, and which part of it is past the start.
  func reading(_ scroll: ScrollController) throws -> (item: Int64, part: Double) {
    let offset = scroll.contentOffset[axis]
    let item = content.items(from: offset, length: 1, origin: scroll.contentOrigin).lowerBound
    let frame = try #require(content.frame(of: item))
    return (item, (offset - frame.lower(axis)) / frame.length(axis))
  }

  /// Where an item is on the screen.
  func screen(_ index: Int64, _ scroll: ScrollController) -> Double {
    (content.frame(of: index)?.lower(axis) ?? .nan) + scroll.contentOrigin[axis] - scroll.contentOffset[axis]
  }
}

extension Axis {
  /// Margins along the axis and at its sides.
  func margins(_ lower: Double, _ upper: Double, sides: Double) -> Insets {
    var margins = Insets(all: sides)
    margins[self, .lower] = lower
    margins[self, .upper] = upper
    return margins
  }
}
