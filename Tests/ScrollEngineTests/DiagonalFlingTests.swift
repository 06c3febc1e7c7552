import Hands
import Testing

/// A fling's axes do not know of each other.
struct DiagonalFlingTests {
  /// Limits of speed count on each axis by itself: a fling at 45° goes as far on each axis as one along it.
  @Test(arguments: [300.0, 2_000, 8_000, 14_000], [VelocityStrategy.leastSquares, .impulse])
  func aDiagonalFlingGoesAsFarOnEachAxisAsAStraightOne(_ speed: Double, _ strategy: VelocityStrategy) {
    func rest(_ velocity: Vector) -> Point {
      let scroll = scroller([], content: 1e6)
      scroll.settings.velocityStrategy = strategy
      let finger = Finger(scroll)
      finger.fling(velocity)
      let told = scroll.destination
      finger.rest()
      #expect(finger.offset == told)
      return told
    }
    let diagonal = rest(Vector(x: speed, y: speed))
    let (across, along) = (rest(Vector(x: speed, y: 0)), rest(Vector(x: 0, y: speed)))
    #expect(diagonal.x == diagonal.y && diagonal.x > 0)
    // The slop is a length: along the diagonal each axis has a part of it.
    let slop = 10 * (1 - 0.5.squareRoot())
    #expect((diagonal.x - across.x - slop).magnitude < 1e-6 && (diagonal.y - along.y - slop).magnitude < 1e-6)
  }
}
