import Hands
import Testing

/// Zoomed content keeps what is in the middle of the view through a resize, and is where it was when it is turned back.
struct TurnedPhotoTests {
  private static let count = perBuild(debug: 1_000, release: 10_000)

  private func middle(_ scroll: ScrollController) -> Point {
    let view = scroll.viewport
    return scroll.converted(
      toContent: scroll.converted(fromViewport: Point(x: view.width / 2, y: view.height / 2)))
  }

  /// The part of the view that stays in place: the middle, or what a link says.
  private enum Kept: CaseIterable {
    case middle, fitted, start, center, end

    var links: [any ScrollBehavior] {
      switch self {
      case .middle: [Bouncing()]
      case .fitted: [Aligning(.center), Bouncing()]
      case .start: [Aligning(.start, on: .all), Clamping()]
      case .center: [Aligning(.center, on: .all), Bouncing()]
      case .end: [Aligning(.end, on: .all), Bouncing()]
      }
    }

    var part: Double {
      switch self {
      case .start: 0
      case .end: 1
      case .middle, .fitted, .center: 0.5
      }
    }
  }

  @Test(arguments: Kept.allCases)
  private func aPhotoThatIsTurnedTwiceIsWhereItWas(_ kept: Kept) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let content = Size(width: 390, height: .random(in: 200...700, using: &random))
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 700), content: content, behaviors: kept.links)
      scroll.settings.maximumZoomScale = 6
      scroll.setZoomScale(.random(in: 1.1...6, using: &random), about: Point(x: 200, y: 300), animated: false)
      for axis in Axis.both {
        let extent = scroll.geometry.extent[axis]
        let room = (extent.upper ?? 0) - (extent.lower ?? 0)
        scroll.contentOffset[axis] = (extent.lower ?? 0) + room * Double.random(in: 0...1, using: &random)
      }
      let (offset, viewport) = (scroll.contentOffset, scroll.viewport)
      for turn in 0..<Int.random(in: 1...4, using: &random) {
        scroll.viewport = Size(
          width: .random(in: 100...900, using: &random), height: .random(in: 100...900, using: &random))
        if turn == 1 { scroll.invalidateLayout() }
        // As near to the place as the walls allow.
        for axis in Axis.both {
          let wanted = offset[axis] + kept.part * (viewport[axis] - scroll.viewport[axis])
          let place = scroll.geometry.extent[axis].clamp(wanted)
          try #require(
            (scroll.contentOffset[axis] - place).magnitude < 1e-6,
            "seed \(seed): \(axis) \(scroll.contentOffset[axis]), not \(place)")
        }
      }
      scroll.viewport = viewport
      for axis in Axis.both {
        try #require((scroll.contentOffset[axis] - offset[axis]).magnitude < 1e-9, "seed \(seed): \(axis)")
      }
    }
  }

  /// Who moves the photo while it is turned has the last word.
  @Test func aTurnedPhotoThatIsMovedStaysThere() {
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 700), content: Size(width: 390, height: 600), behaviors: [Bouncing()]
    )
    scroll.settings.maximumZoomScale = 4
    scroll.setZoomScale(3, about: Point(x: 10, y: 10), animated: false)
    scroll.viewport = Size(width: 700, height: 390)
    scroll.contentOffset = Point(x: 300, y: 500)
    let moved = middle(scroll)
    scroll.viewport = Size(width: 390, height: 700)
    #expect((middle(scroll) - moved).x.magnitude < 1e-9 && (middle(scroll) - moved).y.magnitude < 1e-9)
  }

  /// A finger that holds a photo, or a fling, goes on about the middle.
  @Test(arguments: [false, true]) func aPhotoInMotionKeepsItsMiddle(_ isFlung: Bool) {
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 700), content: Size(width: 390, height: 700), behaviors: [Clamping()]
    )
    scroll.settings.maximumZoomScale = 8
    scroll.setZoomScale(8, about: Point(x: 200, y: 350), animated: false)
    let hand = Hand(scroll, .vertical)
    if isFlung { hand.fling(at: 300) } else { hand.pull(by: 40) }
    let before = middle(scroll)
    scroll.viewport = Size(width: 700, height: 390)
    #expect((middle(scroll) - before).x.magnitude < 0.02 && (middle(scroll) - before).y.magnitude < 0.02)
  }
}
