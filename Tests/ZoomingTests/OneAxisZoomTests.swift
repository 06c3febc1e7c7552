import Hands
import Testing

/// Content of which one axis zooms, as time does in a waveform: the other axis moves as if nothing zoomed, to the last
/// bit, and the axis that zooms has the scale of content that zooms on both.
struct OneAxisZoomTests {
  private static let content = Size(width: 900, height: 2_400)

  /// Two scrollers that get the same fingers: one of content that zooms along an axis, and one of content that never
  /// zooms.
  private struct Twins {
    let zoomed, plain: ScrollController
    var now = 0.0
    let axis: Axis

    init(_ axis: Axis, _ behaviors: () -> [any ScrollBehavior], _ isReversed: Bool) {
      self.axis = axis
      let viewport = Size(width: 300, height: 400)
      zoomed = ScrollController(viewport: viewport, content: content, behaviors: behaviors())
      plain = ScrollController(viewport: viewport, content: content, behaviors: behaviors())
      zoomed.settings.zoomScales = 0.5...4
      zoomed.settings.zoomAxis = axis
      for scroll in [zoomed, plain] { scroll.isReversed = PerAxis(isReversed) }
    }

    func both(_ body: (ScrollController) -> Void) {
      body(zoomed)
      body(plain)
    }
  }

  @Test(arguments: Axis.both, [false, true])
  func theOtherAxisMovesAsIfNothingZoomed(_ axis: Axis, _ isReversed: Bool) {
    let chains: [() -> [any ScrollBehavior]] = [
      { [] }, { [Clamping()] }, { [Bouncing()] },
      { [Paging(axis: axis.cross), Bouncing()] },
    ]
    for seed in 0..<UInt64(perBuild(debug: 40, release: 1_500)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      var twins = Twins(axis, chains[Int(seed) % chains.count], isReversed)
      var (finger, pinch) = (Point?.none, (focus: Point, spread: Double)?.none)
      for step in 0..<60 {
        twins.now += [0.004, 0.016, 0.016, 0.3][Int.random(in: 0..<4, using: &random)]
        let time = Timestamp.seconds(twins.now)
        let way = Vector(x: number(-40...40), y: number(-40...40))
        switch (finger, pinch) {
        case (nil, nil):
          let place = Point(x: number(0...300), y: number(0...400))
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            finger = place
            twins.both { $0.touchBegan(at: place, time: time) }
          case 1, 2:
            pinch = (place, 1)
            twins.both { $0.pinchBegan(at: place, time: time) }
          case 3 where !twins.zoomed.isZoomBouncing:
            twins.zoomed.zoom(by: number(0.7...1.4), about: place, time: time)
            twins.plain.step(by: .points(.zero), time: time)
          default: break
          }
        case (let place?, _):
          if Int.random(in: 0..<4, using: &random) == 0 {
            finger = nil
            twins.both { $0.touchEnded(at: place, time: time) }
          } else {
            finger = place + way
            twins.both { $0.touchMoved(to: place + way, time: time) }
          }
        case (nil, let (focus, spread)?):
          if Int.random(in: 0..<5, using: &random) == 0 {
            pinch = nil
            twins.both { $0.pinchEnded(time: time) }
          } else {
            pinch = (focus + way, spread * number(0.8...1.3))
            twins.both { $0.pinchMoved(to: focus + way, scale: pinch!.spread, time: time) }
          }
        }
        twins.both { $0.advance(to: time) }
        let (one, other) = (twins.zoomed, twins.plain)
        let isEqual =
          one.contentOffset[axis.cross] == other.contentOffset[axis.cross]
          && one.geometry.extent[axis.cross] == other.geometry.extent[axis.cross]
        guard isEqual else {
          Issue.record(
            "seed \(seed), step \(step), \(axis): \(one.contentOffset) at \(one.zoomScale), not \(other.contentOffset)"
          )
          break
        }
        #expect(one.geometry.scale[axis.cross] == 1 && one.geometry.scale[axis] == one.zoomScale)
        #expect(one.contentSize[axis.cross] == Self.content[axis.cross])
        #expect((one.contentSize[axis] - Self.content[axis] * one.zoomScale).magnitude < 1e-9)
      }
    }
  }
}
