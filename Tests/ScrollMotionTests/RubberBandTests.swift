import ScrollMotion
import Seeds
import Testing

@Suite struct RubberBandTests {
  static func random(_ seed: Int) -> (band: RubberBand, raw: Double) {
    var random = Seeded(seed)
    let band = RubberBand(resistance: random.number(0.05...2), dimension: random.number(1...4000))
    return (band, random.one(of: [random.number(0...1), random.number(0...5_000), random.number(0...1e6)]))
  }

  @Test(arguments: 0..<200) func aBandGivesBackWhatWasPulled(seed: Int) throws {
    let (band, raw) = Self.random(seed)
    let shown = band.shown(raw)
    #expect(agree(try #require(band.raw(shown)), raw, floor: 0))
    #expect(agree(band.shown(try #require(band.raw(shown))), shown, part: 1e-14, floor: 0))
  }

  @Test(arguments: 0..<200) func slopeIsTheDerivative(seed: Int) {
    let (band, raw) = Self.random(seed)
    let h = 1e-5 * (band.dimension + raw)
    let slope = (band.shown(raw + 2 * h) - band.shown(raw)) / (2 * h)
    #expect(agree(slope, band.slope(raw + h), part: 1e-6, floor: band.slope(0) * 1e-3))
  }

  @Test(arguments: 0..<50) func aBandFollowsLessTheFurtherOut(seed: Int) {
    let (band, raw) = Self.random(seed)
    #expect(band.slope(0) == band.resistance)
    #expect(band.slope(raw + 1) < band.slope(raw))
    #expect(band.shown(raw + 1) > band.shown(raw))
    #expect(band.shown(raw) < band.dimension)
    #expect(band.shown(raw) <= raw * band.resistance)
  }

  @Test(arguments: [(10.0, 5.46), (50, 26.6), (100, 51.5), (300, 136.8), (1000, 325.9)])
  func aBandShowsWhatUIScrollViewShows(raw: Double, shown: Double) {
    #expect(agree(RubberBand(dimension: 800).shown(raw), shown, part: 2e-3))
  }

  @Test(arguments: [(0.0, 800.0), (-0.55, 800), (0.55, 0), (0.55, -3), (0.55, .infinity), (.nan, 5)])
  func aBandDoesNotYieldWithoutResistanceOrRoom(resistance: Double, dimension: Double) {
    let band = RubberBand(resistance: resistance, dimension: dimension)
    #expect(band.shown(100) == 0)
    #expect(band.slope(100) == 0)
    #expect(band.raw(0) == 0)
    #expect(band.raw(1) == nil)
  }

  @Test func nothingPullsAsFarAsItsDimension() {
    let band = RubberBand(dimension: 800)
    for shown in [800, 801, 1e150, .infinity, .nan] { #expect(band.raw(shown) == nil) }
    #expect(band.shown(.infinity) == 800)
    #expect(band.shown(1e300) == 800)
    #expect(band.slope(.infinity) == 0)
  }

  @Test(arguments: [-1.0, -1e150, -0.0, -.infinity, .nan, -800 / 0.55])
  func aNegativePullCountsAsNone(raw: Double) {
    let band = RubberBand(dimension: 800)
    #expect(band.shown(raw) == 0)
    #expect(band.slope(raw) == 0.55)
    if !raw.isNaN { #expect(band.raw(raw) == 0) }
  }

  @Test(arguments: extremes, extremes) func staysFinite(resistance: Double, dimension: Double) {
    let band = RubberBand(resistance: resistance, dimension: dimension)
    for number in extremes + [.infinity, .nan] {
      let shown = band.shown(number)
      #expect(shown >= 0 && shown <= max(dimension, 0))
      #expect(band.slope(number).isFinite)
      #expect(band.raw(number).map { $0.isFinite && $0 >= 0 } != false)
    }
  }
}
