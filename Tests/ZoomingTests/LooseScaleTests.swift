import Hands
import ScrollEngine
import ScrollMotion
import Testing

/// The scale that fingers left is asked about until it has come to rest, whatever comes between.
struct LooseScaleTests {
  /// Rests on the nearest power of two, and counts the ends of zooms.
  private final class Levels: ScrollBehavior {
    var (begun, ended, releases) = (0, 0, 0)
    func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
      guard proposal.cause == .release else { return }
      releases += 1
      proposal.target =
        [1, 2, 4].min { (proposal.target / $0 - 1).magnitude < (proposal.target / $1 - 1).magnitude } ?? 1
    }
    func scrollWillBeginZooming(_ scroll: ScrollController) { begun += 1 }
    func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) { ended += 1 }
  }

  private static let levels: Set<Double> = [1, 2, 4]

  /// Random fingers, wheels and commands: once nothing holds the content, the scale is one at which links let it rest, or
  /// one that the program or a wheel without phases has set, and each zoom that began has ended.
  @Test func aScaleThatFingersLeftComesToRest() {
    for seed in 0..<UInt64(perBuild(debug: 150, release: 6_000)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let levels = Levels()
      let photo = Photo(Size(width: 900, height: 1_300), behaviors: [levels, Bouncing()])
      let scroll = photo.scroll
      var (isPinched, fingers, isWheel, isFree, spread) = (false, Set<Int>(), false, true, 1.0)
      for _ in 0..<25 {
        photo.now += number(0.004...0.06)
        let (time, point) = (photo.time, Point(x: number(0...400), y: number(0...600)))
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1 where !isPinched && !isWheel:
          (isPinched, spread, isFree) = (true, 1, true)
          scroll.pinchBegan(at: point, time: time)
        case 2...5 where isPinched:
          spread *= number(0.8...1.3)
          scroll.pinchMoved(to: point, scale: spread, time: time)
        case 6 where isPinched:
          isPinched = false
          scroll.pinchEnded(time: time)
        case 0 where !isPinched && !isWheel: break
        case 7 where !isWheel && !isPinched:
          (isWheel, isFree) = (true, true)
          if Bool.random(using: &random) { scroll.zoom(by: 1, about: point, phase: .mayBegin, time: time) }
          scroll.zoom(by: number(0.8...1.3), about: point, phase: .began, time: time)
        case 8 where isWheel:
          scroll.zoom(by: number(0.8...1.3), about: point, phase: .changed, time: time)
        case 9 where isWheel:
          isWheel = false
          scroll.zoom(by: 1, about: point, phase: .ended, time: time)
          if Bool.random(using: &random) {
            scroll.zoom(by: 1.1, about: point, phase: .momentumBegan, time: time)
            scroll.zoom(by: 1, about: point, phase: .momentumEnded, time: time)
          }
        case 10:
          let id = Int.random(in: 0..<2, using: &random)
          if fingers.remove(id) != nil {
            scroll.touchEnded(at: point, time: time, id: id)
          } else {
            fingers.insert(id)
            scroll.touchBegan(at: point, time: time, id: id)
          }
        case 11:
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            scroll.stop()
            isFree = isPinched || isWheel
          case 1:
            scroll.setZoomScale(number(1...4), animated: false)
            isFree = isPinched || isWheel
          default: break
          }
        default: scroll.advance(to: time)
        }
      }
      photo.now += 0.02
      if isPinched { scroll.pinchEnded(time: photo.time) }
      if isWheel { scroll.zoom(by: 1, about: .zero, phase: .ended, time: photo.time) }
      for id in fingers.sorted() { scroll.touchEnded(at: .zero, time: photo.time, id: id) }
      photo.settle()
      #expect(
        !isFree || Self.levels.contains { (scroll.zoomScale - $0).magnitude < 1e-9 },
        "seed \(seed): \(scroll.zoomScale)")
      #expect(!scroll.isZooming && scroll.phase == .idle && levels.begun == levels.ended, "seed \(seed)")
      #expect(photo.violations.isEmpty, "seed \(seed): \(photo.violations)")
      #expect(scroll.diagnostics.count(of: .unbalancedTouch) == 0, "seed \(seed): \(scroll.diagnostics)")
    }
  }

  /// A finger that stays down after a pinch, as in a host, and a program that stops the content, decide in turn.
  @Test func whatComesBetweenDecidesInTurn() {
    final class Stopping: ScrollBehavior {
      func scrollWillEndDragging(
        _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
      ) { scroll.stop() }
    }
    let photo = Photo(Photo.big, behaviors: [Levels(), Stopping(), Bouncing()])
    photo.pinch(at: Point(x: 200, y: 300), to: 1.7)
    photo.release()
    photo.settle()
    #expect((photo.scroll.zoomScale - 1.7).magnitude < 1e-9 && !photo.scroll.isZooming)

    let animated = Photo(Photo.big)
    animated.pinch(at: Point(x: 200, y: 300))
    animated.scroll.setZoomScale(3, animated: true)
    animated.play(0.1)
    animated.release(after: 3)
    animated.settle()
    #expect(animated.scroll.zoomScale == 3)
  }

  /// A wheel without phases decides where the scale rests, and momentum goes on with what fingers left.
  @Test func aWheelDecidesWhereTheScaleRests() {
    let photo = Photo(Photo.big, behaviors: [Levels(), Bouncing()])
    photo.pinch(at: Point(x: 200, y: 300), to: 1.7)
    photo.release()
    photo.play(0.05)
    photo.scroll.zoom(by: 1.1, about: Point(x: 1, y: 2), time: photo.time)
    let scale = photo.scroll.zoomScale
    photo.settle()
    photo.scroll.touchBegan(at: Point(x: 9, y: 9), time: photo.time)
    photo.scroll.touchEnded(at: Point(x: 9, y: 9), time: photo.time)
    photo.settle()
    #expect(photo.scroll.zoomScale == scale && scale != 2)

    let jumps = Probe()
    jumps.onZoom = { proposal, _ in (proposal.target, proposal.arrival) = (2, .jump) }
    let wheel = Photo(Photo.big, behaviors: [jumps, Bouncing()])
    for (factor, phase) in [(1.7, WheelPhase.began), (1, .ended), (1.1, .momentumBegan), (1, .momentumEnded)]
    {
      wheel.scroll.zoom(by: factor, about: Point(x: 200, y: 300), phase: phase, time: wheel.time)
      wheel.play(0.02)
    }
    wheel.settle()
    #expect(wheel.scroll.zoomScale == 2 && !wheel.scroll.isZooming)
  }

  /// A scale that jumps while the content flings takes the content along with it.
  @Test func aScaleThatJumpsTakesTheContentAlong() {
    let jumps = Probe()
    jumps.onZoom = { proposal, _ in
      if proposal.cause == .release { (proposal.target, proposal.arrival) = (2, .jump) }
    }
    let photo = Photo(Photo.big, behaviors: [jumps, Bouncing()], at: Point(x: 300, y: 500))
    let point = Point(x: 200, y: 300)
    photo.pinch(at: point, to: 1.7)
    let content = photo.content(at: point)
    photo.scroll.pinchEnded(time: photo.time, velocity: Vector(x: 0, y: -800))
    photo.frame(after: 0)
    #expect(photo.scroll.zoomScale == 2 && photo.gap(content, point) < 1e-6)
    photo.settle()
    #expect(photo.scroll.phase == .idle && photo.violations.isEmpty)
  }

  /// Taking a snapshot changes no pinch: a limit whose law cannot be archived is not asked again.
  @Test func aSnapshotLeavesAPinchAsItIs() {
    final class Own: PullLaw {
      func shown(_ raw: Double, in length: Double) -> Double { raw / 4 }
      func raw(_ shown: Double, in length: Double) -> Double? { shown * 4 }
      func slope(_ raw: Double, in length: Double) -> Double { 0.25 }
    }
    let link = Probe()
    var asked = 0
    link.onZoom = { proposal, _ in
      guard proposal.cause == .drag else { return }
      asked += 1
      proposal.pull = Own()
    }
    let photo = Photo(Photo.big, behaviors: [link, Bouncing()])
    photo.pinch(at: Point(x: 200, y: 300), to: 0.8)
    _ = photo.scroll.snapshot()
    photo.spread(to: 0.7)
    #expect(asked == 1)
  }
}
