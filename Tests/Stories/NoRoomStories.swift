import Hands
import ScrollTesting
import Testing

/// Views without room, content without size, and insets larger than the view. Every number is finite, the callbacks
/// keep their order, and the scroller rests within its walls.
struct NoRoomStories {
  /// The part without room.
  enum Lack: String, CaseIterable {
    case viewport, content, both
    case insetBefore, insetBehind, insetsOnBothEnds, keyboard, insetsOutwards

    func scroller(_ axis: Axis, _ links: [any ScrollBehavior]) -> ScrollController {
      let hasView = self != .viewport && self != .both
      let hasContent = self != .content && self != .both
      let scroll = ScrollController(
        viewport: hasView ? Size(width: 400, height: 400) : .zero,
        content: hasContent ? Size(width: 2_000, height: 2_000) : .zero, inset: inset(axis),
        behaviors: links)
      if self == .keyboard { scroll.obscured = axis.inset(.upper, 900) }
      return scroll
    }

    private func inset(_ axis: Axis) -> Insets {
      var inset = Insets.zero
      if self == .insetBefore || self == .insetsOnBothEnds { inset[axis, .lower] = 900 }
      if self == .insetBehind || self == .insetsOnBothEnds { inset[axis, .upper] = 900 }
      if self == .insetsOutwards { (inset[axis, .lower], inset[axis, .upper]) = (-1_500, -900) }
      return inset
    }
  }

  /// The tested links.
  enum Links: String, CaseIterable {
    case rigid, elastic, pages, cards, areas, endless, ring, tiles, page, pageInTheMiddle, ringOfTexts
    case refresh, repeatedEnds

    func made(_ axis: Axis) -> [any ScrollBehavior] {
      let tiles = Tiling<Int>(.uniform(length: 100, spacing: 8, items: 0..<20), axis: axis)
      let page = Arranging(
        Stack(count: 9, margins: Insets(all: 15), spacing: 8) { _, across in across / 2 }, axis: axis)
      switch self {
      case .rigid: return [Clamping()]
      case .elastic: return [Bouncing(always: .all)]
      case .pages: return [Paging(axis: axis), Bouncing(always: .all)]
      case .cards:
        return [Paging(.items(count: 5, length: 280, spacing: 16), axis: axis, align: .center), Clamping()]
      case .areas:
        let areas = [SnapArea](5, axis, every: 300, length: 200, across: .start, reach: 0...200)
        return [Snapping(areas), Bouncing(always: .all)]
      case .endless: return [Infinite(axis: axis), Clamping()]
      case .ring: return [tiles, Circular(axis: axis), Clamping()]
      case .tiles: return [tiles, KeepAnchor(tiles), Bouncing(always: .all)]
      case .page: return [page, Bouncing(always: .all)]
      case .pageInTheMiddle: return [page, Aligning(.center), Clamping()]
      case .ringOfTexts: return [page, Circular(axis: axis), Clamping()]
      case .refresh:
        let refresh = PullToRefresh(axis: axis) { $0.endRefreshing() }
        return [refresh, Bouncing(always: .all)]
      case .repeatedEnds:
        return [RepeatedEnds(axis: axis, count: 4), Paging(axis: axis), Bouncing(always: .all)]
      }
    }
  }

  static let cases = Lack.allCases.flatMap { lack in Links.allCases.map { (lack, $0) } }

  @Test(arguments: cases, Axis.both)
  func aScrollerWithoutRoomStaysValid(_ setting: (lack: Lack, links: Links), _ axis: Axis) throws {
    let indicators = Indicators()
    let checker = CallbackChecker("delegate", joinsLate: true)
    let scroll = setting.lack.scroller(axis, setting.links.made(axis) + [indicators])
    scroll.delegate = checker
    let hand = Hand(scroll, axis)
    func rest() {
      hand.frames(12)
      hand.rest(every: 1.0 / 32)
      checker.endCall(scroll)
      #expect(scroll.phase == .idle)
      for axis in Axis.both {
        let offset = scroll.contentOffset[axis]
        #expect(offset.isFinite && scroll.geometry.extent[axis].clamp(offset) == offset)
        if let thumb = indicators.thumb(on: axis, at: hand.time) { #expect(thumb.rect.isFinite) }
        #expect(scroll.geometry.visibleLength(axis) >= 0)
      }
      let all = Rect(origin: scroll.contentOffset, size: scroll.viewport)
      #expect((0...1).contains(scroll.visibleFraction(of: all)))
      #expect((-1...1).contains(scroll.progress(of: all, on: axis)))
    }
    rest()
    for speed in [1_500.0, -3_000] {
      hand.fling(at: speed)
      rest()
    }
    for delta in [120.0, -400] {
      hand.now += 0.01
      scroll.wheel(by: Vector(x: delta, y: delta), time: hand.time)
      rest()
    }
    for step in [ScrollStep.pages(axis.vector(1)), .lines(axis.vector(-2))] {
      hand.now += 0.01
      scroll.step(by: step, time: hand.time)
      rest()
    }
    scroll.setContentOffset(axis.point(700), animated: true)
    rest()
    for align in [Optional<Alignment>.nearest, .start, .center, .end] {
      scroll.scrollRectToVisible(
        Rect(x: 300, y: 300, width: 50, height: 50), align: PerAxis(align), padding: Insets(all: 500),
        animated: true)
      rest()
    }
    scroll.scrollToTop(of: axis)
    rest()
    try scroll.restore(try #require(scroll.snapshot()))
    checker.joinLate()
    // With room, the scroller works like any other.
    scroll.resize(
      viewport: Size(width: 300, height: 300), content: Size(width: 900, height: 900), inset: .zero,
      obscured: .zero)
    rest()
    hand.fling(at: 900)
    rest()
    #expect(scroll.diagnostics.total == 0, "\(scroll.diagnostics)")
    // A link that goes back by a period at rest gives a command, and rests elsewhere.
    let keepsItsWord = setting.links != .repeatedEnds
    #expect(!keepsItsWord || checker.violations.isEmpty, "\(checker.violations.first ?? "")")
  }

  @Test(arguments: Axis.both)
  func theLastUsableAnswerDecides(_ axis: Axis) {
    let probe = Probe()
    let answers = [900.0, .nan, -5, 1e9, .infinity, 0, -.infinity, 2_000, 1e300]
    var asked = 0
    var told = 0.0
    probe.onExtent = { proposal, _ in
      let answer = answers[asked % answers.count]
      asked += 1
      proposal.fit(answer, on: axis)
      told = answer >= 0 && answer <= 1e150 ? answer : 700
    }
    let checker = CallbackChecker("delegate", joinsLate: true)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 700, height: 700),
      safeArea: Insets(all: 20), behaviors: [probe, Clamping(), Bouncing(always: .all)])
    scroll.delegate = checker
    let hand = Hand(scroll, axis)
    for round in 0..<40 {
      // The safe area counts if the axis is scrollable. The question is then asked twice.
      scroll.contentInsetAdjustment = round % 2 == 0 ? .scrollableAxes : .always
      scroll.invalidateLayout()
      #expect(scroll.contentSize[axis] == told)
      hand.fling(at: round % 3 == 0 ? -1_500 : 1_500, frames: 4)
      scroll.invalidateLayout()
      hand.rest(every: 1.0 / 16)
      checker.endCall(scroll)
      let extent = scroll.geometry.extent[axis]
      #expect(scroll.phase == .idle && extent.clamp(scroll.contentOffset[axis]) == scroll.contentOffset[axis])
    }
    #expect(asked > 80 && scroll.diagnostics.count(of: .answer) > 20)
    #expect(checker.violations.isEmpty, "\(checker.violations.first ?? "")")
  }
}
