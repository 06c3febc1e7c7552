import ScrollMotion
import Testing

struct TimedArrivalTests {
  @Test(arguments: [(500.0, 0.0), (500, 1_200), (-37.3, -900), (40, -300)])
  func keepsItsSpeedAndEndsAtRest(_ distance: Double, _ velocity: Double) {
    let curve = TimedArrival(duration: 0.5).curve(distance: distance, velocity: velocity)
    #expect(curve.duration == 0.5 && curve.distance == distance)
    #expect(abs(curve.displacement(at: 0)) < 1e-9 && abs(curve.velocity(at: 0) - velocity) < 1e-9)
    #expect(curve.displacement(at: 0.5) == distance && curve.velocity(at: 0.5) == 0)
    for time in [0.1, 0.25, 0.4] {
      let slope = (curve.displacement(at: time + 1e-6) - curve.displacement(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - curve.velocity(at: time)) < 1e-4)
    }
  }

  @Test(arguments: [500.0, -37.3]) func inTheTimeOfSlowingItNeverGetsFaster(_ distance: Double) {
    let velocity = distance * 4
    let seconds = TimedArrival.slowing(over: distance, at: velocity)
    #expect(seconds == 0.5)
    let curve = TimedArrival(duration: seconds).curve(distance: distance, velocity: velocity)
    var last = velocity.magnitude + 1e-9
    for frame in 0...30 {
      let speed = curve.velocity(at: Double(frame) / 60).magnitude
      #expect(speed <= last)
      last = speed
    }
  }

  @Test func withoutAVelocityNothingSlows() {
    #expect(TimedArrival.slowing(over: 500, at: 0) == 0)
    #expect(TimedArrival.slowing(over: 500, at: -10) < 0)
  }

  @Test func sentElsewhereItArrivesInTheSecondsThatAreLeft() throws {
    let law = TimedArrival(duration: 0.5)
    #expect(try #require(law.remainder(after: 0.125) as? TimedArrival).duration == 0.375)
    #expect(try #require(law.remainder(after: 0.499) as? TimedArrival).duration == 1.0 / 60)
    #expect(try #require(TimedArrival(duration: 0.01).remainder(after: 1) as? TimedArrival).duration == 0.01)
  }

  @Test func archivesMakeTheLawAndItsMotionAgain() throws {
    let law = TimedArrival(duration: 0.5)
    #expect(law.archived == [0x53_4E_50_4C, 0.5])
    #expect(try #require(TimedArrival(archived: law.archived ?? [])).duration == 0.5)
    let curve = law.curve(distance: -37.3, velocity: 12)
    let again = try #require(TimedArrival.motion(archived: curve.archived ?? []))
    #expect(again.displacement(at: 0.1) == curve.displacement(at: 0.1) && again.distance == -37.3)
    #expect(TimedArrival(archived: [1, 0.5]) == nil && TimedArrival(archived: []) == nil)
    #expect(TimedArrival(archived: [0x53_4E_50_4C, .infinity]) == nil)
    #expect(TimedArrival.motion(archived: law.archived ?? []) == nil)
  }
}
