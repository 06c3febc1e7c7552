import ScrollMotion
import Testing

struct TimedSpringTests {
  @Test(arguments: [(500.0, 0.0), (-37.3, 900)])
  func movesAsACriticalSpringDoes(_ distance: Double, _ velocity: Double) {
    let curve = TimedSpring(response: 0.4, duration: 2).curve(distance: distance, velocity: velocity)
    let spring = CriticalSpring(displacement: -distance, velocity: velocity, response: 0.4)
    #expect(curve.duration == 2 && curve.distance == distance)
    for time in [0, 0.1, 0.5, 1.9] {
      #expect(curve.displacement(at: time) == distance + spring.displacement(at: time))
      #expect(curve.velocity(at: time) == spring.velocity(at: time))
    }
  }

  @Test func aTimeThatIsTooShortLastsUntilItIsAPointAway() {
    let spring = CriticalSpring(displacement: -500, velocity: 0, response: 0.4)
    let curve = TimedSpring(response: 0.4, duration: 0.1).curve(distance: 500, velocity: 0)
    #expect(curve.duration == spring.duration(within: 1) && curve.duration > 0.1)
  }

  @Test func sentElsewhereItEndsInTheSecondsThatAreLeft() throws {
    let law = TimedSpring(response: 0.4, duration: 0.5)
    let rest = try #require(law.remainder(after: 0.125) as? TimedSpring)
    #expect(rest.duration == 0.375 && rest.response == 0.4)
  }

  @Test func archivesMakeTheLawAndItsMotionAgain() throws {
    let law = TimedSpring(response: 0.4, duration: 0.5)
    #expect(law.archived == [0x53_4E_50_53, 0.4, 0.5])
    let made = try #require(TimedSpring(archived: law.archived ?? []))
    #expect(made.response == 0.4 && made.duration == 0.5)
    let curve = law.curve(distance: -37.3, velocity: 12)
    let again = try #require(TimedSpring.motion(archived: curve.archived ?? []))
    #expect(again.displacement(at: 0.1) == curve.displacement(at: 0.1) && again.duration == curve.duration)
    #expect(TimedSpring(archived: [0x53_4E_50_53, 0, 1]) == nil && TimedSpring(archived: []) == nil)
    #expect(TimedSpring.motion(archived: [0x53_4E_50_52, 1, 1, .infinity, 1]) == nil)
  }
}
