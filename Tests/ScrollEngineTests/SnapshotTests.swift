import Hands
import ScrollBehaviors
import Seeds
import Testing

/// A scroller as a value: taken at any moment, and gone on from elsewhere.
struct SnapshotTests {
  /// How much is tried: a debug build takes its time.
  #if DEBUG
    static let (stories, lies, bits) = (25, 600, 1)
  #else
    static let (stories, lies, bits) = (400, 20_000, 8)
  #endif

  static func chain() -> [any ScrollBehavior] { [Clamping(), Bouncing()] }

  /// Whatever a hand may do next, by a number.
  private static func act(_ hand: Hand, _ random: inout SeededGenerator) {
    let axis = hand.axis
    switch Int.random(in: 0..<12, using: &random) {
    case 0: hand.down(at: .random(in: 0...400, using: &random))
    case 1, 2, 3: hand.move(by: .random(in: -80...80, using: &random))
    case 4: hand.lift(after: .random(in: 0...0.1, using: &random))
    case 5: hand.scroll.wheel(by: axis.vector(.random(in: -90...90, using: &random)), time: hand.time)
    case 6: hand.scroll.step(by: .lines(axis.vector(2, across: -1)), time: hand.time)
    case 7:
      hand.scroll.setContentOffset(axis.point(.random(in: -100...1_700, using: &random)), animated: true)
    case 8:
      hand.scroll.setContentOffset(
        axis.point(.random(in: 0...1_600, using: &random)), arrival: .timed(0.5, .ease))
    case 9: hand.scroll.contentInset = axis.inset(.lower, .random(in: 0...60, using: &random))
    case 10: hand.fling(at: .random(in: -4_000...4_000, using: &random))
    default: hand.frame()
    }
  }

  @Test(arguments: Axis.both) func restoredAnywhereItGoesOnToTheLastBit(_ axis: Axis) throws {
    for seed in 0..<Self.stories {
      var random = SeededGenerator(seed: UInt64(seed))
      let hand = Hand(scroller(Self.chain()), axis)
      for _ in 0..<Int.random(in: 1...40, using: &random) { Self.act(hand, &random) }
      let snapshot = try #require(hand.scroll.snapshot())
      let other = Hand(scroller(Self.chain(), viewport: 100, content: 300), axis, now: hand.now)
      other.place(like: hand)
      try other.scroll.restore(try ScrollSnapshot(bytes: snapshot.bytes))
      #expect(other.scroll.snapshot() == snapshot)
      for _ in 0..<40 {
        var same = random
        Self.act(hand, &random)
        Self.act(other, &same)
        #expect(hand.scroll.contentOffset == other.scroll.contentOffset)
        #expect(hand.scroll.velocity == other.scroll.velocity && hand.scroll.phase == other.scroll.phase)
        #expect(hand.scroll.destination == other.scroll.destination)
        #expect(hand.scroll.snapshot() == other.scroll.snapshot())
      }
    }
  }

  @Test func everyFlippedBitAndEveryCutIsRecognised() throws {
    let hand = Hand(scroller(Self.chain()))
    hand.fling(at: 900)
    hand.frames(3)
    let bytes = try #require(hand.scroll.snapshot()).bytes
    for place in bytes.indices {
      #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: Array(bytes[..<place])) }
      for bit in 0..<Self.bits {
        var flipped = bytes
        flipped[place] ^= 1 << UInt8((place + bit) % 8)
        #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: flipped) }
      }
    }
    #expect(throws: ArchiveError.notAnArchive) { try ScrollSnapshot(bytes: [1, 2, 3]) }
    #expect(throws: ArchiveError.cutShort(at: 0)) { try ScrollSnapshot(bytes: []) }
  }

  /// Bytes with a right sum and wrong contents: nothing traps, and what is taken leaves every number finite.
  @Test func liesWithARightSumDoNotTrap() throws {
    var random = SeededGenerator(seed: 5)
    var taken = 0
    for round in 0..<Self.lies {
      let hand = Hand(scroller(Self.chain()))
      switch round % 4 {
      case 0: hand.fling(at: 900)
      case 1:
        hand.down()
        hand.drag(by: -90)
      case 2: hand.scroll.setContentOffset(Point(x: 40, y: 900), arrival: .timed(0.4))
      default: hand.scroll.wheel(by: Vector(x: 3, y: 50), time: hand.time)
      }
      hand.frames(2)
      var bytes = try #require(hand.scroll.snapshot()).bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 8..<bytes.count - 8, using: &random)] = .random(in: 0...255, using: &random)
      }
      Self.sign(&bytes)
      let lie = try ScrollSnapshot(bytes: bytes)
      let before = hand.scroll.snapshot()
      do {
        try hand.scroll.restore(lie)
        taken += 1
        for _ in 0..<20 { Self.act(hand, &random) }
        let numbers = [hand.offset, hand.speed, hand.destination, hand.scroll.contentOffset.x]
        #expect(numbers.allSatisfy { $0.isFinite })
      } catch {
        #expect(hand.scroll.snapshot() == before, "a lie that is refused changes nothing")
      }
    }
    #expect(taken > 30)
  }

  private static func sign(_ bytes: inout [UInt8]) {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes.dropLast(8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for place in 0..<8 {
      bytes[bytes.count - 8 + place] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * place))
    }
  }

  /// The finger would have gone further than any offset to pull a rubber band as far out as that.
  @Test(arguments: Axis.both) func aFingerMayHoldWhatIsFarOutside(_ axis: Axis) throws {
    let hand = Hand(scroller(Self.chain()), axis)
    hand.scroll.contentOffset[axis] = -1e150
    hand.down()
    let snapshot = try #require(hand.scroll.snapshot())
    let other = scroller(Self.chain())
    try other.restore(snapshot)
    #expect(other.snapshot() == snapshot && other.contentOffset[axis] == -1e150 && other.isTracking)
  }

  @Test func anotherChainIsRefused() throws {
    let snapshot = try #require(scroller([Clamping(), Bouncing()]).snapshot())
    #expect(throws: ArchiveError.chain(at: 0)) { try scroller([Bouncing(), Clamping()]).restore(snapshot) }
    #expect(throws: ArchiveError.chain(at: 1)) { try scroller([Clamping()]).restore(snapshot) }
    let longer = scroller([Clamping(), Bouncing(), Clamping()])
    #expect(throws: ArchiveError.chain(at: 2)) { try longer.restore(snapshot) }
  }

  @Test(arguments: Axis.both) func whatRunsIsStoppedFirst(_ axis: Axis) throws {
    let log = Log()
    let hand = Hand(scroller(Self.chain(), delegate: log), axis)
    let snapshot = try #require(hand.scroll.snapshot())
    var outcomes: [AnimationOutcome] = []
    hand.scroll.setContentOffset(axis.point(900), arrival: .timed(1)) { outcomes.append($0) }
    hand.frames(9)
    try hand.scroll.restore(snapshot)
    #expect(outcomes == [.interrupted(by: .stop)] && hand.offset == 0 && hand.scroll.phase == .idle)
    #expect(
      log.story == ["didScroll…", "didEndScrollingAnimation", "didSettle(interrupted)", "didLayout"])
  }

  @Test func aFlingGoesOnToItsEnd() throws {
    let hand = Hand(scroller(Self.chain()))
    hand.fling(at: 900)
    hand.frames(3)
    let log = Log()
    let other = Hand(scroller(Self.chain(), delegate: log), now: hand.now)
    try other.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(other.destination == hand.destination && other.scroll.isDecelerating)
    other.rest()
    hand.rest()
    #expect(other.offset == hand.offset && other.now == hand.now)
    #expect(log.story == ["didLayout", "didScroll…", "didEndDecelerating", "didSettle(decelerated)"])
  }

  /// A behaviour that counts what it lives through.
  private final class Counter: ScrollBehavior {
    var name: StaticString { "Counter" }
    var count = 0.0
    var isHonest = true
    func scrollDidScroll(_ scroll: ScrollController) { count += 1 }
    func save(to archive: inout ArchiveWriter) { archive.write(count) }
    func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
      count = try archive.read()
      if !isHonest { throw archive.unusable }
    }
  }

  @Test func aBehaviourBringsItsOwnState() throws {
    let first = Counter()
    let scroll = scroller([first])
    for offset in 1...7 { scroll.contentOffset.y = Double(offset) }
    let second = Counter()
    let other = scroller([second])
    let snapshot = try #require(scroll.snapshot())
    try other.restore(snapshot)
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
  }
}
