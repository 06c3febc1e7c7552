import Hands
import ScrollHosting
import ScrollMotion
import ScrollNesting
import Testing

/// A wheel that zooms a scroller in a nest, or in an area of a host, does what it does to a scroller alone.
struct WheelZoomTwinTests {
  private static func photo() -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 900, height: 1_300),
      behaviors: [Bouncing()])
    scroll.settings.zoomScales = 0.7...3
    return scroll
  }

  @Test func aNestAndAHostZoomAsAScrollerAlone() {
    let phases: [WheelPhase] = [
      .unknown, .mayBegin, .began, .changed, .changed, .ended, .cancelled, .momentumBegan,
    ]
    for seed in 0..<UInt64(perBuild(debug: 60, release: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let (alone, nested, hosted) = (Self.photo(), Self.photo(), Self.photo())
      let (nest, host) = (ScrollNest(NestedScroller(nested), policy: LatchingPolicy.uiKit), ScrollHost())
      _ = host.add(hosted, frame: Rect(x: 0, y: 0, width: 400, height: 600))
      var (time, isOpen) = (0.0, false)
      for step in 0..<40 {
        time += .random(in: 0.004...0.05, using: &random)
        let now = Timestamp.seconds(time)
        let phase = phases.randomElement(using: &random)!
        // An end without a beginning is refused by a scroller, and passed on to nobody by a nest.
        if (phase == .ended || phase == .cancelled) && !isOpen || phase == .mayBegin && isOpen { continue }
        if phase == .began, isOpen { continue }
        isOpen =
          phase == .began || phase == .changed || phase == .mayBegin || isOpen && phase == .unknown
          || isOpen && phase == .momentumBegan
        let point = Point(x: .random(in: 0...399, using: &random), y: .random(in: 0...599, using: &random))
        let factor = phase == .mayBegin ? 1 : Double.random(in: 0.8...1.3, using: &random)
        alone.zoom(by: factor, about: point, phase: phase, time: now)
        nest.zoom(by: factor, about: point, phase: phase, time: now)
        host.zoom(by: factor, about: point, phase: phase, time: now)
        alone.advance(to: now)
        nest.advance(to: now)
        host.frame(at: now)
        for (name, other) in [("nest", nested), ("host", hosted)] {
          #expect(
            other.zoomScale == alone.zoomScale && other.contentOffset == alone.contentOffset,
            "seed \(seed), step \(step), \(name), \(phase)")
        }
      }
    }
  }
}
