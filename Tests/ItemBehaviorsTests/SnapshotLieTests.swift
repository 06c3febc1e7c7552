import Foundation
import Hands
import ScrollBehaviors
import Seeds
import Testing

/// Snapshots in which numbers are others, with a sum that is right: either nothing changes, or the scroller goes on with
/// numbers that are finite.
///
/// `SCROLL_SNAPSHOT_LIES` says how many are tried with each chain.
struct SnapshotLieTests {
  private static let wanted = ProcessInfo.processInfo.environment["SCROLL_SNAPSHOT_LIES"].flatMap { Int($0) }
  private static let count = wanted ?? 150

  /// A scroller in the midst of something.
  private static func busy(_ behavior: Catalogue, _ random: inout SeededGenerator) -> Hand {
    let hand = Hand(scroller(behavior.make() + [Messenger()]))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: hand.frames(2)
    case 1:
      hand.fling(at: .random(in: -3_000...3_000, using: &random))
      hand.frames(.random(in: 0...30, using: &random))
    case 2:
      hand.down()
      hand.drag(by: .random(in: -300...300, using: &random))
    case 3:
      hand.scroll.contentOffset.y = 40
      hand.frame()
      hand.fling(at: -2_500)
      hand.frames(8)
    case 4:
      hand.frame()
      hand.scroll.setContentOffset(Point(x: 0, y: 900), animated: true)
      hand.frames(.random(in: 0...20, using: &random))
    case 5:
      hand.scroll.setContentOffset(Point(x: 0, y: 700), arrival: .timed(0.4, .ease))
      hand.frames(.random(in: 0...20, using: &random))
    case 6: hand.scroll.wheel(by: Vector(x: 3, y: 260), time: hand.time)
    default: hand.scroll.step(by: .pages(Vector(x: 0, y: 1)), time: hand.time)
    }
    return hand
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 300, -300, 1e-300, .leastNonzeroMagnitude, 1e9, -1e12, 1e100, 1e150, -1e150,
    1.01e150,
    1e151, -1e160, 1e200, -1e300, 1e308, -1e308, .greatestFiniteMagnitude, .infinity, .nan,
  ]
  private static let counts: [Int64] = [
    0, 1, -1, 2, 7, 1 << 31, -1 << 31, 1 << 46, 1 << 60, -1 << 60, 1 << 61, 1 << 62, -1 << 62, .max, .min,
    .max - 1,
  ]

  /// The same bytes with some of them others.
  private static func lie(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 8..<bytes.count - 8, using: &random)
      let bits: UInt64
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        bytes[place] = .random(in: 0...255, using: &random)
        continue
      case 1: bits = UInt64(bitPattern: counts.randomElement(using: &random) ?? 0)
      default: bits = (numbers.randomElement(using: &random) ?? 0).bitPattern
      }
      for byte in 0..<8 where place + byte < bytes.count - 8 {
        bytes[place + byte] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte))
      }
    }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes.dropLast(8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return bytes.dropLast(8) + (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }

  /// The first of a scroller's numbers that is none; nil if all are.
  private static func unsound(_ scroll: ScrollController) -> String? {
    var numbers: [(String, Double)] = []
    func note(_ name: String, _ vector: Vector) { numbers += [(name, vector.x), (name, vector.y)] }
    note("offset", scroll.contentOffset - .zero)
    note("destination", scroll.destination - .zero)
    note("position", scroll.contentPosition - .zero)
    note("velocity", scroll.velocity)
    note("translation", scroll.dragTranslation)
    note("content", Vector(x: scroll.contentSize.width, y: scroll.contentSize.height))
    for axis in Axis.both {
      let extent = scroll.geometry.extent[axis]
      numbers += [("wall", extent.lower ?? 0), ("wall", extent.upper ?? 0), ("period", extent.period ?? 0)]
    }
    if let motion = scroll.motion {
      numbers.append(("settling time", motion.settlingTime))
      note("motion's destination", motion.destination - .zero)
      for part in [-1, 0, 0.001, 0.01, 0.1, 0.5, 0.9, 1, 2] {
        let time = motion.start + motion.settlingTime * part
        guard time.isFinite else { continue }
        note("motion's offset", motion.offset(at: time) - .zero)
        note("motion's velocity", motion.velocity(at: time))
      }
    }
    for case let pages as Paging in scroll.behaviors { numbers.append(("fraction", pages.fraction)) }
    for case let tiles as Tiling<Int> in scroll.behaviors { numbers.append(("tiles' origin", tiles.origin)) }
    return numbers.first { !$0.1.isFinite }.map { "\($0.0) is \($0.1)" }
  }

  @Test(arguments: Catalogue.allCases) func aLieIsRefusedOrGoesOn(_ behavior: Catalogue) throws {
    var (seed, tried, taken) = (UInt64(behavior.number) << 32, 0, 0)
    while tried < Self.count {
      seed += 1
      var random = SeededGenerator(seed: seed)
      let hand = Self.busy(behavior, &random)
      let before = try #require(hand.scroll.snapshot())
      for _ in 0..<8 where tried < Self.count {
        tried += 1
        let lie = try ScrollSnapshot(bytes: Self.lie(before.bytes, &random))
        do throws(ArchiveError) {
          try hand.scroll.restore(lie)
        } catch {
          #expect(
            hand.scroll.snapshot() == before, "a refused lie changed something: \(behavior), seed \(seed)")
          continue
        }
        taken += 1
        #expect(Self.unsound(hand.scroll) == nil, "\(behavior), seed \(seed)")
        Self.goOn(hand, &random) {
          #expect(Self.unsound(hand.scroll) == nil, "\(behavior), seed \(seed), \($0)")
        }
        #expect(hand.scroll.snapshot() != nil)
        break
      }
    }
    #expect(taken > Self.count / 4 && taken < Self.count)
  }

  /// What a program does next, whatever the scroller believes.
  private static func goOn(_ hand: Hand, _ random: inout SeededGenerator, check: (String) -> Void) {
    let scroll = hand.scroll
    let now = scroll.context.time.seconds
    hand.now = now.magnitude < 1e12 ? max(hand.now, now) : hand.now
    for _ in 0..<3 { hand.frame() }
    check("frames")
    switch Int.random(in: 0..<6, using: &random) {
    case 0: hand.fling(at: 1_200)
    case 1: scroll.viewport = Size(width: 380, height: 420)
    case 2: scroll.invalidateLayout()
    case 3: scroll.setContentOffset(Point(x: 0, y: 500), animated: true)
    case 4: scroll.wheel(by: Vector(x: 0, y: -90), time: hand.time)
    default:
      hand.cancel()
      scroll.contentInset = Insets(top: 30)
    }
    check("an act")
    for _ in 0..<5 { hand.frame(after: 0.3) }
    check("more frames")
  }
}

extension Catalogue {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
