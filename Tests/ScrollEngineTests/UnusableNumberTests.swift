import Hands
import Testing

/// Calls with numbers that nobody can reckon with: each is refused and counted, and changes nothing.
struct UnusableNumberTests {
  let log = Log()

  static let calls: [@Sendable (ScrollController, Double) -> Void] = [
    { $0.contentOffset.y = $1 },
    { $0.setContentOffset(Point(x: $1, y: 1), animated: false) },
    { $0.setContentOffset(Point(x: $1, y: 1), animated: true) },
    { refusesToTravel($0, to: $1, .timed(0.5)) },
    { refusesToTravel($0, to: 100, .spring(response: $1)) },
    { scroll, _ in refusesToTravel(scroll, to: 100, .spring(response: -1)) },
    { scroll, _ in refusesToTravel(scroll, to: 100, .spring(response: 0)) },
    { $0.fling(velocity: Vector(x: $1, y: 1)) }, { $0.fling(velocity: Vector(x: 1, y: $1)) },
    { $0.scrollRectToVisible(Rect(x: $1, y: 0, width: 1, height: 1), animated: false) },
    { $0.scrollRectToVisible(.zero, padding: Insets(top: $1), animated: true) },
    { $0.contentSize.width = $1 }, { $0.viewport.width = $1 },
    { scroll, _ in scroll.contentSize.width = -1 }, { scroll, _ in scroll.viewport.width = -1 },
    { $0.contentInset.right = $1 }, { $0.contentInset.top = $1 },
    { $0.safeArea.top = $1 }, { $0.obscured.left = $1 },
    { $0.touchBegan(at: Point(x: $1, y: 0), time: $0.context.time, id: 1) },
    { $0.touchBegan(at: .zero, time: .seconds($1), id: 1) },
    { $0.touchMoved(to: Point(x: 0, y: $1), time: $0.context.time) },
    { $0.touchMoved(to: .zero, time: .seconds($1)) },
    { $0.touchEnded(at: Point(x: 0, y: $1), time: $0.context.time) },
    { $0.touchEnded(at: .zero, time: .seconds($1)) }, { $0.touchCancelled(time: .seconds($1)) },
    { $0.wheel(by: Vector(x: $1, y: 0), time: $0.context.time) }, { $0.wheel(by: .zero, time: .seconds($1)) },
    { $0.step(by: .lines(Vector(x: $1, y: 0)), time: $0.context.time) },
    { $0.step(by: .pages(Vector(x: 0, y: 1)), time: .seconds($1)) }, { $0.advance(to: .seconds($1)) },
  ]

  private static func refusesToTravel(_ scroll: ScrollController, to y: Double, _ arrival: Arrival) {
    let isTaken = scroll.setContentOffset(Point(x: 0, y: y), arrival: arrival) { _ in
      Issue.record("it was refused, and its completion was called")
    }
    #expect(!isTaken)
  }

  @Test(arguments: calls.indices, [Double.nan, .infinity, -.infinity, 1e200, -1e151])
  func callsWithUnusableNumbersAreRefused(_ index: Int, _ number: Double) {
    for drags in [false, true] {
      let hand = Hand(scroller([Clamping()], delegate: log), at: 100)
      if drags { hand.pull(by: 50) }
      log.clear()
      let (scroll, offset, phase) = (hand.scroll, hand.offset, hand.scroll.phase)
      let geometry = scroll.geometry
      Self.calls[index](scroll, number)
      #expect(scroll.diagnostics.count(of: .unusableNumbers) == 1 && scroll.diagnostics.total == 1)
      #expect(log.events == [] && scroll.phase == phase && scroll.geometry == geometry)
      #expect(hand.resting() == offset)
      if drags { hand.move(by: 1) }
      #expect(hand.offset == (drags ? 151 : 100))
    }
  }
}
