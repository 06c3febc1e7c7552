import Hands
import Testing

/// Times that cannot be, in a gesture of a nest.
struct NestClockTests {
  /// How the clock of a gesture is set back: by two moves, by two frames, or by one of each.
  @Test(arguments: Nested.policies.indices, [[true, true], [false, false], [true, false], [false, true]])
  func aGestureContinuesAfterAnAbsurdTime(_ policy: Int, _ moves: [Bool]) {
    let plain = Nested(.vertical, policy: Nested.policies[policy])
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    for one in [plain, nested] { one.pull(by: 50) }
    nested.nest.touchMoved(to: Point(x: 250, y: nested.place), time: .seconds(1e9))
    for isMove in moves {
      for one in [plain, nested] {
        if isMove { one.move(by: 10) } else { one.nest.advance(to: one.time) }
      }
    }
    #expect(nested.nest.diagnostics.count(of: .clockReset) == 1)
    for one in [plain, nested] {
      one.move(by: 1, after: 0.2)
      for _ in 0..<8 { one.move(by: 8) }
      one.lift()
    }
    for (one, other) in [(nested.list, plain.list), (nested.page, plain.page)] {
      #expect((one.scroll.destination.y - other.scroll.destination.y).magnitude < 1e-6)
    }
    #expect(nested.list.scroll.destination.y > 150)
    nested.frames()
    plain.frames()
    #expect(nested.offsets == plain.offsets)
  }

  /// The absurd time comes when no scroller has the gesture yet.
  @Test(arguments: Nested.policies.indices, [false, true])
  func anAbsurdTimeWithinTheSlopEndsNoGesture(_ policy: Int, _ isBegin: Bool) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    if isBegin {
      nested.now = 1e9
      nested.down()
      nested.now = 0
    } else {
      nested.down()
      nested.nest.touchMoved(to: Point(x: 250, y: 248), time: .seconds(1e9))
    }
    nested.move(by: 10)
    #expect(nested.nest.diagnostics.count(of: .reversedTime) == 1)
    nested.move(by: 30)
    #expect(nested.offsets == [0, 30] && nested.nest.diagnostics.count(of: .clockReset) == 1)
    nested.lift(after: 1)
    #expect(nested.page.scroll.phase == .idle && nested.list.scroll.phase == .idle)
  }

  @Test func timesFarBehindThatAreNotInARowSetNoClockBack() {
    let nested = Nested(.vertical, policy: NegotiatingPolicy())
    nested.now = 10
    nested.pull(by: 30)
    for _ in 0..<5 {
      nested.nest.touchMoved(to: Point(x: 250, y: 0), time: .seconds(1))
      nested.move(by: 10)
      nested.nest.touchMoved(to: Point(x: 250, y: 0), time: .seconds(1))
      nested.nest.advance(to: nested.time)
    }
    #expect(nested.offsets == [0, 80] && nested.nest.diagnostics.count(of: .reversedTime) == 10)
    #expect(nested.nest.diagnostics.count(of: .clockReset) == 0)
  }

  /// An absurd time in a swipe does not hide the velocity of the movements after it.
  @Test func aSwipeFlingsAfterAnAbsurdTime() {
    let nested = Nested(.vertical, policy: NegotiatingPolicy())
    nested.swipe(5, .began)
    nested.swipe(5, .changed, ahead: 1e9)
    for _ in 0..<12 { nested.swipe(5, .changed) }
    nested.swipe(0, .ended)
    #expect(nested.list.scroll.velocity.y > 500)
  }
}
