import Hands
import ScrollHosting
import ScrollWeb
import Seeds
import Testing

/// The exports of a page, called as its script calls them. All tests have one page, so they run one after the other.
@Suite(.serialized) struct WebPageTests {
  let list = Self.rows()
  let view: WebView
  var number: Int32 { Int32(view.number) }
  let start = WebPage.shared.now.seconds * 1_000 + 1_000

  init() { view = WebPage.shared.add(list, named: "list") }

  private static func rows() -> ScrollController {
    ScrollController(
      viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 40_000),
      behaviors: [Clamping()])
  }

  private func scroller() -> ScrollController {
    ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 900, height: 900),
      behaviors: [Bouncing()])
  }

  /// Calls frames until none is due.
  func rest(from time: Double) {
    var now = time
    for _ in 0..<5_000 where wait(now) >= 0 {
      now += max(16, wait(now))
      _ = frame(now)
    }
    #expect(wait(now) == -1)
  }

  /// An event of an absurd time stops nothing: the frames after it mend the clock, as that of a scroller.
  @Test func anAbsurdTimeDoesNotStopThePage() {
    _ = frame(start)
    list.setContentOffset(Point(x: 0, y: 900), animated: true)
    cancelAll(1e15)
    for count in 1...120 { _ = frame(start + Double(count) * 16) }
    #expect(list.contentOffset.y == 900 && WebPage.shared.now == .milliseconds(start + 120 * 16))
  }

  @Test(arguments: [120.0, 100, 53, 24]) func aNotchScrollsByTheDistanceOfItsEvent(_ length: Double) {
    var time = start
    for count in 1...3 {
      #expect(wheel(number, 0, length, 0, 0, -120, 0, 100, 100, time))
      rest(from: time)
      #expect(list.contentOffset.y == length * Double(count))
      time = WebPage.shared.now.seconds * 1_000 + 600
    }
    WebPage.shared.remove(view)
  }

  @Test func aWheelWithShiftScrollsAlongTheOtherAxis() {
    list.contentSize.width = 3_000
    #expect(wheel(number, 0, 120, 0, 0, -120, 1, 100, 100, start))
    rest(from: start)
    #expect(list.contentOffset == Point(x: 120, y: 0))
    WebPage.shared.remove(view)
  }

  @Test(arguments: UInt64(0)..<20) func aWheelMovesEachOfSeveralViewsAsItMovesOneView(_ seed: UInt64) {
    /// Passes events of a trackpad, of a wheel and of an accelerated wheel to views. Returns the offset and the phase of
    /// each view after each event.
    func turn(_ views: [WebView]) -> [[String]] {
      var random = SeededGenerator(seed: seed)
      var states = [[String]](repeating: [], count: views.count)
      for _ in 0..<4 {
        var time = WebPage.shared.now.seconds * 1_000 + .random(in: 600...2_000, using: &random)
        let device = Int.random(in: 0..<3, using: &random)
        for event in 1..<Int.random(in: 4...32, using: &random) {
          let delta = device == 1 ? 120 : Double.random(in: 1...7, using: &random)
          let wheelDelta = device == 0 ? -3 * delta : device == 1 ? -120 : .nan
          for view in views {
            _ = wheel(Int32(view.number), 0, delta, 0, 0, wheelDelta, 0, 100, 100, time)
          }
          time += device == 0 ? 8 : 90
          if event % 2 == 0 { _ = frame(time) }
          for (index, view) in views.enumerated() {
            let offset = (view.scroll.contentOffset.y * 1_000).rounded()
            states[index].append("\(offset) \(view.scroll.phase)")
          }
        }
        rest(from: time)
      }
      views.forEach(WebPage.shared.remove)
      return states
    }
    let alone = turn([view])[0]
    let views = (0..<3).map { WebPage.shared.add(Self.rows(), named: "follower \($0)") }
    for states in turn(views) { #expect(states == alone) }
  }

  @Test func aWheelAlongAnAxisThatDoesNotScrollIsThePages() {
    #expect(!wheel(number, 120, 0, 0, -120, 0, 0, 100, 100, start))
    WebPage.shared.remove(view)
  }

  @Test func aRecordHasPartsInPixelsAndCountsChanges() throws {
    display(2, false)
    view.draw = { view in
      view.put(7, kind: 3, value: 0.5, inContent: Rect(x: 10, y: 20, width: 30, height: 40))
    }
    list.contentOffset.y = 5
    let first = try #require(draw(number))
    #expect((0..<27).map { first[$0] }[20...] == [3, 7, 0.5, 20, 30, 60, 80])
    let changes = first[18]
    #expect(try #require(draw(number))[18] == changes)
    list.contentOffset.y = 6
    #expect(try #require(draw(number))[18] == changes + 1)
    display(1, false)
    WebPage.shared.remove(view)
  }

  @Test func aScrollerInTheContentHasItsPartsBetweenTwoThatSayWhereItIs() throws {
    let (outer, middle, inner) = (NestedScroller(list), scroller(), scroller())
    WebPage.shared.remove(view)
    let nested = outer.add(middle, at: Point(x: 20, y: 300))
    let innermost = nested.add(inner, at: Point(x: 0, y: 150))
    let nest = WebPage.shared.add(ScrollNest(outer, policy: LatchingPolicy.browser), named: "nest")
    nest.draw = { view in
      view.within(nested) {
        view.within(innermost) { view.put(1, inContent: Rect(x: 0, y: 0, width: 10, height: 10)) }
        view.put(2, inContent: Rect(x: 0, y: 0, width: 10, height: 10))
      }
      view.put(3, inContent: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    (list.contentOffset.y, middle.contentOffset.y, inner.contentOffset.y) = (100, 30, 4)
    let record = try #require(draw(Int32(nest.number)))
    let parts = (0..<Int(record[19])).map { part in (0..<7).map { record[20 + part * 7 + $0] } }
    let (one, other) = (parts[0][1], parts[1][1])
    #expect(one != other)
    #expect(
      parts == [
        [-1, one, 0, 20, 200, 200, 200], [-1, other, 0, 20, 320, 200, 200], [0, 1, 0, 20, 316, 10, 10],
        [-2, other, 0, 20, 320, 200, 200], [0, 2, 0, 20, 170, 10, 10], [-2, one, 0, 20, 200, 200, 200],
        [0, 3, 0, 0, -100, 10, 10],
      ])
    WebPage.shared.remove(nest)
  }

  @Test func aScrollerThatJoinsLaterHasTheDisplayOfThePage() {
    WebPage.shared.remove(view)
    let root = NestedScroller(list)
    let nest = WebPage.shared.add(ScrollNest(root, policy: LatchingPolicy.browser), named: "nest")
    display(2, true)
    let (joined, added) = (scroller(), scroller())
    root.add(joined, at: .zero)
    WebPage.shared.host.add(added, frame: Rect(x: 0, y: 0, width: 200, height: 200), in: nest.area)
    _ = frame(start)
    for scroll in [list, joined, added] {
      #expect(scroll.settings.pixel == 0.5 && scroll.settings.reducesMotion)
    }
    display(1, false)
    for scroll in [list, joined, added] {
      #expect(scroll.settings.pixel == 1 && !scroll.settings.reducesMotion)
    }
    added.settings.isScrollEnabled = PerAxis(true)
    added.settings.maximumZoomScale = 4
    #expect(axes(Int32(nest.number)) & 7 == 7)
    let before = refusals()
    joined.touchMoved(to: .zero, time: .milliseconds(start))
    #expect(refusals() == before + 1 && refused() > 0)
    WebPage.shared.remove(nest)
  }

  @Test func anElementThatGetsTheFocusScrollsIntoView() {
    list.contentOffset.y = 1_000
    reveal(number, 20, 500, 60, 30)
    rest(from: start)
    #expect(list.contentOffset == Point(x: 0, y: 1_130))
    reveal(number, 20, 100, 60, 30)
    #expect(wait(start) == -1)
    WebPage.shared.remove(view)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test func aNegativeKindIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        let scroll = ScrollController(viewport: Size(width: 9, height: 9), behaviors: [])
        let view = WebPage.shared.add(scroll, named: "view")
        view.draw = { view in view.put(1, kind: -1, in: .zero) }
        _ = draw(Int32(view.number))
      }
      WebPage.shared.remove(view)
    }
  #endif

  @Test func aCommandMakesAFrameDue() {
    rest(from: start)
    list.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(wait(start) == 0)
    rest(from: start)
    #expect(list.contentOffset.y == 500)
    WebPage.shared.remove(view)
  }

  @Test func aRemovedViewTakesNoCallsAndItsNumberIsNotUsedAgain() {
    _ = pointer(number, 0, 1, 0, 100, 100, start)
    WebPage.shared.remove(view)
    _ = pointer(number, 1, 1, 0, 100, 50, start + 8)
    #expect(draw(number) == nil && name(number) == -1 && list.contentOffset == .zero && !list.isTracking)
    let other = WebPage.shared.add(list, named: "again")
    #expect(other.number == view.number + 1)
    WebPage.shared.remove(other)
  }

  /// The click of a link or a button is its own: the touch makes no tap, and the click is not suppressed, unless the
  /// touch has scrolled or caught moving content.
  @Test func aTouchOnALinkMakesNoTap() {
    var taps = 0
    view.area.gestures.tap = { _ in taps += 1 }
    func touch(by way: Double, _ last: Int32, at time: Double) -> Bool {
      _ = pointer(number, 0, 1, 0, 100, 100, time)
      if way != 0 { _ = pointer(number, 1, 1, 0, 100, 100 - way, time + 8) }
      return pointer(number, last, 1, 0, 100, 100 - way, time + 16)
    }
    #expect(touch(by: 0, 2, at: start) && taps == 1)
    #expect(touch(by: 0, 4, at: start + 1_000) && taps == 1)
    #expect(takesClick(number, 100, 100, start + 1_017))
    #expect(!touch(by: 60, 4, at: start + 2_000) && taps == 1 && list.contentOffset.y > 40)
    #expect(!takesClick(number, 100, 40, start + 2_017))
    list.setContentOffset(Point(x: 0, y: 9_000), animated: true)
    _ = frame(start + 3_000)
    _ = frame(start + 3_016)
    #expect(!touch(by: 0, 4, at: start + 3_020) && taps == 1)
    #expect(!takesClick(number, 100, 100, start + 3_037))
    WebPage.shared.remove(view)
  }

  @Test(arguments: UInt64(0)..<20) func anyCallsLeaveAPageThatComesToRest(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let other = WebPage.shared.add(scroller(), named: "other")
    let views = [number, Int32(other.number), 9_999, -1]
    var time = start
    func some(_ range: ClosedRange<Double>) -> Double {
      Int.random(in: 0..<50, using: &random) == 0
        ? [.nan, .infinity, 1e300, -1e300][Int.random(in: 0..<4, using: &random)]
        : .random(in: range, using: &random)
    }
    for _ in 0..<400 {
      let view = views[Int.random(in: 0..<4, using: &random)]
      time += .random(in: 0...20, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let (phase, id) = (Int32.random(in: -1...4, using: &random), Int32.random(in: 0...2, using: &random))
        _ = pointer(view, phase, id * 1_000_000_000, phase, some(-50...400), some(-50...400), time)
      case 3:
        let (mode, keys) = (Int32.random(in: -1...4, using: &random), Int32.random(in: 0...3, using: &random))
        _ = wheel(
          view, some(-99...99), some(-99...99), mode, some(-240...240), .nan, keys, some(0...200),
          some(0...200), time)
      case 4:
        _ = key(Int32.random(in: -1...12, using: &random), Int32.random(in: 0...2, using: &random), time)
      case 5: focus(view)
      case 6: resize(view, some(0...500), some(0...500))
      default:
        _ = frame(time)
        _ = draw(view)
      }
    }
    cancelAll(time)
    rest(from: time)
    #expect(list.phase == .idle && other.scroll.phase == .idle && list.contentOffset.isFinite)
    #expect(refusals() >= 0 && (refusals() == 0) == (refused() == 0))
    WebPage.shared.remove(other)
    WebPage.shared.remove(view)
  }
}
