import CallbackGrammar
import Hands
import ScrollBehaviors
import Testing

/// Insets that change while something goes on, in a user's words.
struct InsetStories {
  private let checker = CallbackChecker("delegate")

  private func scroller(_ behaviors: [any ScrollBehavior]) -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 4_000),
      behaviors: behaviors)
    scroll.delegate = checker
    return scroll
  }

  private func keyboard(_ axis: Axis, _ length: Double) -> Insets {
    var insets = Insets.zero
    insets[axis, .upper] = length
    return insets
  }

  /// A finger that flings at 1,500 points per second, let go at 0.08 s.
  private func fling(_ scroll: ScrollController, _ axis: Axis, lifts: Bool = true) {
    var finger = Point(x: 350, y: 350)
    scroll.touchBegan(at: finger, time: .zero)
    for step in 1...10 {
      finger[axis] -= 12
      scroll.touchMoved(to: finger, time: .milliseconds(8 * Double(step)))
    }
    if lifts { scroll.touchEnded(at: finger, time: .milliseconds(80)) }
  }

  private func rest(_ scroll: ScrollController, from seconds: Double) -> Double {
    var now = seconds
    repeat { now += 1.0 / 64 } while scroll.advance(to: .seconds(now)) == .needsFrame && now < 60
    return now
  }

  @Test(arguments: Axis.both) func theKeyboardAppearsWhileIFling(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()])
    let other = scroller([Clamping(), Bouncing()])
    other.delegate = nil
    for each in [scroll, other] { fling(each, axis) }
    var now = 0.08
    for frame in 0..<200 {
      now += 1.0 / 64
      if frame == 10 { scroll.obscured = keyboard(axis, 216) }
      scroll.advance(to: .seconds(now))
      other.advance(to: .seconds(now))
      // The fling does not notice.
      #expect(scroll.contentOffset == other.contentOffset && scroll.velocity == other.velocity)
    }
    #expect(checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theKeyboardGoesWhileIAmAtTheVeryEnd(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()])
    scroll.obscured = keyboard(axis, 216)
    var end = Point.zero
    end[axis] = 3_816
    scroll.setContentOffset(end, animated: false)
    scroll.obscured = .zero
    #expect(scroll.destination[axis] == 3_600)
    _ = rest(scroll, from: 1)
    #expect(scroll.contentOffset[axis] == 3_600 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theKeyboardAppearsWhileAFieldComesIntoView(_ axis: Axis) {
    let scroll = scroller([Clamping()])
    let field = Rect(
      origin: axis == .horizontal ? Point(x: 3_900, y: 0) : Point(x: 0, y: 3_900),
      size: Size(width: 50, height: 50))
    scroll.scrollRectToVisible(field, animated: true)
    #expect(scroll.destination[axis] == 3_550)
    for frame in 1...8 { scroll.advance(to: .seconds(Double(frame) / 64)) }
    let (offset, speed) = (scroll.contentOffset[axis], scroll.velocity[axis])
    scroll.obscured = keyboard(axis, 216)
    scroll.scrollRectToVisible(field, animated: true)
    #expect(scroll.contentOffset[axis] == offset && scroll.velocity[axis] == speed)
    #expect(scroll.destination[axis] == 3_766)
    _ = rest(scroll, from: 8.0 / 64)
    #expect(scroll.contentOffset[axis] == 3_766 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aBarAppearsWhileMyFingerHoldsTheContent(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()])
    scroll.contentInsetAdjustment = .always
    fling(scroll, axis, lifts: false)
    let offset = scroll.contentOffset
    scroll.safeArea = Insets(all: 44)
    #expect(scroll.contentOffset == offset && scroll.isDragging)
    scroll.touchEnded(at: Point(x: 230, y: 230), time: .seconds(1))
    _ = rest(scroll, from: 1)
    #expect(checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aBarAppearsInTheBounce(_ axis: Axis) {
    let scroll = scroller([Clamping(), Bouncing()])
    var finger = Point(x: 50, y: 50)
    scroll.touchBegan(at: finger, time: .zero)
    finger[axis] = 250
    scroll.touchMoved(to: finger, time: .milliseconds(50))
    scroll.touchEnded(at: finger, time: .milliseconds(300))
    scroll.advance(to: .milliseconds(400))
    let offset = scroll.contentOffset[axis]
    #expect(offset < -10)
    // The wall comes nearer: the way home is shorter, and nothing jumps.
    var bar = Insets.zero
    bar[axis, .lower] = 10
    scroll.contentInset = bar
    #expect(scroll.contentOffset[axis] == offset && scroll.destination[axis] == -10)
    _ = rest(scroll, from: 0.4)
    #expect(scroll.contentOffset[axis] == -10 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func myPageStaysWhenABarAppears(_ axis: Axis) {
    let pages = Paging(axis: axis)
    let scroll = scroller([pages])
    var place = Point.zero
    place[axis] = 1_200
    scroll.setContentOffset(place, animated: false)
    var bar = Insets.zero
    bar[axis, .lower] = 40
    scroll.contentInset = bar
    #expect(scroll.contentOffset[axis] == 3 * 360 - 40)
  }

  /// What goes on when insets change.
  enum Doing: CaseIterable {
    case resting, touching, dragging, wheeling, gliding, bouncing, travelling
  }

  private func begin(_ doing: Doing, _ hand: Hand) {
    hand.scroll.contentOffset[hand.axis] = 1_000
    hand.frame()
    switch doing {
    case .resting: break
    case .touching: hand.down()
    case .dragging:
      hand.down()
      hand.drag(by: 60)
    case .wheeling:
      hand.now += 0.01
      hand.scroll.wheel(by: hand.axis.vector(30), time: hand.time)
    case .gliding:
      hand.fling(at: 900)
      hand.frames(3)
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
  func theKeyboardComesAndGoesWhateverIAmDoing(_ axis: Axis, _ doing: Doing) {
    let hand = Hand(scroller([Clamping(), Bouncing()]), axis)
    let other = Hand(scroller([Clamping(), Bouncing()]), axis)
    other.scroll.delegate = nil
    for each in [hand, other] { begin(doing, each) }
    func isSame() -> Bool {
      hand.offset == other.offset && hand.speed == other.speed && hand.scroll.phase == other.scroll.phase
    }
    hand.scroll.obscured = keyboard(axis, 216)
    #expect(isSame() && hand.scroll.geometry.extent[axis].upper == 3_816)
    for each in [hand, other] { each.frames(2) }
    #expect(isSame())
    hand.scroll.obscured = .zero
    #expect(isSame())
    for each in [hand, other] { end(doing, each) }
    #expect(hand.offset == other.offset && hand.scroll.phase == .idle && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both, Doing.allCases)
  func aBarAppearsWhateverIAmDoing(_ axis: Axis, _ doing: Doing) {
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

  @Test(arguments: Axis.both) func thereIsABarFromTheBeginning(_ axis: Axis) {
    let list = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 4_000),
      safeArea: keyboard(axis, 34), behaviors: [Bouncing()])
    list.contentInset[axis, .lower] = 44
    #expect(list.contentOffset[axis] == -44, "the first line stands below it, before I have seen any")
    list.advance(to: .zero)
    list.contentInset[axis, .lower] = 60
    #expect(list.contentOffset[axis] == -44, "and what I have seen stays where it is")
    list.scrollToTop(of: axis)
    _ = rest(list, from: 0)
    #expect(list.contentOffset[axis] == -60)
  }
}
