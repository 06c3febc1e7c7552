import Hands
import ScrollTesting
import Testing

/// Changes of insets during other actions, as a user sees them.
struct InsetStories {
  private let checker = CallbackChecker("delegate")

  private func scroller(_ behaviors: [any ScrollBehavior]) -> ScrollController {
    Hands.scroller(behaviors, content: 4_000, delegate: checker)
  }

  @Test(arguments: Axis.both) func theKeyboardHidesWhileTheContentIsAtItsEnd(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()])
    scroll.obscured = axis.inset(.upper, 216)
    scroll.setContentOffset(axis.point(3_816), animated: false)
    scroll.obscured = .zero
    #expect(scroll.destination[axis] == 3_600)
    #expect(Hand(scroll, axis, now: 1).resting() == 3_600 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theKeyboardAppearsDuringAScrollToAField(_ axis: Axis) {
    let scroll = scroller([Clamping()])
    let field = Rect(origin: axis.point(3_900), size: Size(width: 50, height: 50))
    scroll.scrollRectToVisible(field, animated: true)
    #expect(scroll.destination[axis] == 3_550)
    for frame in 1...8 { scroll.advance(to: .seconds(Double(frame) / 64)) }
    let (offset, speed) = (scroll.contentOffset[axis], scroll.velocity[axis])
    scroll.obscured = axis.inset(.upper, 216)
    scroll.scrollRectToVisible(field, animated: true)
    #expect(scroll.contentOffset[axis] == offset && scroll.velocity[axis] == speed)
    #expect(scroll.destination[axis] == 3_766)
    #expect(Hand(scroll, axis, now: 8.0 / 64).resting() == 3_766 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func thePageStaysWhenABarAppears(_ axis: Axis) {
    let pages = Paging(axis: axis)
    let scroll = scroller([pages])
    scroll.setContentOffset(axis.point(1_200), animated: false)
    scroll.contentInset = axis.inset(.lower, 40)
    #expect(scroll.contentOffset[axis] == 3 * 360 - 40)
  }

  /// The actions during which insets change.
  enum Doing: CaseIterable {
    case resting, touching, dragging, wheeling, gliding, bouncing, travelling
  }

  private func begin(_ doing: Doing, _ hand: Hand) {
    hand.scroll.contentOffset[hand.axis] = 1_000
    hand.frame()
    switch doing {
    case .resting: break
    case .touching: hand.down()
    case .dragging: hand.pull(by: 60)
    case .wheeling:
      hand.now += 0.01
      hand.scroll.wheel(by: hand.axis.vector(30), time: hand.time)
    case .gliding: hand.fling(at: 900, frames: 3)
    case .bouncing:
      hand.scroll.contentOffset[hand.axis] = 40
      hand.fling(at: -2_000)
      while hand.offset > -30 { hand.frame() }
    case .travelling:
      hand.scroll.setContentOffset(hand.axis.point(1_600), arrival: .timed(0.5))
      hand.frames(6)
    }
  }

  private func end(_ doing: Doing, _ hand: Hand) {
    if doing == .touching || doing == .dragging { hand.lift(after: 0.2) }
    if doing == .wheeling { hand.frames(20) }
    hand.rest()
  }

  @Test(arguments: Axis.both, Doing.allCases)
  func theKeyboardAppearsAndHidesDuringAnyAction(_ axis: Axis, _ doing: Doing) {
    let hand = Hand(scroller([Clamping(), Bouncing()]), axis)
    let other = Hand(scroller([Clamping(), Bouncing()]), axis)
    other.scroll.delegate = nil
    for each in [hand, other] { begin(doing, each) }
    func isSame() -> Bool {
      hand.offset == other.offset && hand.speed == other.speed && hand.scroll.phase == other.scroll.phase
    }
    hand.scroll.obscured = axis.inset(.upper, 216)
    #expect(isSame() && hand.scroll.geometry.extent[axis].upper == 3_816)
    for each in [hand, other] { each.frames(2) }
    #expect(isSame())
    hand.scroll.obscured = .zero
    #expect(isSame())
    for each in [hand, other] { end(doing, each) }
    #expect(hand.offset == other.offset && hand.scroll.phase == .idle && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both, Doing.allCases)
  func aBarAppearsDuringAnyAction(_ axis: Axis, _ doing: Doing) {
    let hand = Hand(scroller([Clamping(), Bouncing()]), axis)
    begin(doing, hand)
    let (offset, speed, phase) = (hand.offset, hand.speed, hand.scroll.phase)
    hand.scroll.safeArea = Insets(all: 44)
    #expect(hand.offset == offset && hand.speed == speed && hand.scroll.phase == phase)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: -44, upper: 3_644))
    end(doing, hand)
    #expect(hand.scroll.geometry.extent[axis].clamp(hand.offset) == hand.offset)
    if doing == .bouncing { #expect(hand.offset == -44) }
    if doing == .travelling { #expect(hand.offset == 1_600) }
    #expect(checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aBarFromTheBeginningInsetsTheStart(_ axis: Axis) {
    let list = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 4_000),
      safeArea: axis.inset(.upper, 34), behaviors: [Bouncing()])
    list.contentInset[axis, .lower] = 44
    #expect(list.contentOffset[axis] == -44, "the first line is below the inset, before any input")
    list.advance(to: .zero)
    list.contentInset[axis, .lower] = 60
    #expect(list.contentOffset[axis] == -44, "and what I have seen stays where it is")
    list.scrollToTop(of: axis)
    #expect(Hand(list, axis).resting() == -60)
  }
}
