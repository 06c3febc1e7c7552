import Hands
import Testing

/// Behaviours that give commands in callbacks, and keep the rules.
@Suite struct CorrectBehaviorTests {
  /// Content that comes to rest while half of a title shows goes on to show the whole title.
  private final class TitleNudge: ScrollBehavior {
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
      let place = scroll.contentPosition
      guard place.y > 0.5, place.y < 52, reason == .decelerated || reason == .interrupted else { return }
      scroll.setContentOffset(scroll.contentOrigin.offset(of: Point(x: place.x, y: 0)), animated: true)
    }
  }

  /// Rests on rows by a command at the lift.
  private final class CommandAtLift: ScrollBehavior {
    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
      let row = (scroll.contentOrigin.position(of: scroll.destination).y / 100).rounded() * 100
      let place = scroll.contentOrigin.offset(of: Point(x: scroll.contentPosition.x, y: row))
      scroll.setContentOffset(place, on: .vertical, animated: true)
    }
  }

  @Test func commandAtRestKeepsTheOrderOfCallbacks() {
    let violations = checkBehavior(rules: [.callbackOrder]) { TitleNudge() }.violations
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func commandAtRestBeginsAtTheSameTimeAtEachFrameRate() {
    let violations = checkBehavior(rules: [.frameIndependent]) { TitleNudge() }.violations
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func commandAtLiftKeepsTheOrderOfCallbacks() {
    let violations = checkBehavior(rules: [.callbackOrder]) { CommandAtLift() }.violations
    #expect(violations.isEmpty, "\(violations)")
  }
}
