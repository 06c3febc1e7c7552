import Hands
import Testing

/// Feeds: messages that are inserted above, and an end that is followed.
struct FeedTests {
  // MARK: A feed whose news come in above while it is held

  private func feed(
    _ axis: Axis, holdsAtStart: Bool
  ) -> (tiles: Tiling<Int>, hand: Hand, refresh: PullToRefresh) {
    let tiles = Tiling<Int>(.uniform(length: 100, items: 0..<40), axis: axis)
    let refresh = PullToRefresh(axis: axis, trigger: .threshold) { _ in }
    let hand = Hand(
      scroller([tiles, KeepAnchor(tiles, holdsAtStart: holdsAtStart), refresh, Bouncing()]), axis)
    hand.frame()
    hand.down()
    for _ in 0..<90 { hand.move(by: -5) }
    return (tiles, hand, refresh)
  }

  /// The content returns to the new messages, or the visible content stays: three of 100 are inserted above.
  @Test(arguments: Axis.both, [(false, -60.0, 0.0), (true, 240, 240)])
  func newItemsArriveWhileTheContentIsHeld(_ axis: Axis, _ what: (holds: Bool, place: Double, rest: Double))
    throws
  {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: what.holds)
    #expect(hand.liftToRest(after: 0.2) == -60)
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.offset == what.place && refresh.pull == (what.holds ? 0 : 60))
    refresh.endRefreshing()
    #expect(hand.resting() == what.rest && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func iPullItLoadsAndContentArrivesWhileIScrollOn(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: false)
    hand.liftToRest(after: 0.2)
    hand.fling(at: 1_500, frames: 20)
    let (offset, destination, speed) = (hand.offset, hand.destination, hand.speed)
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.speed == speed && hand.destination == destination + 300)
    #expect(hand.resting() == destination + 300 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func newItemsArriveUnderAFinger(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: true)
    let offset = hand.offset
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.scroll.isDragging)
    hand.move(by: 10)
    #expect(hand.offset == offset + 310, "inside by now, it follows one to one")
    #expect(hand.liftToRest(after: 0.2) == offset + 310)
  }

  // MARK: A conversation that stays at its end

  private let content = Arranging(Stack(count: 42) { index, _ in 40 + Double(index % 5) * 9 })
  private let hand: Hand
  private var scroll: ScrollController { hand.scroll }

  init() {
    hand = Hand(
      ScrollController(Size(width: 390, height: 600), [content, StayAtEnd(), Bouncing()]))
    hand.frame()
  }

  private func end() throws -> Double { try #require(scroll.geometry.extent.y.upper) }

  /// Two messages come, and nothing rests before the new end.
  private func receive() throws {
    let before = try end()
    try content.change(.insertRun(count: 2, at: content.layout.count))
    #expect(try end() > before + 40)
  }

  /// What goes on while messages come.
  struct Reading: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let phase: Phase
    /// So far past the end at least, and as far past the new one; without it, the offset stays.
    var past: Double?
    /// Where it comes to rest; without it, at the new end.
    var rest: Double?
    let begin: @Sendable (FeedTests) throws -> Void

    static let all = [
      Reading(testDescription: "a finger that rests", phase: .tracking, past: 0) { $0.hand.down() },
      Reading(testDescription: "a wheel run", phase: .wheeling, past: 1) {
        $0.scroll.wheel(by: Vector(x: 0, y: 30), time: $0.hand.time)
      },
      Reading(testDescription: "a fling to the end", phase: .decelerating) {
        $0.scroll.contentOffset.y = try $0.end() - 500
        $0.hand.fling(at: 900, frames: 4)
        #expect(try $0.hand.offset < $0.end() && $0.hand.destination == $0.end())
      },
      Reading(testDescription: "a bounce at the end", phase: .decelerating, past: 1) {
        $0.hand.fling(at: 900, frames: 4)
      },
      Reading(testDescription: "an animation to the end", phase: .animating) {
        $0.scroll.contentOffset.y = 100
        $0.hand.travel(to: try $0.end(), frames: 5)
        #expect(try $0.hand.offset < $0.end())
      },
      Reading(testDescription: "an animation away", phase: .animating, rest: 0) {
        $0.hand.travel(to: 0, frames: 0)
      },
      Reading(testDescription: "a drag past the end", phase: .dragging, past: 30) { $0.hand.pull(by: 120) },
      Reading(testDescription: "a drag away", phase: .dragging, rest: 1_809 - 100 + 8) {
        $0.hand.pull(by: -100)
      },
    ]
  }

  @Test(arguments: Reading.all) func messagesCome(_ reading: Reading) throws {
    try reading.begin(self)
    let (offset, past) = (hand.offset, try hand.offset - end())
    #expect(scroll.phase == reading.phase)
    try receive()
    if let least = reading.past {
      #expect(try past >= least && abs(hand.offset - end() - past) <= (past > 0 ? 1e-9 : 0))
    } else {
      #expect(hand.offset == offset, "nothing jumps")
    }
    if reading.phase == .dragging {
      let held = hand.offset
      hand.move(by: 8)
      #expect(hand.offset > held, "and on from there")
    }
    if scroll.isTracking { hand.lift(after: 1) }
    hand.frames(400)
    #expect(try scroll.phase == .idle && hand.offset == reading.rest ?? end())
    guard reading.rest == nil else { return }
    try receive()
    #expect(try hand.offset == end(), "at rest, too")
  }
}
