import Hands
import Testing

/// `scrollRectToVisible` and `scrollToTop`.
struct ShowingTests {
  let log = Log()
  let probe = Probe()

  private func rect(_ axis: Axis, _ from: Double, _ length: Double) -> Rect {
    Rect(origin: axis.point(from), size: axis.size(length, across: 10))
  }

  static let alignments: [(Alignment?, Double, Double, Double)] = [
    // Alignment, start of the rect, its length, offset: the view is 400 long and at 500.
    (.nearest, 600, 100, 500), (.nearest, 450, 100, 450), (.nearest, 850, 100, 550),
    (.nearest, 400, 600, 500), (.nearest, 450, 450, 500), (.nearest, 550, 450, 550),
    (.nearest, 450, 430, 480), (.nearest, 520, 430, 520),
    (.start, 600, 100, 600), (.center, 600, 100, 450), (.end, 600, 100, 300),
    (.start, 1_900, 100, 1_600), (.end, 10, 20, 0), (.center, 0, 2_000, 800),
  ]

  @Test(arguments: Axis.both, alignments.indices) func aRectComesIntoView(_ axis: Axis, _ index: Int) {
    let (align, from, length, offset) = Self.alignments[index]
    for animated in [true, false] {
      let hand = Hand(scroller([Clamping()]), axis, at: 500)
      hand.scroll.scrollRectToVisible(rect(axis, from, length), align: PerAxis(align), animated: animated)
      #expect(hand.resting() == offset)
    }
  }

  @Test(arguments: Axis.both) func insetsAndPaddingAreNoView(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.contentInset = axis.inset(.lower, 50)
    let padding = axis.inset(.upper, 30)
    hand.scroll.scrollRectToVisible(
      rect(axis, 600, 100), align: .start, padding: padding, animated: false)
    #expect(hand.offset == 550)
    hand.scroll.scrollRectToVisible(
      rect(axis, 600, 100), align: .end, padding: padding, animated: false)
    #expect(hand.offset == 330)
  }

  /// Neither by what a bar's length rounds off.
  @Test(arguments: Axis.both) func aRectBehindABarIsInViewToTheLastBit(_ axis: Axis) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let log = Log()
      let hand = Hand(scroller([Clamping()], delegate: log), axis)
      hand.scroll.contentInset = axis.inset(.lower, .random(in: 1...90, using: &random))
      hand.scroll.contentOffset = axis.point(.random(in: 0...1_600, using: &random))
      let offset = hand.scroll.contentOffset
      let rect = rect(axis, hand.offset + 150, 50)
      #expect(hand.scroll.contentOffset(showing: rect) == offset)
      hand.pull(by: 20)
      log.clear()
      hand.scroll.scrollRectToVisible(rect, animated: true)
      #expect(log.events == [] && hand.scroll.isDragging)
    }
  }

  /// What a finger pulls past the wall, and what springs back from there, is in view all the while.
  @Test(arguments: Axis.both) func aRectInViewPastAWallMovesNothing(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis).pulled(by: -120)
    let pulled = hand.offset
    log.clear()
    hand.scroll.scrollRectToVisible(rect(axis, 40, 50), animated: true)
    #expect(hand.offset == pulled && pulled < -40 && log.events == [] && hand.scroll.isDragging)
    hand.lift()
    hand.frames(2)
    log.clear()
    hand.scroll.scrollRectToVisible(rect(axis, 40, 50), animated: true)
    #expect(log.events == [] && hand.scroll.isDecelerating)
    #expect(hand.resting() == 0)
  }

  /// Keys that are held down ask again and again while the last answer is still under way.
  @Test(arguments: Axis.both) func anotherRectCountsFromTheDestination(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.scrollRectToVisible(rect(axis, 900, 20), animated: true)
    hand.frames(3)
    hand.scroll.scrollRectToVisible(rect(axis, 880, 20), animated: true)
    #expect(hand.destination == 520)
  }

  @Test func everyRectThatFitsIsShownWhole() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let scroll = scroller([Clamping()])
      scroll.contentOffset = Point(
        x: .random(in: 0...1_600, using: &random), y: .random(in: 0...1_600, using: &random))
      let size = Size(
        width: .random(in: 0...400, using: &random), height: .random(in: 0...400, using: &random))
      let rect = Rect(
        origin: Point(
          x: .random(in: 0...2_000 - size.width, using: &random),
          y: .random(in: 0...2_000 - size.height, using: &random)), size: size)
      let align = [Optional<Alignment>.nearest, .start, .center, .end].randomElement(using: &random)!
      let offset = scroll.contentOffset(showing: rect, align: PerAxis(align))
      for axis in Axis.both {
        #expect(offset[axis] <= rect.origin[axis] + 1e-9)
        #expect(offset[axis] + 400 >= rect.origin[axis] + rect.size[axis] - 1e-9)
      }
    }
  }

  @Test(arguments: Axis.both) func scrollToTopReportsItsArrival(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.contentOffset = axis.point(900, across: 70)
    log.clear()
    hand.scroll.scrollToTop(of: axis)
    #expect(log.events == ["shouldScrollToTop"])
    #expect(hand.resting() == 0 && hand.scroll.contentOffset[axis.cross] == 70)
    #expect(
      log.summary.dropFirst() == [
        "didScroll…", "didEndScrollingAnimation", "didScrollToTop", "didSettle(animated)",
      ])
  }

  /// A delegate that forbids may have commanded something else, which is then reported.
  @Test(arguments: Axis.both) func aDelegateMayForbidScrollToTopAndCommandSomethingElse(_ axis: Axis) {
    log.allowsScrollToTop = false
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 900)
    log.clear()
    var outcomes: [AnimationOutcome] = []
    log.once("shouldScrollToTop") { scroll in
      scroll.setContentOffset(axis.point(300), arrival: .jump) { outcomes.append($0) }
    }
    hand.scroll.scrollToTop(of: axis)
    #expect(hand.resting() == 300 && outcomes == [.finished])
    #expect(
      log.events == ["shouldScrollToTop", "didScroll", "didEndScrollingAnimation", "didSettle(animated)"])
  }

  /// If the delegate's answer removes the wall, the layout is reported.
  @Test(arguments: Axis.both) func aWallRemovedByTheAnswerCancelsScrollToTop(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(), probe]), axis, at: 900)
    probe.clear()
    probe.once("shouldScrollToTop") { [unowned probe] scroll in
      probe.onExtent = { proposal, _ in proposal.extent[axis].lower = nil }
      scroll.invalidateLayout()
    }
    hand.scroll.scrollToTop(of: axis)
    #expect(hand.offset == 900 && probe.events == ["shouldScrollToTop", "didLayout"])
  }

  /// Rows that are measured on the way move everything, but the top is the top.
  @Test(arguments: Axis.both, [-70.0, 70])
  func theTopIsReachedThoughContentGrows(_ axis: Axis, _ growth: Double) {
    let hand = Hand(scroller([Clamping(), probe], delegate: log), axis, at: 900)
    hand.scroll.scrollToTop(of: axis)
    hand.frames(5)
    probe.onLayout = { change, _ in change.offset[axis] += growth }
    hand.scroll.invalidateLayout()
    probe.onLayout = { _, _ in }
    #expect(hand.restingAtDestination() == 0 && log.events.contains("didScrollToTop"))
  }

  @Test(arguments: Axis.both) func withoutAWallThereIsNoTop(_ axis: Axis) {
    let scroll = scroller([Infinite()], delegate: log)
    log.clear()
    scroll.scrollToTop(of: axis)
    #expect(log.events == [])
  }
}
