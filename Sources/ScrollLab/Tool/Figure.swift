package import ScrollBehaviors
package import ScrollPlot
import ScrollTrace

/// A picture of the documentation: the same gestures with one or several chains. Each chain has a curve, and the
/// callbacks are those of the first.
///
/// ```swift
/// Figure(
///   "paging", "A swipe over pages", [("Paging()", { [Paging(axis: .vertical)] })],
///   [.flick(900), .settle])
/// ```
package struct Figure {
  /// A curve: its name, and a chain that is created for each picture.
  package typealias Chain = (name: String, make: () -> [any ScrollBehavior])

  /// The name of the file, without the ending.
  package let name: String
  private let title: String
  private let chains: [Chain]
  private let gestures: [Gesture]
  private let axis: Axis
  private let content: Size
  private let showsCallbacks: Bool

  /// Creates a figure. The viewport is 390 × 844 points.
  package init(
    _ name: String, _ title: String, _ chains: [Chain], _ gestures: [Gesture], axis: Axis = .vertical,
    content: Size = Size(width: 1_950, height: 4_220), showsCallbacks: Bool = false
  ) {
    (self.name, self.title, self.chains, self.gestures) = (name, title, chains, gestures)
    (self.axis, self.content, self.showsCallbacks) = (axis, content, showsCallbacks)
  }

  private func scroller(_ chain: Chain) -> ScrollController {
    ScrollController(viewport: Size(width: 390, height: 844), content: content, behaviors: chain.make())
  }

  /// The plot: the gestures are recorded with the first chain, and replayed into each.
  package var plot: Plot {
    let scroll = scroller(chains[0])
    let recorder = ScrollRecorder(scroll, label: name)
    Gesture.play(gestures, into: scroll, axis)
    let trace = recorder.trace
    recorder.stop()
    var plot = Plot(title, [])
    for (index, chain) in chains.enumerated() {
      let replay = ScrollReplay(of: trace, into: chain.make())
      let result = replay.result()
      plot.curves.append(Plot.Curve(chain.name, result.offsets(on: axis), isDashed: index > 0))
      guard index == 0 else { continue }
      let extent = replay.scroll.geometry.extent[axis]
      plot.levels = [extent.lower, extent.upper].compactMap { $0 }.filter { wall in
        result.offsets.contains { ($0.value[axis] - wall).magnitude < 300 }
      }.map { Plot.Level("wall", at: $0) }
      if showsCallbacks { plot.markers = result.callbacks.map { Plot.Marker("\($0.name)", at: $0.time) } }
    }
    return plot
  }

  /// The file with its name.
  package var file: (name: String, text: String) { ("\(name).svg", plot.svg()) }
}
