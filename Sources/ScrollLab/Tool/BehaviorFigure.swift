import ScrollBehaviors
import ScrollNesting
package import ScrollPlot

/// A picture of a behaviour: a number of each of several programs over time. All of them get the same gestures.
///
/// ```swift
/// BehaviorFigure("bouncing", "A flick into the end", [.flick(2_000), .wait(2)]) {
///   [Subject("Bouncing()", [Bouncing()]), Subject("Clamping()", [Clamping()])]
/// }
/// ```
package struct BehaviorFigure {
  /// A program of the picture: its scroller, the number, and what the program does at an event.
  struct Subject {
    let name: String
    let scroll: ScrollController
    var nest: ScrollNest?
    let axis: Axis
    let value: ((Timestamp) -> Double)?
    let event: (Int, Timestamp) -> Void

    /// Makes a subject. Without `value` the number is the offset along the axis.
    init(
      _ name: String, _ scroll: ScrollController, axis: Axis = .vertical,
      value: ((Timestamp) -> Double)? = nil,
      event: @escaping (Int, Timestamp) -> Void = { _, _ in }
    ) {
      (self.name, self.scroll, self.axis, self.value, self.event) = (name, scroll, axis, value, event)
    }

    /// Makes a subject that shows 390 × 844 points of content of a size by a chain.
    init(
      _ name: String, _ chain: [any ScrollBehavior], content: Size = Size(width: 1_950, height: 4_220),
      axis: Axis = .vertical
    ) {
      self.init(
        name,
        ScrollController(viewport: Size(width: 390, height: 844), content: content, behaviors: chain),
        axis: axis)
    }

    fileprivate func curve(_ gestures: [Gesture], isDashed: Bool) -> Plot.Curve {
      var points: [(time: Double, value: Double)] = []
      Gesture.play(
        gestures, into: scroll, nest: nest, axis, event: event,
        afterFrame: { points.append(($0, value?(.seconds($0)) ?? scroll.contentOffset[axis])) })
      return Plot.Curve(name, points, isDashed: isDashed)
    }
  }

  /// The name of the file, without the ending.
  package let name: String
  private let title: String
  private let gestures: [Gesture]
  private let levels: [Plot.Level]
  private let unit: String
  private let subjects: () -> [Subject]

  /// Makes a figure. The subjects are made anew for each picture.
  init(
    _ name: String, _ title: String, _ gestures: [Gesture], levels: [Plot.Level] = [], unit: String = "pt",
    _ subjects: @escaping () -> [Subject]
  ) {
    (self.name, self.title, self.gestures) = (name, title, gestures)
    (self.levels, self.unit, self.subjects) = (levels, unit, subjects)
  }

  /// The plot: the first curve is solid, the others have dashes.
  package var plot: Plot {
    let curves = subjects().enumerated().map { $1.curve(gestures, isDashed: $0 > 0) }
    return Plot(title, curves, levels: levels, unit: unit)
  }

  /// The file.
  package var file: (name: String, text: String) { ("\(name).svg", plot.svg()) }
}

extension BehaviorFigure {
  /// All pictures of behaviours. One more is an entry in one of these lists, and `![…](NAME)` in its article.
  package static var all: [BehaviorFigure] { links + pages + items + content + near + scrollers }
}
