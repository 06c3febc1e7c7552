import Hands
import ScrollTesting
import Testing

/// An update means what its calls mean one after the other, except that one layout has all changes.
///
/// The twin without an update makes the calls in the same order: those before the first one that waits, then all
/// changes together, then the other commands. If a change came after a command that waited, the twin is laid out once
/// more.
struct UpdateOrderTests {
  /// A call that changes the geometry, or a command.
  private struct Act {
    enum Kind { case change, command, search }
    let kind: Kind
    let words: String
    let run: (ScrollController) -> Void

    init(_ kind: Kind, _ words: String, _ run: @escaping (ScrollController) -> Void) {
      (self.kind, self.words, self.run) = (kind, words, run)
    }

    static func any(startingAt start: Point, _ random: inout SeededGenerator) -> Act {
      let place = Point(x: .random(in: 0...2_400, using: &random), y: .random(in: 0...2_400, using: &random))
      let size = Size(
        width: .random(in: 200...900, using: &random), height: .random(in: 200...900, using: &random))
      let velocity = (place - Point(x: 1_200, y: 1_200)) * 2
      let axis = Axis.both.randomElement(using: &random)!
      let isAnimated = Bool.random(using: &random)
      switch Int.random(in: 0..<18, using: &random) {
      case 0: return Act(.change, "viewport \(size)") { $0.viewport = size }
      case 1:
        return Act(.change, "content of 4 by 5 \(size)") {
          $0.contentSize = Size(width: 4 * size.width, height: 5 * size.height)
        }
      case 2:
        return Act(.change, "inset") { $0.contentInset = Insets(top: 20, left: 30, bottom: 40, right: 10) }
      case 3, 4: return Act(.command, "contentOffset \(place)") { $0.contentOffset = place }
      case 5: return Act(.command, "contentOffset \(start), as at first") { $0.contentOffset = start }
      case 6: return Act(.command, "contentPosition \(place)") { $0.contentPosition = place }
      case 7, 8:
        return Act(.command, "setContentOffset(\(place), animated: \(isAnimated))") {
          $0.setContentOffset(place, animated: isAnimated)
        }
      case 9:
        return Act(.command, "setContentOffset(\(place), on: \(axis), animated)") {
          $0.setContentOffset(place, on: axis, animated: true)
        }
      case 10:
        return Act(.command, "setContentOffset(\(place), .timed)") {
          $0.setContentOffset(place, arrival: .timed(0.3, .easeOut))
        }
      case 11:
        return Act(.command, "fling(\(velocity), on: \(axis))") { $0.fling(velocity: velocity, on: axis) }
      case 12: return Act(.command, "fling(\(velocity))") { $0.fling(velocity: velocity) }
      case 13: return Act(.command, "stop") { $0.stop() }
      case 14: return Act(.command, "step") { $0.step(by: .pages(axis.vector(1))) }
      case 15: return Act(.search, "scrollToTop(\(axis))") { $0.scrollToTop(of: axis) }
      case 16:
        let rect = Rect(origin: place, size: Size(width: 40, height: 60))
        return Act(.search, "rect \(rect), animated: \(isAnimated)") {
          $0.scrollRectToVisible(rect, animated: isAnimated)
        }
      default:
        return Act(.search, "zoomToNextStep, animated: \(isAnimated)") {
          $0.zoomToNextStep(of: [1, 2, 3], animated: isAnimated)
        }
      }
    }
  }

  private static var chains: [() -> [any ScrollBehavior]] {
    [
      { [Bouncing()] }, { [Clamping()] }, { [Aligning(.center, on: .all), Bouncing()] },
      { [Paging(axis: .horizontal), Bouncing()] }, { [Paging(axis: .vertical), Clamping()] },
      { [Snapping(ItemRow(count: 12, part: 1)), Bouncing(.horizontal)] },
      { [Snapping(ItemRow(count: 40, length: 120)), Bouncing()] },
      { [StayAtEnd(axis: .vertical), Bouncing()] }, { [Circular(axis: .horizontal), Bouncing()] },
    ]
  }

  /// Sets content going before the update.
  private static func begin(_ scroll: ScrollController, at start: Point, _ mood: Int) {
    scroll.contentOffset = start
    scroll.advance(to: .zero)
    switch mood {
    case 0: scroll.fling(velocity: Vector(x: 700, y: -900))
    case 1: scroll.setContentOffset(Point(x: 300, y: 900), animated: true)
    case 2:
      scroll.touchBegan(at: Point(x: 200, y: 200), time: .seconds(0.01))
      scroll.touchMoved(to: Point(x: 150, y: 120), time: .seconds(0.02))
    default: break
    }
    scroll.advance(to: .seconds(1.0 / 16))
  }

  private static func twin(of acts: [Act], _ scroll: ScrollController) {
    let first = acts.firstIndex { $0.kind != .command } ?? acts.endIndex
    for act in acts[..<first] { act.run(scroll) }
    let waiting = acts[first...]
    scroll.update { for act in waiting where act.kind == .change { act.run(scroll) } }
    for act in waiting where act.kind != .change { act.run(scroll) }
    let command = waiting.firstIndex { $0.kind != .change } ?? acts.endIndex
    if scroll.phase == .idle, acts[command...].contains(where: { $0.kind == .change }) {
      scroll.invalidateLayout()
    }
  }

  @Test func anUpdateMeansItsCallsOneAfterTheOther() throws {
    for seed in 0..<UInt64(perBuild(debug: 3_000, release: 20_000)) {
      var random = SeededGenerator(seed: seed)
      let chain = Self.chains.randomElement(using: &random)!
      let start = Point(x: .random(in: 0...1_600, using: &random), y: .random(in: 0...2_000, using: &random))
      let mood = Int.random(in: 0..<6, using: &random)
      let acts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Act.any(startingAt: start, &random)
      }
      let twins = (0..<2).map { number -> ScrollController in
        let scroll = scroller(chain(), viewport: 300, content: 2_500)
        scroll.checksChain = false
        scroll.settings.maximumZoomScale = 3
        Self.begin(scroll, at: start, mood)
        if number == 0 {
          scroll.update { for act in acts { act.run(scroll) } }
        } else {
          Self.twin(of: acts, scroll)
        }
        return scroll
      }
      for frame in 0..<100 {
        let states = twins.map { scroll in
          "\(scroll.phase) \(scroll.contentOffset) to \(scroll.destination), \(scroll.zoomScale)"
        }
        try #require(
          states[0] == states[1],
          """
          seed \(seed), frame \(frame), from \(start) in mood \(mood): \(acts.map(\.words)), \
          \(twins[0].behaviors)
          """)
        for scroll in twins { scroll.advance(to: .seconds(Double(frame + 5) / 60)) }
      }
    }
  }

  /// What is set is read at once, so that a change of a part is a change of what was set before.
  @Test func offsetAndScaleThatWaitAreRead() {
    let scroll = scroller([Clamping()], viewport: 300, content: 2_500)
    scroll.settings.maximumZoomScale = 8
    scroll.update {
      scroll.contentSize.height += 1_000
      scroll.contentOffset.y += 2_500
      scroll.contentOffset.x = 40
      scroll.contentOffset.y += 500
      #expect(scroll.contentOffset == Point(x: 40, y: 3_000) && scroll.destination == .zero)
    }
    #expect(scroll.contentOffset == Point(x: 40, y: 3_000))
    scroll.update {
      scroll.zoomScale *= 2
      scroll.zoomScale *= 2
      #expect(scroll.zoomScale == 4)
      scroll.setZoomScale(6, animated: true)
      #expect(scroll.zoomScale == 4 && scroll.destinationZoomScale == 6)
    }
    #expect(scroll.zoomScale == 4 && scroll.destinationZoomScale == 6)
  }

  /// A program keeps its offset through a reload.
  @Test func offsetThatIsSetToItselfAfterAChangeIsKept() {
    let scroll = scroller([Clamping()], viewport: 300, content: 2_500)
    scroll.contentOffset = Point(x: 100, y: 900)
    scroll.update {
      scroll.contentSize = Size(width: 350, height: 700)
      scroll.contentOffset = Point(x: 100, y: 900)
    }
    #expect(scroll.contentOffset == Point(x: 100, y: 900))
    scroll.update {
      scroll.contentSize.height = 600
      scroll.contentOffset.x = 20
    }
    #expect(scroll.contentOffset == Point(x: 20, y: 300))
  }
}
