import Hands
import ScrollTrace

/// A host and a program that call a scroller for anything, at random.
final class TraceStory {
  struct Unexpected: Error {}

  let scroll: ScrollController
  private var random: SeededGenerator
  private var now = 0.0
  private var place = Point(x: 200, y: 300)
  private let meddler: Meddler
  private var kept: ScrollSnapshot?

  init(_ scroll: ScrollController, seed: UInt64) {
    self.scroll = scroll
    random = SeededGenerator(seed: seed)
    meddler = Meddler(seed: seed)
    scroll.delegate = meddler
    scroll.checksChain = false
  }

  func play(_ count: Int) {
    for _ in 0..<count { act() }
  }

  private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
  private var time: Timestamp { .seconds(now) }
  private var axis: Axis? { [nil, .horizontal, .vertical][Int.random(in: 0..<3, using: &random)] }
  private var point: Point { Point(x: number(-100...800), y: number(-300...4_000)) }
  private var arrival: Arrival {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .jump
    case 1: .keepSpeed
    case 2: .spring(response: number(0.1...0.6))
    case 3: .timed(number(0.1...0.5))
    default: .steady(speed: number(100...3_000))
    }
  }

  private func frame() {
    now += chance(20) ? number(0...2) : 1.0 / 60
    scroll.advance(to: time)
  }

  private func act() {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<14: frame()
    case 14..<20: swipe()
    case 20: scroll.wheel(by: Vector(x: number(-40...40), y: number(-90...90)), time: time)
    case 21:
      let phases: [WheelPhase] = [.began, .changed, .changed, .ended, .momentumBegan, .momentumEnded]
      for phase in phases {
        now += 0.01
        scroll.wheel(by: Vector(x: 0, y: number(-60...60)), phase: phase, time: time)
      }
    case 22:
      let amount = Vector(x: number(-2...2).rounded(), y: number(-2...2).rounded())
      let steps: [ScrollStep] = [
        .arrows(amount), .lines(amount), .notches(amount), .points(amount), .ends(amount), .pages(amount),
      ]
      let step = steps[Int.random(in: 0..<6, using: &random)]
      if chance(3) { scroll.step(by: step) } else { scroll.step(by: step, time: time) }
    case 23: scroll.move(at: Vector(x: 0, y: chance(2) ? 0 : number(-900...900)), glides: true, time: time)
    case 24: pinch()
    case 25: scroll.contentOffset = point
    case 26: scroll.setContentOffset(point, on: axis, animated: chance(2))
    case 27:
      scroll.setContentOffset(point, on: axis, arrival: arrival) { [scroll] _ in scroll.contentOffset.y += 3 }
    case 28:
      scroll.fling(velocity: Vector(x: 0, y: number(-4_000...4_000)), on: axis, at: chance(2) ? time : nil)
    case 29: scroll.scrollToTop()
    case 30:
      let rect = Rect(origin: point, size: Size(width: 80, height: 80))
      scroll.scrollRectToVisible(rect, align: PerAxis(chance(2) ? .center : .nearest), animated: chance(2))
    case 31: scroll.setZoomScale(number(0.5...3), about: chance(2) ? point : nil, arrival: arrival)
    case 32: scroll.zoom(to: Rect(origin: point, size: Size(width: 90, height: 60)), animated: chance(2))
    case 33: scroll.contentSize.height = number(200...6_000)
    case 34:
      scroll.resize(viewport: Size(width: 320, height: number(200...600)), inset: Insets(all: number(0...30)))
    case 35: configure()
    case 36: update()
    case 37:
      if let first = scroll.behaviors.first {
        scroll.scroll(to: PerAxis(x: nil, y: RestTarget(id: 2)), of: first, animated: chance(2))
      }
    case 38: remember()
    default: if chance(3) { scroll.stop() } else { scroll.setNeedsFrame() }
    }
  }

  private func swipe() {
    let id = Int.random(in: 0..<2, using: &random)
    let speed = Vector(x: number(-20...20), y: number(-40...40))
    scroll.touchBegan(at: place, time: time, id: id, slop: chance(4) ? 4 : nil)
    for _ in 0..<Int.random(in: 1..<9, using: &random) {
      now += 0.008
      place += speed
      scroll.touchMoved(to: place, time: time, id: id)
      if chance(3) { frame() }
      if chance(9) { scroll.touchPredicted(at: place + speed, time: .seconds(now + 0.01), id: id) }
    }
    if chance(9) { return scroll.cancelAllTouches(time: time) }
    if chance(9) { return scroll.touchCancelled(time: time, id: id) }
    scroll.touchEnded(at: place, time: time, id: id, velocity: chance(5) ? speed * 50 : nil)
  }

  private func pinch() {
    scroll.zoom(by: number(0.8...1.2), about: place, time: time)
    scroll.pinchBegan(at: place, time: time)
    for _ in 0..<4 {
      now += 0.016
      scroll.pinchMoved(to: place, scale: number(0.6...1.6), time: time)
    }
    if chance(3) { scroll.pinchCancelled(time: time) } else { scroll.pinchEnded(time: time) }
  }

  private func configure() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: scroll.settings.slop = number(0...20)
    case 1: (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.5, 3)
    case 2: scroll.settings.reducesMotion = chance(3)
    case 3: scroll.decelerationRate = chance(2) ? .fast : .normal
    case 4: scroll.isReversed.x.toggle()
    case 5: scroll.contentInsetAdjustment = chance(2) ? .always : .scrollableAxes
    case 6: scroll.safeArea = Insets(top: number(0...40))
    default: scroll.settings.slop = .nan
    }
  }

  private func update() {
    scroll.update {
      scroll.contentSize.height = number(300...5_000)
      scroll.update { scroll.viewport.height = number(200...500) }
      if chance(2) { scroll.scrollToTop() }
      let offset = point
      scroll.afterUpdate { [scroll] in scroll.setContentOffset(offset, animated: true) }
    }
    scroll.invalidateLayout()
  }

  private func remember() {
    if let kept, chance(2) { try? scroll.restore(kept) }
    kept = scroll.snapshot()
  }
}

/// A delegate that answers, and commands from within its callbacks.
private final class Meddler: ScrollDelegate {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: ~seed) }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    if chance(3) { targetContentOffset.y += 40 }
    if chance(6) { scroll.decelerationRate = .fast }
  }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if chance(4) { scroll.setContentOffset(Point(x: 0, y: 120), animated: true) }
    if chance(5) { scroll.update { scroll.contentSize.height += 10 } }
  }
  func scrollDidLayout(_ scroll: ScrollController) { if chance(6) { scroll.setNeedsFrame() } }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { if chance(8) { scroll.stop() } }
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool { chance(2) }
}
