import Hands
import Testing

/// A stick or a held key that moves nested scrollers.
struct DriveTests {
  private let shared = NegotiatingPolicy()

  /// Draws frames of a length until a time, in seconds.
  private func frames(_ nested: Nested, of length: Double, until end: Double) {
    while nested.now + length < end {
      nested.frame(after: length)
    }
    nested.now = end
    nested.nest.advance(to: nested.time)
  }

  private func move(_ nested: Nested, at speed: Double, glides: Bool = false) {
    nested.nest.move(at: nested.axis.vector(speed), glides: glides, from: nested.list, time: nested.time)
  }

  @Test(arguments: Axis.both, [1.0 / 240, 1.0 / 60, 0.7])
  func aSpeedContinuesInThePageAtTheExactTime(_ axis: Axis, _ frame: Double) {
    let nested = Nested(axis, policy: shared, at: 300)
    move(nested, at: 400)
    // The list has 200 points of room, which takes half a second.
    frames(nested, of: frame, until: 0.4)
    #expect((nested.offsets[1] - 460).magnitude < 1e-9 && nested.offsets[0] == 0)
    frames(nested, of: frame, until: 0.75)
    #expect((nested.offsets[1] - 500).magnitude < 1e-9 && (nested.offsets[0] - 100).magnitude < 1e-9)
    #expect((nested.page.scroll.velocity[axis] - 400).magnitude < 1e-9)
    move(nested, at: -400)
    frames(nested, of: frame, until: 1)
    #expect((nested.offsets[1] - 400).magnitude < 1e-9 && (nested.offsets[0] - 100).magnitude < 1e-9)
    move(nested, at: 0)
    nested.frames()
    #expect(nested.page.scroll.phase == .idle && nested.list.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aGlidingSpeedContinuesAsAFlingThroughTheWall(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, at: 400)
    move(nested, at: 800)
    nested.now += 0.01
    move(nested, at: 0, glides: true)
    let ends = nested.destinations
    #expect(ends[1] == 500 && ends[0] > 200)
    nested.frames()
    #expect(nested.offsets == ends)
  }

  @Test(arguments: Axis.both) func aLatchedSpeedStaysWithItsScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser, at: 450)
    move(nested, at: 400)
    frames(nested, of: 0.01, until: 0.5)
    #expect(nested.offsets == [0, 500])
    move(nested, at: 0)
    move(nested, at: 400)
    frames(nested, of: 0.01, until: 0.75)
    #expect((nested.offsets[0] - 100).magnitude < 1e-9 && nested.offsets[1] == 500)
  }

  @Test(arguments: Axis.both) func aFingerTakesContentFromASpeed(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    move(nested, at: 100)
    frames(nested, of: 0.01, until: 0.3)
    nested.down()
    frames(nested, of: 0.01, until: 9)
    #expect((nested.offsets[1] - 30).magnitude < 1e-9 && nested.offsets[0] == 0)
    nested.lift(after: 1)
    #expect(nested.list.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func eachAxisHasItsOwnScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, at: 500)
    nested.nest.move(at: axis.vector(100, across: 60), from: nested.list, time: nested.time)
    frames(nested, of: 0.01, until: 1)
    #expect((nested.offsets[0] - 100).magnitude < 1e-9 && nested.offsets[1] == 500)
    #expect((nested.list.scroll.contentOffset[axis.cross] - 60).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func canTakeTellsWhichScrollersCanMove(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser)
    let (inside, outside) = (Point(x: 250, y: 250), Point(x: 50, y: 50))
    #expect(nested.nest.canScroll(by: axis.vector(-5), at: inside) == PerAxis(false))
    #expect(nested.nest.canScroll(by: axis.vector(5), at: inside)[axis])
    nested.list.scroll.contentOffset[axis] = 30
    #expect(nested.nest.canScroll(by: axis.vector(-5), at: inside)[axis])
    #expect(nested.nest.canScroll(by: axis.vector(-5), at: outside) == PerAxis(false))
    #expect(nested.nest.canScroll(by: axis.vector(5), at: Point(x: 900, y: 0)) == PerAxis(false))
  }
}
