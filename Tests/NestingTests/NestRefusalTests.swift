import Hands
import Testing

/// The refusals of a nest, and their counts.
struct NestRefusalTests {
  @Test func aPlaceThatIsNotUsableIsRefused() {
    let page = NestedScroller(scroller([Clamping()]), at: Point(x: .nan, y: 0))
    #expect(page.origin == .zero && page.scroll.diagnostics.total == 1)
    let list = page.add(scroller([Clamping()], viewport: 300), at: Point(x: 10, y: 20))
    list.origin.y = .infinity
    list.scrollPadding.top = .nan
    #expect(list.origin == Point(x: 10, y: 20) && list.scrollPadding == .zero)
    #expect(list.scroll.diagnostics.count(of: .unusableNumbers) == 2)
  }

  @Test(arguments: [Double.nan, -1]) func aSlopOfThePointerThatIsNotUsableIsRefused(_ slop: Double) {
    nest.pointerSlop = slop
    #expect(nest.pointerSlop == 10 && nest.diagnostics.total == 1)
  }

  /// Shares movements, and says no number for the part of a scroller.
  private final class Numberless: NestingPolicy {
    let decidesEachMovement = true
    func takers(of gesture: NestedGesture) -> [NestedScroller] { gesture.path }
    func room(of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture) -> Vector {
      Vector(x: .nan, y: .nan)
    }
  }

  @Test func aPartThatIsNoNumberIsRefused() {
    let (odd, even) = (
      Nested(.vertical, policy: Numberless()), Nested(.vertical, policy: NegotiatingPolicy())
    )
    for nested in [odd, even] {
      nested.pull(by: 80)
      nested.liftToRest(after: 1)
    }
    #expect(odd.offsets == even.offsets && odd.nest.diagnostics.count(of: .answer) > 0)
  }

  private let nested = Nested(.vertical, policy: NegotiatingPolicy())
  private var nest: ScrollNest { nested.nest }

  private func count(_ kind: Diagnostics.Refusal.Kind) -> Int { nest.diagnostics.count(of: kind) }

  @Test func noPartOfAValidGestureIsRefused() {
    nested.fling(at: 900)
    nested.frames()
    #expect(nest.diagnostics.total == 0 && "\(nest.diagnostics)" == "nothing refused")
  }

  @Test func aRefusalContainsTheProblemTheValuesAndTheFix() {
    nest.touchMoved(to: .zero, time: .zero, id: 7)
    nest.touchBegan(at: Point(x: .nan, y: 3), time: .seconds(0.5), slop: -1)
    let lines = "\(nest.diagnostics)".split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0] == "touchMoved(to:time:id:): 1 touch out of turn, touch 7 is not down. Begin each touch once, "
        + "and end it once.")
    #expect(
      lines[1].hasPrefix("touchBegan(at:time:id:slop:): 1 call with unusable numbers, (nan, 3.0), slop -1.0"))
  }

  /// The calls with an unusable number.
  private static let calls: [@Sendable (ScrollNest, Double) -> Void] = [
    { $0.touchBegan(at: Point(x: $1, y: 0), time: .zero) },
    { $0.touchBegan(at: .zero, time: .seconds($1)) },
    { $0.touchMoved(to: Point(x: 0, y: $1), time: .zero) },
    { $0.touchPredicted(at: Point(x: 0, y: $1), time: .zero) },
    { $0.touchEnded(at: Point(x: 0, y: $1), time: .zero) },
    { $0.touchEnded(at: .zero, time: .zero, velocity: Vector(x: $1, y: 0)) },
    { $0.touchCancelled(time: .seconds($1)) },
    { $0.cancelAllTouches(time: .seconds($1)) },
    { $0.wheel(by: Vector(x: 0, y: $1), at: .zero, time: .zero) },
    { $0.wheel(by: .zero, at: Point(x: $1, y: 0), time: .zero) },
    { $0.step(by: .notches(Vector(x: 0, y: $1)), at: .zero, time: .zero) },
    { $0.step(by: .pages(Vector(x: 0, y: $1)), from: $0.root, time: .zero) },
    { $0.move(at: Vector(x: 0, y: $1), from: $0.root, time: .zero) },
    { $0.advance(to: .seconds($1)) },
  ]

  @Test(arguments: calls.indices, [Double.nan, .infinity, 1e200])
  func eachCallRefusesNumbersThatAreNotUsable(_ call: Int, _ number: Double) {
    Self.calls[call](nest, number)
    #expect(count(.unusableNumbers) == 1 && nest.diagnostics.total == 1)
    #expect(nested.page.scroll.diagnostics.total == 0 && nested.list.scroll.diagnostics.total == 0)
  }

  /// The direct caller of the scroller: the nest or the program.
  @Test(arguments: calls.indices, [false, true])
  func eachCallIsRefusedFromWithinACallbackOfAScroller(_ call: Int, _ isProgram: Bool) {
    let log = Log()
    nested.list.scroll.delegate = log
    log.once("didScroll") { _ in
      #expect(!nest.acceptsInput)
      Self.calls[call](nest, 0)
    }
    if isProgram { nested.list.scroll.contentOffset.y = 30 } else { nested.pull(by: 30) }
    #expect(count(.input) == 1 && nest.diagnostics.total == 1)
    #expect("\(nest.diagnostics)".hasPrefix("delegate, scrollDidScroll, "))
    #expect(nested.page.scroll.diagnostics.total == 0 && nested.list.scroll.diagnostics.total == 0)
    nested.nest.cancelAllTouches(time: nested.time)
    #expect(!nested.page.scroll.isTracking && !nested.list.scroll.isTracking)
  }

  @Test func aTouchFromACallbackHoldsNoScroller() {
    let log = Log()
    nested.page.scroll.delegate = log
    log.once("didScroll") { _ in nest.touchBegan(at: Point(x: 250, y: 250), time: nested.time) }
    nested.page.scroll.contentOffset.y = 30
    #expect(!nested.list.scroll.isTracking && !nested.page.scroll.isTracking)
    nested.pull(by: 20)
    nested.lift(after: 1)
    #expect(nested.offsets == [30, 20] && count(.input) == 1)
  }

  @Test func anEarlierTimeIsRefusedWithoutLossOfTheMovement() {
    nested.pull(by: 30)
    let time = nested.now
    nest.touchMoved(to: Point(x: 200, y: nested.place - 20), time: .seconds(time - 0.1))
    #expect(nested.offsets == [0, 30] && count(.reversedTime) == 1)
    nested.move(by: 20)
    #expect(nested.offsets == [0, 50])
    nest.touchEnded(at: Point(x: 200, y: nested.place), time: .seconds(time - 0.1))
    #expect(count(.reversedTime) == 2 && !nested.list.scroll.isTracking)
    #expect(nested.list.scroll.diagnostics.total == 0)
  }

  @Test func aFingerLongBeforeTheOthersSetsTheClockBack() {
    nested.pull(by: 30)
    nest.touchMoved(to: Point(x: 200, y: nested.place), time: .seconds(1e6))
    nest.touchBegan(at: Point(x: 200, y: 250), time: .seconds(1), id: 4)
    nest.touchMoved(to: Point(x: 200, y: 220), time: .seconds(1.01), id: 4)
    #expect(nested.offsets == [0, 60] && count(.reversedTime) == 0 && count(.clockReset) == 1)
    nest.touchEnded(at: Point(x: 200, y: 220), time: .seconds(2), id: 4)
    nested.now = 2
    nested.move(by: 20)
    #expect(nested.offsets == [0, 80])
    nested.lift(after: 1)
    #expect(!nested.list.scroll.isTracking && !nested.page.scroll.isTracking)
    #expect(nested.list.scroll.diagnostics.count(of: .reversedTime) == 0)
  }

  @Test func aFingerOutsideOfAllScrollersIsIgnoredAndNotCounted() {
    nest.touchBegan(at: Point(x: 900, y: 0), time: .zero, id: 3)
    nest.touchMoved(to: Point(x: 200, y: 200), time: .zero, id: 3)
    nest.touchEnded(at: Point(x: 200, y: 200), time: .zero, id: 3)
    #expect(nest.diagnostics.total == 0 && nested.offsets == [0, 0])
    nest.touchMoved(to: Point(x: 200, y: 200), time: .zero, id: 3)
    #expect(count(.unbalancedTouch) == 1)
  }

  @Test func aTouchThatBeginsTwiceIsCounted() {
    nested.down()
    nested.down()
    #expect(count(.unbalancedTouch) == 1 && nested.list.scroll.diagnostics.total == 0)
  }

  @Test func aKeyForARemovedScrollerIsRefused() {
    nested.list.remove()
    nest.step(by: .pages(Vector(x: 0, y: 1)), from: nested.list, time: .zero)
    nest.move(at: Vector(x: 0, y: 100), from: nested.list, time: .zero)
    #expect(count(.unknownScroller) == 2 && nested.list.scroll.phase == .idle)
    #expect("\(nest.diagnostics)".contains("Add the scroller to the nest first, or feed it by itself."))
  }

  private final class Stranger: NestingPolicy {
    let other = NestedScroller(scroller([Clamping()]))
    func takers(of gesture: NestedGesture) -> [NestedScroller] { [other] + gesture.path.prefix(1) }
  }

  @Test func aPolicyThatReturnsAForeignScrollerIsCounted() {
    let stranger = Stranger()
    nest.policy = stranger
    nested.pull(by: 30)
    #expect(nested.offsets == [0, 30] && stranger.other.scroll.contentOffset == .zero)
    #expect(count(.answer) == 1)
  }
}
