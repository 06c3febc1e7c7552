import Hands
import ScrollBehaviors
import Testing

/// What the adjusted inset is made of, and what follows from it.
struct InsetTests {
  static let safe = Insets(top: 44, left: 20, bottom: 34, right: 10)

  @Test(arguments: [InsetAdjustment.automatic, .scrollableAxes, .never, .always], 0..<4)
  func policies(_ policy: InsetAdjustment, _ shape: Int) {
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
    let scroll = scroller([Infinite(axis)], content: 100)
    scroll.contentInsetAdjustment = .scrollableAxes
    scroll.safeArea = Self.safe
    #expect(scroll.adjustedContentInset.total(axis) == Self.safe.total(axis))
    #expect(scroll.adjustedContentInset.total(axis.cross) == 0)
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func aKeyboardOverTheSafeAreaIsNotCountedTwice(_ axis: Axis, _ side: Side) {
    let scroll = scroller([Clamping()])
    scroll.contentInset = axis.inset(side, 7)
    scroll.safeArea = axis.inset(side, 34)
    scroll.obscured = axis.inset(side, 300)
    #expect(scroll.adjustedContentInset[axis, side] == 307)
    scroll.obscured = axis.inset(side, 20)
    #expect(scroll.adjustedContentInset[axis, side] == 41)
    scroll.contentInsetAdjustment = .never
    #expect(scroll.adjustedContentInset[axis, side] == 27)
  }

  @Test(arguments: Axis.both) func itIsToldRightBeforeItsLayout(_ axis: Axis) {
    let log = Log()
    let scroll = scroller([Clamping()], delegate: log)
    scroll.safeArea = axis.inset(.upper, 34)
    scroll.obscured = axis.inset(.upper, 30)
    scroll.obscured = .zero
    scroll.viewport = Size(width: 300, height: 300)
    #expect(log.events == ["didChangeAdjustedContentInset", "didLayout", "didLayout"])
  }

  @Test(arguments: Axis.both) func largerThanTheViewportThereIsNoRoomLeft(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Clamping()]), axis)
    hand.scroll.contentInset = axis.inset(.lower, 900)
    hand.scroll.obscured = axis.inset(.upper, 900)
    #expect(hand.scroll.geometry.visibleLength(axis) == 0)
    hand.fling(at: 2_000)
    hand.rest()
    #expect(hand.offset >= -900 && hand.offset <= 2_500)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: [Double.nan, .infinity, 1e200]) func unusableOnesAreRefused(_ number: Double) {
    let scroll = scroller([Clamping()])
    scroll.safeArea = Insets(top: number)
    scroll.obscured = Insets(left: number)
    scroll.contentInset = Insets(right: number)
    #expect(scroll.adjustedContentInset == .zero && scroll.safeArea == .zero && scroll.obscured == .zero)
    #expect(scroll.diagnostics.unusableNumbers == 3)
  }
}
