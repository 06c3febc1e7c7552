import Hands
import Testing

/// Whatever fingers, commands and limits meet in a zoom: once nothing holds the content, it rests within the limits of
/// its scale and within its walls, and the zoom has ended.
struct ZoomRestTests {
  private final class Zooms: ScrollDelegate {
    var open = 0
    func scrollWillBeginZooming(_ scroll: ScrollController) { open += 1 }
    func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) { open -= 1 }
  }

  @Test func theContentRestsWithinItsLimitsAndWalls() throws {
    for seed in 0..<UInt64(perBuild(debug: 1_500, release: 100_000)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let edges: any ScrollBehavior = Bool.random(using: &random) ? Bouncing() : Clamping()
      let scroll = scroller([edges], viewport: 500, content: 1_000)
      let zooms = Zooms()
      scroll.delegate = zooms
      scroll.settings.maximumZoomScale = 4
      var (time, fingers, isPinched, spread) = (0.0, Set<Int>(), false, 1.0)
      scroll.advance(to: .zero)
      var story: [String] = []
      for _ in 0..<14 {
        time += number(0.001...0.05)
        let (now, point) = (Timestamp.seconds(time), Point(x: number(0...500), y: number(0...500)))
        let (kind, id) = (Int.random(in: 0..<13, using: &random), Int.random(in: 1...2, using: &random))
        let axis = Bool.random(using: &random) ? Axis.horizontal : .vertical
        story.append("\(kind)")
        switch kind {
        case 0 where !isPinched:
          scroll.pinchBegan(at: point, time: now)
          (isPinched, spread) = (true, 1)
        case 1, 2, 3:
          guard isPinched else { break }
          spread *= number(0.5...2.5)
          scroll.pinchMoved(to: point, scale: spread, time: now)
        case 4 where isPinched:
          scroll.pinchEnded(time: now)
          isPinched = false
        case 5 where !fingers.contains(id):
          scroll.touchBegan(at: point, time: now, id: id)
          fingers.insert(id)
        case 6 where fingers.contains(id): scroll.touchMoved(to: point, time: now, id: id)
        case 7 where fingers.contains(id):
          scroll.touchEnded(at: point, time: now, id: id)
          fingers.remove(id)
        case 8:
          scroll.setContentOffset(Point(x: number(0...400), y: number(0...400)), on: axis, animated: true)
        case 9: scroll.scrollToTop(of: axis)
        case 10: scroll.fling(velocity: Vector(x: number(-900...900), y: number(-900...900)), on: axis)
        case 11: scroll.settings.zoomScales = number(0.3...1)...number(1...8)
        case 12: scroll.setZoomScale(number(0.5...5), animated: true)
        default: break
        }
        if Bool.random(using: &random) { scroll.advance(to: now) }
      }
      if isPinched { scroll.pinchEnded(time: .seconds(time)) }
      for id in fingers.sorted() { scroll.touchEnded(at: .zero, time: .seconds(time), id: id) }
      for _ in 0..<400 where scroll.phase != .idle {
        time += 1.0 / 60
        scroll.advance(to: .seconds(time))
      }
      let limits = scroll.settings.minimumZoomScale...scroll.settings.maximumZoomScale
      let what = "seed \(seed): scale \(scroll.zoomScale) of \(limits), \(scroll.contentOffset), \(story)"
      try #require(scroll.phase == .idle && limits.contains(scroll.zoomScale), "\(what)")
      try #require(zooms.open == 0 && !scroll.isZooming, "\(what), \(zooms.open) zooms are open")
      for axis in Axis.both {
        let offset = scroll.contentOffset[axis]
        let inside = scroll.geometry.extent[axis].clamp(offset)
        try #require((inside - offset).magnitude < 1e-6, "\(what): past the walls of \(axis)")
      }
    }
  }
}
