import ScrollMotion
import ScrollSpace
import Testing

/// Dials and cranks in whole detents, and held arrow keys.
struct DetentsTests {
  @Test(arguments: [15.0, 0.25, 1e-3]) func aTurnPassesAsManyDetentsAsFitHoweverFineItIs(_ angle: Double) {
    for parts in [1, 7, 64] {
      var (detents, passed) = (Detents(angle: angle), 0)
      for _ in 0..<24 * parts { passed += detents.turn(by: angle / Double(parts)) }
      #expect(passed == 24)
      for _ in 0..<24 * parts { passed += detents.turn(by: 0 - angle / Double(parts)) }
      #expect(passed == 0)
    }
  }

  @Test func aHandThatRestsHalfWayDoesNotScrollToAndFro() {
    var detents = Detents(angle: 10, hysteresis: 0.1)
    #expect(detents.turn(by: 5.9) == 0 && detents.turn(by: 0.2) == 1)
    for _ in 0..<20 { #expect(detents.turn(by: -1.9) == 0 && detents.turn(by: 1.9) == 0) }
    #expect(detents.turn(by: -2.2) == -1)
  }

  @Test(arguments: [-7.0, -1, 1, 3, 1_000]) func oneTurnPassesSeveralDetents(_ count: Double) {
    var detents = Detents(angle: 15)
    #expect(detents.turn(by: 15 * count) == Int(count))
  }

  @Test func aCranksAngleGoesTheShorterWayRound() {
    var detents = Detents(angle: 15)
    #expect(detents.turn(to: 350) == 0, "the first angle turns nothing")
    #expect(detents.turn(to: 20) == 2 && detents.turn(to: 320) == -4)
    var (turned, angle) = (0, 320.0)
    for _ in 0..<72 {
      angle = (angle + 10).truncatingRemainder(dividingBy: 360)
      turned += detents.turn(to: angle)
    }
    #expect(turned == 48)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e9])
  func anAngleThatIsNoneTurnsNothing(_ angle: Double) {
    var detents = Detents(angle: 15)
    _ = detents.turn(by: 7)
    let before = detents
    #expect(detents.turn(by: angle * 15) == 0 && detents == before)
  }

  @Test func oppositeArrowsAreNoDirection() {
    let keys: ArrowKeys = [.up, .down, .right]
    #expect(keys.direction == Vector(x: 1, y: 0))
    #expect(keys.subtracting(.up).direction == Vector(x: 1, y: 1))
    #expect(ArrowKeys().direction == .zero && ArrowKeys.left.direction == Vector(x: -1, y: 0))
  }

  @Test(arguments: WheelMapping.allCases)
  func aVerticalWheelMovesAHorizontalStripWhereMapped(_ mapping: WheelMapping) {
    let delta = Vector(x: 1, y: 5)
    #expect(mapping.mapped(delta, scrollable: PerAxis(true)) == delta)
    #expect(mapping.mapped(delta, scrollable: PerAxis(false)) == delta)
    let strip = mapping.mapped(delta, scrollable: PerAxis(x: true, y: false))
    #expect(strip == (mapping == .asGiven ? delta : Vector(x: 6, y: 0)))
    let column = mapping.mapped(delta, scrollable: PerAxis(x: false, y: true))
    #expect(column == (mapping == .asGiven ? delta : Vector(x: 0, y: 6)))
  }
}
