import CrankHost
import ScrollBehaviors
import ScrollHosting
import Testing

/// A crank, in numbers of 32 bits, at 30 and 50 updates a second.
struct CrankTests {
  /// Turns by some degrees in a second, then leaves the crank alone for two. Returns how many updates were drawn after
  /// that.
  private func turn(_ device: CrankHost, by angle: Float, rate: UInt32, start: UInt32 = 5_000) -> Int {
    var drawn = 0
    for update in 0..<rate * 4 {
      let change = update < rate ? angle / Float(rate) : 0
      let draws = device.update(
        milliseconds: start &+ update * 1_000 / rate, crankChange: change, isDocked: false,
        isDownPressed: false)
      if update >= rate * 3, draws { drawn += 1 }
    }
    return drawn
  }

  @Test(arguments: [30, 50] as [UInt32], [90, 720, 3_600] as [Float])
  func aTurnMovesTheContentByItsAngle(_ rate: UInt32, _ angle: Float) {
    let device = CrankHost(rows: 1_000, height: 20, behaviors: [Clamping(), StopsDead()])
    #expect(turn(device, by: angle, rate: rate) == 0)
    #expect((device.list.contentOffset.y - Double(angle) / 3).magnitude < 0.01)
    #expect(device.offset == (angle / 3).rounded() && device.list.diagnostics.total == 0)
  }

  @Test(arguments: [30, 50] as [UInt32])
  func theContentGlidesOnAsFastAsTheCrankWasTurned(_ rate: UInt32) {
    let device = CrankHost(rows: 1_000, height: 20, behaviors: [Clamping()])
    for update in 0..<rate {
      _ = device.update(
        milliseconds: update * 1_000 / rate, crankChange: 1_080 / Float(rate), isDocked: false,
        isDownPressed: false)
    }
    _ = device.update(milliseconds: 1_000, crankChange: 0, isDocked: true, isDownPressed: false)
    #expect((device.list.velocity.y - 360).magnitude < 20)
  }

  @Test(arguments: [30, 50] as [UInt32])
  func theContentRestsOnAPage(_ rate: UInt32) {
    let device = CrankHost(rows: 120, height: 20, behaviors: [Paging(axis: .vertical), Clamping()])
    #expect(turn(device, by: 480, rate: rate) == 0)
    #expect(device.offset == 240)
  }

  @Test func theClockOfTheDeviceMayStartAgain() {
    let device = CrankHost(rows: 1_000, height: 20, behaviors: [Clamping(), StopsDead()])
    #expect(turn(device, by: 360, rate: 50, start: .max - 500) == 0 && device.offset == 120)
  }

  @Test func aKeyStepsBesideTheCrank() {
    let device = CrankHost(rows: 1_000, height: 20, behaviors: [Clamping()])
    for update in 0..<100 as Range<UInt32> {
      _ = device.update(
        milliseconds: update * 20, crankChange: 0, isDocked: true, isDownPressed: update == 3)
    }
    #expect(device.offset == 40)
  }
}

/// Content that is let go stays.
private final class StopsDead: ScrollBehavior {
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) { proposal.glide = PerAxis(.none) }
}
