import Hands
import Testing

/// Thumbs that I drag, and tracks that I click: 2,000 points of content, seen through 400.
struct IndicatorPressTests {
  private let indicators = Indicators()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()], content: Double = 2_000)
    -> Hand
  {
    indicators.inHand(axis, behaviors, content: content)
  }

  private func press(_ hand: Hand, at place: Double, across: Double = 396) -> Bool {
    indicators.pressBegan(at: hand.axis.point(place, across: across), time: hand.time)
  }

  private func drag(_ hand: Hand, to place: Double) {
    indicators.pressMoved(to: hand.axis.point(place, across: 200), time: hand.time)
  }

  private func thumb(_ hand: Hand) throws -> Rect {
    try #require(indicators.thumb(on: hand.axis, at: hand.time)).rect
  }

  @Test(arguments: Axis.both) func iDragTheThumbAndTheContentFollowsToBothEnds(_ axis: Axis) throws {
    let hand = hand(axis)
    let before = try thumb(hand)
    #expect(press(hand, at: 20) && indicators.pressedAxis == axis && hand.offset == 0)
    drag(hand, to: 120)
    let now = try thumb(hand)
    #expect(now.lower(axis).isNear(before.lower(axis) + 100), "it stays under my finger")
    #expect(hand.offset.isNear(1_600 * 100 / (394 - before.length(axis))))
    for (place, offset) in [(900.0, 1_600.0), (-500, 0), (397 - before.length(axis) + 17, 1_600), (20, 0)] {
      drag(hand, to: place)
      #expect(hand.offset == offset, "exact at both ends")
    }
    drag(hand, to: 200)
    let offset = hand.offset
    indicators.pressEnded(time: hand.time)
    #expect(indicators.pressedAxis == nil && hand.resting() == offset)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func theAreaIsLargerThanTheThumb(_ axis: Axis) throws {
    let hand = hand(axis)
    let (track, area) = (try #require(indicators.track(on: axis)), try #require(indicators.hitArea(on: axis)))
    #expect(track.lower(axis) == 3 && track.length(axis) == 394 && track.length(axis.cross) == 3)
    #expect(area.length(axis.cross) == 44 && area.upper(axis.cross) == 400)
    #expect(area.lower(axis) == 3 && area.length(axis) == 394)
    #expect(indicators.part(at: axis.point(20, across: 357)) == .thumb(axis))
    #expect(indicators.part(at: axis.point(20, across: 355)) == nil)
    #expect(indicators.part(at: axis.point(300, across: 380)) == .track(axis, .upper))
    hand.scroll.contentOffset[axis] = 1_600
    #expect(indicators.part(at: axis.point(20, across: 380)) == .track(axis, .lower))
    #expect(indicators.hitArea(on: axis.cross) == nil && indicators.part(at: axis.point(.nan)) == nil)
  }

  @Test(arguments: Axis.both) func aShortThumbIsHitOnTheLengthOfAFinger(_ axis: Axis) throws {
    let hand = hand(axis, content: 1e9)
    hand.scroll.contentOffset[axis] = 5e8
    let thumb = try thumb(hand)
    #expect(thumb.length(axis) == 36)
    #expect(indicators.part(at: axis.point(thumb.lower(axis) - 3.9, across: 390)) == .thumb(axis))
    #expect(indicators.part(at: axis.point(thumb.lower(axis) - 4.1, across: 390)) == .track(axis, .lower))
    #expect(press(hand, at: thumb.lower(axis) + 18))
    drag(hand, to: 1_000)
    #expect(hand.offset == 1e9 - 400)
    drag(hand, to: -1_000)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both, [TrackPress.ignored, .page, .jump])
  func iClickTheTrack(_ axis: Axis, _ press: TrackPress) throws {
    let hand = hand(axis)
    indicators.trackPress = press
    let isTaken = self.press(hand, at: 300)
    #expect(isTaken == (press != .ignored))
    switch press {
    case .ignored: #expect(hand.scroll.phase == .idle && hand.offset == 0)
    case .page:
      indicators.pressEnded(time: hand.time)
      #expect(hand.resting() == 350, "a page, of seven eighths of the viewport")
      #expect(self.press(hand, at: 5))
      indicators.pressEnded(time: hand.time)
      #expect(hand.resting() == 0, "and back")
    case .jump:
      let thumb = try thumb(hand)
      #expect((thumb.lower(axis) + thumb.length(axis) / 2).isNear(300))
      drag(hand, to: 200)
      #expect(try self.thumb(hand).lower(axis).isNear(thumb.lower(axis) - 100), "and dragged on")
    }
  }

  @Test(arguments: Axis.both) func theThumbStaysUnderMyFingerOnAReversedAxis(_ axis: Axis) throws {
    let hand = hand(axis)
    hand.scroll.isReversed[axis] = true
    let thumb = try thumb(hand)
    #expect(thumb.upper(axis) == 397)
    #expect(press(hand, at: 380))
    drag(hand, to: 280)
    #expect(try self.thumb(hand).upper(axis).isNear(297) && hand.offset > 300)
    drag(hand, to: -100)
    #expect(hand.offset == 1_600)
    indicators.pressEnded(time: hand.time)
    #expect(press(hand, at: 300))
    indicators.pressEnded(time: hand.time)
    #expect(hand.resting() == 1_250, "a page towards the click")
  }

  @Test(arguments: Axis.both) func barsMakeTheTrackShorter(_ axis: Axis) throws {
    let hand = hand(axis)
    hand.scroll.safeArea = axis.inset(.lower, 50)
    let track = try #require(indicators.track(on: axis))
    #expect(track.lower(axis) == 53 && track.upper(axis) == 397)
    #expect(press(hand, at: 90))
    drag(hand, to: 1_000)
    #expect(hand.offset == 1_600)
    drag(hand, to: 0)
    #expect(hand.offset == -50)
  }

  /// Content that turns out longer as it comes into view.
  @Test(arguments: Axis.both) func theEndOfTheTrackIsTheEndOfTheMeasuredContent(_ axis: Axis) throws {
    let content = Arranging(
      Stack(count: 400, estimate: 30) { index, _ in Double(40 + index % 7 * 10) }, axis: axis)
    let hand = hand(axis, [content, Bouncing()])
    #expect(press(hand, at: 10))
    for place in stride(from: 10.0, through: 500, by: 35) { drag(hand, to: place) }
    #expect(hand.offset == hand.scroll.geometry.extent[axis].upper)
    let length = hand.scroll.contentSize[axis]
    try content.change(.insertRun(count: 10, length: 50, at: 400))
    #expect(hand.scroll.contentSize[axis] > length)
    #expect(hand.offset == hand.scroll.geometry.extent[axis].upper, "and stays the end")
    drag(hand, to: -100)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func theThumbLandsOnAPageWhenIRelease(_ axis: Axis) {
    let hand = hand(axis, [Paging(axis: axis)])
    #expect(press(hand, at: 20))
    drag(hand, to: 130)
    indicators.pressEnded(time: hand.time)
    #expect(hand.resting() == 400)
  }

  @Test(arguments: Axis.both) func aPressCatchesAFlingAndKeepsTheThumbInSight(_ axis: Axis) throws {
    let hand = hand(axis)
    indicators.style.hold = 0.5
    hand.fling(at: 2_000, frames: 6)
    let place = try thumb(hand)
    let offset = hand.offset
    #expect(press(hand, at: place.lower(axis) + 10) && hand.scroll.phase == .idle)
    hand.frame(after: 20)
    #expect(hand.offset == offset && indicators.thumb(on: axis, at: hand.time)?.opacity == 1)
    indicators.pressEnded(time: hand.time)
    #expect(indicators.thumb(on: axis, at: hand.time + 0.4)?.opacity == 1)
    #expect(indicators.thumb(on: axis, at: hand.time + 1)?.opacity == 0)
    hand.now += 2
    #expect(!press(hand, at: place.lower(axis) + 10), "what is not seen takes no press")
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsAThumbThatIsHeld(_ axis: Axis) throws {
    let hand = hand(axis)
    #expect(press(hand, at: 20))
    drag(hand, to: 90)
    let (other, scroll) = try Indicators.restored(from: hand)
    #expect(other.pressedAxis == axis)
    drag(hand, to: 150)
    other.pressMoved(to: axis.point(150, across: 200), time: hand.time)
    #expect(scroll.contentOffset == hand.scroll.contentOffset && hand.offset > 400)
  }

  /// Presses and layouts at random: the content stays between its walls, and the thumb under the finger.
  @Test(arguments: Axis.both) func theThumbIsUnderTheFingerWhateverHappens(_ axis: Axis) throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let hand = hand(axis)
      hand.scroll.isReversed[axis] = seed % 2 == 1
      for _ in 0..<60 {
        let grip = try thumb(hand).lower(axis) + 10
        #expect(press(hand, at: grip))
        let place = Double.random(in: 13...300, using: &random)
        drag(hand, to: place)
        let thumb = try thumb(hand)
        #expect(thumb.lower(axis).isNear(min(397 - thumb.length(axis), place - 10)), "seed \(seed)")
        let extent = hand.scroll.geometry.extent[axis]
        #expect(extent.clamp(hand.offset) == hand.offset)
        indicators.pressEnded(time: hand.time)
        if Int.random(in: 0..<5, using: &random) == 0 {
          hand.scroll.contentSize = axis.size(.random(in: 500...9_000, using: &random), across: 400)
        }
        hand.frames(2)
      }
    }
  }
}
