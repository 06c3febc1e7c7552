import Hands
import Testing

/// Arranged content in a snapshot: what was measured, what stays where it is, and how far it has looked.
struct ArrangingSnapshotTests {
  /// Returns the lengths of items, and counts its calls.
  private final class Ruler {
    var measured = 0
    var length = 90.0
  }

  /// 200 items of 90 points.
  private func made(
    _ axis: Axis, _ ruler: Ruler, estimate: Double? = nil, overscan: Overscan = .none,
    and more: [any ScrollBehavior] = []
  ) -> (Arranging, Hand) {
    let stack = Stack(count: 200, spacing: 10, estimate: estimate) { _, _ in
      ruler.measured += 1
      return ruler.length
    }
    let content = Arranging(stack, axis: axis, overscan: overscan)
    let scroll = ScrollController(axis.size(500, across: 320), [content] + more + [Bouncing()])
    return (content, Hand(scroll, axis))
  }

  @Test(arguments: Axis.both, [nil, 60.0])
  func measuredItemsAreNotMeasuredAgain(_ axis: Axis, _ estimate: Double?) throws {
    let ruler = Ruler()
    let (content, hand) = made(axis, ruler, estimate: estimate)
    try content.change(.resize(from: 3, to: [41]), .resize(from: 190, to: [77]))
    hand.scroll.contentOffset[axis] = 1_000
    // A measurement now returns other lengths.
    ruler.length = 300
    let (other, twin) = made(axis, ruler, estimate: estimate)
    ruler.measured = 0
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(ruler.measured == 0)
    for index in Int64(0)..<200 { #expect(other.frame(of: index) == content.frame(of: index)) }
    #expect(other.frame(of: 3)?.length(axis) == 41 && other.frame(of: 190)?.length(axis) == 77)
    #expect(other.frame(of: 0)?.length(axis) == 90)
    // Another length across asks all of them again.
    twin.scroll.viewport = axis.size(500, across: 100)
    #expect(other.frame(of: 190)?.length(axis) == estimate ?? 300 && ruler.measured > 0)
  }

  @Test(arguments: Axis.both) func theItemThatStaysWhereItIsStaysTheSame(_ axis: Axis) throws {
    let ruler = Ruler()
    let (content, hand) = made(axis, ruler)
    hand.scroll.contentOffset[axis] = 520
    // The anchor is gone from view, and stays it as long as nobody scrolls.
    try content.change(.resize(from: 5, to: [0]))
    let (other, twin) = made(axis, ruler)
    try other.change(.resize(from: 5, to: [0]))
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    for content in [content, other] { try content.change(.insert([35], at: 6)) }
    #expect(twin.offset == hand.offset && twin.scroll.snapshot() == hand.scroll.snapshot())
    for content in [content, other] { try content.change(.insert([35], at: 0)) }
    #expect(twin.offset == hand.offset && twin.scroll.snapshot() == hand.scroll.snapshot())
  }

  @Test(arguments: Axis.both) func aRestoredStackHasMeasuredAsFarAheadAsBefore(_ axis: Axis) throws {
    let ruler = Ruler()
    func chain() -> (Arranging, Hand) {
      made(axis, ruler, estimate: 60, overscan: Overscan(.points(400)))
    }
    let (content, hand) = chain()
    // Within what it has looked at, so nothing more has been measured.
    hand.scroll.contentOffset[axis] = 300
    let (other, twin) = chain()
    ruler.measured = 0
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(ruler.measured == 0 && twin.scroll.contentSize == hand.scroll.contentSize)
    for each in [hand, twin] { each.scroll.contentOffset[axis] = 700 }
    #expect(ruler.measured > 0 && twin.scroll.snapshot() == hand.scroll.snapshot())
    #expect(other.frame(of: 12) == content.frame(of: 12))
  }

  @Test(arguments: Axis.both) func aRefusalByAnotherLinkLeavesTheContentAsItWas(_ axis: Axis) throws {
    let ruler = Ruler()
    let (_, hand) = made(axis, ruler, estimate: 60, and: [RefusingLink()])
    hand.scroll.contentOffset[axis] = 2_000
    let snapshot = try #require(hand.scroll.snapshot())
    let refusing = RefusingLink()
    refusing.number = 1
    let (content, twin) = made(axis, ruler, estimate: 60, and: [refusing])
    let before = twin.scroll.snapshot()
    #expect(throws: ArchiveError.self) { try twin.scroll.restore(snapshot) }
    #expect(twin.scroll.snapshot() == before)
    // And it measures on as ever.
    try content.change(.reload(0..<2))
    #expect(content.layout.isMeasured(0..<2))
  }

  @Test(arguments: [nil, 44.0]) func aSnapshotOfOtherItemsIsRefused(_ estimate: Double?) throws {
    let ruler = Ruler()
    let (content, hand) = made(.vertical, ruler, estimate: estimate)
    let snapshot = try #require(hand.scroll.snapshot())
    try content.change(.remove(7..<8))
    let (before, size) = (hand.scroll.snapshot(), hand.scroll.contentSize)
    #expect(throws: ArchiveError.self) { try hand.scroll.restore(snapshot) }
    #expect(content.layout.count == 199 && hand.scroll.contentSize == size)
    #expect(hand.scroll.snapshot() == before)
  }
}
