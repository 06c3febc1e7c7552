import Hands
import ScrollMotion
import Testing

struct ZoomLevelTests {
  /// The program of the article: a level is kept while its content zooms, and decided anew at the end.
  private final class Map: ScrollDelegate {
    let levels = ZoomLevels(-3...3)
    var shown = 0

    func scrollDidZoom(_ scroll: ScrollController) {
      shown = levels.level(at: scroll.zoomScale, showing: shown)
    }

    func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
      shown = levels.level(at: scale)
    }
  }

  @Test(arguments: 0..<UInt64(40))
  func theLevelAtRestFollowsFromTheScaleAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let map = Map()
    let photo = Photo(Photo.big, scales: 0.25...8)
    photo.scroll.delegate = map
    for _ in 0..<12 {
      let point = Point(x: number(0...400), y: number(0...600))
      // Scales near borders of levels are common.
      let scale = Double(sign: .plus, exponent: Int.random(in: -2...2, using: &random), significand: 1)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: photo.scroll.setZoomScale(scale * number(0.9...1.2), about: point, animated: true)
      case 1: photo.scroll.setZoomScale(scale, about: point, animated: false)
      case 2: photo.scroll.zoom(by: number(0.5...2), about: point, time: photo.time)
      default:
        photo.pinch(at: point)
        for step in 1...5 { photo.spread(to: 1 + Double(step) * number(-0.12...0.3)) }
        photo.release()
      }
      photo.settle()
      #expect(map.shown == map.levels.level(at: photo.scroll.zoomScale))
    }
  }
}
