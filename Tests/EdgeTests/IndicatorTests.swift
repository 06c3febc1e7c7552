import Hands
import Testing

/// When thumbs are seen.
struct IndicatorTests {
  private let indicators = Indicators()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    Hand(scroller(behaviors + [indicators]), axis, now: 10)
  }

  private func opacity(_ axis: Axis, at seconds: Double) -> Double? {
    indicators.thumb(on: axis, at: .seconds(seconds))?.opacity
  }

  @Test(arguments: Axis.both) func theThumbAppearsAsIScrollAndFadesAfterwards(_ axis: Axis) throws {
    let hand = hand(axis)
    #expect(opacity(axis, at: 10) == 0)
    hand.fling(at: 1_500, frames: 1)
    #expect(opacity(axis, at: hand.now) == 1 && opacity(axis.cross, at: hand.now) == 0)
    #expect(opacity(axis, at: hand.now + 100) == 1, "as long as nothing says that it rests")
    hand.rest()
    let rest = hand.now - 1.0 / 64
    #expect(opacity(axis, at: rest) == 1 && opacity(axis, at: rest + 1.2) == 1)
    #expect(try #require(opacity(axis, at: rest + 1.2 + 0.0625)).isNear(0.75))
    #expect(try #require(opacity(axis, at: rest + 1.2 + 0.125)).isNear(0.5))
    #expect(opacity(axis, at: rest + 1.46) == 0 && opacity(axis, at: 1e200) == 0)
    for time in [Double.nan, .infinity, -.infinity] { #expect(opacity(axis, at: time) == 0) }
  }

  @Test(arguments: Axis.both) func aThumbIsAtTheContentsPlaceOnAReversedAxis(_ axis: Axis) throws {
    let hand = hand(axis)
    hand.scroll.contentOffset[axis] = 400
    let before = try #require(indicators.thumb(on: axis, at: hand.time)).rect
    hand.scroll.isReversed[axis] = true
    let after = try #require(indicators.thumb(on: axis, at: hand.time)).rect
    #expect(after.lower(axis) == 400 - before.upper(axis) && after.size == before.size)
    #expect(after.lower(axis.cross) == before.lower(axis.cross))
    hand.scroll.isReversed = PerAxis(false)
    hand.scroll.isReversed[axis.cross] = true
    let across = try #require(indicators.thumb(on: axis, at: hand.time)).rect
    #expect(across.lower(axis.cross) == 400 - before.upper(axis.cross), "it is at the other side")
    hand.scroll.isReversed = PerAxis(false)
    hand.scroll.resize(safeArea: Insets(top: 10, left: 10))
    hand.scroll.isReversed = PerAxis(true)
    let clear = try #require(indicators.thumb(on: axis, at: hand.time)).rect
    #expect(clear.lower(axis.cross) == 13)
  }

  @Test(arguments: Axis.both) func theHostGetsTheFramesOfTheFadeAndThenItIsLeftAlone(_ axis: Axis) {
    let hand = hand(axis)
    hand.flingToRest(at: 600)
    let rest = hand.now - 1.0 / 64
    guard case .sleep(let start) = hand.frame() else {
      Issue.record("asked for no frame, though the thumb is to fade")
      return
    }
    #expect(start.seconds.isNear(rest + 1.2))
    hand.now = start.seconds
    var seen: [Double] = []
    var demand = hand.frame(after: 0)
    while demand == .needsFrame, seen.count < 100 {
      demand = hand.frame()
      seen.append(opacity(axis, at: hand.now) ?? -1)
    }
    #expect(demand == .idle && seen.last == 0 && (15...17).contains(seen.count))
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(arguments: Axis.both) func aFingerThatComesDownKeepsTheThumb(_ axis: Axis) {
    let hand = hand(axis)
    hand.flingToRest(at: 900)
    hand.now += 1.3
    hand.frame(after: 0)
    hand.down()
    #expect(opacity(axis, at: hand.now + 60) == 1)
    hand.lift(after: 60)
    #expect(opacity(axis, at: hand.now + 1) == 1 && opacity(axis, at: hand.now + 2) == 0)
    hand.now += 5
    hand.frame()
    hand.down()
    #expect(opacity(axis, at: hand.now) == 0, "but what is gone stays gone until it moves")
    hand.lift()
  }

  /// A frame may not come before the finger goes: what is flashed meanwhile stays until then, and fades then.
  @Test(arguments: Axis.both) func aFlashedThumbStaysUntilTheFingerIsGone(_ axis: Axis) {
    let hand = hand(axis, [Clamping()]).held()
    hand.frame()
    indicators.flash(at: hand.time)
    hand.frame(after: 5)
    #expect(opacity(axis, at: hand.now) == 1, "what the host has drawn is what there is to draw")
    hand.lift()
    let lifted = hand.time
    var demand = hand.frame()
    while demand == .needsFrame { demand = hand.frame() }
    #expect(demand == .sleep(until: lifted + 1.2))
    hand.now = lifted.seconds + 1.5
    #expect(hand.frame() == .idle && opacity(axis, at: hand.now) == 0)
  }

  @Test(arguments: Axis.both) func aFlashShowsAllThumbs(_ axis: Axis) {
    let hand = hand(axis)
    hand.frame()
    indicators.flash(at: .seconds(hand.now))
    let flashed = hand.time
    for axis in Axis.both { #expect(opacity(axis, at: hand.now) == 1) }
    #expect(hand.frame() == .needsFrame)
    #expect(hand.frame() == .sleep(until: flashed + 1.2))
    hand.now += 2
    #expect(hand.frame() == .idle && opacity(axis, at: hand.now) == 0)
    for time in [Double.nan, .infinity, 1e200, 1e6] { indicators.flash(at: .seconds(time)) }
    #expect(opacity(axis, at: hand.now) == 0, "that is no present time")
    hand.rest()
    #expect(hand.frame() == .idle)
  }

  @Test func aFlashAndAnotherStyleWakeASleepingHost() {
    let hand = hand(.vertical)
    var calls = 0
    hand.scroll.onNeedsFrame = { calls += 1 }
    for change in [
      { $0.flash(at: hand.time) }, { $0.style.thickness = 9 }, { $0.shows.x = false },
      { $0.staysInSafeArea = false },
    ] as [(Indicators) -> Void] {
      hand.rest()
      calls = 0
      change(indicators)
      #expect(calls == 1 && hand.frame() == .needsFrame)
    }
  }

  @Test(arguments: Axis.both) func placementsShowNoThumbAndAnimationsDo(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.contentOffset = axis.point(300)
    hand.scroll.setContentOffset(axis.point(400), animated: false)
    hand.scroll.contentInset = axis.inset(.lower, 20)
    hand.frame()
    #expect(opacity(axis, at: hand.now) == 0)
    hand.travel(to: 900, frames: 1)
    hand.frame(after: 30)
    #expect(hand.scroll.phase == .idle && opacity(axis, at: hand.now) == 1, "within one frame, too")
    hand.now += 5
    hand.frame()
    hand.scroll.settings.reducesMotion = true
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    #expect(opacity(axis, at: hand.now) == 1 && opacity(axis.cross, at: hand.now) == 0)
  }

  @Test(arguments: Axis.both) func endlessContentHasNone(_ axis: Axis) {
    for links in [[Infinite(axis: axis)], [Infinite(axis: axis, openAt: .upper)], [Circular(axis: axis)]]
      as [[any ScrollBehavior]]
    {
      let hand = hand(axis, links).flung(at: 900, frames: 1)
      #expect(indicators.thumb(on: axis, at: hand.time) == nil)
      #expect(indicators.thumb(on: axis.cross, at: hand.time) != nil)
      hand.rest()
      indicators.flash(at: hand.time)
      indicators.shows[axis.cross] = false
      #expect(hand.frame() == .needsFrame)
      #expect(hand.frame() == .idle, "and asks for no more frames")
      indicators.shows[axis.cross] = true
      hand.scroll.behaviors = []
    }
  }

  @Test(arguments: Axis.both) func theThumbStaysClearOfTheKeyboard(_ axis: Axis) throws {
    let hand = hand(axis)
    hand.scroll.safeArea = axis.inset(.upper, 34)
    hand.scroll.obscured = axis.inset(.upper, 216)
    hand.scroll.contentOffset = axis.point(hand.scroll.geometry.extent[axis].upper ?? 0)
    let thumb = try #require(indicators.thumb(on: axis, at: hand.time))
    #expect((thumb.rect.upper(axis) - (400 - 216 - 9)).magnitude < 1e-9)
    indicators.staysInSafeArea = false
    let other = try #require(indicators.thumb(on: axis, at: hand.time))
    #expect((other.rect.upper(axis) - (400 - 9)).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func anAbsurdTimeDoesNotKeepTheThumbForever(_ axis: Axis) {
    let hand = hand(axis).flung(at: 900)
    let now = hand.now
    hand.now = 1e9
    hand.frame()
    hand.now = now
    hand.frame()
    #expect(hand.frame() != .needsFrame && hand.scroll.diagnostics.count(of: .clockReset) == 1)
    #expect(opacity(axis, at: hand.now) == 1, "its time was set back, too")
    hand.now += indicators.style.hold + indicators.style.fade
    hand.frame()
    #expect(opacity(axis, at: hand.now) == 0)
    #expect(hand.frame() == .idle)
  }

  @Test func aStyleOfNonsenseShowsAndHidesAllTheSame() {
    for number in [-1, Double.nan, .infinity] {
      (indicators.style.hold, indicators.style.fade) = (number, number)
      let hand = hand(.vertical)
      hand.flingToRest(at: 900)
      hand.now += 1
      #expect(opacity(.vertical, at: hand.now) == (number == .infinity ? 1 : 0))
      #expect(hand.frame() == .idle)
      hand.scroll.behaviors = []
    }
  }
}
