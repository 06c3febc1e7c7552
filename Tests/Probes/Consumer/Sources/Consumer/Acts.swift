import ScrollBehaviors

/// What is done to pages and to rows, to see whether they do the same.
enum Acts {
  /// Strokes, steps and changes of layout, one after the other.
  static let gestures: [@Sendable (inout Host) -> Void] = [
    { $0.stroke(by: Vector(x: 0, y: -300)) },
    { $0.settle() },
    { $0.stroke(by: Vector(x: 0, y: -12)) },
    { $0.settle() },
    { $0.stroke(by: Vector(x: 0, y: 250)) },
    { $0.wait(0.05) },
    { $0.stroke(by: Vector(x: 0, y: 300)) },
    { $0.settle() },
    { $0.stroke(by: Vector(x: 0, y: 600)) },
    { $0.settle() },
    { $0.page(1) },
    { $0.page(1) },
    { $0.settle() },
    { $0.scroll.contentInset = Insets(top: 40, left: 0, bottom: 60, right: 0) },
    { $0.settle() },
    { $0.scroll.viewport = Size(width: 400, height: 700) },
    { $0.settle() },
    { $0.scroll.setContentOffset(Point(x: 0, y: 1_234), animated: true) },
    { $0.settle() },
    { $0.stroke(by: Vector(x: 0, y: -900)) },
    { $0.settle() },
    { $0.scroll.contentSize = Size(width: 400, height: 100) },
    { $0.settle() },
  ]

  /// What changes while something moves, and what reaches past an end or across the rows.
  static let layouts: [@Sendable (inout Host) -> Void] = [
    // A rotation and back, at rest on a page; then a count that a sum of thirds makes.
    { $0.scroll.resize(viewport: Size(width: 400, height: 800), content: Size(width: 1_200, height: 6_400)) },
    { $0.scroll.contentOffset.y = 2_400 },
    { $0.scroll.resize(viewport: Size(width: 800, height: 400), content: Size(width: 1_200, height: 3_200)) },
    { $0.scroll.resize(viewport: Size(width: 400, height: third), inset: .zero) },
    { $0.scroll.contentSize.height = thirds },
    { $0.settle() },
    // Under a finger, under one that holds what it caught, and under a wheel.
    { $0.stroke(by: Vector(x: 0, y: -300), lifts: false) },
    { $0.scroll.contentSize.height += 800 },
    { $0.scroll.contentInset.bottom = 34 },
    { $0.scroll.contentOffset.y -= 390 },
    { $0.lift(after: 0.2, at: Point(x: 200, y: 100)) },
    { $0.wait(0.1) },
    { $0.hold() },
    { $0.scroll.contentSize.height += 100 },
    { $0.lift(after: 0.2, at: Point(x: 200, y: 400)) },
    { $0.settle() },
    { $0.wheel(by: Vector(x: 0, y: 130)) },
    { $0.scroll.contentInset = Insets(top: 20) },
    { $0.settle() },
    // Steps across a fling, and steps by lines.
    { $0.stroke(by: Vector(x: 0, y: -150)) },
    { $0.wait(0.1) },
    { $0.line(Vector(x: 3, y: 0)) },
    { $0.wait(0.05) },
    { $0.line(Vector(x: 0, y: 1)) },
    { $0.wait(0.05) },
    { $0.line(Vector(x: 0, y: -1)) },
    { $0.settle() },
    // Pulled past either end, and laid out or flicked inward; flung past an end that moves away meanwhile.
    { $0.scroll.contentOffset.y = 0 },
    { $0.stroke(by: Vector(x: 0, y: 200), lifts: false) },
    { $0.scroll.contentInset = Insets(bottom: 60) },
    { $0.lift(after: 0.2, at: Point(x: 200, y: 600)) },
    { $0.settle() },
    { $0.scroll.contentOffset.y = -120 },
    { $0.stroke(by: Vector(x: 0, y: -60)) },
    { $0.settle() },
    { $0.scroll.contentOffset.y = ($0.scroll.geometry.extent.y.upper ?? 0) + 120 },
    { $0.stroke(by: Vector(x: 0, y: 60)) },
    { $0.settle() },
    { $0.stroke(by: Vector(x: 0, y: -400)) },
    { $0.wait(0.05) },
    { $0.scroll.contentSize.height += 500 },
    { $0.settle() },
    // The program's own way, past layouts of every kind.
    { $0.scroll.setContentOffset(Point(x: 0, y: 1_234), animated: true) },
    { $0.wait(0.05) },
    { $0.scroll.contentSize.height += 500 },
    { $0.scroll.viewport.height = 500 },
    { $0.scroll.invalidateLayout() },
    { $0.settle() },
    { $0.scroll.invalidateLayout() },
  ]

  /// A third of a length. Ten of them added up are slightly more than ten times one.
  private static let third = 1_171.0 / 3
  private static let thirds = (0..<10).reduce(0.0) { sum, _ in sum + third }
}
