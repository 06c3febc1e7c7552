import CallbackGrammar
import Hands
import StoryEngine
import Testing

/// Moving the origin must not be seen: less the shifts, the offsets are those of a scroller whose origin
/// stays where it is.
@Suite struct RebasedPath {
  /// The same links, but for one that moves the origin whenever the offset has gone this far.
  private struct Pair {
    let moving: ScrollController
    let still = ScrollController(viewport: World.viewport, behaviors: [Probe.open])
    let checker = CallbackChecker("link")

    init(reach: Double) {
      moving = ScrollController(viewport: World.viewport, behaviors: [Endless(reach: reach), checker])
    }

    func both(_ work: (ScrollController) -> Void) {
      work(moving)
      checker.endCall(moving)
      work(still)
    }

    /// The moving one's offset, in the coordinates of the other.
    var unshifted: Point { moving.contentOffset - checker.shift }
  }

  @Test(arguments: [1.0, 20, 100, 1_000]) func aDragAgreesToTheLastBit(reach: Double) {
    let pair = Pair(reach: reach)
    // Without slop every number stays a multiple of 1/64.
    pair.both { $0.settings.slop = 0 }
    var generator = SeededGenerator(seed: UInt64(reach))
    var place = Point.zero
    pair.both { $0.touchBegan(at: place, time: .zero) }
    for step in 1...2_000 {
      for axis in Axis.both { place[axis] += Double(Int.random(in: -3_000...3_200, using: &generator)) / 64 }
      let time = Timestamp.milliseconds(Double(step) * 8)
      pair.both { $0.touchMoved(to: place, time: time) }
      #expect(pair.unshifted.bits == pair.still.contentOffset.bits)
    }
    #expect(pair.checker.shift != .zero)
    #expect(pair.checker.violations.isEmpty)
  }

  @Test(arguments: 0..<20) func flingsWheelsAndAnimationsAgreeWithinANanopoint(seed: Int) {
    let pair = Pair(reach: [1, 50, 333.5, 4_000][seed % 4])
    let fate = Fate(seed: UInt64(seed), strangeness: 0)
    var now = 0.0

    func check() {
      let distance = pair.unshifted - pair.still.contentOffset
      #expect(max(distance.x.magnitude, distance.y.magnitude) <= 1e-9, "\(distance) at \(now) s")
      #expect(pair.moving.phase == pair.still.phase)
    }
    for _ in 0..<10 {
      var place = Point(x: fate.between(0, 390), y: fate.between(0, 844))
      let speed = Vector(x: fate.between(-40, 40), y: fate.between(-60, 60))
      pair.both { $0.touchBegan(at: place, time: .seconds(now)) }
      for _ in 0..<8 {
        now += 0.008
        place += speed * fate.between(0.7, 1.3)
        pair.both { $0.touchMoved(to: place, time: .seconds(now)) }
        check()
      }
      pair.both { $0.touchEnded(at: place, time: .seconds(now)) }
      for frame in 0..<fate.index(below: 200) {
        now += 1 / 60
        pair.both { $0.advance(to: .seconds(now)) }
        if frame == 20, fate.happens(0.3) {
          let delta = fate.vector(90)
          pair.both { $0.wheel(by: delta, time: .seconds(now)) }
        }
        if frame == 40, fate.happens(0.3) {
          let way = fate.vector(2_000)
          pair.both { $0.setContentOffset($0.contentOffset + way, animated: true) }
        }
        check()
      }
    }
    #expect(pair.checker.shift != .zero)
    #expect(pair.checker.violations.isEmpty, "\(pair.checker.violations)")
  }
}
