import Hands
import Testing

/// Inputs between two frames, while scrollers of the nest move: frames before the input do not change its result.
struct FrameRateTests {
  enum Input: CaseIterable {
    case key, notch, wheel, speed, finger
  }

  enum Motion: CaseIterable {
    case zoomOfThePage, zoomOfTheList, fling, animation
  }

  @Test(arguments: Motion.allCases, Input.allCases)
  func anInputDuringAMotionHasTheSameResultAtEachFrameRate(_ motion: Motion, _ input: Input) {
    var shared = 0
    for seed in 0..<perBuild(debug: 6, release: 60) {
      let results = [16.0, 64, 1_024].map { result(UInt64(seed), motion, input, rate: $0) }
      for result in results {
        #expect(result == results[0], "seed \(seed)")
      }
      if results[0][5] > 160 { shared += 1 }
    }
    #expect(shared > 0 || motion == .zoomOfTheList)
  }

  /// Frames decide when an absurd time is found, but not what becomes of the gesture.
  @Test(arguments: 0..<3) func aGestureWithAnAbsurdTimeEndsTheSameAtEachFrameRate(_ policy: Int) {
    let policies: [any NestingPolicy] = [LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy()]
    for seed in 0..<perBuild(debug: 20, release: 200) {
      let results = [16.0, 64, 1_024].map { rate in
        var random = SeededGenerator(seed: UInt64(seed))
        let nested = Nested(.vertical, policy: policies[policy], list: [Bouncing()])
        nested.list.scroll.contentOffset.y = Double(Int.random(in: 0...500, using: &random))
        var frame = 0.0
        nested.down()
        nested.move(by: 20, after: 0)
        let absurd = Int.random(in: 1...8, using: &random)
        for move in 1...40 {
          while (frame + 1) / rate < Double(move) / 128 {
            frame += 1
            nested.nest.advance(to: .seconds(frame / rate))
          }
          nested.now = Double(move) / 128
          if move == absurd { nested.now += [2, 1e6, 1e12].randomElement(using: &random)! }
          // Multiples of 1/8: sums of moves are exact.
          nested.move(by: Double(Int.random(in: -80...160, using: &random)) / 8, after: 0)
        }
        nested.now = 41.0 / 128
        nested.lift(after: 0)
        let destinations = nested.destinations
        nested.nest.advance(to: .seconds(nested.now + 9))
        return nested.offsets + destinations
      }
      #expect(results.allSatisfy { $0 == results[0] }, "seed \(seed): \(results)")
    }
  }

  /// Returns the destinations before and after the input, and the offsets at the end.
  private func result(_ seed: UInt64, _ motion: Motion, _ input: Input, rate: Double) -> [Double] {
    var random = SeededGenerator(seed: seed)
    let nested = Nested(.vertical, policy: NegotiatingPolicy(), list: [Bouncing()])
    let (nest, list, page) = (nested.nest, nested.list.scroll, nested.page.scroll)
    for scroll in [list, page] { scroll.settings.maximumZoomScale = 2 }
    list.contentOffset.y = .random(in: 300...490, using: &random)
    page.contentOffset.y = .random(in: 50...100, using: &random)
    let middle = Point(x: 250, y: 220)
    switch motion {
    case .zoomOfThePage, .zoomOfTheList:
      // The innermost scroller that zooms takes the pinch.
      if motion == .zoomOfThePage { list.settings.maximumZoomScale = 1 }
      nest.pinchBegan(at: middle, time: .zero)
      nest.pinchMoved(to: middle, scale: .random(in: 2.5...6, using: &random), time: .zero)
      nest.pinchEnded(time: .zero, velocity: .zero)
    case .fling: list.fling(velocity: Vector(x: 0, y: 900))
    case .animation: page.setContentOffset(Point(x: 0, y: 150), animated: true)
    }
    // Motions of the program begin with this frame.
    nest.advance(to: .zero)
    let time = Timestamp.seconds(Double(Int.random(in: 40...300, using: &random)) / 1_024)
    let way = Vector(x: 0, y: .random(in: 100...400, using: &random))
    var frame = 0.0
    func frames(until end: Timestamp) {
      while .seconds((frame + 1) / rate) < end {
        frame += 1
        nest.advance(to: .seconds(frame / rate))
      }
    }
    frames(until: time)
    let before = [list, page].map { $0.destination.y }
    switch input {
    case .key: nest.step(by: .points(way), from: nested.list, time: time)
    case .notch: nest.step(by: .notches(way / 100), at: middle, time: time)
    case .wheel: nest.wheel(by: way, phase: .changed, at: middle, time: time)
    case .speed: nest.move(at: way, from: nested.list, time: time)
    case .finger:
      var place = middle
      nest.touchBegan(at: place, time: time)
      for step in 1...16 {
        frames(until: time + Double(step) / 128)
        place.y -= way.y / 16
        nest.touchMoved(to: place, time: time + Double(step) / 128)
      }
      frames(until: time + 17.0 / 128)
      nest.touchEnded(at: place, time: time + 17.0 / 128)
    }
    let after = [list, page].map { $0.destination.y }
    frames(until: .seconds(4))
    nest.advance(to: .seconds(4))
    return before + after + [list, page].map { $0.contentOffset.y }
  }
}
