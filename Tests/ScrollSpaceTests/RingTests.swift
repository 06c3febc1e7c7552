import ScrollSpace
import Seeds
import Testing

struct RingTests {
  @Test func aPeriodThatIsNotUsableMakesNoRing() {
    for period in [0, -1, 1.0 / 128, 0x1p47, .infinity, .nan] { #expect(Ring(period: period) == nil) }
    for period in [1.0 / 64, 1, 33.3, 0x1p46] { #expect(Ring(period: period)?.period == period) }
  }

  @Test(arguments: [
    (0.0, 0, 0.0), (100, 1, 0), (99.75, 0, 99.75), (-0.25, -1, 99.75), (-100, -1, 0), (250, 2, 50),
  ])
  func aCoordinateIsWrappedIntoItsLap(_ at: (coordinate: Double, lap: Int64, wrapped: Double)) throws {
    let ring = try #require(Ring(period: 100))
    #expect(ring.lap(of: at.coordinate) == at.lap && ring.wrapped(at.coordinate) == at.wrapped)
  }

  /// A lap and a wrapped coordinate make the coordinate, whatever the period.
  @Test func lapAndWrappedCoordinateMakeTheCoordinate() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let ring = try #require(Ring(period: .random(in: 0.1...5_000, using: &random)))
      let coordinate = Double.random(in: -1e6...1e6, using: &random)
      let (lap, wrapped) = (ring.lap(of: coordinate), ring.wrapped(coordinate))
      #expect(wrapped >= 0 && wrapped < ring.period)
      #expect((Double(lap) * ring.period + wrapped - coordinate).magnitude < 1e-9)
      let dyadic = (coordinate * 64).rounded() / 64
      let square = try #require(Ring(period: (ring.period * 64).rounded(.up) / 64))
      #expect(Double(square.lap(of: dyadic)) * square.period + square.wrapped(dyadic) == dyadic)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func absurdCoordinatesHaveFiniteAnswers(_ coordinate: Double) throws {
    let ring = try #require(Ring(period: 100))
    #expect(ring.lap(of: coordinate).magnitude <= 1 << 62)
    #expect(ring.wrapped(coordinate) >= 0 && ring.wrapped(coordinate) < 100)
    let laps = ring.laps(from: 0, length: 1, seenFrom: coordinate, to: coordinate + 1)
    #expect(laps.isEmpty)
  }

  @Test(
    arguments: [
      (30.0, 0.0, Ring.Direction.shortest, 30.0), (70, 0, .shortest, -30), (70, 0, .forward, 70),
      (30, 0, .backward, -70), (50, 0, .shortest, 50), (50, 0, .backward, -50), (20, 1_020, .forward, 1_020),
      (20, 1_020, .backward, 1_020), (20, 1_020.25, .forward, 1_020), (20, 1_019.75, .backward, 1_020),
      (20, 1_021, .forward, 1_120), (20, 1_019, .backward, 920), (0, -5_030, .shortest, -5_000),
      (0, -5_030, .backward, -5_100), (0, -5_030, .forward, -5_000),
    ])
  func theWayRoundIsTheOneAsked(_ go: (to: Double, from: Double, direction: Ring.Direction, result: Double))
    throws
  {
    let ring = try #require(Ring(period: 100))
    #expect(ring.coordinate(nearest: go.to, to: go.from, go.direction, tolerance: 0.5) == go.result)
  }

  /// Every lap in the result is in view, and its neighbours are not.
  @Test func visibleLapsAreThoseInView() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      let ring = try #require(Ring(period: Double(Int.random(in: 1...600, using: &random)) / 4))
      let start = Double(Int.random(in: -900...900, using: &random)) / 4
      let length = Double(Int.random(in: 0...900, using: &random)) / 4
      let lower = Double(Int.random(in: -9_000...9_000, using: &random)) / 4
      let upper = lower + Double(Int.random(in: 0...900, using: &random)) / 4
      let laps = ring.laps(from: start, length: length, seenFrom: lower, to: upper)
      func isSeen(_ lap: Int64) -> Bool {
        let at = start + Double(lap) * ring.period
        return lower < upper && at < upper && at + length > lower
      }
      for lap in (laps.isEmpty ? -40..<41 : laps.lowerBound - 3..<laps.upperBound + 3) {
        #expect(laps.contains(lap) == isSeen(lap))
      }
    }
  }

  /// Laps that begin elsewhere than at 0: what is left of a coordinate lies in the first of them, exactly for multiples
  /// of 1/64 and else but for rounding.
  @Test func lapsFromAStartHoldEveryCoordinate() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      let ring = Ring(anyPeriod: Double(Int.random(in: 1...320_000, using: &random)) / 64)
      let start = Double(Int.random(in: -640_000...640_000, using: &random)) / 64
      let lap = Double(Int.random(in: -100...100, using: &random))
      for (step, passed) in [(-1.0, lap - 1), (0, lap), (1, ring.period > 1 / 64.0 ? lap : lap + 1)] {
        #expect(ring.laps(before: start + lap * ring.period + step / 64, from: start) == passed)
      }
      let odd = Ring(anyPeriod: ring.period + .random(in: 0...1, using: &random))
      let coordinate = Double.random(in: -1e6...1e6, using: &random)
      let rest = coordinate - odd.laps(before: coordinate, from: start) * odd.period
      #expect(rest >= start - 1e-9 && rest <= start + odd.period + 1e-9)
    }
  }
}
