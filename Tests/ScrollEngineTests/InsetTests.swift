import Hands
import Testing

/// What the adjusted inset is made of, and what follows from it.
struct InsetTests {
  static let safe = Insets(top: 44, left: 20, bottom: 34, right: 10)
  let log = Log()
  let probe = Probe()
  let scroll = scroller([Clamping()])

  @Test(arguments: [InsetAdjustment.automatic, .scrollableAxes, .never, .always], 0..<4)
  func aPolicyDecidesWhichPartOfTheSafeAreaCounts(_ policy: InsetAdjustment, _ shape: Int) {
    let (isWide, isTall) = (shape % 2 == 1, shape / 2 == 1)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400),
      content: Size(width: isWide ? 401 : 400, height: isTall ? 401 : 400), behaviors: [Clamping()])
    scroll.contentInsetAdjustment = policy
    scroll.safeArea = Self.safe
    let counts =
      switch policy {
      case .automatic: PerAxis(x: isWide, y: true)
      case .scrollableAxes: PerAxis(x: isWide, y: isTall)
      case .never: PerAxis(false)
      case .always: PerAxis(true)
      }
    let expected = Insets(
      top: counts.y ? 44 : 0, left: counts.x ? 20 : 0, bottom: counts.y ? 34 : 0, right: counts.x ? 10 : 0)
    #expect(scroll.adjustedContentInset == expected && scroll.geometry.inset == expected)
    #expect(scroll.contentInset == .zero && scroll.safeArea == Self.safe)
  }

  @Test func ownInsetsAreAddedAndMakeAnAxisScrollable() {
    let scroll = scroller([Clamping()], viewport: 400, content: 400)
    scroll.contentInsetAdjustment = .scrollableAxes
    scroll.resize(inset: Insets(left: 5), safeArea: Self.safe)
    #expect(scroll.adjustedContentInset == Insets(left: 25, right: 10))
  }

  @Test(arguments: Axis.both) func anEndlessAxisIsScrollable(_ axis: Axis) {
    let scroll = scroller([Infinite(axis: axis)], content: 100)
    scroll.contentInsetAdjustment = .scrollableAxes
    scroll.safeArea = Self.safe
    #expect(scroll.adjustedContentInset.total(axis) == Self.safe.total(axis))
    #expect(scroll.adjustedContentInset.total(axis.cross) == 0)
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func aKeyboardOverTheSafeAreaIsNotCountedTwice(_ axis: Axis, _ side: Side) {
    scroll.contentInset = axis.inset(side, 7)
    scroll.safeArea = axis.inset(side, 34)
    scroll.obscured = axis.inset(side, 300)
    #expect(scroll.adjustedContentInset[axis, side] == 307)
    scroll.obscured = axis.inset(side, 20)
    #expect(scroll.adjustedContentInset[axis, side] == 41)
    scroll.contentInsetAdjustment = .never
    #expect(scroll.adjustedContentInset[axis, side] == 27)
    scroll.obscured = axis.inset(side, 900)
    #expect(scroll.geometry.visibleLength(axis) == 0, "there is no room left, and none is missing")
  }

  @Test(arguments: Axis.both) func aChangeOfTheInsetIsReportedRightBeforeItsLayout(_ axis: Axis) {
    let scroll = scroller([Clamping()], delegate: log)
    scroll.safeArea = axis.inset(.upper, 34)
    scroll.obscured = axis.inset(.upper, 30)
    scroll.obscured = .zero
    scroll.viewport = Size(width: 300, height: 300)
    #expect(log.events == ["didChangeAdjustedContentInset", "didLayout", "didLayout"])
  }

  @Test(arguments: Axis.both) func contentBeginsBehindInsetsGivenAtTheStart(_ axis: Axis) {
    for behaviors in [[Clamping()], [Bouncing()], [probe]] as [[any ScrollBehavior]] {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: Size(width: 2_000, height: 2_000),
        inset: axis.inset(.lower, 10), safeArea: axis.inset(.lower, 44), behaviors: behaviors)
      #expect(scroll.contentOffset == axis.point(-54))
      #expect(scroll.contentInset == axis.inset(.lower, 10) && scroll.safeArea == axis.inset(.lower, 44))
      #expect(scroll.adjustedContentInset == axis.inset(.lower, 54))
    }
    #expect(probe.events == ["didAttach", "didLayout"], "one layout, and nothing moves")
    let plain = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 2_000, height: 2_000),
      inset: axis.inset(.lower, 10), safeArea: axis.inset(.upper, 44))
    #expect(plain.contentOffset == axis.point(-10) && plain.adjustedContentInset.total(axis) == 54)
  }

  @Test(arguments: Axis.both) func contentBeginsBehindInsetsSetBeforeAnythingIsSeen(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()], delegate: log)
    scroll.contentInsetAdjustment = .always
    scroll.contentInset = axis.inset(.lower, 10)
    #expect(scroll.contentOffset == axis.point(-10))
    #expect(
      log.events == [
        "didChangeAdjustedContentInset", "didLayout", "didScroll", "didSettle(layout)",
      ])
    scroll.safeArea = axis.inset(.lower, 44)
    #expect(scroll.contentOffset == axis.point(-54))
    scroll.contentInsetAdjustment = .never
    #expect(scroll.contentOffset == axis.point(-10))
    scroll.resize(viewport: Size(width: 300, height: 300), inset: axis.inset(.lower, -6))
    #expect(scroll.contentOffset == axis.point(6))
  }

  @Test(arguments: Axis.both, 0..<5) func visibleContentStaysOnScreen(_ axis: Axis, _ action: Int) {
    let hand = Hand(scroller([Clamping(), Bouncing()]), axis)
    var (offset, rest) = (0.0, 0.0)
    switch action {
    case 0: hand.frame()
    case 1:
      hand.down()
      hand.lift()
    case 2: hand.scroll.wheel(by: .zero, time: .zero)
    case 3:
      rest = 500
      hand.scroll.setContentOffset(axis.point(500), animated: true)
    default:
      (offset, rest) = (300, 300)
      hand.scroll.contentOffset[axis] = 300
    }
    hand.scroll.contentInset = axis.inset(.lower, 44)
    hand.scroll.safeArea = axis.inset(.lower, 20)
    #expect(hand.offset == offset)
    #expect(hand.resting() == rest)
  }

  @Test(arguments: Axis.both) func aLinkDecidesWhichPartStays(_ axis: Axis) {
    let scroll = scroller([probe])
    probe.onLayout = { change, _ in change.isOffsetDecided[axis] = true }
    scroll.contentInset = axis.inset(.lower, 44)
    #expect(scroll.contentOffset == .zero)
    probe.onLayout = { change, _ in change.destination[axis] = 200 }
    scroll.contentInset = axis.inset(.lower, 50)
    #expect(scroll.contentOffset == axis.point(200))
  }

  @Test(arguments: Axis.both) func endlessContentStaysWhenAnInsetChanges(_ axis: Axis) {
    let scroll = scroller([Infinite(axis: axis)])
    let offset = scroll.contentOffset
    scroll.contentInset = axis.inset(.lower, 44)
    #expect(scroll.contentOffset == offset)
  }
}
