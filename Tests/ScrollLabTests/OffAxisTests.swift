import Hands
import LabStories
import Testing

/// A story's scroller still shows its content after flicks, wheels and steps in any direction.
@Suite("Off its axis") struct OffAxisTests {
  /// A direction along x, one about 10° off it, then 45° and 80°, and so on round the circle.
  private static let ways: [Vector] = [
    Vector(x: 200, y: 0), Vector(x: 197, y: 35), Vector(x: 141, y: 141), Vector(x: 35, y: 197),
  ].flatMap { way in
    [way, Vector(x: -way.y, y: way.x), Vector(x: -way.x, y: -way.y), Vector(x: way.y, y: -way.x)]
  }

  @Test("No story loses its content", arguments: Story.all)
  func storyStaysInView(story: Story) {
    let scene = story.begin()
    let scroll = scene.scroll
    var now = Timestamp.zero
    func rest(_ after: String) {
      for _ in 0..<3_600 {
        now += 1 / 60
        scene.prepare(for: now)
        // Pages that turn by themselves make the scroller sleep: it is never idle for good.
        if scroll.advance(to: now) != .needsFrame, scroll.phase == .idle { break }
      }
      for axis in Axis.both {
        let (offset, extent) = (scroll.contentOffset[axis], scroll.geometry.extent[axis])
        #expect(extent.clamp(offset) == offset, "\(after): at \(offset), outside of \(extent)")
      }
    }
    rest("at first")
    for way in Self.ways {
      let start = Point(x: 150, y: 200)
      scroll.touchBegan(at: start, time: now)
      for step in 1...10 {
        now += 0.008
        scroll.touchMoved(to: start + way * (Double(step) / 10), time: now)
      }
      scroll.touchEnded(at: start + way, time: now)
      rest("flicked by \(way)")
      scroll.wheel(by: way, time: now)
      rest("wheeled by \(way)")
      scroll.step(by: .lines(way * 0.05), time: now)
      rest("stepped by \(way)")
    }
    #expect(scroll.phase == .idle)
  }
}
