package import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollNesting
import ScrollSeeds
package import ScrollTrace

/// Makes random events happen to a cast, and hashes the states after each of them.
package final class Teller {
  private var fate: SeededGenerator
  package let cast: Cast
  /// The hash of the states after all events so far.
  package private(set) var hash: StateHash
  /// The time of the last event, in seconds.
  package var now = 1.0
  /// True if frames are checked to keep destinations.
  package var checksDestinations: Bool
  var fingers: [Point?] = [nil, nil]
  private var isPinching = false
  /// True if the story also has calls that few programs make.
  private let hasRareCalls: Bool
  /// A snapshot that is restored later.
  var kept: ScrollSnapshot?

  /// Creates a story, which continues the hash of another. The seed decides the cast and all events.
  package init(seed: UInt64, hash: StateHash = StateHash()) {
    fate = SeededGenerator(seed: seed)
    cast = Cast(&fate)
    checksDestinations = cast.keepsDestinations
    (self.hash, hasRareCalls) = (hash, false)
  }

  /// Creates a story of a scroller, with every kind of call. The seed decides all events.
  package init(seed: UInt64, of scroll: ScrollController) {
    fate = SeededGenerator(seed: seed)
    (cast, checksDestinations, hash, hasRareCalls) = (Cast(scroll), false, StateHash(), true)
  }

  var scroll: ScrollController {
    cast.scrollers[cast.scrollers.count > 1 ? below(cast.scrollers.count) : 0]
  }
  var time: Timestamp { .seconds(now) }

  func below(_ count: Int) -> Int { Int(fate.next() % UInt64(count)) }

  /// A number of 64ths of a point.
  func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(below(Int((range.upperBound - range.lowerBound) * 64) + 1)) / 64
  }

  func point() -> Point { Point(x: number(0...320), y: number(0...240)) }
  func delta(_ most: Double) -> Vector { Vector(x: number(-most...most), y: number(-most...most)) }

  /// Performs the input of a finger on the nest, or on the scroller of the finger.
  private func perform(_ call: ScrollCall, by id: Int) {
    if let nest = cast.nest {
      nest.perform(call)
    } else {
      cast.scrollers[id % cast.scrollers.count].perform(call)
    }
  }

  /// Performs an input on the nest, or on a scroller.
  func perform(_ call: ScrollCall) {
    if let nest = cast.nest { nest.perform(call) } else { scroll.perform(call) }
  }

  /// Performs an input on the nest, with the pointer anywhere, or on a scroller.
  private func performAnywhere(_ call: ScrollCall) {
    if let nest = cast.nest { nest.perform(call, at: point()) } else { scroll.perform(call) }
  }

  /// One event, and the states after it.
  package func next() {
    if hasRareCalls, below(4) == 0 { rareCall() } else { usualCall() }
    noteStates()
  }

  private func usualCall() {
    switch below(32) {
    case 0...11: frame(after: below(8) == 0 ? number(0...0.5) : 1.0 / 64)
    case 12...19: touch(below(4) == 0 ? 1 : 0)
    case 20...21: wheel()
    case 22: step()
    case 23: pinch()
    case 24...25: command()
    case 26: layout()
    case 27: edit()
    case 28: drive()
    case 29: snapshot()
    case 30: disturb()
    default: cancel()
    }
  }

  /// Lifts everything, and draws frames up to rest.
  package func end() {
    cancel()
    for scroll in cast.scrollers where scroll.viewport.width == 0 {
      scroll.viewport = Size(width: 320, height: 240)
    }
    for _ in 0..<100 { frame(after: 1.0 / 16) }
    noteStates()
  }

  private func noteStates() {
    check()
    for scroll in cast.scrollers { hash.mix(scroll) }
  }

  package func check() {
    for scroll in cast.scrollers {
      precondition(scroll.contentOffset.isFinite && scroll.destination.isFinite, "An offset is finite.")
      precondition(scroll.zoomScale > 0 && scroll.zoomScale.isFinite, "A scale is finite, and above 0.")
    }
  }

  private func frame(after seconds: Double) {
    now += seconds
    if let nest = cast.nest { return _ = nest.advance(to: time) }
    for scroll in cast.scrollers {
      let destination = scroll.destination
      let isUnderWay = scroll.phase == .decelerating || scroll.phase == .animating
      scroll.advance(to: time)
      guard isUnderWay, checksDestinations else { continue }
      precondition(scroll.destination == destination, "A frame keeps the destination.")
      precondition(
        scroll.phase != .idle || scroll.contentOffset == destination, "A motion ends at its destination.")
    }
  }

  private func touch(_ id: Int) {
    now += Double(below(3)) / 256
    guard let position = fingers[id] else {
      let position = point()
      fingers[id] = position
      return perform(.touchBegan(at: position, time: time, id: id), by: id)
    }
    guard below(6) > 0 else {
      fingers[id] = nil
      return perform(.touchEnded(at: position, time: time, id: id), by: id)
    }
    let moved = position + delta(below(3) == 0 ? 60 : 12)
    fingers[id] = moved
    perform(.touchMoved(to: moved, time: time, id: id), by: id)
  }

  private func wheel() {
    let phases: [WheelPhase] = [.unknown, .began, .changed, .changed, .ended]
    performAnywhere(.wheel(by: delta(40), phase: phases[below(phases.count)], time: time))
  }

  private func step() {
    let way = Vector(x: Double(below(3)) - 1, y: Double(below(3)) - 1)
    let steps: [ScrollStep] = [.arrows(way), .lines(way), .notches(way), .pages(way), .ends(way)]
    performAnywhere(.step(by: steps[below(steps.count)], time: time))
  }

  private func pinch() {
    let (focus, scale) = (point(), [0.3, 0.8, 1, 1.25, 3][below(5)])
    isPinching.toggle()
    guard isPinching else { return perform(.pinchEnded(time: time)) }
    perform(.pinchBegan(at: focus, time: time))
    perform(.pinchMoved(to: focus, scale: scale, time: time))
  }

  private func command() {
    let scroll = scroll
    let place = Point(x: number(-400...2_000), y: number(-400...4_000))
    switch below(7) {
    case 0: scroll.perform(.setContentOffset(place, animated: true))
    case 1: scroll.perform(.setOffset(place))
    case 2: scroll.perform(.fling(velocity: delta(3_000)))
    case 3:
      scroll.perform(
        .scrollRectToVisible(
          Rect(origin: place, size: Size(width: 90, height: 60)), animated: below(2) == 0))
    case 4: scroll.perform(.setZoomScale([0.5, 1, 2, 5][below(4)], animated: below(2) == 0))
    case 5: scroll.perform(.scrollToTop())
    default: scroll.perform(.stop)
    }
  }

  private func layout() {
    let scroll = scroll
    switch below(6) {
    case 0: scroll.perform(.resize(viewport: Size(width: number(0...500), height: number(0...500))))
    case 1: scroll.perform(.resize(content: Size(width: number(0...3_000), height: number(0...6_000))))
    case 2: scroll.perform(.resize(inset: Insets(top: number(0...60), bottom: number(0...60))))
    case 3: scroll.perform(.resize(obscured: Insets(bottom: number(0...120))))
    case 4: scroll.perform(.invalidateLayout)
    default: scroll.perform(.setReversed(PerAxis(below(4) == 0)))
    }
  }

  private func edit() {
    let place = Int64(below(150))
    let edits: [TileEdit] = [
      .insert([20, 70], at: place), .remove(place..<place + 3), .resize(from: place, to: [number(5...90)]),
      .move(place..<place + 2, to: Int64(below(100))), .reload(place..<place + 1),
    ]
    cast.edit?(edits[below(edits.count)])
  }

  private func drive() {
    performAnywhere(.move(at: below(3) == 0 ? .zero : delta(900), time: time))
  }

  private func snapshot() {
    guard let snapshot = scroll.snapshot() else { return }
    try? scroll.restore(snapshot)
  }

  /// What a faulty host may send.
  private func disturb() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]
    let number = numbers[below(numbers.count)]
    switch below(5) {
    case 0: scroll.contentOffset.x = number
    case 1: scroll.perform(.touchMoved(to: Point(x: number, y: 3), time: time))
    case 2: scroll.perform(.advance(to: .seconds(now - 0.3)))
    case 3: scroll.perform(.wheel(by: Vector(x: 0, y: number), time: time))
    default: scroll.perform(.touchCancelled(time: .seconds(number), id: 9))
    }
  }

  private func cancel() {
    (fingers, isPinching) = ([nil, nil], false)
    if let nest = cast.nest { return nest.cancelAllTouches(time: time) }
    for scroll in cast.scrollers { scroll.cancelAllTouches(time: time) }
  }
}
