import Hands
import Testing

/// Content that grows at an end, and a link that stays there.
struct StayAtEndTests {
  private struct Log {
    let row: ItemRow
    let hand: Hand
    let side: Side
    var scroll: ScrollController { hand.scroll }
    var end: Double { scroll.geometry.extent[hand.axis][side]! }

    init(_ axis: Axis, _ side: Side, count: Int64 = 30, ring: Bool = false) {
      self.side = side
      row = try! ItemRow(lengths: (0..<count).map { 50 + Double($0 % 3) * 20 }, axis: axis)
      let chain: [any ScrollBehavior] = [Tiling<Int>(row), KeepAnchor(row, holdsAtStart: true)]
      hand = Hand(
        scroller(
          chain + (ring ? [Circular(axis: axis)] : []) + [StayAtEnd(axis: axis, at: side), Bouncing()]), axis)
    }

    /// Two more items at the end.
    func grow() throws { try row.change(.insert([44, 61], at: side == .lower ? 0 : row.items.upperBound)) }

    /// A way from the end into the content.
    func inwards(_ way: Double) -> Double { side == .lower ? way : 0 - way }
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func contentBeginsAtTheEndAndStays(_ axis: Axis, _ side: Side) throws {
    let log = Log(axis, side)
    #expect(log.hand.offset == log.end && (side == .lower || log.end > 1_000))
    try log.grow()
    #expect(log.hand.offset == log.end)
    log.scroll.contentInset = axis.inset(side, 90)
    #expect(log.hand.offset == log.end)
    log.scroll.viewport[axis] = 250
    #expect(log.hand.offset == log.end)
    try log.row.remove(0..<log.row.items.upperBound)
    #expect(log.hand.offset == log.end)
    try log.grow()
    log.scroll.update { for _ in 0..<9 { try! log.grow() } }
    #expect(log.hand.offset == log.end)
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func commandPastTheWallGoesToTheEndAndStays(_ axis: Axis, _ side: Side) throws {
    let log = Log(axis, side)
    log.hand.pullToRest(by: log.inwards(300), for: 0.3)
    let past = axis.point(log.inwards(-1e9), across: 0)
    log.scroll.setContentOffset(past, on: axis, animated: true)
    log.hand.frames(3)
    try log.grow()
    log.hand.rest()
    #expect(log.hand.offset == log.end)
    try log.grow()
    #expect(log.hand.offset == log.end)
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func aReaderWhoLeavesStaysAndOneWhoReturnsFollows(_ axis: Axis, _ side: Side) throws {
    let log = Log(axis, side)
    log.hand.pullToRest(by: log.inwards(300), for: 0.3)
    let away = log.hand.offset - log.end
    try log.grow()
    // What is read stays: items that come before it move the offset along, those behind it the end.
    #expect(away.magnitude == 300 && log.hand.offset == log.end + away + (side == .lower ? 105 : -105))
    log.hand.flingToRest(at: log.inwards(-4_000))
    #expect(log.hand.offset == log.end)
    try log.grow()
    #expect(log.hand.offset == log.end)
  }

  @Test(arguments: [Side.lower, .upper])
  func anAnimationToTheEndFollowsTheEnd(_ side: Side) throws {
    let log = Log(.vertical, side)
    log.scroll.contentOffset.y += log.inwards(700)
    log.hand.travel(to: log.end, frames: 8)
    for _ in 0..<5 {
      let before = log.hand.offset
      try log.grow()
      #expect((log.hand.offset - before - (side == .lower ? 105 : 0)).magnitude < 1e-9)
      log.hand.frames(2)
    }
    #expect(log.hand.resting() == log.end)
  }

  @Test func aSnapshotStaysToo() throws {
    let log = Log(.vertical, .upper)
    log.scroll.contentOffset.y -= 700
    log.hand.travel(to: log.end, frames: 8)
    let snapshot = try #require(log.scroll.snapshot())
    let twin = Log(.vertical, .upper)
    try twin.scroll.restore(snapshot)
    try twin.grow()
    #expect(twin.hand.resting() == twin.end)
  }

  @Test func contentThatComesLaterBeginsAtItsEnd() throws {
    let log = Log(.vertical, .upper, count: 0)
    log.hand.frame()
    for _ in 0..<9 { try log.grow() }
    #expect(log.hand.offset == log.end && log.end > 500)
    let late = scroller([Bouncing()])
    late.contentOffset.y = 700
    late.behaviors = [StayAtEnd(), Bouncing()]
    late.contentSize.height = 3_000
    #expect(late.contentOffset.y == 700, "joins a scroller that is elsewhere")
  }

  @Test func aRingHasNoEnd() throws {
    let log = Log(.vertical, .upper, ring: true)
    log.scroll.contentOffset.y = 900
    try log.grow()
    #expect(log.scroll.contentPosition.y == 900)
  }

  /// At the end the end outranks the item that a command has brought there, also if the wall holds the item off.
  @Test(arguments: Axis.both, [Alignment.start, .center, .end])
  func aCommandToTheLastItemLeavesTheContentAtItsEnd(_ axis: Axis, _ align: Alignment) throws {
    for (side, item) in [(Side.upper, Int64(49)), (.lower, 0)] {
      for isAnimated in [true, false] {
        let row = ItemRow(count: 50, length: 60, axis: axis)
        let tiles = Tiling<Int>(row)
        let chain: [any ScrollBehavior] = [
          tiles, KeepAnchor(row), StayAtEnd(axis: axis, at: side), Bouncing(),
        ]
        let hand = Hand(scroller(chain), axis, at: 900, frames: 1)
        tiles.scroll(to: item, align: align, animated: isAnimated)
        hand.rest()
        let extent = { hand.scroll.geometry.extent[axis] }
        #expect(hand.offset == extent()[side])
        for _ in 0..<2 {
          try row.insert(1, at: side == .upper ? row.items.upperBound : 0)
          #expect(hand.offset == extent()[side], "\(side), animated: \(isAnimated)")
        }
        // Away from the end, the item of a command is kept.
        tiles.scroll(to: 25, align: .start, animated: isAnimated)
        hand.rest()
        let place = hand.offset
        try row.insert(2, at: 3)
        #expect(hand.offset == place + 120)
      }
    }
  }
}
