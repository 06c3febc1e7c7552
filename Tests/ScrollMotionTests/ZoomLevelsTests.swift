import ScrollMotion
import Testing

struct ZoomLevelsTests {
  @Test(arguments: [
    (0.5, -1), (0.999, -1), (1, 0), (1.999, 0), (2, 1), (1024, 10), (1e300, 20), (1e-300, -20),
  ])
  func aLevelIsForScalesFromItsOwnToTheNext(_ scale: Double, _ level: Int) {
    #expect(ZoomLevels().level(at: scale) == level)
  }

  @Test(arguments: [0.0, -1, .nan, -.infinity]) func unusableScalesHaveTheLowestLevel(_ scale: Double) {
    #expect(ZoomLevels(-2...4).level(at: scale) == -2)
    #expect(ZoomLevels(-2...4).level(at: scale, showing: 3) == -2)
  }

  @Test func aScaleThatTremblesAtABorderKeepsItsLevel() {
    let levels = ZoomLevels()
    var (level, changes) = (0, 0)
    for step in 0..<100 {
      let next = levels.level(at: step % 2 == 0 ? 1.95 : 2.05, showing: level)
      if next != level { changes += 1 }
      level = next
    }
    #expect(changes == 0)
    #expect(levels.level(at: 2.3, showing: 0) == 1)
    #expect(levels.level(at: 1.95, showing: 1) == 1)
    #expect(levels.level(at: 1.7, showing: 1) == 0)
    #expect(levels.level(at: 40, showing: 0) == 5)
  }

  @Test(arguments: -20...20) func theTilesOfALevelAreMadeForItsScale(_ level: Int) {
    let levels = ZoomLevels()
    #expect(levels.level(at: levels.scale(of: level)) == level)
  }
}
