import ScrollMotion
import Testing

struct SteadySpeedTests {
  let law = SteadySpeed(speed: 200)

  @Test(arguments: [500.0, -37.3]) func coversTheDistanceAtItsSpeed(_ distance: Double) {
    let curve = law.curve(distance: distance, velocity: 900)
    #expect(curve.duration == abs(distance) / 200 && curve.distance == distance)
    #expect(curve.displacement(at: 0) == 0 && curve.displacement(at: curve.duration) == distance)
    for part in [0.1, 0.5, 0.9] {
      let time = part * curve.duration
      #expect(abs(curve.displacement(at: time) - part * distance) < 1e-12)
      #expect(curve.velocity(at: time) == (distance < 0 ? -200 : 200))
    }
  }

  @Test func runFreeItStays() {
    let curve = law.curve(distance: nil, velocity: 900)
    #expect(curve.distance == 0 && curve.duration == 0)
  }

  @Test func archivesMakeTheLawAndItsMotionAgain() throws {
    #expect(try #require(SteadySpeed(archived: law.archived ?? [])).speed == 200)
    let curve = law.curve(distance: -37.3, velocity: 0)
    let again = try #require(SteadySpeed.motion(archived: curve.archived ?? []))
    #expect(again.displacement(at: 0.1) == curve.displacement(at: 0.1) && again.distance == -37.3)
    #expect(SteadySpeed(archived: [1, 200]) == nil && SteadySpeed(archived: []) == nil)
    #expect(SteadySpeed(archived: (law.archived ?? []).map { -$0 }) == nil)
    #expect(SteadySpeed.motion(archived: [0x53_54_44_59, .nan, 3]) == nil)
    #expect(SteadySpeed.motion(archived: TimingCurve(duration: 1).archived ?? []) == nil)
  }
}
