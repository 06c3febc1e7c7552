import Hands
import RandomStory
import ScrollTrace

/// A host and a program that call a scroller for anything, at random: random events, with updates and commands of a
/// program in between.
final class TraceStory {
  struct Unexpected: Error {}

  let scroll: ScrollController
  private let teller: Teller
  private var random: SeededGenerator
  private let meddler: Meddler

  init(_ scroll: ScrollController, seed: UInt64) {
    self.scroll = scroll
    teller = Teller(seed: seed, of: scroll)
    random = SeededGenerator(seed: seed)
    meddler = Meddler(seed: seed)
    scroll.delegate = meddler
  }

  func play(_ count: Int) {
    for _ in 0..<count {
      switch Int.random(in: 0..<30, using: &random) {
      case 0: update()
      case 1:
        let place = Point(x: 0, y: number(-300...4_000))
        scroll.setContentOffset(place, arrival: .timed(0.25)) { [scroll] _ in scroll.contentOffset.y += 3 }
      case 2:
        // Items that are there, and some that are not.
        guard let tiles = scroll.behaviors.first as? Tiling<TraceTile> else { break }
        let align = [nil, Alignment.start, .center, .end, Alignment(item: 0.3, viewport: 0.7)].randomElement(
          using: &random)
        tiles.scroll(
          to: Int64.random(in: 0..<104, using: &random), align: align ?? nil,
          padding: Insets(top: number(0...40), bottom: number(0...40)), animated: Bool.random(using: &random))
      default: teller.next()
      }
    }
  }

  private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  private func update() {
    scroll.update {
      scroll.contentSize.height = number(300...5_000)
      scroll.update { scroll.viewport.height = number(200...500) }
      if Bool.random(using: &random) { scroll.scrollToTop() }
      let place = Point(x: number(-100...800), y: number(-300...4_000))
      scroll.afterUpdate { [scroll] in scroll.setContentOffset(place, animated: true) }
    }
    scroll.invalidateLayout()
  }
}

/// A delegate that answers, and commands from within its callbacks.
private final class Meddler: ScrollDelegate {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: ~seed) }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    if chance(3) { targetContentOffset.y += 40 }
    if chance(6) { scroll.decelerationRate = .fast }
  }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if chance(4) { scroll.setContentOffset(Point(x: 0, y: 120), animated: true) }
    if chance(5) { scroll.update { scroll.contentSize.height += 10 } }
  }
  func scrollDidLayout(_ scroll: ScrollController) { if chance(6) { scroll.setNeedsFrame() } }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { if chance(8) { scroll.stop() } }
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool { chance(2) }
}
