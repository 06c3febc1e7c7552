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

  /// Ticks, and moves nothing.
  private final class Ticks: ScrollBehavior {
    private let period: Double
    private let isOnGrid: Bool
    private var due: Timestamp?

    init(every period: Double, onGrid: Bool) { (self.period, isOnGrid) = (period, onGrid) }

    func wake(in context: ScrollContext) -> Timestamp? {
      if isOnGrid {
        return .seconds(((context.time.seconds / period + 1e-6).rounded(.down) + 1) * period)
      }
      return due ?? context.time + period
    }
    func didWake(_ scroll: ScrollController) { due = scroll.context.time + period }
  }

  @Test(arguments: [false, true]) func ticksAreAllowedTenTimesASecond(_ isOnGrid: Bool) {
    for period in [0.1, 0.5] {
      let violations = checkBehavior(rules: [.settles]) { Ticks(every: period, onGrid: isOnGrid) }.violations
      #expect(violations.isEmpty, "\(period): \(violations)")
    }
    for period in [0.05, 0.09] {
      let violations = checkBehavior(rules: [.settles]) { Ticks(every: period, onGrid: isOnGrid) }.violations
      #expect(violations.map(\.rule) == [.settles], "\(period): \(violations)")
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

  /// Rests on a row of the content if the row is near on screen.
  private final class NearRows: ScrollBehavior {
    private let (height, reach): (Double, Double)
    init(height: Double = 90, reach: Double = 20) { (self.height, self.reach) = (height, reach) }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let place = proposal.position.y
      let row = (place / height).rounded() * height
      let end = context.geometry.extent.y.upper.map { proposal.origin.position(of: $0, on: .vertical) }
      if (row - place).magnitude < context.geometry.inContent(reach, on: .vertical), row <= end ?? row {
        proposal.position.y = row
      }
    }
  }

  /// Lengths of both kinds are no mistake: the rule is skipped, or checked if the chain says which are on screen.
  @Test func lengthsOfTheContentAndOnScreenMayBeMixed() throws {
    let unknown = checkBehavior(rules: [.zooms]) { NearRows() }
    #expect(unknown.violations.isEmpty && unknown.checked.isEmpty, "\(unknown)")
    #expect(try #require(unknown.skipped.first).reason.contains("scaledOnScreen"))
    let known = checkChain(rules: [.zooms]) {
      CheckedChain([NearRows()], scaledOnScreen: { [NearRows(reach: 20 * $0)] })
    }
    #expect(known.violations.isEmpty && known.checked == [.zooms], "\(known)")
  }
}
