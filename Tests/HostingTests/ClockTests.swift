import Hands
import ScrollHosting
import Testing

/// Stamps of devices on the clock of the frames.
struct ClockTests {
  @Test func stampsOfEvenTimesStayEvenWhateverTheHostReadsThem() {
    var clock = EventClock()
    var times: [Double] = []
    for index in 0..<200 {
      let device = 500_000 + index * 8
      let happened = 3 + Double(index) * 0.008
      let read = ((happened + 0.001) * 60).rounded(.up) / 60
      times.append(clock.time(of: UInt64(device), arrival: .seconds(read)).seconds)
    }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(gaps.dropFirst(20).allSatisfy { ($0 - 0.008).magnitude < 1e-9 })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noTimeLiesInTheFutureOrGoesBack(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var clock = EventClock(ticksPerSecond: 1_000, bits: 32)
    var (device, arrival, last) = (Double.random(in: 0...4e9, using: &random), 5.0, -Double.infinity)
    for _ in 0..<2_000 {
      let step = Double.random(in: 0...0.05, using: &random)
      device += step * 1_000
      arrival += step + Double.random(in: -0.01...0.01, using: &random)
      let stamp = UInt64(device) & 0xFFFF_FFFF
      let time = clock.time(of: stamp, arrival: .seconds(arrival)).seconds
      #expect(time >= last && time <= max(arrival, last))
      last = time
    }
  }

  @Test(arguments: [16, 24, 32, 64])
  func aStampThatStartsAgainGoesOn(_ bits: Int) {
    var clock = EventClock(ticksPerSecond: 1_000, bits: bits)
    let mask = bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1
    let start = mask &- 20
    var times: [Double] = []
    for index in 0..<10 {
      let stamp = (start &+ UInt64(index * 10)) & mask
      times.append(clock.time(of: stamp, arrival: .seconds(1 + Double(index) * 0.01)).seconds)
    }
    #expect(zip(times, times.dropFirst()).allSatisfy { ($1 - $0 - 0.01).magnitude < 1e-9 })
  }

  @Test(arguments: [-3_600.0, -5, 5, 3_600])
  func aDeviceWhoseClockJumpsIsFollowedAtOnce(_ jump: Double) {
    var clock = EventClock()
    for index in 0..<10 {
      _ = clock.time(of: UInt64(10_000_000 + index * 10), arrival: .seconds(1 + Double(index) * 0.01))
    }
    let stamp = UInt64(10_000_000 + jump * 1_000)
    let time = clock.time(of: stamp, arrival: .seconds(1.2))
    #expect((time.seconds - 1.2).magnitude < 1e-9)
  }

  @Test func clocksThatRunDifferentlyAreFollowed() {
    var clock = EventClock()
    var worst = 0.0
    for index in 0..<60_000 {
      // The device's second is 100 parts in a million longer: 60 ms in ten minutes.
      let happened = Double(index) * 0.01
      let stamp = UInt64(happened / 1.0001 * 1_000)
      let time = clock.time(of: stamp, arrival: .seconds(happened))
      worst = max(worst, happened - time.seconds)
    }
    #expect(worst < 0.004)
  }

  @Test(arguments: [60.0, 125, 500, 1_000, 8_000], [300.0, 2_000])
  func aFlingFromStampsIsAsFastAsTheFingerHoweverOftenTheHostReads(_ rate: Double, _ speed: Double) {
    var worst = 0.0
    for phase in 0..<8 {
      let desk = Desk([Clamping()], offset: 2_000)
      var clock = EventClock(ticksPerSecond: 1e6, bits: 32)
      let start = desk.now + Double(phase) * 0.0021
      func stamp(_ time: Timestamp) -> UInt64 { UInt64((time.seconds + 77) * 1e6) }
      func arrival(_ time: Timestamp) -> Timestamp { .seconds((time.seconds * 60).rounded(.up) / 60) }
      desk.host.touchBegan(at: Point(50, 500), time: clock.time(of: stamp(start), arrival: arrival(start)))
      var (time, place) = (start, Point(50, 500))
      while time < start + 0.15 {
        time += 1 / rate
        place.y = 500 - speed * (time - start)
        if arrival(time) > desk.now {
          desk.now = arrival(time)
          desk.frame()
        }
        desk.host.touchMoved(to: place, time: clock.time(of: stamp(time), arrival: arrival(time)))
      }
      desk.host.touchEnded(at: place, time: clock.time(of: stamp(time), arrival: arrival(time)))
      worst = max(worst, (desk.list.velocity.y / speed - 1).magnitude)
    }
    #expect(worst < 0.12)
  }
}
