import ScrollMotion
import ScrollSpace
import Testing

/// Laws of a pull, and those that wrap others.
struct PullLawTests {
  static let laws: [any PullLaw] = [
    RubberBandPull(), RubberBandPull(resistance: 0.9, limit: 70), LimitedPull(to: 60),
    LimitedPull(RubberBandPull(limit: 30), to: 60), DeadZonePull(25),
    DeadZonePull(0, before: LimitedPull(to: 10)),
    LimitedPull(DeadZonePull(12, before: RubberBandPull(limit: 90)), to: 40),
  ]
  static let pulls = stride(from: 0.0, through: 900, by: 7.3)

  @Test(arguments: laws.indices, [300.0, 844])
  func thePullThatShowsAnOffsetIsTheLeastOne(_ number: Int, _ length: Double) throws {
    let law = Self.laws[number]
    for raw in Self.pulls {
      let shown = law.shown(raw, in: length)
      let least = try #require(law.raw(shown, in: length))
      #expect(least <= raw + 1e-9 && least >= 0)
      #expect((law.shown(least, in: length) - shown).magnitude < 1e-9)
    }
  }

  @Test(arguments: laws.indices) func theSlopeIsTheDerivative(_ number: Int) {
    let law = Self.laws[number]
    for raw in Self.pulls.map({ $0 + 0.01 }) {
      let rise = (law.shown(raw + 1e-5, in: 500) - law.shown(raw, in: 500)) / 1e-5
      #expect((rise - law.slope(raw, in: 500)).magnitude < 1e-4)
    }
  }

  @Test(arguments: laws.indices) func theCurveBeginsAtZeroAndNeverFalls(_ number: Int) {
    let law = Self.laws[number]
    #expect(law.shown(0, in: 500) == 0 && law.raw(0, in: 500) == 0)
    let shown = Self.pulls.map { law.shown($0, in: 500) }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func aLimitIsReachedAndNotPassed() {
    let law = LimitedPull(to: 60)
    #expect(law.shown(1e6, in: 400) == 60 && law.raw(60.001, in: 400) == nil)
    #expect(law.raw(60.0.nextUp, in: 400) != nil, "an offset may be rounded")
    #expect(RubberBandPull(limit: 60).shown(1e6, in: 400) < 60)
  }

  @Test func aDeadZoneDelaysTheLawWithin() {
    let law = DeadZonePull(25, before: RubberBandPull(limit: 80))
    #expect(law.shown(25, in: 400) == 0 && law.slope(20, in: 400) == 0)
    #expect(law.shown(45, in: 400) == RubberBand(dimension: 80).shown(20))
  }

  @Test(arguments: laws.indices) func anArchiveMakesTheSameLawAgain(_ number: Int) throws {
    let law = Self.laws[number]
    var archive = ArchiveWalk()
    var written = law
    try PullLaws().walk(&written, &archive)
    var (made, reading): (any PullLaw, ArchiveWalk) = (RubberBandPull(), ArchiveWalk(reading: archive.bytes))
    try PullLaws().walk(&made, &reading)
    #expect(made !== law && made.archived == law.archived)
    for raw in Self.pulls { #expect(made.shown(raw, in: 500) == law.shown(raw, in: 500)) }
  }

  /// Numbers that no law has, and laws within laws without end.
  @Test(arguments: [
    [], [1], [0x52_42_4E_44, -1, 0], [0x50_4C_49_4D, 0, 0x52_42_4E_44, 0.5, 0], [0x50_4C_49_4D, 5],
    (0..<100_000).map { $0 % 2 == 0 ? 0x50_44_5A_4E : 1 },
  ]) func numbersOfNoLawAreRefused(_ numbers: [Double]) throws {
    var archive = ArchiveWalk()
    _ = try archive.value(numbers)
    var (made, reading): (any PullLaw, ArchiveWalk) = (RubberBandPull(), ArchiveWalk(reading: archive.bytes))
    #expect(throws: ArchiveError.unknownLaw) { try PullLaws().walk(&made, &reading) }
  }
}
