import Hands
import Testing

/// A scroller as a value: taken at any moment, and gone on from elsewhere. Random stories take it everywhere, with
/// twins that go on from there to the last bit, and with snapshots that lie.
struct SnapshotTests {
  let log = Log()

  static func chain() -> [any ScrollBehavior] { [Clamping(), Bouncing()] }

  @Test func otherBytesThanAnArchiveAreRefused() {
    #expect(throws: ArchiveError.notAnArchive) { try ScrollSnapshot(bytes: [1, 2, 3]) }
    #expect(throws: ArchiveError.cutShort(at: 0)) { try ScrollSnapshot(bytes: []) }
  }

  /// The finger would have gone further than any offset to pull a rubber band as far out as that.
  @Test(arguments: Axis.both) func aFingerMayHoldWhatIsFarOutside(_ axis: Axis) throws {
    let hand = Hand(scroller(Self.chain()), axis, at: -1e150).held()
    let other = try hand.twin(Self.chain())
    #expect(other.offset == -1e150 && other.scroll.isTracking)
  }

  @Test func anotherChainIsRefused() throws {
    let snapshot = try #require(scroller([Clamping(), Bouncing()]).snapshot())
    #expect(throws: ArchiveError.chain(at: 0)) { try scroller([Bouncing(), Clamping()]).restore(snapshot) }
    #expect(throws: ArchiveError.chain(at: 1)) { try scroller([Clamping()]).restore(snapshot) }
    let longer = scroller([Clamping(), Bouncing(), Clamping()])
    #expect(throws: ArchiveError.chain(at: 2)) { try longer.restore(snapshot) }
  }

  @Test(arguments: Axis.both) func aRunningMotionIsStoppedFirst(_ axis: Axis) throws {
    let hand = Hand(scroller(Self.chain(), delegate: log), axis)
    let snapshot = try #require(hand.scroll.snapshot())
    var outcomes: [AnimationOutcome] = []
    hand.scroll.setContentOffset(axis.point(900), arrival: .timed(1)) { outcomes.append($0) }
    hand.frames(9)
    try hand.scroll.restore(snapshot)
    #expect(outcomes == [.interrupted(by: .stop)] && hand.offset == 0 && hand.scroll.phase == .idle)
    #expect(
      log.summary == ["didScroll…", "didEndScrollingAnimation", "didSettle(interrupted)", "didLayout"])
  }

  /// A behaviour that counts what it lives through.
  private final class Counter: ScrollBehavior {
    var name: StaticString { "Counter" }
    var count = 0.0
    var isHonest = true
    func scrollDidScroll(_ scroll: ScrollController) { count += 1 }
    func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
      try memory.field(count, where: { _ in isHonest }) { self.count = $0 }
    }
  }

  @Test func aBehaviourBringsItsOwnState() throws {
    let first = Counter()
    let scroll = scroller([first])
    for offset in 1...7 { scroll.contentOffset.y = Double(offset) }
    let second = Counter()
    let other = scroller([second])
    try other.restore(try #require(scroll.snapshot()))
    #expect(second.count == 7 && other.contentOffset.y == 7)
    // One that throws prevents it all.
    let third = Counter()
    let fourth = Counter()
    let two = scroller([third, fourth])
    two.contentOffset.y = 1
    let kept = try #require(two.snapshot())
    two.contentOffset.y = 2
    fourth.isHonest = false
    #expect(throws: ArchiveError.self) { try two.restore(kept) }
    #expect(two.contentOffset.y == 2 && third.count == 2)
    // Nor is kept what could not be read again.
    #expect(two.snapshot() == nil && two.diagnostics.count(of: .answer) == 1)
    let told = "Counter, link 2, remember: 1 unusable answer, The archive has"
    #expect(two.diagnostics.description.hasPrefix(told))
  }
}
